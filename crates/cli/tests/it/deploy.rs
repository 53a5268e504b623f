//! The files under `deploy/`: what they set exists, and the program accepts it.

use std::{fs, process::Command};

use tempfile::TempDir;

use crate::dolmen;

const UNIT: &str = include_str!("../../../../deploy/dolmen.service");
const CONTAINER: &str = include_str!("../../../../deploy/Containerfile");
const PROGRAM: &str = env!("CARGO_BIN_EXE_dolmen");

/// The settings of the unit, those that are only suggested included, and the words after the program's name.
fn unit() -> (Vec<(String, String)>, Vec<String>) {
    let lines = UNIT.lines().map(|line| line.trim_start_matches(['#', ' ']));
    let settings = lines.filter_map(|line| line.strip_prefix("Environment=")).map(setting).collect();
    let start = UNIT.lines().find_map(|line| line.strip_prefix("ExecStart=/usr/local/bin/dolmen "));
    (settings, start.expect("it starts the program").split(' ').map(str::to_owned).collect())
}

fn container() -> (Vec<(String, String)>, Vec<String>) {
    let line = |word: &str| CONTAINER.lines().find_map(|line| line.strip_prefix(word)).expect("it is there");
    let command: Vec<String> = serde_json::from_str(line("CMD ")).unwrap();
    assert_eq!(command[0], "dolmen");
    (line("ENV ").split(' ').map(setting).collect(), command[1..].to_vec())
}

fn setting(text: &str) -> (String, String) {
    let (name, value) = text.split_once('=').expect("a name and a value");
    (name.to_owned(), value.to_owned())
}

#[test]
fn units_and_containers_set_what_the_program_reads() {
    let help = dolmen(&["serve", "--help"]).out.split_whitespace().collect::<Vec<&str>>().join(" ");
    for (settings, args) in [unit(), container()] {
        assert!(settings.len() >= 3, "{settings:?}");
        for (name, _) in &settings {
            assert!(help.contains(&format!("env: {name}=")), "{name} is not read");
        }
        // All of it is read before the folder is used, and that one cannot be.
        let serve = |settings: &[(String, String)]| {
            let ran = Command::new(PROGRAM)
                .args(&args)
                .args(["--data", "/proc/dolmen"])
                .envs(settings.iter().cloned())
                .output()
                .unwrap();
            String::from_utf8(ran.stderr).unwrap()
        };
        let said = serve(&settings);
        assert!(said.contains("the data folder /proc/dolmen cannot be used"), "{said}");
        let listen = settings.iter().position(|(name, _)| name == "DOLMEN_LISTEN").unwrap();
        let mut wrong = settings.clone();
        wrong[listen].1 = "nowhere".into();
        assert!(serve(&wrong).contains("--listen"), "a wrong value is seen");
    }
}

/// Where systemd is installed, it finds nothing to say about the unit.
#[test]
fn the_unit_is_one_that_systemd_reads() {
    let folder = TempDir::new().unwrap();
    let verify = |unit: &str| {
        let file = folder.path().join("dolmen.service");
        fs::write(&file, unit.replace("/usr/local/bin/dolmen", PROGRAM)).unwrap();
        let ran = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&file).output().ok()?;
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        // It also speaks of other units of the machine.
        let ours: Vec<&str> = said.lines().filter(|line| line.contains("dolmen")).collect();
        Some((ran.status.success(), ours.join("\n")))
    };
    let Some(found) = verify(UNIT) else { return };
    assert_eq!(found, (true, String::new()));
    let (_, said) = verify(&UNIT.replace("NoNewPrivileges", "NoOldPrivileges")).unwrap();
    assert!(said.contains("NoOldPrivileges"), "a wrong key is seen");
}

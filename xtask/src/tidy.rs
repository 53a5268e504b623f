//! The house rules that no compiler checks.

use std::path::Path;

use crate::{
    clauses::defined,
    run::root,
    source::{browser_tests, clause_ids, files, read, rust_tests},
};

/// Crates that hold rules: no clock, thread, randomness, floats, files or hash maps.
fn rules_crates() -> Vec<String> {
    let mut crates = vec!["stdx".to_owned(), "kernel".to_owned()];
    crates.extend(crate::run::games().expect("games/ can be read"));
    crates
}

/// The lines of a file without comments, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(i, l)| (i + 1, l)).filter(|(_, l)| !l.trim_start().starts_with("//"))
}

fn has_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let edge = |b: Option<&u8>| b.is_none_or(|b| !b.is_ascii_alphanumeric() && *b != b'_');
        edge(at.checked_sub(1).and_then(|i| line.as_bytes().get(i)))
            && edge(line.as_bytes().get(at + word.len()))
    })
}

fn is_test_code(path: &Path) -> bool {
    let parts: Vec<String> =
        path.components().map(|c| c.as_os_str().to_string_lossy().into_owned()).collect();
    parts.iter().any(|p| p == "tests" || p == "tests.rs" || p == "examples" || p == "benches")
}

#[test]
fn rules_have_no_clock_thread_float_or_randomness() {
    let forbidden = [
        "HashMap",
        "HashSet",
        "std::time",
        "Instant",
        "SystemTime",
        "std::thread",
        "f32",
        "f64",
        "rand",
        "std::fs",
        "std::io",
        "std::env",
        "std::net",
        "static mut",
        "RefCell",
        "Mutex",
    ];
    let mut faults = Vec::new();
    for name in rules_crates() {
        for file in files(&root().join("crates").join(&name).join("src"), "rs").unwrap() {
            // An evaluation is a bot's opinion of a position, not a rule: nothing in `next`, `legal` or `apply` reads it.
            let is_opinion =
                file.components().any(|c| c.as_os_str().to_string_lossy().starts_with("evaluate"));
            if is_test_code(&file) || is_opinion {
                continue;
            }
            for (line, text) in code(&read(&file).unwrap()) {
                for word in forbidden.iter().filter(|w| has_word(text, w)) {
                    faults.push(format!("{}:{line}: {word}", file.display()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "rules must be pure:\n{}", faults.join("\n"));
}

#[test]
fn only_a_game_and_the_catalog_name_it() {
    let games = crate::run::games().unwrap();
    let mut faults = Vec::new();
    let mut sources = files(&root().join("crates"), "rs").unwrap();
    sources.extend(files(&root().join("web/src"), "ts").unwrap());
    sources.extend(files(&root().join("web/src"), "svelte").unwrap());
    for file in sources {
        let place = file.strip_prefix(root()).unwrap().display().to_string();
        // The help of the command line shows examples.
        let excused = games.iter().any(|g| place.starts_with(&format!("crates/{g}/")))
            || place.starts_with("crates/catalog/")
            || place == "crates/cli/src/args.rs"
            || is_test_code(&file);
        if excused {
            continue;
        }
        for (line, text) in code(&read(&file).unwrap()) {
            for game in &games {
                if has_word(text, game) || has_word(text, &game.replace('-', "_")) {
                    faults.push(format!("{place}:{line}: {game}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "a game's name outside its crate:\n{}", faults.join("\n"));
}

#[test]
fn source_files_are_small() {
    let mut faults = Vec::new();
    for ending in ["rs", "ts", "svelte", "py"] {
        for file in files(&root(), ending).unwrap() {
            let text = read(&file).unwrap();
            // What a program has written nobody reads from top to bottom.
            let n = text.lines().count();
            if n > 800 && !text.starts_with("// Made by") {
                faults.push(format!("{n} {}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "files of over 800 lines:\n{}", faults.join("\n"));
}

#[test]
fn nothing_is_left_unfinished() {
    // Written in two parts, so that this file does not find itself.
    let marks =
        ["TO\x44O", "FIX\x4dE", "XX\x58", "to\x64o!(", "unimplemente\x64!(", "db\x67!(", "#[ignor\x65"];
    let mut faults = Vec::new();
    for ending in ["rs", "ts", "svelte", "toml", "md", "py"] {
        for file in files(&root(), ending).unwrap() {
            for (i, line) in read(&file).unwrap().lines().enumerate() {
                if marks.iter().any(|m| line.contains(m)) {
                    faults.push(format!("{}:{}: {}", file.display(), i + 1, line.trim()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "marks of unfinished work:\n{}", faults.join("\n"));
}

#[test]
fn hidden_facts_are_decided_field_by_field() {
    for game in crate::run::games().unwrap() {
        let path = root().join("crates").join(&game).join("src/hidden.rs");
        let text = read(&path).unwrap();
        assert!(text.contains("State {"), "{} takes the state apart", path.display());
        for (at, _) in text.match_indices("let State {") {
            let pattern = &text[at..at + text[at..].find('}').unwrap()];
            assert!(!pattern.contains(".."), "{}: the state is taken apart whole: {pattern}", path.display());
        }
    }
}

#[test]
fn every_crate_follows_the_workspace_lints() {
    for manifest in files(&root(), "toml").unwrap() {
        if manifest.file_name().is_some_and(|n| n == "Cargo.toml") && manifest.parent() != Some(&root()) {
            let text = read(&manifest).unwrap();
            assert!(text.contains("[lints]\nworkspace = true"), "{} has no lints", manifest.display());
            assert!(!text.contains("git = "), "{} has a git dependency", manifest.display());
        }
    }
}

#[test]
fn json_is_known_to_the_outer_crates_only() {
    for manifest in files(&root().join("crates"), "toml").unwrap() {
        let name = manifest.parent().unwrap().file_name().unwrap().to_string_lossy().into_owned();
        let outer = ["wire", "server", "external", "arena", "cli"].contains(&name.as_str());
        assert!(outer || !read(&manifest).unwrap().contains("serde_json"), "{name} knows JSON");
    }
}

/// The crates with rules of their own: the games, and the table.
fn ruled() -> Vec<String> {
    let mut names = crate::run::games().unwrap();
    names.push("table".to_owned());
    names
}

#[test]
fn refusals_name_clauses_that_exist() {
    for game in ruled() {
        let folder = root().join("crates").join(&game);
        let known = defined(&read(&folder.join("RULES.md")).unwrap());
        for file in files(&folder.join("src"), "rs").unwrap() {
            for (line, text) in code(&read(&file).unwrap()) {
                for id in clause_ids(text).into_iter().filter(|id| id[..2] == known[0][..2]) {
                    assert!(known.contains(&id), "{}:{line}: there is no clause {id}", file.display());
                }
            }
        }
    }
}

#[test]
fn rules_say_the_same_in_every_language() {
    // The shape of a text: headings, clauses with what they refer to, and numbers, line by line.
    let shape = |text: &str| -> Vec<String> {
        let mark = |line: &str| {
            let level = line.chars().take_while(|c| *c == '#').count();
            // The order of words differs between languages, and "first" is a number in some.
            let plain =
                ["1er", "1re", "1.º", "1º", "1ª"].iter().fold(line.to_owned(), |l, w| l.replace(w, ""));
            let mut numbers: Vec<&str> = plain.split(|c: char| !c.is_ascii_digit()).collect();
            numbers.retain(|n| !n.is_empty());
            numbers.sort_unstable();
            format!("{level} {} {:?} {numbers:?}", line.starts_with("- "), clause_ids(line))
        };
        text.lines().map(mark).collect()
    };
    for game in ruled() {
        let folder = root().join("crates").join(&game);
        let english = read(&folder.join("RULES.md")).unwrap();
        for language in ["fr", "pt"] {
            let other = read(&folder.join(format!("RULES.{language}.md"))).unwrap();
            for (at, (ours, theirs)) in shape(&english).iter().zip(shape(&other)).enumerate() {
                assert_eq!(*ours, theirs, "{game} {language}: line {} says something else", at + 1);
            }
            assert_eq!(english.lines().count(), other.lines().count(), "{game} {language}: lines");
            let same = english.lines().zip(other.lines()).filter(|(a, b)| a.len() > 40 && a == b).count();
            assert_eq!(same, 0, "{game} {language}: lines that are still English");
        }
    }
}

#[test]
fn clause_ids_are_found_in_names_and_comments() {
    assert_eq!(clause_ids("see DG-E01, not XDG-E02 nor DG-E033 (DG-E04)"), ["DG-E01", "DG-E04"]);
    let tests = rust_tests("/// DG-E01\n#[test]\nfn dg_e02_works() {}\n\nfn helper_dg_e03() {}\n");
    assert_eq!(tests, [("dg_e02_works".to_owned(), vec!["DG-E01".to_owned(), "DG-E02".to_owned()])]);
    let told = browser_tests(
        "// TB-H01\n// TB-H02: why\ntest('it is covered', async () => {\n// TB-H03\nconst a = 1;\n",
    );
    assert_eq!(told, [("it is covered".to_owned(), vec!["TB-H01".to_owned(), "TB-H02".to_owned()])]);
    assert_eq!(defined("- DG-S01 text\n- see DG-S02\n- **DG-S03** bold\n"), ["DG-S01", "DG-S03"]);
}

//! What the lock file of the browser client names, so that the same packages are installed everywhere.
//!
//! npm writes the optional packages of the platform it runs on and may leave out the others, when packages are already
//! installed. A lock that is not whole is written anew by
//! `rm -rf web/node_modules && npm --prefix web install --package-lock-only`; when that changes nothing, the entries of the
//! package that is not whole are deleted first.

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use crate::{run::root, source::read};

/// Where the client can be built: the names of npm for an operating system and a processor.
const PLATFORMS: [(&str, &str); 6] = [
    ("linux", "x64"),
    ("linux", "arm64"),
    ("darwin", "x64"),
    ("darwin", "arm64"),
    ("win32", "x64"),
    ("win32", "arm64"),
];

/// Everything that keeps a lock file from installing the same on every platform; nothing when it is whole.
fn faults(lock: &str) -> Result<Vec<String>> {
    let lock: Value = serde_json::from_str(lock).context("the lock file is not JSON")?;
    let packages = lock["packages"].as_object().context("the lock file has no packages")?;
    let mut faults = Vec::new();
    for (place, package) in packages {
        // Without a hash npm installs whatever it is given.
        if !place.is_empty() && package["integrity"].as_str().is_none() {
            faults.push(format!("{place} has no hash"));
        }
        let Some(wanted) = package["optionalDependencies"].as_object() else { continue };
        let mut parts = Vec::new();
        for name in wanted.keys() {
            match installed(packages, place, name) {
                Some(part) => parts.push(part),
                None => faults.push(format!("{place}: {name} is missing")),
            }
        }
        // Parts that name a processor are the same thing for different machines, so every machine needs one.
        parts.retain(|part| part["cpu"].is_array());
        let serves = |part: &Value, (os, cpu)| is_for(part, "os", os) && is_for(part, "cpu", cpu);
        for platform in PLATFORMS {
            if !parts.is_empty() && !parts.iter().any(|part| serves(part, platform)) {
                faults.push(format!("{place}: nothing for {} on {}", platform.0, platform.1));
            }
        }
    }
    Ok(faults)
}

/// The package that a name means at a place: in the packages' own folder, or in one above it.
fn installed<'a>(packages: &'a Map<String, Value>, place: &str, name: &str) -> Option<&'a Value> {
    let mut folder = place;
    loop {
        let at = if folder.is_empty() {
            format!("node_modules/{name}")
        } else {
            format!("{folder}/node_modules/{name}")
        };
        match packages.get(&at) {
            Some(package) => return Some(package),
            None if folder.is_empty() => return None,
            None => folder = folder.rfind("/node_modules/").map_or("", |end| &folder[..end]),
        }
    }
}

fn is_for(part: &Value, field: &str, value: &str) -> bool {
    part[field].as_array().is_some_and(|names| names.iter().any(|name| name == value))
}

fn lock() -> String {
    read(&root().join("web/package-lock.json")).unwrap()
}

#[test]
fn the_lock_file_is_whole_for_every_platform() {
    let faults = faults(&lock()).unwrap();
    assert!(faults.is_empty(), "web/package-lock.json:\n{}", faults.join("\n"));
}

/// The real file is one that the test looks at, not one that it looks past: each platform counts.
#[test]
fn a_platform_that_is_missing_from_the_real_lock_file_is_found() {
    for (os, cpu) in PLATFORMS {
        let mut lock: Value = serde_json::from_str(&lock()).unwrap();
        let packages = lock["packages"].as_object_mut().unwrap();
        let before = packages.len();
        packages.retain(|_, package| !(is_for(package, "os", os) && is_for(package, "cpu", cpu)));
        assert!(packages.len() < before);
        let faults = faults(&lock.to_string()).unwrap().join("\n");
        assert!(faults.contains(&format!("node_modules/rolldown: nothing for {os} on {cpu}")), "{faults}");
        assert!(faults.contains("is missing"), "{faults}");
    }
}

fn of(packages: &str) -> Vec<String> {
    faults(&format!(r#"{{"packages": {{{packages}}}}}"#)).unwrap()
}

#[test]
fn an_optional_package_is_found_where_npm_would_look_for_it() {
    let above = r#"
        "": {},
        "node_modules/a": {"integrity": "x", "optionalDependencies": {"b": "1"}},
        "node_modules/a/node_modules/b": {"integrity": "x", "optionalDependencies": {"c": "1"}}"#;
    assert_eq!(of(above), ["node_modules/a/node_modules/b: c is missing"]);
    for place in
        ["node_modules/c", "node_modules/a/node_modules/c", "node_modules/a/node_modules/b/node_modules/c"]
    {
        assert!(of(&format!(r#"{above}, "{place}": {{"integrity": "x"}}"#)).is_empty(), "{place}");
    }
}

#[test]
fn a_package_without_a_hash_is_found() {
    assert_eq!(of(r#""": {}, "node_modules/a": {"version": "1.0.0"}"#), ["node_modules/a has no hash"]);
}

#[test]
fn what_is_no_lock_file_is_said() {
    assert!(faults("{").unwrap_err().to_string().contains("not JSON"));
    assert!(faults("{}").unwrap_err().to_string().contains("no packages"));
}

//! The browser client: its packages, its build, its checks, and a browser to test it in.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

use anyhow::{Result, bail};

use crate::run::{has, root, run};

const CHROMIUM: &str = "/usr/bin/chromium";
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Builds the client into web/dist, which the server embeds. Sets up its packages when they are missing.
///
/// A client that is as new as all it is made of stays as it is: new files, even with the same content, would make cargo
/// build the server anew.
pub fn build() -> Result<()> {
    packages()?;
    if is_built(&root().join("web")).unwrap_or(false) {
        println!("The browser client is up to date.");
        return Ok(());
    }
    npm(&["run", "build"])
}

/// Whether everything in the folder of the client is older than what was built of it.
fn is_built(web: &Path) -> io::Result<bool> {
    let page = web.join("dist/index.html");
    if !page.exists() {
        return Ok(false);
    }
    let mut newest = modified(&web.join("node_modules/.package-lock.json"))?;
    for entry in fs::read_dir(web)? {
        let entry = entry?;
        // What is made of the client, or looks at it.
        let name = entry.file_name();
        if !["dist", "node_modules", "test-results", "tests"].iter().any(|other| name == *other) {
            newest = newest.max(newest_in(entry.path())?);
        }
    }
    Ok(newest < modified(&page)?)
}

/// When something was last changed here; a folder changes when a file comes or goes.
fn newest_in(path: PathBuf) -> io::Result<SystemTime> {
    let mut newest = modified(&path)?;
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            newest = newest.max(newest_in(entry?.path())?);
        }
    }
    Ok(newest)
}

fn modified(path: &Path) -> io::Result<SystemTime> {
    fs::metadata(path)?.modified()
}

/// Type check, lint, format, and the words of the client.
pub fn check() -> Result<()> {
    packages()?;
    npm(&["run", "check"])
}

/// The client in a real browser against the real program: the one that the variable `CHROMIUM` names, or Debian's, which is
/// installed when it is missing.
pub fn test() -> Result<()> {
    let own = env::var_os("CHROMIUM");
    if let Some(path) = own.as_ref().filter(|path| !Path::new(path).exists()) {
        bail!("CHROMIUM names {}, and there is nothing", path.display());
    }
    if own.is_none() && !Path::new(CHROMIUM).exists() {
        if !has("apt-get", &["--version"]) {
            bail!("a Chromium is needed to test the browser client: set CHROMIUM to where it is");
        }
        println!("Chromium is missing; installing Debian's.");
        run("apt-get", &["update", "-qq"], &[])?;
        run(
            "apt-get",
            &["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"],
            &[],
        )?;
    }
    let data = root().join("web/test-results/data");
    if data.exists() {
        fs::remove_dir_all(&data)?;
    }
    npm(&["test"])
}

/// The packages of the lock file.
pub fn packages() -> Result<()> {
    if !has(NPM, &["--version"]) {
        bail!("Node.js with npm is needed for the browser client (20 or newer); `dolmen play` works without");
    }
    let web = root().join("web");
    // npm writes this file last, so it is as new as the packages.
    let (lock, installed) = (web.join("package-lock.json"), web.join("node_modules/.package-lock.json"));
    let age = |path: &Path| modified(path).ok();
    if age(&installed).is_none() || age(&installed) < age(&lock) {
        // Exactly what was tested, on every platform: whatever the lock file does not name is a fault of the lock file.
        npm(&["ci", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

fn npm(args: &[&str]) -> Result<()> {
    let web = root().join("web");
    let mut all = vec!["--prefix", web.to_str().unwrap_or("web")];
    all.extend(args);
    run(NPM, &all, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits until what is written now is newer than what was written before: some file systems know times by the hundredth
    /// of a second only.
    fn tick(web: &Path) {
        let probe = web.with_extension("probe");
        fs::write(&probe, "x").unwrap();
        let before = modified(&probe).unwrap();
        while modified(&probe).unwrap() <= before {
            fs::write(&probe, "x").unwrap();
        }
        fs::remove_file(&probe).unwrap();
    }

    fn write(web: &Path, path: &str) {
        tick(web);
        let path = web.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, "x").unwrap();
    }

    #[test]
    fn the_client_is_built_anew_when_a_file_changes_comes_or_goes_and_not_otherwise() {
        let web = std::env::temp_dir().join(format!("dolmen-xtask-{}", std::process::id()));
        let write = |path: &str| write(&web, path);
        let (old, page) = ("src/deep/old.ts", "dist/index.html");
        write(old);
        write("node_modules/.package-lock.json");
        assert!(!is_built(&web).unwrap(), "never");
        let settle = |what: &str| {
            assert!(!is_built(&web).unwrap_or(false), "{what}");
            write(page);
            assert!(is_built(&web).unwrap(), "after {what}");
        };
        settle("the first time");
        write("tests/a.spec.ts");
        write("test-results/log");
        write("dist/assets/a.js");
        assert!(is_built(&web).unwrap(), "what is not part of it");
        write(old);
        settle("a change");
        write("src/deep/new.ts");
        settle("a new file");
        tick(&web);
        fs::remove_file(web.join(old)).unwrap();
        settle("a file that is gone");
        write("node_modules/.package-lock.json");
        settle("other packages");
        fs::remove_dir_all(&web).unwrap();
    }
}

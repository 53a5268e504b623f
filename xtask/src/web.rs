//! The browser client: its packages, its build, its checks, and a browser to test it in.

use std::{fs, path::Path};

use anyhow::{Result, bail};

use crate::run::{has, root, run};

const CHROMIUM: &str = "/usr/bin/chromium";

/// Builds the client into web/dist, which the server embeds. Sets up its packages when they are missing.
pub fn build() -> Result<()> {
    packages()?;
    npm(&["run", "build"])
}

/// Type check, lint, format, and the words of the client.
pub fn check() -> Result<()> {
    packages()?;
    npm(&["run", "check"])
}

/// The client in a real browser against the real program. Installs Debian's Chromium when there is none.
pub fn test() -> Result<()> {
    if !Path::new(CHROMIUM).exists() {
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
fn packages() -> Result<()> {
    if !has("npm", &["--version"]) {
        bail!("Node.js with npm is needed for the browser client (20 or newer); `dolmen play` works without");
    }
    let web = root().join("web");
    // npm writes this file last, so it is as new as the packages.
    let (lock, installed) = (web.join("package-lock.json"), web.join("node_modules/.package-lock.json"));
    let age = |path: &Path| fs::metadata(path).and_then(|m| m.modified()).ok();
    if age(&installed).is_none() || age(&installed) < age(&lock) {
        // Not `npm ci`: it refuses lock files without the optional packages of other platforms.
        npm(&["install", "--no-save", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

fn npm(args: &[&str]) -> Result<()> {
    let web = root().join("web");
    let mut all = vec!["--prefix", web.to_str().unwrap_or("web")];
    all.extend(args);
    run("npm", &all, &[])
}

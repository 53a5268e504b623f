//! Reading and writing files without losing any.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

/// Records and scenarios are at most this large.
const BYTES_MAX: u64 = 64 << 20;

/// Reads a text file of bounded size.
pub fn read(path: &Path) -> Result<String> {
    let size = fs::metadata(path).with_context(|| format!("{} cannot be read", path.display()))?.len();
    if size > BYTES_MAX {
        bail!("{} has {size} bytes, more than {BYTES_MAX}", path.display());
    }
    let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
    String::from_utf8(bytes).with_context(|| format!("{} is no text (not UTF-8)", path.display()))
}

/// Writes a file whole or not at all. An existing file is only replaced when `replace` says so.
pub fn write(path: &Path, text: &str, replace: bool) -> Result<()> {
    if !replace && path.exists() {
        bail!("{} exists already and is not overwritten", path.display());
    }
    let part = beside(path, ".part");
    let mut file =
        fs::File::create(&part).with_context(|| format!("{} cannot be written", part.display()))?;
    file.write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&part, path))
        .with_context(|| format!("{} cannot be written", path.display()))
}

/// The file beside a saved game that keeps its seed secret until the end.
pub fn seed_file(record: &Path) -> PathBuf {
    beside(record, ".seed")
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

/// A folder that is new or empty.
pub fn empty_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("the folder {} cannot be made", path.display()))?;
    let mut entries = fs::read_dir(path).with_context(|| format!("{} cannot be read", path.display()))?;
    if entries.next().is_some() {
        bail!("the folder {} is not empty, and nothing in it is overwritten", path.display());
    }
    Ok(())
}

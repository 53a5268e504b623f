//! Golden files: compared with what the program says now, or written anew when `DOLMEN_BLESS` is set.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// Whether golden files are to be written rather than compared.
pub fn is_blessing() -> bool {
    env::var_os("DOLMEN_BLESS").is_some()
}

/// The folder of a game's golden material.
pub fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game)
}

/// The golden files in a folder with this ending, sorted by name.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("the folder can be read").path()).collect();
    files.retain(|path| path.extension().is_some_and(|x| x == ending));
    files.sort();
    files
}

/// The name of a file without folder and ending.
pub fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{} cannot be read: {e}", path.display()))
}

pub fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
    fs::write(path, text).unwrap_or_else(|e| panic!("{} cannot be written: {e}", path.display()));
}

/// Removes the golden files in a folder with this ending, before others are written.
pub fn clear(folder: &Path, ending: &str) {
    for file in files(folder, ending) {
        fs::remove_file(&file).unwrap_or_else(|e| panic!("{} cannot be removed: {e}", file.display()));
    }
}

/// Compares a golden file with what it should say, or writes it when asked to.
pub fn check(path: &Path, text: &str) {
    if is_blessing() {
        return write(path, text);
    }
    let golden = fs::read_to_string(path).unwrap_or_default();
    let (old, new): (Vec<&str>, Vec<&str>) = (golden.lines().collect(), text.lines().collect());
    let first = old.iter().zip(&new).position(|(a, b)| a != b).unwrap_or(old.len().min(new.len()));
    assert!(
        golden == text,
        "{} differs from line {}:\n  golden: {}\n  now:    {}\nIf this is meant, run `cargo xtask bless` and review the difference.",
        path.display(),
        first + 1,
        old.get(first).unwrap_or(&"(the end)"),
        new.get(first).unwrap_or(&"(the end)"),
    );
}

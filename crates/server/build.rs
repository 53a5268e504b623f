//! Compresses the files of the browser client into the program, if they have been built.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
};

use sha2::{Digest, Sha256};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    let dist =
        Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where")).join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    // Of a folder that is not there yet, the parent must be watched.
    let watched = if dist.exists() { dist.clone() } else { dist.with_file_name("") };
    if watched.exists() {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    let mut paths = Vec::new();
    collect(&dist, &mut paths);
    let mut files: Vec<(String, PathBuf)> =
        paths.into_iter().map(|path| (name(&dist, &path), path)).collect();
    files.sort();
    let entries: Vec<String> =
        files.iter().enumerate().map(|(i, (name, path))| entry(i, name, path, &out)).collect();
    fs::write(out.join("files.rs"), format!("[{}]", entries.join(",")))
        .expect("the build folder can be written");
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect(&path, paths);
        } else {
            paths.push(path);
        }
    }
}

fn name(dist: &Path, path: &Path) -> String {
    let parts = path.strip_prefix(dist).expect("it was found there").components();
    parts.map(|part| part.as_os_str().to_string_lossy().into_owned()).collect::<Vec<String>>().join("/")
}

/// Writes a file in its forms and the Rust that names them.
fn entry(i: usize, name: &str, path: &Path, out: &Path) -> String {
    let bytes = fs::read(path).expect("the file can be read");
    let tag: String = Sha256::digest(&bytes).iter().take(8).map(|b| format!("{b:02x}")).collect();
    let (brotli, gzip) = (brotli(&bytes), gzip(&bytes));
    let keep = |kind: &str, bytes: &[u8]| {
        let path = out.join(format!("file-{i}.{kind}"));
        fs::write(&path, bytes).expect("the build folder can be written");
        format!("include_bytes!({:?})", path.display().to_string())
    };
    let body = if gzip.len() + gzip.len() / 10 < bytes.len() {
        format!("Coded::Packed {{ brotli: {}, gzip: {} }}", keep("br", &brotli), keep("gz", &gzip))
    } else {
        format!("Coded::Plain({})", keep("bin", &bytes))
    };
    format!(
        "File {{ path: {name:?}, kind: {:?}, tag: {:?}, lasting: {}, body: {body} }}",
        kind(name),
        format!("\"{tag}\""),
        // The bundler puts the hash of the content into these names.
        name.starts_with("assets/"),
    )
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, 11, 22);
    writer.write_all(bytes).expect("memory takes everything");
    drop(writer);
    packed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes).expect("memory takes everything");
    writer.finish().expect("memory takes everything")
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        _ => "application/octet-stream",
    }
}

use std::{fs, path::Path};

use crate::{SceneHash, text_hash, typescript};

/// The browser's types are those of this crate. `DOLMEN_BLESS=1` writes them.
#[test]
fn typescript_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire.ts");
    let made = typescript();
    if std::env::var_os("DOLMEN_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &made).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "web/src/wire.ts is not what the types say: run DOLMEN_BLESS=1 cargo test -p wire");
}

/// The same numbers stand in PROTOCOL.md, for whoever writes a client.
#[test]
fn hashes_are_those_of_the_protocol() {
    assert_eq!(text_hash(""), 0x811c9dc5);
    assert_eq!(text_hash(r#"{"id":"a"}"#), 2893124221);
    assert_eq!(text_hash(r#"{"id":"é"}"#), text_hash_by_units("{\"id\":\"é\"}"));
    let mut hash = SceneHash::new();
    hash.add(1);
    hash.add(2);
    assert_eq!(hash.get(), (((0x811c9dc5u32 ^ 1).wrapping_mul(0x01000193)) ^ 2).wrapping_mul(0x01000193));
}

fn text_hash_by_units(text: &str) -> u32 {
    text.encode_utf16().fold(0x811c9dc5, |h: u32, unit| (h ^ u32::from(unit)).wrapping_mul(0x01000193))
}

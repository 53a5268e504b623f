//! The parts by themselves. The whole is tested in `tests/it`.

mod disk;
mod packs;
mod programs;
mod shadow;

use crate::{Rate, limit::Buckets, room::clean, secret::Secret};

#[test]
fn texts_are_bounded_and_say_what_they_show() {
    assert_eq!(clean("  Ann\n Lee\u{7}\u{202e} ", 10).unwrap(), "Ann  Lee");
    assert_eq!(clean("ééééé", 5).unwrap(), "ééééé");
    assert!(clean("éééééé", 5).is_err());
    assert!(clean("\u{200b}\t\u{feff}", 5).is_err());
}

#[test]
fn secrets_are_long_and_never_printed() {
    let token = Secret::token();
    assert_eq!(format!("{token:?}"), "Secret");
    let text = token.reveal();
    // Five bits a letter.
    assert!(text.len() * 5 >= 256, "{text}");
    let code = Secret::recovery();
    let hash = code.hash();
    let code = code.reveal();
    assert_eq!(code.len(), 26 + 5);
    assert_eq!(Secret::typed(&code.to_uppercase().replace('-', " ")).hash(), hash);
    assert_ne!(Secret::typed("").hash(), hash);
}

#[test]
fn a_bucket_empties_and_fills_again() {
    let buckets = Buckets::new(Rate { burst: 2, per_second: 200.0 }, 1);
    assert!(buckets.take(1u32) && buckets.take(1) && !buckets.take(1));
    assert!(buckets.take(2), "everybody has their own");
    assert!(!buckets.has(&1) && buckets.has(&3));
    std::thread::sleep(std::time::Duration::from_millis(10));
    assert!(buckets.take(1));
}

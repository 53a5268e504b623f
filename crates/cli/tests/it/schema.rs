//! Whether JSON fits the schemas in `docs/`: the part of JSON Schema (draft 2020-12) that those use.

use serde_json::Value;

use crate::dolmen;

pub const GAMES: &str = include_str!("../../../../docs/games-1.schema.json");
const VERIFY: &str = include_str!("../../../../docs/verify-2.schema.json");

/// Keywords that only explain.
const WORDS: [&str; 5] = ["$schema", "$id", "$defs", "title", "description"];

/// Why a value does not fit a schema. Keys that the schema does not name do not fit either: readers ignore them, but we
/// must not write what is not described.
pub fn fits(schema: &str, value: &Value) -> Result<(), String> {
    let root: Value = serde_json::from_str(schema).unwrap();
    assert_eq!(root["$schema"], "https://json-schema.org/draft/2020-12/schema");
    check(&root, &root, value, "")
}

fn check(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let no = |what: String| Err(format!("{at}: {what}"));
    for (keyword, wanted) in schema.as_object().expect("a schema is an object") {
        let good = match keyword.as_str() {
            word if WORDS.contains(&word) => true,
            "$ref" => {
                let path = wanted.as_str().and_then(|path| path.strip_prefix('#')).expect("within the file");
                check(root, root.pointer(path).expect("it is there"), value, at)?;
                true
            }
            "oneOf" => {
                let tried: Vec<_> = list(wanted).iter().map(|one| check(root, one, value, at)).collect();
                if tried.iter().filter(|one| one.is_ok()).count() != 1 {
                    return no(format!("not exactly one of them fits: {tried:?}"));
                }
                true
            }
            "type" => match wanted.as_str().expect("one type") {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "boolean" => value.is_boolean(),
                "integer" => value.is_i64() || value.is_u64(),
                other => panic!("the type {other} is not known here"),
            },
            "const" => value == wanted,
            "minimum" => value.as_i64() >= wanted.as_i64(),
            "minItems" => value.as_array().map(Vec::len) >= wanted.as_u64().map(|n| n as usize),
            "format" if wanted == "date" => value.as_str().is_some_and(is_date),
            "required" => list(wanted).iter().all(|key| value.get(key.as_str().unwrap()).is_some()),
            "items" => {
                for (i, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(root, wanted, item, &format!("{at}/{i}"))?;
                }
                true
            }
            "properties" => {
                for (key, inner) in value.as_object().into_iter().flatten() {
                    match wanted.get(key) {
                        Some(property) => check(root, property, inner, &format!("{at}/{key}"))?,
                        None => return no(format!("'{key}' is not described")),
                    }
                }
                true
            }
            "additionalProperties" => {
                assert!(schema.get("properties").is_none(), "all keys are checked alike");
                for (key, inner) in value.as_object().into_iter().flatten() {
                    check(root, wanted, inner, &format!("{at}/{key}"))?;
                }
                true
            }
            other => panic!("the keyword {other} is not checked here"),
        };
        if !good {
            return no(format!("'{keyword}': {wanted} does not fit {value}"));
        }
    }
    Ok(())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

/// `2026-11-15`.
fn is_date(text: &str) -> bool {
    let parts: Vec<Option<u32>> = text.split('-').map(|part| part.parse().ok()).collect();
    matches!(parts[..], [Some(_), Some(1..=12), Some(1..=31)]) && text.len() == 10
}

#[test]
fn what_does_not_fit_the_schema_of_open_data_is_found() {
    let line = r#"{"game":"camp","rules":1,"pack":"00","options":{"mode":"short"},"day":"2026-11-15","seeded":false,
        "players":["person"],"reason":"over","standings":[{"score":-3,"rank":1,"won":true,"by_source":[-3]}],
        "sources":["huts"],"decisions":4,"record":"dolmen-record 2\n"}"#;
    let good: Value = serde_json::from_str(line).unwrap();
    assert_eq!(fits(GAMES, &good), Ok(()));
    let head = |version: u32| serde_json::json!({ "format": "dolmen-games", "version": version });
    assert_eq!(fits(GAMES, &head(server::export::EXPORT_VERSION)), Ok(()));
    assert!(fits(GAMES, &head(server::export::EXPORT_VERSION + 1)).is_err());
    for (key, bad) in [
        ("rules", serde_json::json!("1")),
        ("rules", serde_json::json!(-1)),
        ("options", serde_json::json!({ "mode": 1 })),
        ("day", serde_json::json!("15.11.2026")),
        ("seeded", serde_json::json!(0)),
        ("players", serde_json::json!([])),
        ("standings", serde_json::json!([{ "score": 1, "rank": 0, "won": true, "by_source": [] }])),
        ("standings", serde_json::json!([{ "score": 1, "rank": 1, "won": true }])),
        ("decisions", serde_json::json!(1.5)),
        ("name", serde_json::json!("Ann")),
    ] {
        let mut changed = good.clone();
        changed[key] = bad;
        assert!(fits(GAMES, &changed).is_err(), "{changed}");
    }
    for key in good.as_object().unwrap().keys() {
        let mut changed = good.clone();
        changed.as_object_mut().unwrap().remove(key);
        assert!(fits(GAMES, &changed).is_err(), "without {key}");
    }
}

#[test]
fn what_verify_prints_fits_its_schema() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/doggerland/records/2-short.dolmen");
    let no_record = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let ran = dolmen(&["verify", record, no_record, "--json"]);
    let printed: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(printed.as_array().unwrap().len(), 2);
    assert_eq!(fits(VERIFY, &printed), Ok(()));
    let mut changed = printed;
    changed[0]["good"] = false.into();
    assert!(fits(VERIFY, &changed).is_err());
}

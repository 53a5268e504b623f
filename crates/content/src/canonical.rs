//! Data as text that is always the same: what hashes are made of.

use toml::{Table, Value};

/// Keys of an item that tell people something and change nothing in play.
const TOLD: [&str; 3] = ["provenance", "source", "title"];

/// Plain data as JSON on one line, without blanks, with the keys of every table in order.
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
}

/// What a file of a pack says for play. Words, reasons, comments and the order of keys are left out; the order of items
/// counts, because draws follow it. A file that is no TOML stands for itself.
pub(crate) fn play_of(file: &str) -> String {
    let Ok(table) = file.parse::<Table>() else { return file.replace("\r\n", "\n") };
    let item = |value: Value| match value {
        Value::Table(mut item) => {
            item.retain(|key, _| !TOLD.contains(&key));
            Value::Table(item)
        }
        other => other,
    };
    let kind = |(key, value): (String, Value)| match value {
        Value::Array(items) => (key, Value::Array(items.into_iter().map(item).collect())),
        one => (key, item(one)),
    };
    canonical(&Value::Table(table.into_iter().map(kind).collect()))
}

fn write(value: &Value, out: &mut String) {
    match value {
        Value::String(text) => quote(text, out),
        Value::Integer(n) => *out += &n.to_string(),
        Value::Float(x) => *out += &format!("{x:?}"),
        Value::Boolean(b) => *out += &b.to_string(),
        Value::Datetime(time) => quote(&time.to_string(), out),
        Value::Array(values) => {
            out.push('[');
            for (i, value) in values.iter().enumerate() {
                out.push_str(if i == 0 { "" } else { "," });
                write(value, out);
            }
            out.push(']');
        }
        Value::Table(table) => {
            let mut entries: Vec<(&String, &Value)> = table.iter().collect();
            entries.sort_by_key(|(key, _)| *key);
            out.push('{');
            for (i, (key, value)) in entries.into_iter().enumerate() {
                out.push_str(if i == 0 { "" } else { "," });
                quote(key, out);
                out.push(':');
                write(value, out);
            }
            out.push('}');
        }
    }
}

fn quote(text: &str, out: &mut String) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => *out += &format!("\\u{:04x}", c as u32),
            c => out.push(c),
        }
    }
    out.push('"');
}

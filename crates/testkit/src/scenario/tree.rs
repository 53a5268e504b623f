//! Positions as trees of plain values, read and edited by path.

use toml::Value;

/// The value at a path such as `clans.0.stores.wood`.
pub fn get<'v>(root: &'v Value, path: &str) -> Result<&'v Value, String> {
    let mut at = root;
    let mut walked = String::new();
    for key in path.split('.') {
        at = child(at, key).ok_or_else(|| missing(at, &walked, key))?;
        walked = if walked.is_empty() { key.to_owned() } else { format!("{walked}.{key}") };
    }
    Ok(at)
}

/// Puts a value at a path. The last key may be new; what it is part of must exist.
pub fn set(root: &mut Value, path: &str, value: Value) -> Result<(), String> {
    let (parent, last) = path.rsplit_once('.').map_or((None, path), |(p, l)| (Some(p), l));
    if let Some(parent) = parent {
        get(root, parent)?;
    }
    let mut at = root;
    for key in parent.into_iter().flat_map(|p| p.split('.')) {
        at = match at {
            Value::Table(table) => table.get_mut(key).expect("looked at before"),
            Value::Array(items) => {
                let i: usize = key.parse().expect("looked at before");
                &mut items[i]
            }
            _ => unreachable!("looked at before"),
        };
    }
    match at {
        Value::Table(table) => {
            table.insert(last.to_owned(), value);
            Ok(())
        }
        Value::Array(items) => match last.parse::<usize>() {
            Ok(i) if i < items.len() => {
                items[i] = value;
                Ok(())
            }
            Ok(i) if i == items.len() => {
                items.push(value);
                Ok(())
            }
            _ => Err(missing(&Value::Array(items.clone()), parent.unwrap_or(""), last)),
        },
        other => Err(missing(other, parent.unwrap_or(""), last)),
    }
}

fn child<'v>(at: &'v Value, key: &str) -> Option<&'v Value> {
    match at {
        Value::Table(table) => table.get(key),
        Value::Array(items) => key.parse::<usize>().ok().and_then(|i| items.get(i)),
        _ => None,
    }
}

fn missing(at: &Value, walked: &str, key: &str) -> String {
    let place = if walked.is_empty() { "the position".to_owned() } else { format!("'{walked}'") };
    match at {
        Value::Table(table) => {
            let keys: Vec<&str> = table.keys().map(String::as_str).collect();
            format!("{place} has no '{key}' (it has: {})", keys.join(", "))
        }
        Value::Array(items) => format!("{place} is a list of {}, so '{key}' is not in it", items.len()),
        _ => format!("{place} is a single value and has no '{key}'"),
    }
}

//! Small changes to a text.

use kernel::Rng;

const NUMBERS: [&str; 12] =
    ["0", "1", "2", "7", "8", "100", "255", "256", "-1", "65536", "99999999999999999999", "1.5"];
const BITS: [&str; 8] = ["\"", "=", "[", "]", "\n", "~", "é", "\u{0}"];

/// The text with one to six changes.
pub fn mutate(text: &str, rng: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..1 + rng.below(6) {
        text = match rng.below(8) {
            0 => lines(&text, rng),
            1 => character(&text, rng),
            2 | 3 => number(&text, rng),
            _ => word(&text, rng),
        };
    }
    text
}

/// Deletes, repeats, swaps or cuts at a line.
fn lines(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if lines.len() < 2 {
        return text.to_owned();
    }
    let (i, j) = (pick(rng, lines.len()), pick(rng, lines.len()));
    match rng.below(5) {
        0 => lines.truncate(i),
        1 => lines.insert(i, lines[j]),
        2 => lines.swap(i, j),
        _ => {
            lines.remove(i);
        }
    }
    lines.join("\n") + "\n"
}

/// Changes one character.
fn character(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    if chars.is_empty() {
        return BITS[pick(rng, BITS.len())].to_owned();
    }
    let i = pick(rng, chars.len());
    match rng.below(3) {
        0 => {
            chars.remove(i);
        }
        1 => chars[i] = char::from(32 + rng.below(95) as u8),
        _ => {
            let bit = BITS[pick(rng, BITS.len())];
            bit.chars().rev().for_each(|c| chars.insert(i, c));
        }
    }
    chars.into_iter().collect()
}

/// Puts another number in the place of a number.
fn number(text: &str, rng: &mut Rng) -> String {
    let spans = spans(text, |c| c.is_ascii_digit());
    let other = NUMBERS[pick(rng, NUMBERS.len())];
    replace(text, &spans, other, rng)
}

/// Puts a word of the text in the place of another word.
fn word(text: &str, rng: &mut Rng) -> String {
    let spans = spans(text, |c| c.is_alphanumeric() || c == '-' || c == '_');
    if spans.is_empty() {
        return text.to_owned();
    }
    let (from, to) = spans[pick(rng, spans.len())];
    let other = text[from..to].to_owned();
    replace(text, &spans, &other, rng)
}

fn replace(text: &str, spans: &[(usize, usize)], other: &str, rng: &mut Rng) -> String {
    if spans.is_empty() {
        return text.to_owned();
    }
    let (from, to) = spans[pick(rng, spans.len())];
    format!("{}{other}{}", &text[..from], &text[to..])
}

fn spans(text: &str, belongs: impl Fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut spans = Vec::new();
    let mut start = None;
    for (i, c) in text.char_indices() {
        match (belongs(c), start) {
            (true, None) => start = Some(i),
            (false, Some(from)) => {
                spans.push((from, i));
                start = None;
            }
            _ => {}
        }
    }
    spans.extend(start.map(|from| (from, text.len())));
    spans
}

fn pick(rng: &mut Rng, n: usize) -> usize {
    rng.below(n as u32) as usize
}

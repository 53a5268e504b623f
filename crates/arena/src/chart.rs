//! Dots with intervals, as SVG.

use std::fmt::Write;

use crate::Interval;

const WIDTH: f64 = 720.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 690.0;
const LINE: f64 = 24.0;

/// One panel below the other, each with a title and a line for every name.
pub fn draw(title: &str, panels: &[(String, Vec<(String, Interval)>)]) -> String {
    let lines: usize = panels.iter().map(|(_, rows)| rows.len() + 3).sum();
    let height = 50.0 + lines as f64 * LINE;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\" role=\"img\"><title>{0}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"15\" font-weight=\"bold\">{0}</text>\n",
        escape(title)
    );
    let mut y = 50.0;
    for (name, rows) in panels {
        panel(&mut out, name, rows, y);
        y += (rows.len() + 3) as f64 * LINE;
    }
    out + "</svg>\n"
}

fn panel(out: &mut String, title: &str, rows: &[(String, Interval)], top: f64) {
    let low = rows.iter().map(|(_, x)| x.low).fold(f64::MAX, f64::min);
    let high = rows.iter().map(|(_, x)| x.high).fold(f64::MIN, f64::max);
    let margin = ((high - low) * 0.05).max(1.0);
    let (low, high) = (low - margin, high + margin);
    let x = |value: f64| LEFT + (value - low) / (high - low) * (RIGHT - LEFT);
    let _ =
        writeln!(out, "<text x=\"16\" y=\"{}\" font-weight=\"bold\">{}</text>", top + 14.0, escape(title));
    let bottom = top + LINE * (rows.len() as f64 + 1.2);
    for i in 0..=4 {
        let value = low + (high - low) * f64::from(i) / 4.0;
        let at = x(value);
        let _ = writeln!(
            out,
            "<path d=\"M{at:.1} {:.1}V{bottom:.1}\" stroke=\"#ddd\"/><text x=\"{at:.1}\" y=\"{:.1}\" \
             text-anchor=\"middle\" fill=\"#555\" font-size=\"11\">{value:.0}</text>",
            top + LINE,
            bottom + 14.0
        );
    }
    for (i, (name, value)) in rows.iter().enumerate() {
        let y = top + LINE * (i as f64 + 1.5);
        let _ = writeln!(
            out,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text><path d=\"M{:.1} {y:.1}H{:.1}\" \
             stroke=\"#24527a\" stroke-width=\"2\"/><circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"#24527a\"/>",
            LEFT - 10.0,
            y + 4.0,
            escape(name),
            x(value.low),
            x(value.high),
            x(value.value)
        );
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

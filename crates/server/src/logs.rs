//! Logs: one event a line on standard error, as text for people or as JSON for programs.
//!
//! Nothing secret is ever given to an event: no token, code, invitation, seed, name or chat, and no path of a request
//! but the pattern it matched.

use std::{
    fmt::{self, Write as _},
    io::Write as _,
    str::FromStr,
    time::{SystemTime, UNIX_EPOCH},
};

use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
    span,
};
use wire::json;

/// How logs are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LogForm {
    Text,
    Json,
}

impl FromStr for LogForm {
    type Err = String;

    fn from_str(text: &str) -> Result<LogForm, String> {
        match text {
            "text" => Ok(LogForm::Text),
            "json" => Ok(LogForm::Json),
            _ => Err(format!("'{text}' is neither 'text' nor 'json'")),
        }
    }
}

/// Writes what happens in this process from now on to standard error. Only the first call counts.
pub fn log_to_stderr(form: LogForm, level: Level) {
    // Whoever has said before where logs go knows better.
    drop(tracing::subscriber::set_global_default(Logs { form, level }));
}

struct Logs {
    form: LogForm,
    level: Level,
}

impl Subscriber for Logs {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // Only our own events: those of libraries could hold what we would never log.
        *metadata.level() <= self.level && metadata.target().starts_with("server")
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}

    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut fields = Fields::default();
        event.record(&mut fields);
        let (time, level) = (time(SystemTime::now()), event.metadata().level());
        let mut line = String::new();
        match self.form {
            LogForm::Text => {
                let _ = write!(line, "{time} {level:>5} {}", fields.message);
                for (name, value) in &fields.others {
                    let _ = write!(line, " {name}={value}");
                }
            }
            LogForm::Json => {
                let level = level.as_str().to_ascii_lowercase();
                let message = json::write(&fields.message);
                let _ = write!(line, r#"{{"time":"{time}","level":"{level}","message":{message}"#);
                for (name, value) in &fields.others {
                    let _ = write!(line, ",{}:{}", json::write(name), json::write(value));
                }
                line.push('}');
            }
        }
        line.push('\n');
        // A log that nobody reads any more must not stop the server.
        let _ = std::io::stderr().lock().write_all(line.as_bytes());
    }

    fn enter(&self, _: &span::Id) {}

    fn exit(&self, _: &span::Id) {}
}

#[derive(Default)]
struct Fields {
    message: String,
    others: Vec<(&'static str, String)>,
}

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "message" => self.message = value.to_owned(),
            name => self.others.push((name, value.to_owned())),
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}

/// `2026-11-15T14:20:03.123Z`.
fn time(now: SystemTime) -> String {
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (seconds, millis) = (since.as_secs(), since.subsec_millis());
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z")
}

/// Year, month and day of a number of days since 1970.
pub(crate) fn date(days: u64) -> (u64, u64, u64) {
    // Years begin in March here, so that the day that leap years add is the last one; 400 of them have 146097 days.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let (of_month, month) = (day - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    (era * 400 + year + u64::from(month <= 2), month, of_month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (days, expected) in [
            (0, (1970, 1, 1)),
            (59, (1970, 3, 1)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_772, (2026, 11, 15)),
        ] {
            assert_eq!(date(days), expected);
        }
    }
}

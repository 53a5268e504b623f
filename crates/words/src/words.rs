//! Texts in the reader's language.

use anyhow::{Result, anyhow, bail};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kernel::{Arg, Text};
use unic_langid::LanguageIdentifier;

/// Turns keys and arguments into words of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Words {
    /// The words of a game in a language; `names` are who sits there.
    pub fn new(texts: &[(&str, &str)], language: &str, names: &[String]) -> Result<Words> {
        let Some((_, source)) = texts.iter().find(|(code, _)| *code == language) else {
            let known: Vec<&str> = texts.iter().map(|(code, _)| *code).collect();
            bail!("there is no language '{language}' (there are: {})", known.join(", "));
        };
        let id: LanguageIdentifier =
            language.parse().map_err(|_| anyhow!("'{language}' is no language code"))?;
        let resource = FluentResource::try_new(source.to_string())
            .map_err(|(_, errors)| anyhow!("the {language} texts are broken: {errors:?}"))?;
        let mut bundle = FluentBundle::new(vec![id]);
        // Terminals do not need marks for the direction of inserted words.
        bundle.set_use_isolating(false);
        bundle
            .add_resource(resource)
            .map_err(|errors| anyhow!("the {language} texts are broken: {errors:?}"))?;
        Ok(Words { bundle, names: names.to_vec() })
    }

    /// A text in words. A key without words is shown as it is, so that nothing is lost.
    pub fn say(&self, text: &Text) -> String {
        let Some(pattern) = self.bundle.get_message(&text.key).and_then(|m| m.value()) else {
            let args: Vec<String> =
                text.args.iter().map(|(name, arg)| format!("{name}={}", self.word(arg))).collect();
            return if args.is_empty() {
                text.key.to_string()
            } else {
                format!("{} ({})", text.key, args.join(", "))
            };
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            match arg {
                Arg::Number(n) => args.set(name.to_string(), FluentValue::from(*n)),
                arg => args.set(name.to_string(), FluentValue::from(self.word(arg))),
            }
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// The rule behind a question in two sentences; the question itself where nobody has written them.
    pub fn help(&self, text: &Text) -> String {
        let message = self.bundle.get_message(&text.key);
        let Some(help) = message.and_then(|m| m.get_attribute("help")) else { return self.say(text) };
        self.bundle.format_pattern(help.value(), None, &mut Vec::new()).into_owned()
    }

    /// A text that has a key made from a word, such as `source-members`.
    pub fn key(&self, key: String) -> String {
        self.say(&Text::new(key))
    }

    fn word(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Seat(i) => self.names.get(*i).cloned().unwrap_or_else(|| format!("{}", i + 1)),
            Arg::Text(text) => self.say(text),
            Arg::List(texts) => texts.iter().map(|t| self.say(t)).collect::<Vec<_>>().join(", "),
            Arg::Word(word) => word.clone(),
        }
    }
}

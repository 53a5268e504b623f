/** Words: the interface's own and those of games, both as Fluent, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Arg, Text } from '../wire';
import { settings, type Language } from './settings.svelte';

export type Values = Record<string, string | number>;

const own: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../text/en.ftl?raw'),
  fr: () => import('../text/fr.ftl?raw'),
  pt: () => import('../text/pt.ftl?raw'),
};

function bundle(language: Language, source: string): FluentBundle {
  // Isolation marks would show up as boxes in some fonts; all three languages are written left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

function format(
  from: FluentBundle | undefined,
  key: string,
  values: Record<string, FluentVariable>,
  attribute?: string,
): string | null {
  const message = from?.getMessage(key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (from === undefined || pattern === undefined || pattern === null) return null;
  // A missing variable is shown as its name; it must not break the page.
  return from.formatPattern(pattern, values, []);
}

/** How many sentences are remembered. */
const REMEMBERED = 5000;

class Words {
  #own = $state.raw<FluentBundle>();
  #games = $state.raw<Record<string, FluentBundle>>({});
  #asked = new Map<string, Promise<void>>();
  /** What was said with the words of a bundle: a table says the same things again and again. */
  #said = new WeakMap<FluentBundle, Map<string, string>>();
  language = $state<Language>('en');

  /** Loads the interface's words; resolves when the page can be read in that language. */
  async use(language: Language): Promise<void> {
    const { default: source } = await own[language]();
    this.#own = bundle(language, source);
    this.language = language;
  }

  /** Loads the words of a game in the current language. */
  game(game: string): Promise<void> {
    const language = this.language;
    const name = `${game}/${language}`;
    let asked = this.#asked.get(name);
    if (asked === undefined) {
      asked = fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`)
        .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
        .then((source) => {
          this.#games = { ...this.#games, [name]: bundle(language, source) };
        })
        .catch(() => {
          this.#asked.delete(name);
        });
      this.#asked.set(name, asked);
    }
    return asked;
  }

  /** A text of the interface. */
  t(key: string, values: Values = {}): string {
    return format(this.#own, key, values) ?? (this.#own === undefined ? '' : key);
  }

  has(key: string): boolean {
    return this.#own?.hasMessage(key) ?? false;
  }

  /** A text of a game by its key, or nothing where the game has no such word. */
  word(game: string, key: string, values: Values = {}): string | null {
    return format(this.#games[`${game}/${this.language}`], key, values);
  }

  /** Where the words come from, a game's and our own: whoever keeps texts keeps them no longer than this stays. */
  source(game: string): unknown {
    return [this.#own, this.#games[`${game}/${this.language}`]];
  }

  /** A text that came with a scene or prompt; `names` are those who sit at the table. */
  say(game: string, text: Text, names: readonly string[]): string {
    const from = this.#games[`${game}/${this.language}`];
    if (from === undefined) return '…';
    let said = this.#said.get(from);
    if (said === undefined || said.size >= REMEMBERED) {
      said = new Map();
      this.#said.set(from, said);
    }
    const about = text.args === undefined ? text.key : JSON.stringify([text, names]);
    let words = said.get(about);
    if (words === undefined) {
      words = format(from, text.key, this.#values(game, text, names)) ?? text.key;
      said.set(about, words);
    }
    return words;
  }

  /** The rule behind a question in two sentences, or nothing where the game says nothing. */
  help(game: string, text: Text, names: readonly string[]): string | null {
    const from = this.#games[`${game}/${this.language}`];
    return format(from, text.key, this.#values(game, text, names), 'help');
  }

  /** Joins as the language joins lists. */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  number(n: number): string {
    return new Intl.NumberFormat(this.language).format(n);
  }

  date(milliseconds: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
      milliseconds,
    );
  }

  #values(game: string, text: Text, names: readonly string[]): Values {
    const values: Values = {};
    for (const [name, arg] of text.args ?? []) values[name] = this.#value(game, arg, names);
    return values;
  }

  #value(game: string, arg: Arg, names: readonly string[]): string | number {
    if ('number' in arg) return arg.number;
    if ('seat' in arg) return names[arg.seat] ?? String(arg.seat + 1);
    if ('word' in arg) return arg.word;
    if ('text' in arg) return this.say(game, arg.text, names);
    return this.list(arg.list.map((t) => this.say(game, t, names)));
  }
}

export const words = new Words();
export const t = (key: string, values: Values = {}): string => words.t(key, values);

/** Keeps the loaded words in step with the setting. */
export function followLanguage(): void {
  const wish = settings.saved.language;
  if (wish !== words.language) void words.use(wish);
}

// Fails on interface texts that are missing in a language, differ in their variables, are asked for but not there, or are never used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const languages = ['en', 'fr', 'pt'];
const faults = [];

/** Keys with the variables of their text. */
function parse(language) {
  const messages = new Map();
  let key;
  for (const [n, line] of readFileSync(join(root, `src/text/${language}.ftl`), 'utf8')
    .split('\n')
    .entries()) {
    const start = /^([a-zA-Z][\w-]*) *=/.exec(line);
    if (start !== null) {
      key = start[1];
      if (messages.has(key)) faults.push(`${language}.ftl:${n + 1}: '${key}' is there twice`);
      messages.set(key, new Set());
    } else if (line !== '' && !line.startsWith('#') && !line.startsWith(' ')) {
      faults.push(`${language}.ftl:${n + 1}: cannot be read: ${line}`);
    }
    if (key !== undefined) for (const [, name] of line.matchAll(/\$(\w+)/g)) messages.get(key).add(name);
  }
  return messages;
}

const texts = new Map(languages.map((language) => [language, parse(language)]));
const english = texts.get('en');
for (const language of languages) {
  const own = texts.get(language);
  for (const [key, names] of english) {
    if (!own.has(key)) faults.push(`${language}.ftl: '${key}' is missing`);
    else if ([...own.get(key)].sort().join() !== [...names].sort().join()) {
      faults.push(`${language}.ftl: '${key}' does not use the same variables as in English`);
    }
  }
  for (const key of own.keys())
    if (!english.has(key)) faults.push(`${language}.ftl: '${key}' is not in en.ftl`);
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && entry.name !== 'wire.ts') yield path;
  }
}

const used = new Set();
for (const path of sources(join(root, 'src'))) {
  const source = readFileSync(path, 'utf8');
  const name = path.slice(root.length);
  for (const [, key] of source.matchAll(/\bt\(\s*'([\w-]+)'/g)) {
    used.add(key);
    if (!english.has(key)) faults.push(`${name}: there is no text '${key}'`);
  }
  // A key that is put together stands for all keys with this beginning.
  for (const [, start] of source.matchAll(/`([a-z][\w]*-)\$\{/g)) {
    for (const key of english.keys()) if (key.startsWith(start)) used.add(key);
  }
  // Keys that are kept in tables, such as those of the shortcuts.
  for (const [, key] of source.matchAll(/'(key-[\w-]+)'/g)) {
    used.add(key);
    if (!english.has(key)) faults.push(`${name}: there is no text '${key}'`);
  }
}
// Conditional keys inside one call: t(a ? 'x' : 'y').
for (const path of sources(join(root, 'src'))) {
  for (const [, key] of readFileSync(path, 'utf8').matchAll(/[?:]\s*'([\w-]+)'/g))
    if (english.has(key)) used.add(key);
}
for (const key of english.keys()) if (!used.has(key)) faults.push(`en.ftl: '${key}' is never used`);

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${english.size} texts in ${languages.length} languages`);

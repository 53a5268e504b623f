// Measures what the first page costs over the wire; fails above the limit.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 400 * 1000;
const dist = new URL('../dist', import.meta.url).pathname;

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

let total = 0;
for (const path of files(dist)) {
  const size = gzipSync(readFileSync(path), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${path.slice(dist.length + 1)}`);
}
console.log(`${String(total).padStart(8)}  all, compressed (limit ${LIMIT})`);
if (total > LIMIT) process.exit(1);

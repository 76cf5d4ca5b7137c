/**
 * `npm run size [-- CHUNK ...]`: builds the client in memory and prints the gzip size of each script: first those of the
 * landing page, then those that the town loads in addition, then the others. Arguments are prefixes of chunk names; for these
 * it also prints what is in them by package and module, in the size that the bundler left of each.
 */
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { fromRoot, ROOT } from './process/root.ts';

type Chunk = Rolldown.OutputChunk;

/** What a player with WebGL downloads: PixiJS fetches its renderer on its own. */
const LANDING_ROOTS = [/^index$/];
const TOWN_ROOTS = [/^game$/, /^game-screen$/, /^WebGLRenderer$/];
const MODULES_SHOWN = 40;

const sizeOf = (text: string): number => gzipSync(text).length;
const inKb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(8);

async function bundle(): Promise<Map<string, Chunk>> {
  const result = await build({ configFile: fromRoot('vite.config.ts'), logLevel: 'silent', build: { write: false } });
  if (!('output' in result)) throw new Error('The bundler returned no output');
  const chunks = result.output.filter((one): one is Chunk => one.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks with these names, and all that they import statically. */
function closureOf(names: readonly RegExp[], chunks: ReadonlyMap<string, Chunk>): Set<Chunk> {
  const found = new Set([...chunks.values()].filter(({ name }) => names.some((pattern) => pattern.test(name))));
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const imported = chunks.get(file);
      if (imported) found.add(imported);
    }
  }
  return found;
}

function print(title: string, chunks: Iterable<Chunk>): void {
  const sized = [...chunks].map((chunk) => ({ name: chunk.name, bytes: sizeOf(chunk.code) }));
  const total = sized.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\n${inKb(total)} kB  ${title}`);
  for (const { name, bytes } of sized.toSorted((a, b) => b.bytes - a.bytes)) console.log(`${inKb(bytes)}     ${name}`);
}

function printModules({ name, modules }: Chunk): void {
  const sized = Object.entries(modules).map(([id, { code }]) => ({
    id: path.relative(ROOT, id.replace(/^\0/, '').replace(/\?.*$/, '')),
    bytes: code ? sizeOf(code) : 0,
  }));
  console.log(`\n${name}: ${sized.length} modules, each compressed on its own`);
  const packages = new Map<string, number>();
  for (const { id, bytes } of sized) {
    const packageName = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? id.split('/').slice(0, 2).join('/');
    packages.set(packageName, (packages.get(packageName) ?? 0) + bytes);
  }
  for (const [id, bytes] of [...packages].toSorted((a, b) => b[1] - a[1])) console.log(`${inKb(bytes)}     ${id}`);
  console.log('');
  for (const { id, bytes } of sized.toSorted((a, b) => b.bytes - a.bytes).slice(0, MODULES_SHOWN)) {
    console.log(`${inKb(bytes)}     ${id}`);
  }
}

const chunks = await bundle();
const landing = closureOf(LANDING_ROOTS, chunks);
const town = closureOf(TOWN_ROOTS, chunks);
print('landing page', landing);
print(
  'the town in addition',
  [...town].filter((chunk) => !landing.has(chunk)),
);
print(
  'later',
  [...chunks.values()].filter((chunk) => !landing.has(chunk) && !town.has(chunk)),
);
const prefixes = process.argv.slice(2);
for (const chunk of chunks.values()) {
  if (prefixes.some((prefix) => chunk.name.startsWith(prefix))) printModules(chunk);
}

/** The art of the town is up to date only while its sources and its manifest are those that it was made from. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from '../process/root.ts';
import { run } from '../process/run.ts';

const CLI = 'src/art/cli.ts';
const MANIFEST = '.cache/art/storage/manifest.json';

let root: string;
/** A repository whose generator only writes a manifest, named after its own source. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'promenade-build-'));
  for (const folder of ['scripts/build', 'scripts/process'])
    cpSync(fromRoot(folder), path.join(root, folder), { recursive: true });
  for (const file of ['src/art/protocol.ts', 'src/shared/art/generator-env.ts']) {
    cpSync(fromRoot(file), path.join(root, file), { recursive: true });
  }
  cpSync(fromRoot('package.json'), path.join(root, 'package.json'));
  symlinkSync(fromRoot('node_modules'), path.join(root, 'node_modules'));
  writeGenerator('one');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeGenerator(name: string): void {
  writeFileSync(
    path.join(root, CLI),
    `import { mkdirSync, writeFileSync } from 'node:fs';
     mkdirSync('.cache/art/storage', { recursive: true });
     writeFileSync('${MANIFEST}', '${name}');
     process.disconnect();`,
  );
}

async function build(): Promise<string> {
  const script = `import('./scripts/build/art.ts').then((art) => art.buildTownArt()).then((result) => console.log(result))`;
  const { code, output } = await run(process.execPath, ['-e', script], { cwd: root });
  expect([code, output]).toEqual([0, output]);
  return output.trim();
}

it('is rendered once, and again when a source, the manifest or the stamp changed', { timeout: 60_000 }, async () => {
  expect(await build()).toBe('ready');
  expect(await build()).toBe('up to date');
  writeGenerator('two');
  expect([await build(), await build()]).toEqual(['ready', 'up to date']);
  // A generator of other sources wrote the manifest.
  writeFileSync(path.join(root, MANIFEST), 'three');
  expect([await build(), await build()]).toEqual(['ready', 'up to date']);
  mkdirSync(path.join(root, 'src/shared'), { recursive: true });
  writeFileSync(path.join(root, 'src/shared/slots.ts'), 'export {};');
  expect(await build()).toBe('ready');
  rmSync(path.join(root, MANIFEST));
  expect([await build(), await build()]).toEqual(['ready', 'up to date']);
});

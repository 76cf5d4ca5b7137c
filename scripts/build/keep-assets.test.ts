/** The previous build's files are kept through the next build, and no older ones. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BuildFolders, dropOlderAssets, keepAssets } from './keep-assets.ts';

let folder: string;
let folders: BuildFolders;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-assets-'));
  folders = { client: path.join(folder, 'client'), previous: path.join(folder, 'previous') };
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = (): string[] =>
  readdirSync(path.join(folders.previous, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => path.relative(path.join(folders.previous, 'assets'), path.join(parentPath, name)))
    .toSorted();

/** In place of the bundler: empties the folder and writes files; each contains its own name. */
function bundle(names: readonly string[]): void {
  const assets = path.join(folders.client, 'assets');
  rmSync(assets, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const name of names) {
    mkdirSync(path.dirname(path.join(assets, name)), { recursive: true });
    writeFileSync(path.join(assets, name), name);
  }
}
async function build(...names: string[]): Promise<void> {
  const replaced = await keepAssets(folders);
  bundle(names);
  await dropOlderAssets(folders, replaced);
}

it('keeps what the next build no longer has, with its compressed copies', async () => {
  await build('mail-1.js', 'mail-1.js.br', 'react-1.js');
  expect(kept()).toEqual([]);
  await build('mail-2.js', 'react-1.js');
  expect(kept()).toEqual(['mail-1.js', 'mail-1.js.br']);
  expect(readFileSync(path.join(folders.previous, 'assets/mail-1.js'), 'utf8')).toBe('mail-1.js');
});

it('keeps the files of each language', async () => {
  await build('mail-1.js', 'de/mail-1.js', 'de/hud-1.js');
  await build('mail-2.js', 'de/mail-2.js', 'de/hud-1.js');
  expect(kept()).toEqual(['de/mail-1.js', 'mail-1.js']);
});

it('keeps one build only', async () => {
  await build('mail-1.js');
  await build('mail-2.js');
  await build('mail-3.js');
  expect(kept()).toEqual(['mail-2.js']);
  // A file that comes back is of the present build.
  await build('mail-2.js');
  expect(kept()).toEqual(['mail-3.js']);
});

it('keeps the previous build when the same one is built again, and when a build fails', async () => {
  await build('mail-1.js');
  await build('mail-2.js');
  await build('mail-2.js');
  expect(kept()).toEqual(['mail-1.js']);

  await keepAssets(folders);
  rmSync(folders.client, { recursive: true });
  expect(kept()).toEqual(['mail-1.js', 'mail-2.js']);
  await build('mail-3.js');
  expect(kept()).toEqual(['mail-1.js', 'mail-2.js']);
  await build('mail-4.js');
  expect(kept()).toEqual(['mail-3.js']);
});

it('has the files of the replaced build throughout', async () => {
  await build('mail-1.js');
  await keepAssets(folders);
  bundle(['mail-2.js']);
  expect(kept()).toEqual(['mail-1.js']);
});

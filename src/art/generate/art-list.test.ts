/** The kept list is used only while the sources are those that it was made from. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import { type ArtList, keptList } from './art-list.ts';

let root: string;
let calls: number;
const list: ArtList = {
  jobs: [
    { spec: { kind: 'motion', location: LOCATION_SLUG, name: 'leaf' }, stage: 'town', hash: 'x', paths: ['leaf.webp'] },
  ],
  manifest: { version: 1, scene: '/scene.json?v=x' } as ArtManifest,
};

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'art-list-'));
  calls = 0;
  write('src/art/items/hat.ts', 'export const hat = 1;');
  write('src/shared/slots.ts', 'export {};');
  write('src/engine/core.ts', 'export {};');
  write('assembly/index.ts', 'export {};');
  write('package.json', '{}');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function read(): Promise<ArtList> {
  const makeList = (): Promise<ArtList> => {
    calls++;
    return Promise.resolve(list);
  };
  return keptList(join(root, 'cache'), makeList, root);
}

it('is made once and then read', async () => {
  expect(await read()).toEqual(list);
  expect(await read()).toEqual(list);
  write('src/art/items/hat.test.ts', 'export {};');
  await read();
  expect(calls).toBe(1);
});

it.each([
  ['a changed source', 'src/art/items/hat.ts', 'export const hat = 2;'],
  ['another source', 'src/shared/rules.ts', 'export {};'],
  ['another version of a package', 'package-lock.json', '{"lockfileVersion":3}'],
  ['a damaged list', 'cache/list.json', '{"key":'],
])('is made again after %s', async (_, file, text) => {
  await read();
  write(file, text);
  expect(await read()).toEqual(list);
  await read();
  expect(calls).toBe(2);
});

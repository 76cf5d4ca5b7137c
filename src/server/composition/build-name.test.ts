/** The name of a build. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-server.ts';
import { buildNameOf } from './build-name.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, 'dist/client'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('changes with the built page', async () => {
  expect(await buildNameOf(root)).toBe('0');
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
  expect(await buildNameOf(root)).toBe('1.2.3');
  writeFileSync(join(root, 'dist/client/index.html'), 'one');
  const first = await buildNameOf(root);
  expect(first).toMatch(/^1\.2\.3-[0-9a-f]{7}$/);
  writeFileSync(join(root, 'dist/client/index.html'), 'two');
  expect(await buildNameOf(root)).not.toBe(first);
});

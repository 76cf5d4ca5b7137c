/** Missing services of the tests, and the setting that makes them failures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../src/server/testing/find-program.ts';
import { isCi, missingServices } from './services.ts';

test.each([
  [undefined, false],
  ['', false],
  ['false', false],
  ['true', true],
  ['1', true],
])('CI=%j: %s', (CI, expected) => {
  expect(isCi({ CI })).toBe(expected);
});

test('a program that is not on the path is missing', () => {
  expect(missingServices({ PATH: '/nowhere' })).toEqual(
    expect.arrayContaining([
      'Redis is not installed (apt-get install redis-server)',
      'nginx is not installed (apt-get install nginx)',
      'Firefox is not installed (apt-get install firefox-esr)',
    ]),
  );
});

test('a server is found in the folder sbin beside a folder of the path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-services-'));
  mkdirSync(join(folder, 'sbin'));
  writeFileSync(join(folder, 'sbin', 'a-server'), '');
  expect(findProgram('a-server', { PATH: join(folder, 'bin') })).toBe(join(folder, 'sbin', 'a-server'));
  rmSync(folder, { recursive: true });
});

/** Compressed copies: only of files that become smaller, and equal to the original when decompressed. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('compresses only code and data of sufficient size', async () => {
  const code = 'export const lanterns = 12;\n'.repeat(200);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/app.js'), code);
  writeFileSync(path.join(folder, 'assets/small.js'), 'x');
  writeFileSync(path.join(folder, 'assets/picture.webp'), code);
  expect(await compressFolder(folder)).toBe(1);
  expect(readdirSync(path.join(folder, 'assets')).toSorted()).toEqual([
    'app.js',
    'app.js.br',
    'picture.webp',
    'small.js',
  ]);
  const packed = readFileSync(path.join(folder, 'assets/app.js.br'));
  expect(packed.byteLength).toBeLessThan(code.length / 10);
  expect(brotliDecompressSync(packed).toString()).toBe(code);
});

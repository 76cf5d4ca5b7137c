/** Brotli copies of files: types, the minimum size, and one copy per version of a file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { CacheFolder } from '../../storage/cache-folder.ts';
import { CompressedFiles } from './compressed.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-compressed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = new CompressedFiles(new CacheFolder({ folder: join(folder, 'copies'), maxBytes: 1e6 }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('files of 1 KiB and more of compressible types have a copy', async () => {
  const text = 'a'.repeat(1024);
  const copy = await files.copyOf(write('long.json', text));
  expect(brotliDecompressSync(readFileSync(copy ?? '')).toString()).toBe(text);
  expect(await files.copyOf(write('short.json', text.slice(1)))).toBeNull();
  expect(await files.copyOf(write('long.webp', text))).toBeNull();
});

test('concurrent calls share one copy; a changed file has another', async () => {
  const file = write('scene.json', 'b'.repeat(2000));
  const [one, two] = await Promise.all([files.copyOf(file), files.copyOf(file)]);
  expect(one).toBe(two);
  expect(await files.copyOf(write('scene.json', 'c'.repeat(3000)))).not.toBe(one);
});

/** Tests for all implementations of the upload store. */
import { describe, expect, it } from 'vitest';
import type { Blobs } from './blobs.ts';

export interface OpenStore {
  blobs: Blobs;
  /** Names of all stored objects. */
  names(): string[];
  /** Adds an object without `put`. */
  plant(name: string): void;
}

const HOUR_MS = 3600 * 1000;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function blobsSuite(open: () => Promise<OpenStore>): void {
  describe('a store of uploads', () => {
    it('returns the stored bytes under a content-based name', async () => {
      const { blobs, names } = await open();
      const png = new Uint8Array([0x89, 0x50, 0, 255, 10, 13]);
      const name = await blobs.put(png, 'png');
      expect(name).toMatch(/^[0-9a-f]{40}\.png$/);
      expect(new Uint8Array((await blobs.read(name)) ?? [])).toEqual(png);
      expect(await blobs.put(png, 'png')).toBe(name);
      expect(await blobs.put(png, 'webp')).toBe(name.replace('.png', '.webp'));
      expect(await blobs.put(bytesOf('another'), 'png')).not.toBe(name);
      expect(names()).toHaveLength(3);
    });

    it('returns null for unknown names', async () => {
      const { blobs } = await open();
      const name = await blobs.put(bytesOf('there'), 'png');
      const others = [
        `${'0'.repeat(40)}.png`,
        name.replace('.png', '.webp'),
        `../${name}`,
        `${name}/`,
        '',
        '%2e%2e',
        'x',
      ];
      for (const other of others) expect([other, await blobs.read(other)]).toEqual([other, null]);
      for (const invalid of others.slice(2)) expect(blobs.fileOf(invalid)).toBeNull();
    });

    it('accepts concurrent writes of the same content', async () => {
      const { blobs, names } = await open();
      const put = await Promise.all(Array.from({ length: 8 }, () => blobs.put(bytesOf('all at once'), 'webp')));
      expect(new Set(put).size).toBe(1);
      expect(names()).toEqual([put[0]]);
    });

    it('deletes only old unreferenced uploads, across all pages', async () => {
      const { blobs, names, plant } = await open();
      const put = await Promise.all(Array.from({ length: 7 }, (_, at) => blobs.put(bytesOf(`number ${at}`), 'png')));
      const kept = new Set(put.slice(0, 2));
      plant('foreign.txt');
      expect(await blobs.sweep(kept, Date.now() - HOUR_MS)).toBe(0);
      expect(names()).toHaveLength(8);
      expect(await blobs.sweep(kept, Date.now() + HOUR_MS)).toBe(5);
      expect(names().toSorted()).toEqual([...kept, 'foreign.txt'].toSorted());
      expect(await blobs.read(put[0] ?? '')).not.toBeNull();
    });

    it('renews the age of an upload that is stored again', async () => {
      const { blobs } = await open();
      const name = await blobs.put(bytesOf('again'), 'png');
      const between = Date.now();
      await new Promise<void>((resolve) => {
        // Stored times have a resolution of milliseconds.
        const wait = (): void => (Date.now() > between ? resolve() : void setImmediate(wait));
        wait();
      });
      await blobs.put(bytesOf('again'), 'png');
      expect(await blobs.sweep(new Set(), between + 1)).toBe(0);
      expect(await blobs.read(name)).not.toBeNull();
    });

    it('sweeps an empty store', async () => {
      const { blobs } = await open();
      expect(await blobs.sweep(new Set(), Date.now() + HOUR_MS)).toBe(0);
    });
  });
}

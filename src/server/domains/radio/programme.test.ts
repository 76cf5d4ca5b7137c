/** The programme: not before all items are rendered, complete frames only, and a retry after a failed read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RADIO_FRAME_BYTES } from '../../../shared/art/radio.ts';
import { artFixture } from '../../testing/art-fixture.ts';
import { Programme } from './programme.ts';

const folder = mkdtempSync(join(tmpdir(), 'promenade-programme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it waits for all items and reads a damaged file again', async () => {
  const rendered = new Map<string, string>();
  const programme = new Programme({
    manifest: () => ({ ...artFixture, radio: ['/radio/a.mp3', '/radio/b.mp3'] }),
    fileIfThere: (address) => rendered.get(address) ?? null,
  });
  const write = (name: string, bytes: number): void => {
    writeFileSync(join(folder, name), Buffer.alloc(bytes, name));
    rendered.set(`/radio/${name}`, join(folder, name));
  };
  write('a.mp3', 2 * RADIO_FRAME_BYTES);
  expect(await programme.sound()).toBeNull();
  write('b.mp3', RADIO_FRAME_BYTES - 1);
  await expect(programme.sound()).rejects.toThrow('complete frames');
  write('b.mp3', RADIO_FRAME_BYTES);
  expect((await programme.sound())?.length).toBe(3 * RADIO_FRAME_BYTES);
});

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

test('its items have the key and the beat of the piece, and an ident that of the piece after it', async () => {
  const names = ['ident-festival', 'lantern-festival', 'ident-rain', 'rain-in-the-park', 'closing'];
  for (const name of names) writeFileSync(join(folder, `${name}.mp3`), Buffer.alloc(RADIO_FRAME_BYTES));
  const programme = new Programme({
    manifest: () => ({ ...artFixture, radio: names.map((name) => `/radio/${name}.mp3`) }),
    fileIfThere: (address) => join(folder, address.slice('/radio/'.length)),
  });
  expect(programme.items()).toEqual([]);
  await programme.sound();
  expect(programme.items().map(({ tonic }) => tonic)).toEqual([7, 7, 3, 3, 0]);
  expect(programme.items().map(({ beats }) => beats)).toEqual([108, 108, 72, 72, undefined]);
});

/** The page of the protocol gives the sizes and first bytes that the encoders write. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOOKS } from '../../src/shared/realtime/look-packet.ts';
import { encodeMoves } from '../../src/shared/realtime/move-packet.ts';
import { PEOPLE } from '../../src/shared/realtime/people-packet.ts';
import type { Walk } from '../../src/shared/walks/walk.ts';
import { encodeCorrection, encodeWalks } from '../../src/shared/walks/walk-packet.ts';
import { fromRoot } from '../process/root.ts';

const BYTES: Record<string, number> = { u8: 1, u16: 2, f64: 8 };
const PAGE = readFileSync(fromRoot('docs/protocol.md'), 'utf8');
const START = { x8: 8, y8: 16 };
const GOAL = { kind: 'goal', ...START, goal: START, isHurried: true, turnsHash: 7 } as const;

const sectionOf = (packet: number): string =>
  PAGE.split(/^### Packet /m).find((one) => one.startsWith(`${packet}:`)) ?? '';

/** Sizes of the parts of a packet: what their titles say. Fields without a gap between them must add up to it. */
function sizesOf(packet: number): Record<string, number> {
  const sizes: Record<string, number> = {};
  let at = 0;
  let part = '';
  for (const [, title = '', byte = '', type = ''] of sectionOf(packet).matchAll(/^\| ([^|]*)\| (\d+) \| (\w+) \|/gm)) {
    const named = /^(\w+), (\d+) bytes? $/.exec(title);
    if (named) {
      part = named[1] ?? '';
      sizes[part] = Number(named[2]);
      at = 0;
    }
    expect(Number(byte), `${part} of packet ${packet}`).toBe(at);
    at += BYTES[type] ?? Number.NaN;
    expect(at, `${part} of packet ${packet}`).toBeLessThanOrEqual(sizes[part] ?? 0);
    sizes[`${part} in all`] = at;
  }
  for (const name of Object.keys(sizes).filter((one) => !one.endsWith('in all'))) {
    expect(sizes[`${name} in all`], `${name} of packet ${packet}`).toBe(sizes[name]);
  }
  return sizes;
}

const firstByteOf = (packet: number): number =>
  Number(/^\| header[^|]*\|(?: 0 \|)? u8 \| (\d+) \|/m.exec(sectionOf(packet))?.[1]);

const walk = (record: Walk['record']): Walk => ({ record, startMs: 5, runs: [] }) as unknown as Walk;

test('moves have the documented bytes', () => {
  const { header = 0, record = 0 } = sizesOf(1);
  const packet = encodeMoves([
    { netId: 1, x: 2, y: 3, view: 4 },
    { netId: 2, x: 2, y: 3, view: 4 },
  ]);
  expect([packet.byteLength, packet[0]]).toEqual([header + 2 * record, firstByteOf(1)]);
});

test('walks and corrections have the documented bytes', () => {
  const { header = 0, stand = 0, goal = 0, heading = 0 } = sizesOf(2);
  const records: [Walk['record'], number, number][] = [
    [{ kind: 'stand', ...START, view: 3 }, stand, 3 * 16],
    [GOAL, goal, 17],
    [{ kind: 'heading', ...START, heading: 9, speed: 15 }, heading, 2 + 15 * 16],
  ];
  for (const [record, size, kind] of records) {
    const packet = encodeWalks(1, [{ netId: 1, walk: walk(record) }]);
    expect([packet.byteLength, packet[0], packet[header + 2]]).toEqual([header + size, firstByteOf(2), kind]);
  }
  const correction = encodeCorrection(1, null, { netId: 1, walk: walk(GOAL) });
  expect([correction.byteLength, correction[0]]).toEqual([(sizesOf(3).header ?? 0) + goal, firstByteOf(3)]);
});

test('looks and people have the documented first bytes', () => {
  expect([firstByteOf(4), firstByteOf(5)]).toEqual([LOOKS, PEOPLE]);
});

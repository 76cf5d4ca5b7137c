/** Allocation of net ids: range, exhaustion and quarantine. */
import { expect, test } from 'vitest';
import { NetIds } from './net-ids.ts';

test('the ids are 1 to 65535; a released id is free again after a minute', () => {
  const ids = new NetIds();
  const all = new Set(Array.from({ length: 65_535 }, () => ids.allocate(0)));
  expect([all.size, all.has(1), all.has(65_535), all.has(null)]).toEqual([65_535, true, true, false]);
  expect(ids.allocate(0)).toBeNull();
  ids.release(7, 1000);
  ids.release(9, 2000);
  expect(ids.allocate(60_999)).toBeNull();
  expect(ids.allocate(61_000)).toBe(7);
  expect(ids.allocate(61_999)).toBeNull();
  expect(ids.allocate(62_000)).toBe(9);
});

import { expect, it } from 'vitest';
import { radioProgrammeSchema, tonicOnAir } from './radio-programme.ts';

const programme = {
  positionMs: 900,
  items: [
    { lengthMs: 1000, tonic: 2 },
    { lengthMs: 500, tonic: 5 },
  ],
};

it('follows the programme round after round', () => {
  expect([0, 99, 100, 599, 600, 1599, 1600].map((passedMs) => tonicOnAir(programme, passedMs))).toEqual([
    2, 2, 5, 5, 2, 2, 5,
  ]);
  expect(tonicOnAir({ ...programme, positionMs: -100 }, 0)).toBe(5);
});

it('is C without items, and refuses what is no programme', () => {
  expect(tonicOnAir({ positionMs: 0, items: [] }, 5)).toBe(0);
  for (const broken of [
    null,
    {},
    { positionMs: 0, items: [{ lengthMs: 0, tonic: 1 }] },
    { ...programme, positionMs: 'x' },
  ])
    expect(radioProgrammeSchema.safeParse(broken).success).toBe(false);
  expect(radioProgrammeSchema.safeParse({ positionMs: 0, items: [{ lengthMs: 5, tonic: 12 }] }).success).toBe(false);
});

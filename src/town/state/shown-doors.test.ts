import { expect, it } from 'vitest';
import { fadeDoors } from './shown-doors.ts';

it('lights one door in 160 ms and darkens the one before, however long the town was at rest', () => {
  const lit = new Map<string, number>();
  expect(fadeDoors(lit, 'store', 5000, false)).toBe(true);
  expect(lit.get('store')).toBeCloseTo(50 / 160);
  for (let frame = 0; frame < 8; frame++) fadeDoors(lit, 'store', 16, false);
  expect(lit).toEqual(new Map([['store', 1]]));
  expect(fadeDoors(lit, 'store', 16, false)).toBe(false);
  expect(fadeDoors(lit, 'mail', 40, false)).toBe(true);
  expect(lit.get('store')).toBeCloseTo(0.75);
  expect(lit.get('mail')).toBeCloseTo(0.25);
  for (let frame = 0; frame < 4; frame++) fadeDoors(lit, null, 50, false);
  expect(lit.size).toBe(0);
  expect(fadeDoors(lit, null, 16, false)).toBe(false);
});

it('changes at once for players who want less motion', () => {
  const lit = new Map([['mail', 1]]);
  fadeDoors(lit, 'store', 0, true);
  expect(lit).toEqual(new Map([['store', 1]]));
});

/** Multiplier windows and the time credit of FLOW. */
import { expect, test } from 'vitest';
import { spendCredit } from '../../../shared/rules/flow.ts';
import { appendWindow } from './replay.ts';

test('a window begins where the factor changes; without a multiplier there is none', () => {
  expect(appendWindow([], 0, 1)).toEqual([]);
  const two = appendWindow([], 3, 2);
  expect(two).toEqual([{ from: 3, factor: 2 }]);
  expect(appendWindow(two, 5, 2)).toEqual(two);
  expect(appendWindow(two, 7, 1)).toEqual([...two, { from: 7, factor: 1 }]);
});

test('a turn may begin with any credit from zero, and the last may still run', () => {
  expect([spendCredit(0, [100]), spendCredit(100, [100, 50]), spendCredit(99, [100, 50])]).toEqual([-100, -50, null]);
  expect(spendCredit(-1, [100])).toBeNull();
  expect(spendCredit(-1, [])).toBe(-1);
});

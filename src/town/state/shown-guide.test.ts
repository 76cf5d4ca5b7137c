import { expect, it } from 'vitest';
import { pointsOnWay, ringScale } from './shown-guide.ts';

it('lays points at equal steps around corners, and not more than asked for', () => {
  const way = [100, 0, 100, 50];
  expect(pointsOnWay({ x: 0, y: 0 }, way, 40, 12)).toEqual([
    { x: 40, y: 0 },
    { x: 80, y: 0 },
    { x: 100, y: 20 },
  ]);
  expect(pointsOnWay({ x: 0, y: 0 }, way, 40, 2)).toHaveLength(2);
  expect(pointsOnWay({ x: 0, y: 0 }, [], 40, 2)).toEqual([]);
});

it('grows and shrinks the ring, except where nothing may move', () => {
  expect([ringScale(0.4, true), ringScale(0.4, false) > 1, ringScale(1.2, false) < 1]).toEqual([1, true, true]);
});

import { expect, it } from 'vitest';
import { type HandLook, pointsOnWay, ringScale, writeHandLook } from './shown-guide.ts';

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

it('glides to its point, taps there twice and is gone; without motion it rests there', () => {
  const look = (ms: number, isStill = false): HandLook => {
    const out = { share: 0, scale: 1, alpha: 1, lit: 0 };
    writeHandLook(ms, isStill, out);
    return out;
  };
  expect(look(750)).toMatchObject({ share: 0.5, scale: 1, alpha: 1 });
  expect([look(1725).scale, look(1950).scale, look(2175).scale].map((scale) => scale.toFixed(2))).toEqual([
    '0.82',
    '1.00',
    '0.82',
  ]);
  expect([look(0).alpha, look(2400).alpha, look(5000).alpha]).toEqual([0, 0, 0]);
  expect(look(300, true)).toEqual({ share: 1, scale: 1, alpha: 1, lit: 1 });
});

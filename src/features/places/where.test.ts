import { expect, it } from 'vitest';
import { whereIs } from './where.ts';

const box = (key: string, x0: number, y0: number, x1: number, y1: number) => ({
  key,
  area: [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as [number, number][],
  go: { x: (x0 + x1) / 2, y: y1 },
});
const PLACES = [box('plaza', 0, 0, 100, 100), box('fountain', 40, 40, 60, 60), box('pier', 300, 0, 400, 100)];

it('names the smallest place around a point', () => {
  expect(whereIs(PLACES, { x: 50, y: 50 })).toEqual({ key: 'fountain', isInside: true });
  expect(whereIs(PLACES, { x: 20, y: 50 })).toEqual({ key: 'plaza', isInside: true });
});

it('names the nearest place outside of all', () => {
  expect(whereIs(PLACES, { x: 260, y: 90 })).toEqual({ key: 'pier', isInside: false });
  expect(whereIs([], { x: 0, y: 0 })).toBeNull();
});

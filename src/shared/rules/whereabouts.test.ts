import { expect, it } from 'vitest';
import { STEP_PX } from './step.ts';
import { directionTo, stepsTo, whereIs } from './whereabouts.ts';

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

const HERE = { x: 1000, y: 800 };

it.each([
  [300, 0, 'right'],
  [300, 290, 'down-right'],
  [10, 300, 'down'],
  [-300, 310, 'down-left'],
  [-300, -20, 'left'],
  [-300, -300, 'up-left'],
  [0, -300, 'up'],
  [300, -300, 'up-right'],
  [20, -20, 'here'],
] as const)('a point %i to the right and %i below is %s', (x, y, direction) => {
  expect(directionTo(HERE, { x: HERE.x + x, y: HERE.y + y })).toBe(direction);
});

it('counts whole steps', () => {
  expect(stepsTo(HERE, HERE)).toBe(0);
  expect(stepsTo(HERE, { x: HERE.x + 12 * STEP_PX, y: HERE.y })).toBe(12);
  expect(stepsTo(HERE, { x: HERE.x - 3 * STEP_PX, y: HERE.y - 4 * STEP_PX })).toBe(5);
});

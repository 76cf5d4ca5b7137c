import { expect, it } from 'vitest';
import { FULL_SPEED, HEADINGS, headingOf, startOf } from './headings.ts';

it.each([
  [1, 0, 0],
  [0, 1, 36],
  [-1, 0, 72],
  [0, -1, 108],
  [1, 1, 18],
  [1, -1, 126],
  // Almost right, from above.
  [1, -0.001, 0],
  [-1, -0.001, 72],
])('the direction (%f, %f) has the heading %i at full speed', (x, y, heading) => {
  expect(headingOf(x, y)).toEqual({ heading, speed: FULL_SPEED });
});

it('every heading is its own nearest one', () => {
  for (let heading = 0; heading < HEADINGS; heading++) {
    const angle = (heading * 2 * Math.PI) / HEADINGS;
    expect(headingOf(Math.cos(angle), Math.sin(angle))?.heading).toBe(heading);
  }
});

it('the length scales the speed, which is not zero; no direction is no heading', () => {
  expect(headingOf(0.5, 0)?.speed).toBe(8);
  expect(headingOf(0.01, 0)?.speed).toBe(1);
  expect(headingOf(3, 4)?.speed).toBe(FULL_SPEED);
  expect(headingOf(0, 0)).toBeNull();
});

it('walks start at whole eighths of a pixel on the map', () => {
  expect(startOf({ x: 100.06, y: 200.07 })).toEqual({ x8: 800, y8: 1601 });
  expect(startOf({ x: -3, y: 1000 })).toEqual({ x8: 0, y8: 7999 });
  expect(startOf({ x: 5164, y: -0.01 })).toEqual({ x8: 41_311, y8: 0 });
});

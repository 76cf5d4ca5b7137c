/** Toward whom a figure bows: the nearest one on the side that it faces. */
import { expect, it } from 'vitest';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { viewOfBow } from './look-toward.ts';

function bow(view: number, others: readonly (readonly [x: number, y: number])[]): number | null {
  const self = figureOf('me', 1000, 800);
  self.shown.view = view;
  return viewOfBow(self, [self, ...others.map(([x, y], index) => figureOf(`other ${index}`, x, y))]);
}

it.each([
  [
    'the nearest one',
    0,
    [
      [1200, 800],
      [850, 820],
    ],
    1,
  ],
  [
    'the nearest one on the side that it faces',
    4,
    [
      [1200, 800],
      [850, 820],
    ],
    5,
  ],
  ['nobody behind its back', 2, [[1200, 800]], null],
  ['nobody far away', 0, [[1261, 800]], null],
  ['nobody who is straight ahead', 0, [[1010, 900]], null],
] as const)('it bows to %s', (_, view, others, expected) => {
  expect(bow(view, others)).toBe(expected);
});

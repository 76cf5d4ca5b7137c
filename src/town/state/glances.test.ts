import { expect, it } from 'vitest';
import { figureOf } from '../../../tests/support/samples/figure.ts';
import { lookAt } from './glances.ts';

it('turns those who rest near by to the side where somebody speaks', () => {
  const speaker = figureOf('speaker', 1000, 800);
  const [left, right, front, behind, far, walking] = [
    figureOf('left', 900, 800),
    figureOf('right', 1100, 790),
    figureOf('front', 1010, 700),
    figureOf('behind', 1010, 900),
    figureOf('far', 1300, 800),
    figureOf('walking', 950, 800, { shown: { x: 950, y: 800, view: 4, isMoving: true } }),
  ];
  lookAt(speaker, [speaker, left, right, front, behind, far, walking], 5000);
  const views = [speaker, left, right, front, behind, far, walking].map(({ glance }) => glance?.view ?? null);
  expect(views).toEqual([null, 5, 1, 0, null, null, null]);
  expect(left.glance?.untilMs).toBe(5000);
});

import { expect, it } from 'vitest';
import { besideOwnFigure, ownFigureBox, shareOwnFigure } from './own-figure.ts';

const BOX = { left: 440, top: 70, right: 520, bottom: 310 };

it('is read from the town that is mounted', () => {
  expect(ownFigureBox()).toBeNull();
  const stopOld = shareOwnFigure(() => null);
  const stop = shareOwnFigure(() => BOX);
  stopOld();
  expect(ownFigureBox()).toBe(BOX);
  stop();
  expect(ownFigureBox()).toBeNull();
});

it('has room beside it: first on the left, else on the right, else nowhere', () => {
  expect(besideOwnFigure(BOX, 844, 300)).toEqual({ left: 8, right: 432 });
  expect(besideOwnFigure({ ...BOX, left: 200, right: 280 }, 844, 300)).toEqual({ left: 288, right: 836 });
  expect(besideOwnFigure({ ...BOX, left: 250, right: 330 }, 568, 300)).toBeNull();
});

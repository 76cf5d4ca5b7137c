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
  const around = { left: 47, right: 836 };
  expect(besideOwnFigure(BOX, around, 300)).toEqual({ left: 47, right: 432 });
  expect(besideOwnFigure({ left: 200, right: 280 }, around, 300)).toEqual({ left: 288, right: 836 });
  expect(besideOwnFigure({ left: 250, right: 330 }, { left: 8, right: 560 }, 300)).toBeNull();
});

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

it('has room beside it: first where no joystick is, else on the other side, else nowhere', () => {
  const limits = { around: { left: 47, right: 836 }, leastPx: 300, isRightToLeft: false };
  expect(besideOwnFigure(BOX, limits)).toEqual({ left: 47, right: 432 });
  expect(besideOwnFigure({ left: 200, right: 280 }, limits)).toEqual({ left: 288, right: 836 });
  const middle = { left: 400, right: 480 };
  expect(besideOwnFigure(middle, { ...limits, isRightToLeft: true })).toEqual({ left: 488, right: 836 });
  expect(besideOwnFigure({ left: 250, right: 330 }, { ...limits, around: { left: 8, right: 560 } })).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { Box } from './toast-place.ts';
import { boxOfSpot, findSpot, overlaps, type ToastForm, type ToastRoom, type ToastSpot } from './toast-room.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = box(0, 0, 1000, 600);
const room = (taken: readonly Box[], liked: ToastRoom['liked'] = []): ToastRoom => ({ bounds: WINDOW, taken, liked });
const WANTED: ToastSpot = {
  leftPx: 322,
  topPx: 8,
  widthPx: 356,
  heightPx: 54,
  isSlim: false,
  isAlone: false,
  isThrough: false,
};
const form = (widthPx: number, heightsPx: readonly number[], isSlim = false): ToastForm => ({
  widthPx,
  heightsPx,
  isSlim,
});
const ONE = [form(356, [54]), form(240, [74]), form(356, [30], true)];
/** All of the window but this part. */
const allBut = ({ left, top, right, bottom }: Box): Box[] => [
  box(0, 0, 1000, top),
  box(0, bottom, 1000, 600 - bottom),
  box(0, 0, left, 600),
  box(right, 0, 1000 - right, 600),
];

describe('findSpot', () => {
  it('keeps the wanted place while nothing there is in use', () => {
    expect(findSpot(room([box(0, 100, 1000, 500)]), WANTED, () => ONE)).toEqual(WANTED);
  });

  it('leaves the wanted place where the window has a notch', () => {
    const notched = { ...room([]), bounds: box(0, 55, 1000, 545) };
    expect(findSpot(notched, WANTED, () => ONE)).toMatchObject({ topPx: 55, widthPx: 356 });
  });

  it('goes to the nearest free place, and covers nothing in use by a pixel', () => {
    const taken = [box(322, 0, 356, 80.5), box(0, 200, 1000, 400)];
    const spot = findSpot(room(taken), WANTED, () => ONE);
    expect(spot).toMatchObject({ widthPx: 356, isSlim: false, isThrough: false, topPx: 84 });
    expect(taken.some((one) => overlaps(one, boxOfSpot(spot)))).toBe(false);
  });

  it('rather goes farther than over a title', () => {
    const taken = [box(322, 0, 356, 80)];
    const liked = [{ box: box(0, 0, 1000, 220), weight: 3 }];
    expect(findSpot(room(taken, liked), WANTED, () => ONE).topPx).toBeGreaterThanOrEqual(220);
  });

  it('is narrower, then one at a time, then slim where nothing else has room', () => {
    expect(findSpot(room(allBut(box(400, 200, 260, 120))), WANTED, () => ONE)).toMatchObject({
      widthPx: 240,
      isAlone: false,
    });
    const two = [form(356, [54, 40]), form(356, [30, 30], true)];
    expect(findSpot(room(allBut(box(300, 200, 400, 60))), WANTED, () => two)).toMatchObject({
      heightPx: 54,
      isAlone: true,
    });
    expect(findSpot(room(allBut(box(300, 200, 400, 40))), WANTED, () => two)).toMatchObject({
      isSlim: true,
      isAlone: true,
    });
  });

  it('lets presses through where everything is in use, and covers as little of it as it can', () => {
    const spot = findSpot(room(allBut(box(300, 480, 400, 24))), WANTED, () => [form(356, [54])]);
    expect(spot.isThrough).toBe(true);
    expect(overlaps(boxOfSpot(spot), box(300, 480, 400, 24))).toBe(true);
  });
});

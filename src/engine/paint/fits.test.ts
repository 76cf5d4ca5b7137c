/** Which fitted pictures are kept. The module is the real one. */
import { expect, it } from 'vitest';
import { builtPainter } from '../../../tests/support/paint.ts';
import { createFits, type Fits, type PictureReader, type Wanted } from './fits.ts';
import { createPaintModule } from './paint-module.ts';

const instantiate = await builtPainter();

const reader: PictureReader = {
  sizeOf: () => ({ widthPx: 8, heightPx: 8 }),
  read: ({ size }) => new Uint8ClampedArray(size.widthPx * size.heightPx * 4).fill(255),
};
const EVERYTHING = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
/** More than so many are forgotten when they were not used for so many frames. */
const MANY = 4000;
const IDLE_FRAMES = 600;

/** Another size for each index. */
const wanted = (index: number): Wanted => ({
  picture: 1,
  frame: 0,
  fitted: { widthPx: 1 + (index % 64), heightPx: 1 + Math.floor(index / 64) },
  isFlipped: false,
  kind: 'runs',
  isTiled: false,
});
const use = (fits: Fits, index: number): boolean =>
  fits.each(
    wanted(index),
    EVERYTHING,
    () => true,
    () => undefined,
  );

it.each([
  [MANY, MANY],
  [MANY + 1, 1],
])('of %s pictures, of which one is still used, keeps %s', (count, kept) => {
  const module = createPaintModule(instantiate());
  const fits = createFits(module, reader);
  for (let index = 0; index < count; index += 1) use(fits, index);
  expect(module.spriteCount()).toBe(count);
  for (let frame = 0; frame < 2 * IDLE_FRAMES; frame += 1) {
    fits.beginFrame();
    use(fits, 0);
  }
  expect(module.spriteCount()).toBe(kept);
});

it('keeps what was used within 600 frames', () => {
  const module = createPaintModule(instantiate());
  const fits = createFits(module, reader);
  for (let index = 0; index <= MANY; index += 1) use(fits, index);
  for (let frame = 0; frame < IDLE_FRAMES; frame += 1) fits.beginFrame();
  expect(module.spriteCount()).toBe(MANY + 1);
});

/** Pictures for the tests of the core: transparent, from given bytes, and noise. */
import { createRandom } from '../../../tests/support/random.ts';
import type { ExactImage } from '../../../tests/support/oracles/pixels.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../shared/art/avatar-sizes.ts';
import type { RgbaImage } from './types.ts';

export const WIDTH = CANVAS_WIDTH_PX;
export const HEIGHT = CANVAS_HEIGHT_PX;
/** Tolerance against exact source-over, in 255ths, plus a half for the rounding of the result. */
export const TOLERANCE = 2.5;

export const clear = (): ExactImage => ({
  widthPx: WIDTH,
  heightPx: HEIGHT,
  data: new Float64Array(WIDTH * HEIGHT * 4),
});
export const asImage = (data: Uint8ClampedArray): RgbaImage => ({ widthPx: WIDTH, heightPx: HEIGHT, data });

/** Noise of any alpha in some rows, solid colour in others; most rows are transparent. */
export function noiseLayer(seed: number): RgbaImage {
  const random = createRandom(seed);
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const top = random.whole(0, HEIGHT - 60);
  for (let y = top; y < top + 60; y++) {
    const isSolid = y % 3 === 0;
    const [from, to] = [random.whole(0, 200), random.whole(200, WIDTH + 1)];
    for (let x = from; x < to; x++) {
      const alpha = isSolid ? 255 : random.whole(0, 256);
      data.set([random.whole(0, 256), random.whole(0, 256), random.whole(0, 256), alpha], (y * WIDTH + x) * 4);
    }
  }
  return asImage(data);
}

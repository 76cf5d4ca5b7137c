/** Pictures of the marks of the first walk: a ring on the ground, and the print of a paw. */
import type { LabelFace } from '../state/label-face.ts';

const CREAM = 'oklch(0.99 0.03 85)';
const SHADOW = 'oklch(0.34 0.075 318 / 0.5)';
const RING = { widthPx: 60, heightPx: 28, linePx: 4 } as const;
const PRINT_PX = 14;

export const RING_FACE: LabelFace = {
  key: 'guide ring',
  widthPx: RING.widthPx,
  heightPx: RING.heightPx,
  marginPx: 3,
  draw(context) {
    for (const [colour, linePx] of [
      [SHADOW, RING.linePx + 3],
      [CREAM, RING.linePx],
    ] as const) {
      context.beginPath();
      const inset = RING.linePx / 2;
      context.ellipse(
        RING.widthPx / 2,
        RING.heightPx / 2,
        RING.widthPx / 2 - inset,
        RING.heightPx / 2 - inset,
        0,
        0,
        2 * Math.PI,
      );
      context.strokeStyle = colour;
      context.lineWidth = linePx;
      context.stroke();
    }
  },
};

export const PRINT_FACE: LabelFace = {
  key: 'guide print',
  widthPx: PRINT_PX,
  heightPx: PRINT_PX,
  marginPx: 1,
  draw(context) {
    for (const [colour, grownPx] of [
      [SHADOW, 1],
      [CREAM, 0],
    ] as const) {
      context.fillStyle = colour;
      for (const [x, y, radius] of [
        [7, 9.5, 3.4],
        [2.8, 6, 1.7],
        [5.6, 3.4, 1.8],
        [8.6, 3.4, 1.8],
        [11.3, 6, 1.7],
      ] as const) {
        context.beginPath();
        context.ellipse(x, y, radius + grownPx, (radius + grownPx) * 0.8, 0, 0, 2 * Math.PI);
        context.fill();
      }
    }
  },
};

/** Pictures of the marks of the first walk: a ring on the ground, the print of a paw, a pointer, and caps of the arrow keys. */
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

const INK = 'oklch(0.34 0.075 318)';
const AMBER = 'oklch(0.82 0.16 75)';
const HALO = 'oklch(0.99 0.03 85 / 0.45)';
const POINTER_PX = 34;
const FINGER = { dotPx: 11, haloPx: 22 } as const;

/** An arrow whose tip is the upper left corner. */
export const MOUSE_FACE: LabelFace = {
  key: 'guide mouse',
  widthPx: POINTER_PX,
  heightPx: POINTER_PX,
  marginPx: 4,
  draw(context) {
    context.beginPath();
    for (const [x, y] of [
      [0, 0],
      [0, 26],
      [6.5, 20.5],
      [11, 31],
      [16.5, 28.5],
      [12, 18.5],
      [20.5, 18],
    ] as const) {
      context.lineTo(x, y);
    }
    context.closePath();
    paint(context, CREAM);
  },
};

/** Where a finger touches, around the upper left corner. */
export const FINGER_FACE: LabelFace = {
  key: 'guide finger',
  widthPx: FINGER.haloPx,
  heightPx: FINGER.haloPx,
  marginPx: FINGER.haloPx,
  draw(context) {
    context.beginPath();
    context.arc(0, 0, FINGER.haloPx - 2, 0, 2 * Math.PI);
    context.fillStyle = HALO;
    context.fill();
    context.beginPath();
    context.arc(0, 0, FINGER.dotPx, 0, 2 * Math.PI);
    paint(context, CREAM);
  },
};

function paint(context: OffscreenCanvasRenderingContext2D, colour: string): void {
  context.lineJoin = 'round';
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
}

/** The arrow keys as on a keyboard: one above three. `x` and `y` point along the arrow. */
const CAP_PX = 26;
const GAP_PX = 3;
const CAPS = [
  { x: 0, y: -1, column: 1, row: 0 },
  { x: -1, y: 0, column: 0, row: 1 },
  { x: 0, y: 1, column: 1, row: 1 },
  { x: 1, y: 0, column: 2, row: 1 },
] as const;
/** Sines below this do not call for a key: the way is nearly along the other. */
const LEAST_SINE = 0.38;

/** Caps with those lit that lead along a vector; none for (0, 0). */
export function capsFace(x: number, y: number): LabelFace {
  const length = Math.hypot(x, y) || 1;
  const lit = CAPS.map((cap) => (cap.x * x + cap.y * y) / length > LEAST_SINE);
  return {
    key: `guide caps ${lit.map(Number).join('')}`,
    widthPx: 3 * CAP_PX + 2 * GAP_PX,
    heightPx: 2 * CAP_PX + GAP_PX,
    marginPx: 3,
    draw(context) {
      for (const [index, { x: dx, y: dy, column, row }] of CAPS.entries()) {
        const left = column * (CAP_PX + GAP_PX);
        const top = row * (CAP_PX + GAP_PX);
        context.beginPath();
        context.roundRect(left + 1, top + 1, CAP_PX - 2, CAP_PX - 2, 6);
        paintCap(context, lit[index] ? AMBER : CREAM);
        context.save();
        context.translate(left + CAP_PX / 2, top + CAP_PX / 2);
        context.rotate(Math.atan2(dy, dx));
        context.beginPath();
        context.moveTo(5, 0);
        context.lineTo(-3.5, -5);
        context.lineTo(-3.5, 5);
        context.closePath();
        context.fillStyle = INK;
        context.fill();
        context.restore();
      }
    },
  };
}

function paintCap(context: OffscreenCanvasRenderingContext2D, colour: string): void {
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 2;
  context.stroke();
}

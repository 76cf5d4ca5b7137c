/** Makeup: translucent colour over skin. */
import { type Face, face, headPath } from '../../figure/head.ts';
import { drawnSide } from '../../figure/views.ts';
import { boxOf, finishOnFace } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { radial } from '../../kit/light.ts';
import type { Pt } from '../../kit/path.ts';
import { clip, fill, place, stroke } from '../../kit/shade.ts';
import { ellipse, heart, sparkle, star } from '../../kit/shapes.ts';

/** Horizontal scale of cheeks in angled views. */
const FULL_CHEEK_PX = 17;

/** Rare makeup glitters on the cheekbones. */
const glitter = (c: Ctx, f: Face): string =>
  rank(c) === 0
    ? ''
    : f.cheeks
        .flatMap((k) =>
          [-12, -4, 5, 13].map((dx, i): Pt => [k.x + (dx * k.rx) / FULL_CHEEK_PX, k.y - 14 - (i % 2) * 5]),
        )
        .map(([x, y]) => fill(sparkle(x, y, 2.2 + rank(c) * 0.5), '#fffbe0', 0.95))
        .join('');

const onFace =
  (draw: (c: Ctx, f: Face) => string): Draw =>
  (c) => {
    const f = face(c.v);
    if (f === null) return {};
    const cheeks = f.cheeks.map((k): Pt => [k.x, k.y]);
    return finishOnFace(c, clip(headPath(c.v), draw(c, f) + glitter(c, f)), boxOf(cheeks, 14));
  };

const LID = 'M-24,2C-22,-22 -6,-38 10,-38C26,-36 36,-26 38,-14C30,-6 26,-2 22,0Z';

/** Eye shadow and rosy cheeks; the darker edge keeps it visible on light skin. */
export const eyeshadow = onFace(({ p }, f) => {
  const lid =
    fill(LID, p.main, 0.78) + stroke('M-22,-6C-18,-26 -4,-36 10,-36C24,-34 34,-26 37,-15', tone(p.main, -0.2), 3, 0.5);
  const cheeks = f.cheeks.map((k) => radial(k.x, k.y, k.rx * 1.7, 17, tone(p.main, -0.06, 1.3), 0.6)).join('');
  return f.eyes.map((e) => place(lid, e.x, e.y, e.sx, 1)).join('') + cheeks;
});

const FRECKLES: readonly Pt[] = [
  [-11, -3],
  [-3, 2],
  [6, -2],
  [12, 3],
  [-7, 6],
  [3, 8],
];

/** Freckles across nose and cheeks. */
export const freckles = onFace(({ p }, f) => {
  const spots = (x: number, y: number, sx: number): string =>
    FRECKLES.map(([dx, dy]) => fill(ellipse(x + dx * sx, y + dy - 2, 1.8, 1.6), p.main, 0.65)).join('');
  return f.cheeks.map((k) => spots(k.x * 0.94 + f.nose[0] * 0.06, k.y - 2, k.rx / FULL_CHEEK_PX)).join('');
});

/** A star on the left cheek and a heart on the right. */
export const faceStars = onFace(({ v, p }, f) =>
  f.cheeks
    .map((k, i) => {
      const isLeft = drawnSide(v, f.cheeks.length === 1 || i > 0 ? 1 : -1) === 1;
      const d = isLeft ? star(0, 0, 9) : heart(0, 0, 6.8);
      const mark = fill(d, isLeft ? p.accent : p.main, 0.92) + stroke(d, tone(p.main, -0.25), 1.2, 0.6);
      return place(mark, k.x, k.y, k.rx / FULL_CHEEK_PX, 1);
    })
    .join(''),
);

const STRIPES = 'M-14,-4L14,-8M-13,6L12,2';

/** Two stripes on each cheek. */
export const warPaint = onFace(({ p }, f) =>
  f.cheeks.map((k) => place(stroke(STRIPES, p.main, 5, 0.85), k.x, k.y, k.rx / FULL_CHEEK_PX, 1)).join(''),
);

/** Noses: translucent shade and highlight, so that one file is enough for all skin tones. */
import { face } from '../../figure/head.ts';
import { boxOf, finishOnFace, gem } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { drawnSide } from '../../figure/views.ts';
import { radial } from '../../kit/light.ts';
import { bow, type Pt } from '../../kit/path.ts';
import { fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, sparkle } from '../../kit/shapes.ts';
import { lightSide } from '../../kit/state.ts';

const SHADE = '#7a2a20';

const shine = (x: number, y: number) => fill(ellipse(x - 1.5 * lightSide(), y - 4, 2.4, 2), '#ffffff', 0.55);

/** Rare noses have glitter across the bridge; epic and legendary ones a gem on the left. */
function dust(c: Ctx, [x, y]: Pt): string {
  if (rank(c) === 0) return '';
  const grains = [-15, -9, -3, 4, 10, 16].map((dx, i) => fill(sparkle(x + dx, y - 12 + (i % 2) * 6, 2.6), '#fff6d0'));
  return grains.join('') + (rank(c) >= 2 ? gem(x + 8 * drawnSide(c.v, 1), y + 2, 1.5 + rank(c) * 0.6, c.p.accent) : '');
}

type NoseParts = { front: (p: Pt) => string; quarter: (p: Pt) => string; side?: (p: Pt) => string };

const nose =
  (o: NoseParts): Draw =>
  (c) => {
    const f = face(c.v);
    if (!f) return {};
    const draw = c.v.id === 'F' ? o.front : c.v.id === 'Q' ? o.quarter : o.side;
    return finishOnFace(c, (draw?.(f.nose) ?? '') + dust(c, f.nose), boxOf([f.nose], 12));
  };

export const buttonNose = nose({
  front: ([x, y]) => fill(ellipse(x, y + 1, 5, 3), SHADE, 0.28) + shine(x, y),
  quarter: ([x, y]) => stroke(`M${x - 4},${y - 8}Q${x - 9},${y} ${x - 3},${y + 2}`, SHADE, 2.4, 0.4),
});

export const wideNose = nose({
  front: ([x, y]) =>
    stroke(
      `M${x - 9},${y - 2}Q${x - 10},${y + 4} ${x - 4},${y + 3}Q${x},${y + 6} ${x + 4},${y + 3}Q${x + 10},${y + 4} ${x + 9},${y - 2}`,
      SHADE,
      2.4,
      0.45,
    ) + shine(x, y),
  quarter: ([x, y]) =>
    stroke(
      `M${x - 4},${y - 12}Q${x - 12},${y} ${x - 5},${y + 3}Q${x + 3},${y + 5} ${x + 5},${y - 2}`,
      SHADE,
      2.4,
      0.45,
    ),
  side: ([x, y]) => stroke(bow([x + 7, y + 4], [x + 13, y + 2], [x + 12, y - 5]), SHADE, 2.2, 0.4),
});

export const longNose = nose({
  front: ([x, y]) =>
    stroke(
      `M${x + 3},${y - 24}Q${x + 4},${y - 8} ${x + 7},${y}Q${x + 3},${y + 5} ${x - 4},${y + 3}`,
      SHADE,
      2.2,
      0.38,
    ) + shine(x, y - 2),
  quarter: ([x, y]) =>
    stroke(
      `M${x - 2},${y - 22}Q${x - 8},${y - 4} ${x - 11},${y}Q${x - 8},${y + 5} ${x - 1},${y + 3}`,
      SHADE,
      2.4,
      0.42,
    ),
  side: ([x, y]) => stroke(bow([x + 6, y + 5], [x + 11, y + 5], [x + 12, y]), SHADE, 2.2, 0.4),
});

/** A soft red spot with a highlight. */
export const redNose = nose({
  front: ([x, y]) => radial(x, y, 15, 12, '#ff4f5f', 0.6) + fill(ellipse(x, y + 1, 5, 3), SHADE, 0.28) + shine(x, y),
  quarter: ([x, y]) =>
    radial(x - 3, y - 2, 14, 11, '#ff4f5f', 0.6) +
    stroke(`M${x - 4},${y - 8}Q${x - 9},${y} ${x - 3},${y + 2}`, SHADE, 2.4, 0.4),
  side: ([x, y]) => radial(x + 6, y - 2, 10, 10, '#ff4f5f', 0.55),
});

/** A round foam clown nose. */
export const clownNose: Draw = (c) => {
  const { v, p } = c;
  const f = face(v);
  if (!f) return {};
  const [x, y] = f.nose;
  const foam =
    part(ellipse(x, y - 1, 11, 10.5), p.main, { shadow: 4, rim: 2.5, outline: 2.4 }) +
    fill(ellipse(x - 4 * lightSide(), y - 5, 3, 2.4), '#ffffff', 0.8);
  return finishOnFace(c, foam, boxOf([f.nose], 14));
};

/** Decoration by rarity. Rare: contrast piping; epic: metal and gems; legendary: also a halo and sparkles. */
import { type Ctx, type Layer, rank } from './types.ts';
import { outlineOf, tone } from '../kit/colour.ts';
import { nearHands } from '../figure/limbs.ts';
import { cutOut, glowOf } from '../kit/masks.ts';
import { bbox, type Pt } from '../kit/path.ts';
import { dashed, fill, part, stroke } from '../kit/shade.ts';
import { ellipse, sparkle } from '../kit/shapes.ts';

export const LEGEND_GLOW = '#ffd76a';

/** Decorates an edge (hem, lapel, brim) by rarity. */
export function piping(c: Ctx, edge: string, width = 3): string {
  const r = rank(c);
  if (r === 0) return '';
  if (r === 1) return stroke(edge, c.p.accent, width) + dashed(edge, tone(c.p.accent, 0.14), 1.2, '3 4');
  const metal = r === 3 ? '#f0b93a' : c.p.metal;
  return (
    stroke(edge, outlineOf(metal), width + 2.6) +
    stroke(edge, metal, width) +
    stroke(edge, tone(metal, 0.16), width * 0.35, 0.9)
  );
}

/** A cut gem, recognisable at map scale in every size. */
export const gem = (x: number, y: number, r: number, col: string) =>
  part(ellipse(x, y, r, r * 1.1), col, { outline: 2, shadow: r * 0.5, rim: r * 0.25, gradient: [0.12, -0.1] }) +
  fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.28, r * 0.22), '#ffffff', 0.9);

/** Gems for epic and legendary items, metal studs for rare ones. */
export function studs(c: Ctx, points: Pt[], size = 4.5): string {
  const r = rank(c);
  if (r === 0) return '';
  const col = r === 1 ? c.p.metal : c.p.accent;
  return points.map(([x, y]) => gem(x, y, r === 1 ? size * 0.7 : size, col)).join('');
}

/** Points distributed along the sagging line from a to b. */
export function along(a: Pt, b: Pt, count: number, dip = 0): Pt[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + dip * 4 * t * (1 - t)];
  });
}

/** Sparkles: positions relative to the item's box, and sizes in px. */
const SPARKLES: [x: number, y: number, r: number][] = [
  [0.04, 0.14, 9],
  [0.97, 0.3, 7],
  [0.86, 0.93, 8],
  [0.1, 0.8, 5.5],
  [0.62, 0.05, 5],
];
/** Number of sparkles by rank. */
const SHOWN = [0, 1, 3, 5];
const GOLD_LINE = '#ffb52e';

/** Small things get small sparkles. */
const sizeFor = (width: number, height: number): number => Math.max(0.55, Math.min(1, Math.max(width, height) / 90));

function sparkles(c: Ctx, shape: string): string {
  const [x0, y0, x1, y1] = bbox(shape);
  const size = sizeFor(x1 - x0, y1 - y0);
  const line = rank(c) === 1 ? tone(c.p.accent, -0.12) : GOLD_LINE;
  return SPARKLES.slice(0, SHOWN[rank(c)])
    .map(([x, y, r]) => sparkle(x0 + (x1 - x0) * x, y0 + (y1 - y0) * y, r * size))
    .map((d) => stroke(d, line, 1.6, 0.85) + fill(d, '#fffbe0'))
    .join('');
}

/** The last step of a drawing: adds glow and sparkles. `shape` is the item's main outline. */
export function finish(c: Ctx, layer: Layer, shape: string): Layer {
  const r = rank(c);
  if (r === 0 || !shape) return layer;
  const extra = cutOut(sparkles(c, shape), nearHands(c.R, c.v));
  if (r < 3)
    return layer.front ? { ...layer, front: layer.front + extra } : { ...layer, back: (layer.back ?? '') + extra };
  // The glow is behind the body. In front it would cover hands and faces.
  const glow = glowOf((layer.back ?? '') + (layer.front ?? ''), LEGEND_GLOW);
  return { back: glow + (layer.back ?? ''), front: (layer.front ?? '') + extra };
}

/** The last step for items on the face. The glow is on the skin, because it would be invisible behind the body. */
export function finishOnFace(c: Ctx, svg: string, shape: string): Layer {
  const r = rank(c);
  if (r === 0 || !svg || !shape) return { front: svg };
  const shine = r === 3 ? glowOf(svg, LEGEND_GLOW, 3) : '';
  return { front: shine + svg + sparkles(c, shape) };
}

/** The box around points, as an outline for `finish`. */
export const boxOf = (points: readonly Pt[], margin: number): string =>
  points.map(([x, y]) => `M${x - margin},${y - margin}L${x + margin},${y + margin}`).join('');

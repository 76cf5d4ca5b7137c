/** Leaves, flowers, bushes and pots. */
import { mix, outlineOf, tone } from '../kit/colour.ts';
import { castShadow } from '../kit/light.ts';
import { num, poly, type Pt } from '../kit/path.ts';
import { pick, rng } from '../kit/random.ts';
import { dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse } from '../kit/shapes.ts';
import { tube } from '../kit/tube.ts';
import { piece, type Piece } from './piece.ts';

export const LEAF = {
  fresh: '#86cf72',
  deep: '#5fb56b',
  teal: '#5cb28c',
  lime: '#a8da70',
  blossom: '#ffb3cb',
  maple: '#ffab6b',
  wisteria: '#bfa6f2',
};

/** A round tuft with an edge of leaf-like arcs. */
function scallop(x: number, y: number, r: number, bows: number, turn: number): string {
  const on = (share: number, reach: number): string => {
    const angle = ((turn + (share * 360) / bows) * Math.PI) / 180;
    return `${num(x + Math.cos(angle) * r * reach)},${num(y + Math.sin(angle) * r * reach)}`;
  };
  const edge = Array.from({ length: bows }, (_, i) => `Q${on(i + 0.5, 1.19)} ${on(i + 1, 0.93)}`);
  return `M${on(0, 0.93)}${edge.join('')}Z`;
}

function clump(x: number, y: number, r: number, col: string, lit: number, turn: number): string {
  const body = tone(col, lit * 0.07);
  return (
    fill(scallop(x + r * 0.04, y + r * 0.12, r, 9, turn), tone(col, -0.12, 1.06, 24), 0.4) +
    fill(scallop(x, y, r, 9, turn), body) +
    fill(scallop(x - r * 0.13, y - r * 0.17, r * 0.72, 8, turn + 20), tone(body, 0.035)) +
    fill(scallop(x - r * 0.25, y - r * 0.31, r * 0.4, 6, turn + 50), tone(body, 0.075), 0.9)
  );
}

export const scatter = (r: () => number, cx: number, cy: number, rx: number, ry: number): Pt => {
  const a = r() * Math.PI * 2;
  const d = Math.sqrt(r()) * 0.82;
  return [cx + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d];
};

const leafDab = (x: number, y: number, q: number, col: string) =>
  `<path d="M${num(x - q)},${num(y)}Q${num(x)},${num(y - q)} ${num(x + q)},${num(y)}Q${num(x)},${num(y + q * 0.35)} ${num(x - q)},${num(y)}Z" fill="${col}" fill-opacity=".6"/>`;

/** A leafy mass inside an ellipse. */
export function leafMass(cx: number, cy: number, rx: number, ry: number, col: string, seed: number): string {
  const r = rng(seed);
  const small = Math.min(rx, ry);
  const count = Math.max(9, Math.round(((rx + ry) / small) * 5.5));
  const rim = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + r() * 0.25;
    return {
      x: cx + Math.cos(a) * rx * 0.72,
      y: cy + Math.sin(a) * ry * 0.7,
      r: small * (0.31 + r() * 0.1),
      turn: r() * 90,
    };
  });
  const inner = Array.from({ length: count }, () => {
    const a = r() * Math.PI * 2;
    const d = Math.sqrt(r()) * 0.56;
    return {
      x: cx + Math.cos(a) * rx * d,
      y: cy + Math.sin(a) * ry * d,
      r: small * (0.26 + r() * 0.12),
      turn: r() * 90,
    };
  });
  const outline = mix(outlineOf(col), col, 0.12);
  const shade = tone(col, -0.085, 1.05, 22);
  const lit = (b: { x: number; y: number }) => -((b.x - cx) / rx) * 0.55 - ((b.y - cy) / ry) * 0.9;
  const back =
    rim.map((b) => fill(scallop(b.x, b.y, b.r + 2.2, 8, b.turn), outline)).join('') +
    rim.map((b) => fill(scallop(b.x, b.y, b.r, 8, b.turn), shade)).join('');
  const clumps = [...rim, ...inner]
    .toSorted((a, b) => b.y - a.y)
    .map((b) => clump(b.x, b.y, b.r * 0.97, col, lit(b), b.turn))
    .join('');
  let dabs = '';
  for (let i = 0; i < count * 2; i++) {
    const a = r() * Math.PI * 2;
    const d = Math.sqrt(r()) * 0.85;
    const p = { x: cx + Math.cos(a) * rx * d, y: cy + Math.sin(a) * ry * d };
    dabs += leafDab(p.x, p.y, 3 + r() * 3.5, lit(p) > r() - 0.4 ? tone(col, 0.17) : tone(col, -0.16));
  }
  return back + fill(ellipse(cx, cy, rx * 0.7, ry * 0.7), shade) + clumps + dabs;
}

export function flower(x: number, y: number, r: number, col: string, heart = '#ffe38a'): string {
  const petals = [0, 1, 2, 3, 4].map((i) =>
    dot(x + Math.cos(i * 1.257 - 1.57) * r * 0.8, y + Math.sin(i * 1.257 - 1.57) * r * 0.8, r * 0.62, col),
  );
  return petals.join('') + dot(x, y, r * 0.5, heart);
}

export function grassTuft(x: number, y: number, s: number, col: string): string {
  const blade = (dx: number, lean: number, h: number) =>
    `M${num(x + dx * s - s * 0.3)},${num(y)}Q${num(x + dx * s)},${num(y - h * s * 0.6)} ${num(x + (dx + lean) * s)},${num(y - h * s)}Q${num(x + dx * s + s * 0.3)},${num(y - h * s * 0.4)} ${num(x + dx * s + s * 0.3)},${num(y)}Z`;
  return fill(blade(-0.7, -0.6, 1.4) + blade(0, 0.1, 2) + blade(0.7, 0.7, 1.3), col);
}

export function bush(w: number, col: string, seed: number, bloom?: string): Piece {
  const r = rng(seed + 3);
  let s = castShadow(0, 0, w * 0.58, 12) + leafMass(0, -w * 0.23, w * 0.52, w * 0.27, col, seed);
  if (bloom)
    for (let i = 0; i < w / 8; i++) {
      const [x, y] = scatter(r, 0, -w * 0.24, w * 0.44, w * 0.23);
      s += flower(x, y, 4.4 + r() * 1.6, i % 4 ? bloom : '#ffffff');
    }
  return piece(s);
}

export function hedge(w: number, col: string, seed: number): Piece {
  const r = rng(seed);
  let s = castShadow(0, 0, w * 0.55, 12);
  for (let x = -w / 2 + 30; x <= w / 2 - 20; x += 46) s += leafMass(x, -30, 40, 34, col, seed + x);
  for (let i = 0; i < w / 14; i++)
    s += flower(-w / 2 + r() * w, -14 - r() * 40, 4.4, pick(r, ['#ffffff', '#ffd1e0', '#ffe38a']));
  return piece(s);
}

export function reeds(seed: number): Piece {
  const r = rng(seed);
  let s = '';
  for (let i = 0; i < 9; i++) {
    const x = -26 + i * 6.5;
    const h = 46 + r() * 46;
    const lean = (r() - 0.5) * 18;
    s += stroke(
      `M${num(x)},0Q${num(x)},${num(-h * 0.6)} ${num(x + lean)},${num(-h)}`,
      pick(r, ['#4f9a62', '#6bb56a', '#3f8a5c']),
      3.4,
    );
    if (i % 3 === 1)
      s += flat(
        tube(
          [
            [x + lean * 0.8, -h * 0.82, 4],
            [x + lean, -h - 6, 4],
          ],
          {},
          3,
        ),
        '#9a6a4a',
        1.8,
      );
  }
  return piece(s);
}

export function lilyPad(k: number, bloom?: string): string {
  const pad = `M0,0L${num(32 * k)},${num(-6 * k)}C${num(36 * k)},${num(16 * k)} ${num(-34 * k)},${num(18 * k)} ${num(-34 * k)},0C${num(-34 * k)},${num(-16 * k)} ${num(20 * k)},${num(-18 * k)} ${num(28 * k)},${num(-12 * k)}Z`;
  const lotus = [-60, -30, 0, 30, 60].map(
    (a) =>
      `<g transform="translate(${num(-4 * k)},${num(-3 * k)}) rotate(${a})">${flat(`M0,0Q${num(-7 * k)},${num(-10 * k)} 0,${num(-19 * k)}Q${num(7 * k)},${num(-10 * k)} 0,0Z`, bloom ?? '#fff', 1.6)}</g>`,
  );
  return (
    part(pad, '#74cc76', { shadow: 3, outline: 2.2 }) +
    (bloom ? lotus.join('') + dot(-4 * k, -5 * k, 4 * k, '#ffe38a') : '')
  );
}

/** Potted flowers with a tub; `w` is the width of the tub. */
export function planter(w: number, pot: string, blooms: string[], seed: number): Piece {
  const r = rng(seed);
  let s = castShadow(0, 2, w * 0.62, 9) + leafMass(0, -w * 0.92, w * 0.62, w * 0.46, LEAF.deep, seed);
  for (let i = 0; i < 10; i++) {
    const [x, y] = scatter(r, 0, -w * 0.98, w * 0.56, w * 0.4);
    s += flower(x, y, 5 + r() * 2, pick(r, blooms));
  }
  const tub = poly([
    [-w * 0.46, -w * 0.66],
    [w * 0.46, -w * 0.66],
    [w * 0.36, 0],
    [-w * 0.36, 0],
  ]);
  const band = fill(
    poly([
      [-w * 0.5, -w * 0.3],
      [w * 0.5, -w * 0.3],
      [w * 0.5, -w * 0.2],
      [-w * 0.5, -w * 0.2],
    ]),
    tone(pot, -0.1),
    0.7,
  );
  s +=
    part(tub, pot, { shadow: 7, outline: 2.8, pattern: band }) +
    part(
      `M${num(-w * 0.52)},${num(-w * 0.78)}L${num(w * 0.52)},${num(-w * 0.78)}L${num(w * 0.5)},${num(-w * 0.6)}L${num(-w * 0.5)},${num(-w * 0.6)}Z`,
      tone(pot, 0.04),
      { shadow: 3, outline: 2.6 },
    );
  return piece(s);
}

export const petals = (r: () => number, x: number, y: number, spread: number, col: string, n = 8): string =>
  Array.from({ length: n }, () =>
    dot(x + (r() - 0.5) * spread * 2, y + (r() - 0.5) * spread * 0.5, 2.4 + r() * 2, col, 0.9, 1.6 + r()),
  ).join('');

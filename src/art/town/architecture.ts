/** Walls, roofs and their textures. */
import { tone } from '../kit/colour.ts';
import { castShadow, gradient } from '../kit/light.ts';
import { num, poly, type Pt, bbox } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { fill, flat, part, stroke } from '../kit/shade.ts';
import { roundRect } from '../kit/shapes.ts';

export const IRON = '#57496e';

export type Texture = 'brick' | 'plaster' | 'boards' | 'stone';

function texture(kind: Texture, w: number, h: number, wall: string, r: () => number): string {
  let s = '';
  if (kind === 'brick') {
    for (let y = -h, row = 0; y < 0; y += 15, row++)
      for (let x = -(row % 2) * 17; x < w; x += 34)
        if (r() < 0.3) s += fill(roundRect(x + 2, y + 2, 30, 11, 3), tone(wall, r() < 0.5 ? -0.05 : 0.045), 0.8);
  } else if (kind === 'boards') {
    for (let y = -h; y < 0; y += 18)
      s +=
        stroke(`M0,${y}L${w},${y}`, tone(wall, -0.09), 2, 0.55) +
        stroke(`M0,${y + 2}L${w},${y + 2}`, tone(wall, 0.07), 1.5, 0.6);
  } else if (kind === 'stone') {
    for (let y = -h, row = 0; y < 0; y += 30, row++)
      for (let x = -(row % 2) * 26; x < w; x += 52)
        s +=
          stroke(roundRect(x + 2, y + 2, 48, 26, 4), tone(wall, -0.06), 1.6, 0.5) +
          (r() < 0.18 ? fill(roundRect(x + 3, y + 3, 46, 24, 4), tone(wall, -0.035), 0.8) : '');
  } else {
    for (let i = 0; i < (w * h) / 5200; i++)
      s += stroke(
        `M${num(r() * w)},${num(-r() * h)}q${num(10 + r() * 10)},-5 ${num(24 + r() * 10)},0`,
        tone(wall, r() < 0.5 ? -0.04 : 0.045),
        2.4,
        0.65,
      );
  }
  return s;
}

interface WallOptions {
  kind?: Texture;
  seed?: number;
  shape?: string;
  outline?: number;
}

/** A wall with texture, eave shadow and a shaded right edge. */
export function wall(w: number, h: number, col: string, o: WallOptions = {}): string {
  const pat =
    texture(o.kind ?? 'plaster', w, h, col, rng(o.seed ?? 1)) +
    fill(roundRect(0, -h, w, 24), '#4b2f7a', 0.16) +
    fill(roundRect(w - 24, -h, 24, h), '#4b2f7a', 0.1) +
    fill(roundRect(0, -h, 10, h), '#ffffff', 0.22) +
    gradient(
      [
        [0, '#8a5a7a', 0],
        [1, '#8a5a7a', 0.16],
      ],
      roundRect(0, -70, w, 70),
    );
  return part(o.shape ?? roundRect(0, -h, w, h), col, {
    shadow: 0,
    rim: 0,
    outline: o.outline ?? 3.2,
    pattern: pat,
    gradient: [0.03, -0.03],
  });
}

export function quoins(w: number, h: number, trim: string): string {
  let s = '';
  for (let i = 0; i < h / 30 - 1; i++) {
    const k = i % 2 ? 16 : 24;
    s +=
      part(roundRect(-3, -h + 8 + i * 30, k, 26, 4), trim, { shadow: 3, rim: 2, outline: 1.9 }) +
      part(roundRect(w + 3 - k, -h + 8 + i * 30, k, 26, 4), tone(trim, -0.03), { shadow: 3, rim: 2, outline: 1.9 });
  }
  return s;
}

/** Rows of round tiles, to be clipped by the roof's outline. */
function tiles(x0: number, x1: number, y0: number, y1: number, col: string, seed: number, size = 32): string {
  const r = rng(seed);
  const stepY = size * 0.6;
  let s = '';
  for (let y = y0, row = 0; y < y1 + stepY; y += stepY, row++) {
    let above = '';
    for (let x = x0 - size + (row % 2) * (size / 2); x < x1 + size; x += size)
      above += `<path d="M${num(x)},${num(y - stepY)}L${num(x)},${num(y)}Q${num(x + size / 2)},${num(y + size * 0.5)} ${num(x + size)},${num(y)}L${num(x + size)},${num(y - stepY)}Z" fill="${tone(col, (r() - 0.5) * 0.075)}" stroke="${tone(col, -0.13)}" stroke-width="1.7"/>`;
    s = above + s;
  }
  return s;
}

export function roofShape(pts: Pt[] | string, col: string, seed: number, size = 32): string {
  const d = typeof pts === 'string' ? pts : poly(pts);
  const [x0, y0, x1, y1] = bbox(d);
  const pat =
    tiles(x0, x1, y0, y1, col, seed, size) +
    gradient(
      [
        [0, '#ffffff', 0.2],
        [0.4, '#ffffff', 0],
        [1, '#3a2a66', 0.14],
      ],
      roundRect(x0, y0, x1 - x0, y1 - y0),
    ) +
    fill(roundRect(x0 + (x1 - x0) * 0.66, y0, x1 - x0, y1 - y0), '#4b2f7a', 0.12);
  return part(d, col, { pattern: pat, shadow: 8, rim: 4, outline: 3.2 });
}

export const eave = (x: number, y: number, w: number, trim: string) =>
  part(roundRect(x, y - 7, w, 15, 6), trim, { shadow: 4, rim: 2, outline: 2.8 });

export function chimney(x: number, y: number, h: number): string {
  return (
    part(roundRect(x, y - h, 34, h, 3), '#c58a72', { shadow: 8, outline: 2.8 }) +
    part(roundRect(x - 5, y - h - 9, 44, 13, 4), '#a86f5c', { shadow: 3, outline: 2.8 }) +
    flat(roundRect(x + 8, y - h - 22, 18, 15, 3), '#8f5f52', 2.4)
  );
}

export const groundShadow = (w: number) => castShadow(w / 2, 6, w * 0.56, 16, 0.4);

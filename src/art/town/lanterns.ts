/** Paper lanterns on strings and posts. */
import { cycle } from '../kit/random.ts';
import { mix, tone } from '../kit/colour.ts';
import { radial } from '../kit/light.ts';
import { num } from '../kit/path.ts';
import { clip, dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect } from '../kit/shapes.ts';
import { join, lamp, piece, type Piece } from './piece.ts';

export const PAPER = ['#ff8a6b', '#ffc14d', '#ff9fc0', '#7fd0c0', '#b9a4ff'];

export const WARM = '#ffc06a';

const IRON = '#57496e';

type LanternShape = 'round' | 'tall' | 'drop';

const SIZE: Record<LanternShape, [number, number]> = { round: [17, 15], tall: [13, 20], drop: [15, 18] };

/** Hangs from 0,0. */
export function paperLantern(col: string, shape: LanternShape = 'round', k = 1): Piece {
  const [rx, ry] = [SIZE[shape][0] * k, SIZE[shape][1] * k];
  const cy = ry + 6 * k;
  const body =
    shape === 'drop'
      ? `M0,${num(cy - ry)}C${num(rx * 1.4)},${num(cy - ry)} ${num(rx)},${num(cy + ry * 0.6)} 0,${num(cy + ry)}C${num(-rx)},${num(cy + ry * 0.6)} ${num(-rx * 1.4)},${num(cy - ry)} 0,${num(cy - ry)}Z`
      : ellipse(0, cy, rx, ry);
  const ribs = [-0.45, 0, 0.45]
    .map((t) =>
      stroke(
        `M${num(-rx)},${num(cy + t * ry * 1.5)}Q0,${num(cy + t * ry * 1.5 + 4 * k)} ${num(rx)},${num(cy + t * ry * 1.5)}`,
        tone(col, -0.1),
        1.3 * k,
        0.7,
      ),
    )
    .join('');
  const light = radial(-rx * 0.1, cy, rx * 0.8, ry * 0.9, '#fff6cf', 0.85);
  const cap =
    flat(roundRect(-6 * k, cy - ry - 3 * k, 12 * k, 5 * k, 2), IRON, 1.6) +
    flat(roundRect(-5 * k, cy + ry - 2 * k, 10 * k, 4 * k, 2), IRON, 1.6);
  const tassel = stroke(`M0,${num(cy + ry + 2 * k)}L0,${num(cy + ry + 11 * k)}`, tone(col, -0.05), 2.6 * k);
  const art =
    stroke(`M0,0L0,${num(cy - ry)}`, IRON, 1.6 * k) +
    tassel +
    part(body, col, { shadow: 3 * k, rim: 2 * k, outline: 2.2, pattern: ribs + light }) +
    cap;
  const glow = clip(body, fill(body, tone(col, -0.06, 1.2), 0.8) + radial(0, cy, rx * 0.8, ry * 0.8, '#ffdf9a', 0.55));
  return piece(art, glow, [lamp(0, cy, 66 * k, mix(col, WARM, 0.55), 0.4)]);
}

const onCurve = (x0: number, y0: number, x1: number, y1: number, sag: number, t: number): [number, number] => [
  x0 + (x1 - x0) * t,
  y0 + (y1 - y0) * t + sag * 4 * t * (1 - t),
];

/** A sagging string with paper lanterns; absolute coordinates. */
export function lanternString(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
  count: number,
  k = 1,
  shift = 0,
): Piece {
  const cord = stroke(
    `M${num(x0)},${num(y0)}Q${num((x0 + x1) / 2)},${num((y0 + y1) / 2 + sag * 2)} ${num(x1)},${num(y1)}`,
    IRON,
    2.2,
  );
  const shapes: LanternShape[] = ['round', 'tall', 'drop'];
  const hung = Array.from({ length: count }, (_, i) => {
    const [x, y] = onCurve(x0, y0, x1, y1, sag, (i + 0.5) / count);
    const p = paperLantern(cycle(PAPER, i + shift), cycle(shapes, i * 2 + shift), k);
    return {
      art: `<g transform="translate(${num(x)},${num(y)})">${p.art}</g>`,
      glow: `<g transform="translate(${num(x)},${num(y)})">${p.glow}</g>`,
      lights: p.lights.map((l) => ({ ...l, x: x + l.x, y: y + l.y })),
    };
  });
  return join(piece(cord), ...hung);
}

/** Small warm bulbs on a wire. */
export function bulbString(x0: number, y0: number, x1: number, y1: number, sag: number, count: number): Piece {
  const cord = stroke(
    `M${num(x0)},${num(y0)}Q${num((x0 + x1) / 2)},${num((y0 + y1) / 2 + sag * 2)} ${num(x1)},${num(y1)}`,
    IRON,
    1.8,
  );
  const spots = Array.from({ length: count }, (_, i) => onCurve(x0, y0, x1, y1, sag, (i + 0.5) / count));
  const bulbs = spots.map(([x, y]) => flat(ellipse(x, y + 5, 4.2, 5), '#ffe9a8', 1.5)).join('');
  const glow = spots.map(([x, y]) => dot(x, y + 5, 4.4, '#fff0b0')).join('');
  return piece(
    cord + bulbs,
    glow,
    spots.map(([x, y]) => lamp(x, y + 5, 26, WARM, 0.4)),
  );
}

export function bunting(x0: number, y0: number, x1: number, y1: number, sag: number, count: number): Piece {
  const cord = stroke(
    `M${num(x0)},${num(y0)}Q${num((x0 + x1) / 2)},${num((y0 + y1) / 2 + sag * 2)} ${num(x1)},${num(y1)}`,
    '#fff6e6',
    2.2,
  );
  const flags = Array.from({ length: count }, (_, i) => {
    const [x, y] = onCurve(x0, y0, x1, y1, sag, (i + 0.5) / count);
    return part(`M${num(x - 10)},${num(y)}L${num(x + 10)},${num(y)}L${num(x)},${num(y + 21)}Z`, cycle(PAPER, i), {
      shadow: 3,
      rim: 2,
      outline: 1.9,
    });
  });
  return piece(cord + flags.join(''));
}

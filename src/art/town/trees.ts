/** Trees: round crowns, cypresses, the willow. */
import { tone } from '../kit/colour.ts';
import { castShadow } from '../kit/light.ts';
import { move, num } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { dot, fill, part, stroke } from '../kit/shade.ts';
import { tube, type TubeNode } from '../kit/tube.ts';
import { flower, leafMass, scatter } from './foliage.ts';
import { piece, type Piece } from './piece.ts';

const BARK = '#94644c';

const trunk = (nodes: TubeNode[], w: number) => part(tube(nodes), BARK, { shadow: w * 0.7, outline: 2.8 });

/** A trunk that widens into roots; the bottom is level. */
function rootedTrunk(h: number, w: number): string {
  const d =
    `M${num(-w * 2)},3C${num(-w * 1.1)},${num(-h * 0.02)} ${num(-w)},${num(-h * 0.1)} ${num(-w * 0.78)},${num(-h * 0.3)}L${num(-w * 0.5)},${num(-h * 0.6)}L${num(w * 0.6)},${num(-h * 0.6)}` +
    `L${num(w * 0.95)},${num(-h * 0.3)}C${num(w * 1.05)},${num(-h * 0.1)} ${num(w * 1.2)},${num(-h * 0.02)} ${num(w * 2.1)},2C${num(w * 1.4)},7 ${num(w * 0.9)},2 ${num(w * 0.5)},6C${num(w * 0.1)},10 ${num(-w * 0.4)},3 ${num(-w * 0.9)},6C${num(-w * 1.3)},8 ${num(-w * 1.6)},5 ${num(-w * 2)},3Z`;
  return part(d, BARK, { shadow: w * 0.6, outline: 2.8 });
}

interface TreeOptions {
  fruit?: string;
  bloom?: string;
}

/** A round tree; foot at 0,0. */
export function roundTree(h: number, col: string, seed: number, o: TreeOptions = {}): Piece {
  const w = h * 0.07;
  const r = rng(seed + 9);
  const stem = rootedTrunk(h, w * 0.82);
  const bark = stroke(
    `M${num(-w * 0.4)},${num(-h * 0.05)}L${num(-w * 0.2)},${num(-h * 0.26)}M${num(w * 0.4)},${num(-h * 0.1)}L${num(w * 0.4)},${num(-h * 0.22)}`,
    '#6a4238',
    2,
    0.5,
  );
  const branch = trunk(
    [
      [w * 0.2, -h * 0.3, w * 0.5],
      [w * 1.8, -h * 0.42, w * 0.35],
      [w * 2.6, -h * 0.5, w * 0.2],
    ],
    w * 0.4,
  );
  const crown = leafMass(0, -h * 0.66, h * 0.35, h * 0.33, col, seed);
  let extra = '';
  if (o.fruit)
    for (let i = 0; i < 14; i++) {
      const [x, y] = scatter(r, 0, -h * 0.66, h * 0.32, h * 0.3);
      extra +=
        dot(x, y + 2, h * 0.021, '#3a2a66', 0.3) +
        dot(x, y, h * 0.02, o.fruit) +
        dot(x - 1.5, y - 1.5, h * 0.007, '#fff', 0.85);
    }
  if (o.bloom)
    for (let i = 0; i < 40; i++) {
      const [x, y] = scatter(r, 0, -h * 0.67, h * 0.35, h * 0.33);
      extra += flower(x, y, 3.2 + r() * 2.2, i % 3 ? o.bloom : '#ffffff', '#ff8fb0');
    }
  return piece(castShadow(0, 4, h * 0.34) + branch + stem + bark + crown + extra);
}

/** A tall, slim cypress. */
export function cypress(h: number, col: string, seed: number): Piece {
  let s =
    castShadow(0, 2, h * 0.12, h * 0.035) +
    trunk(
      [
        [0, 2, 9],
        [0, -h * 0.14, 7],
      ],
      8,
    );
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    s += leafMass(
      0,
      -h * (0.2 + t * 0.66),
      h * 0.135 * (1 - t * 0.66),
      h * 0.17 * (1 - t * 0.35),
      tone(col, t * 0.02),
      seed + i,
    );
  }
  return piece(s);
}

/** A weeping willow for the pond. */
export function willow(h: number, col: string, seed: number): Piece {
  const r = rng(seed);
  const strand = (x: number, top: number, len: number, c: string) => {
    const sway = (r() - 0.5) * 24;
    const d = tube(
      [
        [x, top, 10],
        [x + sway * 0.4, top + len * 0.5, 9],
        [x + sway, top + len, 2],
      ],
      {},
      4,
    );
    return (
      fill(move(d, 3, 4), tone(col, -0.16), 0.45) +
      fill(d, c) +
      stroke(
        `M${num(x - 3)},${num(top)}Q${num(x + sway * 0.4 - 3)},${num(top + len * 0.5)} ${num(x + sway - 1)},${num(top + len * 0.9)}`,
        tone(c, 0.09),
        2.4,
        0.8,
      )
    );
  };
  let back = '';
  let front = '';
  for (let i = 0; i < 26; i++) {
    const u = -1 + (2 * i) / 25;
    const x = u * h * 0.4;
    const top = -h * (0.6 + 0.3 * Math.sqrt(Math.max(0, 1 - u * u)));
    back += strand(x * 0.9, top + 20, h * (0.5 + r() * 0.12), tone(col, -0.09));
    if (i % 2) front += strand(x, top + 26, h * (0.28 + r() * 0.24), tone(col, 0.03 - u * 0.04));
  }
  const stem = rootedTrunk(h, h * 0.045);
  return piece(
    castShadow(0, 4, h * 0.42) + back + stem + leafMass(0, -h * 0.78, h * 0.36, h * 0.17, col, seed) + front,
  );
}

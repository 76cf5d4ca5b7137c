/** Horns and halos on the skull, over the hair. */
import { nth } from '../../kit/random.ts';
import { skull } from '../../figure/head.ts';
import type { View } from '../../figure/views.ts';
import { finish, gem } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { sampleSpline, tube, type TubeNode } from '../../kit/tube.ts';
/** Centre line of the character's left horn in units of head radius: sideways, up, forwards, thickness. */
type HornLine = [side: number, up: number, ahead: number, radius: number][];

const CURVED: HornLine = [
  [0.46, 0.86, 0.25, 17],
  [0.66, 1.16, 0.2, 14],
  [0.74, 1.42, 0.16, 9],
  [0.62, 1.6, 0.14, 1],
];

const RAM: HornLine = [
  [0.6, 0.76, 0.1, 19],
  [0.86, 1.0, -0.32, 18.5],
  [1.06, 0.72, -0.72, 17],
  [1.1, 0.2, -0.62, 14.5],
  [1.1, 0.02, -0.2, 11],
  [1.16, 0.26, 0.1, 6],
  [1.22, 0.46, 0.14, 1],
];

const ANTLER: HornLine = [
  [0.34, 0.88, 0.1, 8],
  [0.5, 1.12, 0.05, 7],
  [0.82, 1.26, 0.02, 5.5],
  [0.94, 1.48, 0, 2],
];

const ANTLER_TINE: HornLine = [
  [0.52, 1.14, 0.05, 5],
  [0.42, 1.34, 0.1, 4.4],
  [0.46, 1.48, 0.12, 1.4],
];

const onHeadBall = (v: View, line: HornLine, s: number): TubeNode[] =>
  line.map(([x, y, z, r]) => {
    const [cx, cy] = [v.id === 'Q' ? 209 : v.id === 'S' ? 206 : 212.5, 158];
    return [cx + (s * x * v.cos - z * v.sin) * 84, cy - y * 88, r];
  });

function rings(nodes: TubeNode[], col: string): string {
  return nodes
    .slice(1, -1)
    .map(([x, y, r]) =>
      stroke(`M${x - r},${y + r * 0.1}Q${x},${y + r * 0.7} ${x + r},${y - r * 0.2}`, tone(col, -0.16), 2.4, 0.7),
    )
    .join('');
}

const horns =
  (lines: HornLine[], ringed: boolean): Draw =>
  (c) => {
    let main = '';
    const one = (s: number) =>
      lines
        .map((line) => {
          const nodes = onHeadBall(c.v, line, s);
          main = tube(nodes, { start: 0.5 });
          return part(main, c.p.main, {
            shadow: 6,
            rim: 3,
            gradient: [-0.08, 0.06],
            pattern: ringed ? rings(nodes, c.p.main) : '',
          });
        })
        .join('') +
      collar(c, onHeadBall(c.v, nth(lines, lines.length - 1), s)) +
      (rank(c) >= 2 ? jewel(c, nth(onHeadBall(c.v, nth(lines, lines.length - 1), s), 1)) : '');
    return finish(c, front(one(-1) + one(1)), main);
  };

/** A metal ring near the root, from rare upwards. */
function collar(c: Ctx, nodes: TubeNode[]): string {
  if (!rank(c)) return '';
  const [foot, next] = [nth(nodes, 0), nth(nodes, 1)];
  const between = (t: number): TubeNode => [
    foot[0] + (next[0] - foot[0]) * t,
    foot[1] + (next[1] - foot[1]) * t,
    foot[2] + (next[2] - foot[2]) * t + 1.5,
  ];
  return part(tube([between(0.3), between(0.62)], { start: -0.2, end: 0.25 }), c.p.metal, {
    shadow: 3,
    rim: 2,
    outline: 2.2,
  });
}

const jewel = (c: Ctx, [x, y]: TubeNode) => gem(x, y, 6, c.p.accent);

export const curvedHorns = horns([CURVED], true);

/** Ram horns curl over themselves: drawn as overlapping rings from root to tip. */
export const ramHorns: Draw = (c) => {
  let box = '';
  const one = (s: number) => {
    const nodes = sampleSpline(onHeadBall(c.v, RAM, s), 3);
    box += tube(nodes);
    return (
      nodes
        .slice(0, -1)
        .map((_, i) =>
          part(tube(nodes.slice(i, i + 3), { start: 0.6, end: 0.6 }, 4), tone(c.p.main, (i % 2) * 0.03 - 0.04), {
            shadow: 5,
            rim: 3,
            outline: 2.4,
          }),
        )
        .join('') + (rank(c) >= 2 ? jewel(c, nth(nodes, 4)) : '')
    );
  };
  return finish(c, front(one(-1) + one(1)), box);
};

export const antlers = horns([ANTLER_TINE, ANTLER], false);

/** A single unicorn horn on the forehead. */
export const unicornHorn: Draw = (c) => {
  const [bx, by] = skull(c.v, 0, 46, 4);
  if (c.v.id === 'B') return {};
  const lean = c.v.sin * -24;
  const nodes: TubeNode[] = [
    [bx, by + 8, 14],
    [bx + lean * 0.5, by - 30, 8.5],
    [bx + lean, by - 66, 1],
  ];
  const d = tube(nodes, { start: 0.5 });
  const turns = [0, 1, 2, 3]
    .map(
      (i) =>
        `M${bx - 14 + i * 2.6 + lean * i * 0.2},${by + 2 - i * 15}Q${bx + lean * i * 0.22},${by + 4 - i * 15} ${bx + 14 - i * 2.6 + lean * i * 0.2},${by - 7 - i * 15}`,
    )
    .join('');
  return finish(c, front(part(d, c.p.main, { shadow: 5, pattern: stroke(turns, tone(c.p.main, -0.16), 2.6, 0.7) })), d);
};

/** A halo floating over the head. */
export const halo: Draw = (c) => {
  const d = ellipse(c.v.id === 'S' ? 210 : 212.5, 36, 58, 13);
  return finish(
    c,
    front(stroke(d, outlineOf(c.p.main), 13) + stroke(d, c.p.main, 8.5) + stroke(d, tone(c.p.main, 0.16), 3)),
    roundRect(150, 20, 124, 32),
  );
};

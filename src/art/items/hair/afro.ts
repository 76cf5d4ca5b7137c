/** Round curls: an outline of bumps with curl marks inside. */
import { onHead } from '../../figure/head.ts';
import type { ViewId } from '../../figure/views.ts';
import { castShadow, hairBehind, hairMass } from './gloss.ts';
import { finish } from '../rarity.ts';
import type { Draw } from '../types.ts';
import type { Pt } from '../../kit/path.ts';
import { ellipse } from '../../kit/shapes.ts';

/** An edge of bumps along an arc of an ellipse; angles in degrees (0 right, 90 down). */
function bumps(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
  puff: number,
): string {
  const p = (deg: number, k: number): Pt => [
    cx + Math.cos((deg * Math.PI) / 180) * rx * k,
    cy + Math.sin((deg * Math.PI) / 180) * ry * k,
  ];
  let d = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count];
    const [e, q, r] = [p(b, 1), p(a + (b - a) * 0.22, 1 + puff), p(a + (b - a) * 0.78, 1 + puff)];
    d += `C${q.map((n) => n.toFixed(1))} ${r.map((n) => n.toFixed(1))} ${e.map((n) => n.toFixed(1))}`;
  }
  return d;
}

const startOf = (cx: number, cy: number, rx: number, ry: number, deg: number) =>
  `M${(cx + Math.cos((deg * Math.PI) / 180) * rx).toFixed(1)},${(cy + Math.sin((deg * Math.PI) / 180) * ry).toFixed(1)}`;

/** The outer arc and the inner hairline, per view. */
const AFRO: Record<
  ViewId,
  { cx: number; cy: number; rx: number; ry: number; from: number; to: number; count: number; line: string }
> = {
  F: {
    cx: 0,
    cy: -28,
    rx: 101,
    ry: 94,
    from: 145,
    to: 395,
    count: 15,
    line: 'C78,34 80,14 76,-4C76,-18 68,-26 60,-26C58,-38 44,-46 34,-40C28,-52 10,-54 2,-46C-8,-54 -26,-52 -32,-40C-44,-46 -58,-38 -60,-26C-70,-26 -77,-16 -76,-4C-80,14 -78,34 ',
  },
  Q: {
    cx: 8,
    cy: -28,
    rx: 98,
    ry: 94,
    from: 168,
    to: 412,
    count: 15,
    line: 'C64,52 58,46 66,38C78,26 70,2 58,-2C50,-4 44,2 42,14C36,6 38,-8 34,-16C34,-28 22,-36 14,-32C8,-44 -8,-46 -14,-38C-24,-46 -40,-42 -42,-30C-54,-34 -66,-26 -66,-16C-76,-16 -82,-12 ',
  },
  S: {
    cx: 12,
    cy: -26,
    rx: 96,
    ry: 94,
    from: 198,
    to: 428,
    count: 14,
    line: 'C40,66 34,52 30,42C38,24 34,0 20,-4C8,-6 2,4 0,18C-8,10 -8,-4 -12,-12C-22,-16 -24,-28 -34,-28C-44,-36 -56,-36 -60,-30C-70,-36 -78,-42 ',
  },
  B: { cx: 0, cy: -24, rx: 101, ry: 98, from: 0, to: 360, count: 20, line: '' },
};

function afroPath(id: ViewId): string {
  const s = AFRO[id];
  const start = startOf(s.cx, s.cy, s.rx, s.ry, s.from);
  const arc = bumps(s.cx, s.cy, s.rx, s.ry, s.from, s.to, s.count, 0.1);
  return start + arc + (s.line ? s.line + start.slice(1) : '') + 'Z';
}

function curlMarks(id: ViewId): string {
  const { cx, cy } = AFRO[id];
  const spots: Pt[] = [
    [-70, -40],
    [-46, -74],
    [-14, -86],
    [22, -84],
    [54, -68],
    [76, -34],
    [-30, -60],
    [34, -58],
    [4, -66],
    [84, 0],
    [-84, 0],
  ];
  const extra: Pt[] =
    id === 'B'
      ? [
          [-40, -20],
          [0, -30],
          [40, -20],
          [-60, 16],
          [-20, 10],
          [20, 12],
          [60, 18],
          [-30, 44],
          [10, 48],
          [40, 44],
        ]
      : [];
  return [...spots, ...extra].map(([x, y]) => `M${x + cx - 9},${y + cy + 30}q2,-10 10,-8q8,4 2,10q-6,2 -6,-3`).join('');
}

const relativeMarks = (d: string) =>
  d.replace(/M([-\d.]+),([-\d.]+)q([^M]+)/g, (_, x, y) => {
    const [px, py] = [+x, +y];
    return `M${px},${py}Q${px + 2},${py - 10} ${px + 10},${py - 8}Q${px + 18},${py - 4} ${px + 12},${py + 2}Q${px + 6},${py + 4} ${px + 6},${py - 1}`;
  });

export const afro: Draw = (c) => {
  const id = c.v.id;
  const d = onHead(c.v, afroPath(id));
  const marks = onHead(c.v, relativeMarks(curlMarks(id)));
  const behind: Record<ViewId, string> = { F: ellipse(0, -20, 98, 92), Q: ellipse(14, -16, 90, 86), S: '', B: '' };
  return finish(
    c,
    {
      back: behind[id] && hairBehind(onHead(c.v, behind[id]), c.p.main),
      front: castShadow(c.v, d) + hairMass(c.v, d, c.p.main, { strands: marks, shine: true }),
    },
    d,
  );
};

/** Wings: behind the body, except in the back view. All stay inside the canvas. */
import type { TubeNode } from '../../kit/tube.ts';
import { nth } from '../../kit/random.ts';
import { CX, type View } from '../../figure/views.ts';
import { finish, gem } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { mix, tone } from '../../kit/colour.ts';
import { pt, type Pt, smooth } from '../../kit/path.ts';
import { fill, group, part, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';
/** One wing in local units: the root at 0,0, spreading to +x, up is -y; about 190 wide. */
type Wing = (c: Ctx) => string;

/** Roots of the two wings and their horizontal scale, by view. */
interface Spread {
  x: number;
  y: number;
  sx: number;
  turn: number;
}

const SPREADS: Record<View['id'], Spread[]> = {
  F: [
    { x: -18, y: 332, sx: -1, turn: 0 },
    { x: 18, y: 332, sx: 1, turn: 0 },
  ],
  B: [
    { x: -12, y: 332, sx: -1, turn: 0 },
    { x: 12, y: 332, sx: 1, turn: 0 },
  ],
  Q: [
    { x: -4, y: 328, sx: -0.62, turn: 4 },
    { x: 26, y: 332, sx: 0.86, turn: -4 },
  ],
  S: [
    { x: 20, y: 320, sx: 0.62, turn: -26 },
    { x: 22, y: 330, sx: 0.82, turn: -6 },
  ],
};

const SCALE = 0.85;

const wings =
  (wing: Wing): Draw =>
  (c) => {
    const one = (s: Spread) => {
      return group(
        `translate(${CX + s.x},${s.y}) rotate(${s.turn * Math.sign(s.sx)}) scale(${s.sx * SCALE},${SCALE})`,
        wing(c),
      );
    };
    const svg = SPREADS[c.v.id].map(one).join('');
    const box = `M40,250L385,250L385,430L40,430Z`;
    return finish(c, c.v.id === 'B' ? { front: svg } : { back: svg }, box);
  };

function feather(x: number, y: number, angle: number, length: number, width: number, col: string): string {
  const [ca, sa] = [Math.cos(angle), Math.sin(angle)];
  const along = (t: number, r: number): TubeNode => [x + ca * length * t, y + sa * length * t, r];
  const d = tube(
    [along(0, width * 0.55), along(0.35, width), along(0.75, width * 0.85), along(1, width * 0.12)],
    {},
    6,
  );
  return part(d, col, { shadow: 4, rim: 2.5, outline: 2.4, gradient: [0.03, -0.04], rimAlpha: 0.9 });
}

function featherRow(
  c: Ctx,
  count: number,
  from: Pt,
  to: Pt,
  arch: number,
  angle: [number, number],
  length: [number, number],
  width: number,
  tint: [number, number],
): string {
  let s = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t - Math.sin(t * Math.PI) * arch;
    s += feather(
      x,
      y,
      angle[0] + (angle[1] - angle[0]) * t,
      length[0] + (length[1] - length[0]) * t,
      width,
      mix(c.p.main, rank(c) === 3 ? '#f0b93a' : c.p.accent, tint[0] + (tint[1] - tint[0]) * t),
    );
  }
  return s;
}

const featherWing: Wing = (c) =>
  featherRow(c, 8, [132, -50], [38, -24], 8, [0.92, 1.6], [118, 90], 15, [0.75, 0.4]) +
  featherRow(c, 7, [126, -50], [16, -14], 10, [1.0, 1.7], [78, 58], 14, [0.4, 0.1]) +
  featherRow(c, 6, [116, -54], [10, -10], 10, [1.05, 1.8], [46, 44], 13, [0, 0]) +
  part(
    tube([
      [0, 0, 15],
      [40, -38, 17],
      [86, -62, 14],
      [124, -58, 9],
      [140, -42, 4],
    ]),
    c.p.main,
    { shadow: 5, rim: 3, outline: 2.6, rimAlpha: 0.9 },
  ) +
  (rank(c) >= 2 ? gem(104, -58, 8, c.p.accent) : '');

export const angelWings = wings(featherWing);

const FINGERS: Pt[] = [
  [168, -30],
  [150, 48],
  [104, 84],
  [56, 78],
];

const WRIST: Pt = [92, -78];

const batWing: Wing = (c) => {
  const { p } = c;
  const web = `M0,0C24,-34 54,-66 ${pt(WRIST)}C124,-76 150,-58 ${pt(nth(FINGERS, 0))}C146,-6 144,22 ${pt(nth(FINGERS, 1))}C128,34 110,52 ${pt(nth(FINGERS, 2))}C90,56 68,58 ${pt(nth(FINGERS, 3))}C40,46 16,34 0,30Z`;
  const bones = FINGERS.map((q, i) =>
    tube([
      [WRIST[0], WRIST[1], 5],
      [(WRIST[0] + q[0]) / 2 + 10 - i * 4, (WRIST[1] + q[1]) / 2 - 8, 3.6],
      [q[0], q[1], 1.2],
    ]),
  );
  const arm = tube([
    [0, 6, 9],
    [48, -52, 8],
    [WRIST[0], WRIST[1], 7],
  ]);
  const claw = `M${pt([WRIST[0] - 5, WRIST[1] - 2])}Q${pt([WRIST[0] - 2, WRIST[1] - 22])} ${pt([WRIST[0] + 10, WRIST[1] - 24])}Q${pt([WRIST[0] + 5, WRIST[1] - 12])} ${pt([WRIST[0] + 6, WRIST[1]])}Z`;
  const veins = stroke(bones.map((b) => b).join(''), tone(p.main, -0.14), 1, 0.4);
  return (
    part(web, p.accent, { shadow: 10, rim: 4, pattern: veins }) +
    bones.map((d) => part(d, p.main, { shadow: 2, rim: 1.6, outline: 2.2 })).join('') +
    part(claw, p.soft, { shadow: 2, rim: 1.6, outline: 2.4 }) +
    part(arm, p.main, { shadow: 4, rim: 2.5, outline: 2.6 }) +
    (rank(c) >= 2 ? gem(WRIST[0], WRIST[1] + 2, 7, p.soft) : '')
  );
};

export const batWings = wings(batWing);

const UPPER = 'M0,0C10,-50 60,-108 118,-106C160,-102 172,-66 148,-38C116,-4 50,14 0,0Z';

const LOWER = 'M0,4C40,0 96,10 116,40C128,66 112,92 88,90C52,86 16,44 0,4Z';

/** Round marks on a wing. */
const spots = (at: readonly TubeNode[], col: string, opacity = 1): string =>
  at.map(([x, y, r]) => fill(ellipse(x, y, r), col, opacity)).join('');

const fairyWing: Wing = (c) => {
  const { p } = c;
  const veil = (d: string, col: string, veins: string) =>
    `<g opacity="0.88">${part(d, col, { gradient: [0.1, -0.02], shadow: 8, rim: 5, rimAlpha: 0.9, outline: 2.8, pattern: stroke(veins, tone(col, 0.2), 2.4, 0.9) })}</g>`;
  const upperVeins = 'M0,0Q60,-40 128,-88M0,0Q70,-24 142,-52M0,0Q40,-56 86,-92';
  const lowerVeins = 'M0,4Q50,24 104,72M0,4Q56,16 112,48M0,4Q30,36 80,80';
  const dots =
    spots(
      [
        [118, -84, 9],
        [132, -56, 6.5],
        [96, -92, 5],
      ],
      p.soft,
      0.85,
    ) +
    spots(
      [
        [98, 66, 7],
        [84, 78, 4.5],
      ],
      p.soft,
      0.85,
    );
  return (
    veil(LOWER, p.accent, lowerVeins) +
    veil(UPPER, p.main, upperVeins) +
    dots +
    (rank(c) >= 2 ? gem(118, -84, 6, p.accent) : '')
  );
};

export const fairyWings = wings(fairyWing);

/** Butterfly wings: opaque with a border. */
const butterflyWing: Wing = (c) => {
  const { p } = c;
  const border = tone(p.main, -0.3);
  const inner = smooth([
    [12, -10],
    [40, -58],
    [92, -92],
    [136, -84],
    [140, -56],
    [106, -22],
    [54, -4],
  ]);
  const innerLow = smooth([
    [14, 12],
    [56, 16],
    [98, 36],
    [106, 62],
    [88, 76],
    [50, 52],
  ]);
  return (
    part(LOWER, border, { shadow: 6 }) +
    part(innerLow, p.accent, { shadow: 4, rim: 3, outline: 0 }) +
    part(UPPER, border, { shadow: 6 }) +
    part(inner, p.main, {
      shadow: 6,
      rim: 4,
      outline: 0,
      pattern: stroke('M12,-10Q70,-46 136,-80M12,-10Q80,-30 134,-46', border, 3, 0.7),
    }) +
    spots(
      [
        [132, -92, 5],
        [148, -78, 4.5],
        [152, -58, 4],
        [110, 80, 4],
        [120, 62, 4],
      ],
      p.soft,
    )
  );
};

export const butterflyWings = wings(butterflyWing);

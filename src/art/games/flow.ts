/** FLOW: five gems with different outlines, the board and particles. */
import { cycle, nth } from '../kit/random.ts';
import { tone } from '../kit/colour.ts';
import { radial } from '../kit/light.ts';
import { move, num, poly, type Pt, smooth } from '../kit/path.ts';
import { clip, dot, fill, part, place, stroke } from '../kit/shade.ts';
import { ellipse, roundRect, sparkle, starPts } from '../kit/shapes.ts';

export interface Gem {
  id: string;
  colour: string;
  outline: Pt[];
  /** size of the gem's table as a share of the outline */ table: number;
}

const heartOutline: Pt[] = [
  [64, 34],
  [78, 16],
  [98, 12],
  [116, 26],
  [120, 48],
  [108, 72],
  [64, 118],
  [20, 72],
  [8, 48],
  [12, 26],
  [30, 12],
  [50, 16],
];

/**
 * Distinguishable for players with any colour deficiency: the lightness differs as well as the hue, and each outline is different
 * (flow.test.ts).
 */
export const GEMS: Gem[] = [
  { id: 'ruby', colour: '#bd1540', outline: heartOutline, table: 0.58 },
  {
    id: 'amber',
    colour: '#ffc840',
    outline: [
      [32, 22],
      [96, 22],
      [125, 64],
      [96, 106],
      [32, 106],
      [3, 64],
    ],
    table: 0.56,
  },
  {
    id: 'emerald',
    colour: '#1f9f4a',
    outline: [
      [46, 4],
      [82, 4],
      [104, 26],
      [104, 102],
      [82, 124],
      [46, 124],
      [24, 102],
      [24, 26],
    ],
    table: 0.6,
  },
  {
    id: 'sapphire',
    colour: '#6ccdff',
    outline: [
      [64, 2],
      [112, 64],
      [64, 126],
      [16, 64],
    ],
    table: 0.54,
  },
  {
    id: 'amethyst',
    colour: '#7f4bec',
    outline: [
      [64, 8],
      [76, 12],
      [122, 96],
      [114, 112],
      [14, 112],
      [6, 96],
      [52, 12],
    ],
    table: 0.5,
  },
];

const centreOf = (p: Pt[]): Pt => [
  p.reduce((a, q) => a + q[0], 0) / p.length,
  p.reduce((a, q) => a + q[1], 0) / p.length - 2,
];

/** 128 box. Facets are lit by the direction they face. */
export function gem(g: Gem): string {
  const p = g.outline;
  const [cx, cy] = centreOf(p);
  const inner = p.map(([x, y]) => [cx + (x - cx) * g.table, cy + (y - cy) * (g.table - 0.03)] as Pt);
  const facets = p
    .map((a, k) => {
      const b = cycle(p, k + 1);
      const [a1, b1] = [nth(inner, k), cycle(inner, k + 1)];
      const [mx, my] = [(a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy];
      const facing = (-mx * 0.6 - my) / Math.hypot(mx, my);
      const col = facing > 0 ? tone(g.colour, 0.05 + facing * 0.13) : tone(g.colour, facing * 0.17);
      return (
        fill(poly([a, b, b1, a1]), col) +
        stroke(`M${num(a[0])},${num(a[1])}L${num(a1[0])},${num(a1[1])}`, '#fff', 1.6, 0.5)
      );
    })
    .join('');
  const body = poly(p);
  const edge = tone(g.colour, -0.32, 0.9);
  const streak = fill(
    poly([
      [cx - 30, cy - 40],
      [cx - 10, cy - 40],
      [cx - 32, cy + 40],
      [cx - 52, cy + 40],
    ]),
    '#fff',
    0.32,
  );
  const table = part(poly(inner), tone(g.colour, 0.06), {
    outline: 0,
    gradient: [0.16, -0.06],
    shadow: 4,
    rim: 3,
    rimAlpha: 0.9,
    pattern: streak,
  });
  return (
    fill(move(body, 0, 5), '#2b1a4a', 0.28) +
    part(body, g.colour, { outline: 0, shadow: 0, rim: 0, pattern: facets }) +
    table +
    stroke(body, edge, 5.4) +
    clip(body, stroke(body, '#fff', 10, 0.2)) +
    stroke(body, edge, 4.4) +
    fill(sparkle(cx - 20, cy - 12, 11), '#fff', 0.95) +
    radial(cx + 18, cy + 24, 26, 18, '#fff', 0.35)
  );
}

/** 720 box; the 6x6 cells start at 60,60 and are 100 wide. */
export function boardFrame(): string {
  const wood = part(roundRect(10, 10, 700, 700, 54), '#7a63c4', { outline: 6, shadow: 12, rim: 6 });
  const gold =
    stroke(roundRect(30, 30, 660, 660, 40), '#ffd76a', 7) + stroke(roundRect(30, 30, 660, 660, 40), '#fff3c0', 2);
  const well = part(roundRect(46, 46, 628, 628, 28), '#3a2f72', {
    outline: 5,
    shadow: 0,
    rim: 0,
    gradient: [-0.03, 0.04],
  });
  let cells = '';
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 6; x++)
      cells +=
        fill(roundRect(64 + x * 100, 64 + y * 100, 92, 92, 18), (x + y) % 2 ? '#4a3f8c' : '#544a9c') +
        stroke(`M${80 + x * 100},${67 + y * 100}L${140 + x * 100},${67 + y * 100}`, '#8f86d8', 3, 0.55);
  const bulbs = Array.from({ length: 28 }, (_, i) => {
    const side = Math.floor(i / 7);
    const t = 78 + (i % 7) * 94;
    const along: Pt[] = [
      [t, 20],
      [700, t],
      [t, 700],
      [20, t],
    ];
    const [x, y] = nth(along, side);
    return (
      part(ellipse(x, y, 7.5), cycle(['#ff9fc0', '#ffd76a', '#7fe0c8', '#9fb8ff'], i), {
        outline: 2.8,
        shadow: 2,
        rim: 1.6,
      }) + dot(x - 2, y - 2, 2.4, '#fff', 0.9)
    );
  }).join('');
  const corner = (x: number, y: number, turn: number) =>
    place(
      part('M-34,-34L10,-34C14,-12 -12,14 -34,10Z', '#ffd76a', { outline: 4, shadow: 4, rim: 3 }) +
        part(poly(starPts(-16, -16, 13)), '#fff6d8', { outline: 2.6, shadow: 2, rim: 2 }),
      x,
      y,
      1,
      1,
      turn,
    );
  return (
    wood +
    gold +
    well +
    cells +
    bulbs +
    corner(48, 48, 0) +
    corner(672, 48, 90) +
    corner(672, 672, 180) +
    corner(48, 672, 270)
  );
}

/** 96 box, for the particle atlas; tinted particles are listed per gem. */
export const PARTICLES: Record<string, () => string> = {
  sparkle: () => radial(48, 48, 40, 40, '#fff3b0', 0.6) + fill(sparkle(48, 48, 42), '#ffffff'),
  glow: () => radial(48, 48, 46, 46, '#ffe9a0', 0.95),
  ring: () => stroke(ellipse(48, 48, 36), '#ffd76a', 9, 0.5) + stroke(ellipse(48, 48, 36), '#ffffff', 4),
  star: () => part(smooth(starPts(48, 50, 42, 5, 0.56)), '#ffd24a', { outline: 4, shadow: 5, rim: 4 }),
  burst: () =>
    fill(poly(starPts(48, 48, 46, 12, 0.5)), '#ffe07a', 0.9) +
    fill(poly(starPts(48, 48, 32, 12, 0.5, -75)), '#ffffff', 0.95),
  comet: () => fill('M90,48C70,30 40,34 6,48C40,62 70,66 90,48Z', '#ffffff', 0.5) + dot(74, 48, 15, '#fff6d0'),
  hint: () =>
    stroke(roundRect(8, 8, 80, 80, 20), '#ffe07a', 8, 0.55) + stroke(roundRect(8, 8, 80, 80, 20), '#ffffff', 3),
  ...Object.fromEntries(
    GEMS.map((g) => [
      `shard-${g.id}`,
      () =>
        part(
          poly([
            [48, 8],
            [72, 44],
            [54, 88],
            [28, 52],
          ]),
          g.colour,
          {
            outline: 4,
            shadow: 0,
            rim: 4,
            pattern:
              fill(
                poly([
                  [48, 8],
                  [50, 50],
                  [28, 52],
                ]),
                '#fff',
                0.5,
              ) +
              fill(
                poly([
                  [72, 44],
                  [54, 88],
                  [50, 50],
                ]),
                tone(g.colour, -0.2),
                0.6,
              ),
          },
        ),
    ]),
  ),
};

/** Combo ribbon, 360 x 120; the number is written by the client. */
export const comboRibbon = (): string =>
  part(
    poly([
      [10, 50],
      [50, 44],
      [50, 92],
      [10, 100],
      [28, 74],
    ]),
    '#d8487a',
    { outline: 4 },
  ) +
  part(
    poly([
      [350, 50],
      [310, 44],
      [310, 92],
      [350, 100],
      [332, 74],
    ]),
    '#d8487a',
    { outline: 4 },
  ) +
  part('M36,28Q180,4 324,28L324,86Q180,62 36,86Z', '#ff7fa0', { outline: 4.6, shadow: 7, rim: 4 }) +
  stroke('M46,38Q180,16 314,38M46,77Q180,54 314,77', '#fff1c8', 3.4, 0.85) +
  fill(sparkle(60, 22, 14) + sparkle(306, 20, 11), '#fff6c8');

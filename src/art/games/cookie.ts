/** The cookie game: the cookie, its ten buildings and its upgrades. */
import { catHead, CATS } from '../emoji/heads.ts';
import { tone } from '../kit/colour.ts';
import { lettering } from '../kit/lettering.ts';
import { castShadow, radial } from '../kit/light.ts';
import { move, num, poly, type Pt, smooth } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { clip, dot, fill, part, place, stroke } from '../kit/shade.ts';
import { arch, ellipse, roundRect, sparkle, starPts } from '../kit/shapes.ts';

interface Dough {
  base: string;
  crumb: [string, string];
  chip: string;
  crack: string;
  glow: string;
}

const DOUGH: Record<'plain' | 'golden', Dough> = {
  plain: { base: '#e2a458', crumb: ['#b56f34', '#fbd591'], chip: '#5e3327', crack: '#a8652f', glow: '#ffe0a0' },
  golden: { base: '#ffcf4a', crumb: ['#e09a1e', '#fff3b0'], chip: '#c9781e', crack: '#d8901e', glow: '#fff8c8' },
};

const CHIPS: [number, number, number][] = [
  [160, 130, 38],
  [290, 112, 30],
  [384, 190, 40],
  [240, 222, 42],
  [118, 258, 30],
  [352, 312, 36],
  [200, 352, 40],
  [292, 404, 28],
  [106, 180, 18],
  [424, 270, 20],
  [150, 394, 20],
  [312, 252, 18],
  [230, 60, 20],
];

/** 512 box. */
export function bigCookie(kind: keyof typeof DOUGH = 'plain'): string {
  const c = DOUGH[kind];
  const r = rng(5);
  const rim: Pt[] = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    const k = 226 + r() * 14;
    return [256 + Math.cos(a) * k, 250 + Math.sin(a) * k * 0.985];
  });
  const disc = smooth(rim);
  let crumbs = radial(190, 170, 220, 200, c.glow, 0.75) + radial(330, 380, 190, 150, tone(c.base, -0.2), 0.35);
  for (let i = 0; i < 240; i++) {
    const a = r() * Math.PI * 2;
    const q = Math.sqrt(r()) * 216;
    crumbs += dot(
      256 + Math.cos(a) * q,
      250 + Math.sin(a) * q,
      1.5 + r() * 3.4,
      c.crumb[r() < 0.5 ? 0 : 1],
      0.55,
      1.2 + r() * 2.4,
    );
  }
  for (let i = 0; i < 9; i++) {
    const a = r() * Math.PI * 2;
    const q = 60 + r() * 130;
    const [x, y] = [256 + Math.cos(a) * q, 250 + Math.sin(a) * q];
    crumbs += stroke(
      `M${num(x)},${num(y)}Q${num(x + 16)},${num(y - 8 + r() * 14)} ${num(x + 34)},${num(y - 4 + r() * 10)}`,
      c.crack,
      3.4,
      0.55,
    );
  }
  const chips = CHIPS.map(([x, y, k]) => {
    const d = smooth(
      Array.from(
        { length: 8 },
        (_, i) =>
          [
            x + Math.cos(i * 0.785) * k * (0.82 + r() * 0.26),
            y + Math.sin(i * 0.785) * k * 0.84 * (0.82 + r() * 0.26),
          ] as Pt,
      ),
    );
    return (
      fill(move(d, 4, 7), tone(c.base, -0.25), 0.5) +
      part(d, c.chip, { outline: 3.4, shadow: k * 0.2, rim: k * 0.12, rimAlpha: 0.8 }) +
      fill(ellipse(x - k * 0.32, y - k * 0.34, k * 0.2, k * 0.12), '#fff', 0.65)
    );
  }).join('');
  const gleam = clip(disc, radial(150, 110, 130, 80, '#ffffff', 0.35));
  const halo =
    kind === 'golden' ? radial(256, 250, 256, 256, '#ffe07a', 0.9) : radial(262, 488, 220, 24, '#3a2050', 0.5);
  const sparks =
    kind === 'golden'
      ? fill(sparkle(110, 84, 34) + sparkle(420, 130, 26) + sparkle(396, 404, 22) + sparkle(70, 330, 18), '#fffbe0')
      : '';
  return (
    halo +
    part(disc, c.base, { outline: 9, shadow: 26, rim: 12, rimAlpha: 0.8, gradient: [0.04, -0.06], pattern: crumbs }) +
    chips +
    gleam +
    sparks
  );
}

const P = { outline: 3.2, shadow: 5, rim: 3 };

const miniCookie = (x: number, y: number, r: number) =>
  part(ellipse(x, y, r), '#e2a458', { outline: 2.8, shadow: r * 0.2, rim: r * 0.12 }) +
  (
    [
      [-0.4, -0.3, 0.2],
      [0.3, -0.4, 0.17],
      [0.1, 0.2, 0.22],
      [-0.35, 0.4, 0.15],
      [0.5, 0.3, 0.15],
    ] as const
  )
    .map(([dx, dy, k]) => dot(x + dx * r, y + dy * r, k * r, '#5e3327'))
    .join('');

const foot = (w = 44) => castShadow(64, 116, w, 8, 0.35);

const POINTER = 'M30,14L96,66L68,70L84,104L66,112L52,78L32,96Z';

export const BUILDINGS: Record<string, () => string> = {
  cursor: () =>
    miniCookie(82, 84, 34) +
    part(POINTER, '#fff8ee', { outline: 4.4, shadow: 6, rim: 0, line: '#4a3b5c' }) +
    stroke('M20,40L8,34M26,22L18,10M46,14L46,2', '#ffc14d', 5),
  grandma: () =>
    foot(50) +
    place(catHead('happy', CATS.grey), 14, 26, 0.78) +
    [44, 84].map((x) => stroke(ellipse(x, 84, 13), '#8a5f3e', 3.6)).join('') +
    stroke('M57,82Q64,78 71,82', '#8a5f3e', 3.6) +
    part('M36,34C30,14 52,2 64,10C76,2 98,14 92,34C80,26 48,26 36,34Z', '#f3edf6', P) +
    part(ellipse(64, 10, 15, 13), '#f3edf6', { ...P, shadow: 4 }) +
    miniCookie(106, 104, 18),
  farm: () =>
    foot(54) +
    part('M16,112L16,58L40,28L88,28L112,58L112,112Z', '#e2604f', P) +
    part('M8,62L36,22L92,22L120,62L108,64L86,32L42,32L20,64Z', '#fff3e6', P) +
    part(roundRect(42, 70, 44, 42, 3), '#a83f3a', {
      ...P,
      pattern: stroke('M42,70L86,112M86,70L42,112', '#fff3e6', 4.6),
    }) +
    part(ellipse(64, 50, 10), '#ffe6b0', { ...P, outline: 2.6 }) +
    [12, 22, 106, 118]
      .map(
        (x, i) =>
          stroke(`M${x},114L${x},88`, '#d8a83a', 4) +
          part(ellipse(x, 84 - (i % 2) * 5, 5, 9), '#ffd76a', { outline: 2, shadow: 2 }),
      )
      .join(''),
  mine: () =>
    foot(54) +
    part(
      smooth([
        [4, 114],
        [20, 66],
        [48, 34],
        [78, 30],
        [108, 66],
        [124, 114],
      ]),
      '#8f86a6',
      P,
    ) +
    part(arch(34, 56, 60, 58, 30), '#3a2f52', { ...P, shadow: 0 }) +
    part(
      poly([
        [26, 114],
        [30, 52],
        [40, 52],
        [38, 114],
      ]),
      '#a8714f',
      P,
    ) +
    part(
      poly([
        [90, 114],
        [88, 52],
        [98, 52],
        [102, 114],
      ]),
      '#a8714f',
      P,
    ) +
    part(roundRect(24, 46, 80, 13, 4), '#b5784f', P) +
    stroke('M40,112L88,112', '#c9c2d8', 4) +
    part(
      poly([
        [42, 88],
        [86, 88],
        [80, 108],
        [48, 108],
      ]),
      '#6b7fa8',
      P,
    ) +
    miniCookie(54, 84, 10) +
    miniCookie(72, 82, 12) +
    dot(54, 111, 5, '#4a3b5c') +
    dot(75, 111, 5, '#4a3b5c') +
    fill(sparkle(28, 84, 8) + sparkle(104, 82, 8), '#ffe9a0'),
  factory: () =>
    foot(56) +
    part(
      poly([
        [22, 74],
        [28, 18],
        [46, 18],
        [50, 74],
      ]),
      '#d98a6c',
      P,
    ) +
    fill(
      poly([
        [26, 34],
        [47, 34],
        [48, 44],
        [25, 44],
      ]),
      '#fff3e6',
      0.9,
    ) +
    part('M10,114L10,72L44,52L44,72L78,52L78,72L116,52L116,114Z', '#a9b4d8', P) +
    [22, 54, 86].map((x) => part(roundRect(x, 84, 20, 16, 3), '#ffe6b0', { ...P, outline: 2.4, shadow: 3 })).join('') +
    part(ellipse(40, 8, 10, 8), '#f3edf6', { ...P, outline: 2.4, shadow: 3 }) +
    part(ellipse(58, 2, 8, 6), '#f3edf6', { ...P, outline: 2.4, shadow: 2 }) +
    miniCookie(96, 40, 18),
  bank: () =>
    foot(56) +
    part(
      poly([
        [8, 52],
        [64, 14],
        [120, 52],
      ]),
      '#f6ecd8',
      P,
    ) +
    part(roundRect(10, 50, 108, 12, 3), '#e6d8c0', P) +
    fill(roundRect(18, 62, 92, 42), '#b9a6c0') +
    [18, 44, 70, 96].map((x) => part(roundRect(x, 62, 15, 42, 4), '#fffaf0', P)).join('') +
    part(roundRect(8, 102, 112, 14, 4), '#e6d8c0', P) +
    miniCookie(64, 38, 12),
  temple: () =>
    foot(56) +
    part('M24,60C24,18 104,18 104,60Z', '#ffd76a', { ...P, shadow: 8 }) +
    stroke('M64,26L64,10', '#b8801e', 5) +
    part(ellipse(64, 8, 6), '#ff8a6b', { ...P, outline: 2.4, shadow: 2 }) +
    part(roundRect(16, 58, 96, 12, 4), '#fff3e6', P) +
    fill(roundRect(24, 70, 80, 36), '#8f6f9a') +
    [24, 50, 66, 92].map((x) => part(roundRect(x, 70, 13, 36, 4), '#ffe3d0', P)).join('') +
    part(roundRect(10, 104, 108, 12, 4), '#f0d0b8', P) +
    stroke('M44,50C44,34 54,28 62,28', '#fff8d8', 5, 0.8),
  wizard: () =>
    foot(44) +
    part(
      poly([
        [38, 114],
        [42, 54],
        [86, 54],
        [90, 114],
      ]),
      '#b9b0d8',
      {
        ...P,
        pattern: (
          [
            [48, 70],
            [74, 84],
            [54, 98],
            [78, 62],
          ] as const
        )
          .map(([x, y]) => stroke(roundRect(x, y, 12, 7, 2), '#9a90c0', 2))
          .join(''),
      },
    ) +
    part('M26,58C44,46 54,26 60,-2C70,22 84,46 102,58Z', '#6a5bd0', {
      ...P,
      pattern: (
        [
          [58, 26],
          [70, 44],
          [48, 48],
        ] as const
      )
        .map(([x, y]) => fill(poly(starPts(x, y, 7)), '#ffe07a'))
        .join(''),
    }) +
    part(arch(54, 76, 20, 38, 10), '#7a4a5e', P) +
    part(ellipse(64, 66, 7), '#ffe6b0', { ...P, outline: 2.4, shadow: 2 }) +
    fill(sparkle(106, 30, 12) + sparkle(22, 40, 9), '#ffd76a'),
  shipment: () =>
    foot(30) +
    part('M64,-2C88,18 92,56 84,88L44,88C36,56 40,18 64,-2Z', '#fff6ee', {
      ...P,
      shadow: 9,
      pattern: fill('M30,-10L98,-10L98,22Q64,32 30,22Z', '#ff6b7d'),
    }) +
    part('M44,62L22,86L26,104L46,90Z', '#ff6b7d', P) +
    part('M84,62L106,86L102,104L82,90Z', '#ff6b7d', P) +
    part(ellipse(64, 46, 14), '#8fd0f2', P) +
    miniCookie(64, 46, 9) +
    part('M50,90L78,90C80,106 72,114 64,124C56,114 48,106 50,90Z', '#ffc14d', { ...P, outline: 2.8 }) +
    fill('M57,91L71,91C71,102 67,106 64,112C61,106 57,102 57,91Z', '#fff3c0'),
  lab: () =>
    foot(46) +
    part('M50,14L78,14L78,50L106,100C110,110 104,116 96,116L32,116C24,116 18,110 22,100L50,50Z', '#e9f9ff', {
      ...P,
      outline: 4,
      pattern:
        fill('M0,78Q32,66 64,78Q96,90 128,76L128,128L0,128Z', '#c58aff') +
        (
          [
            [44, 94, 7],
            [80, 100, 6],
            [66, 86, 4],
            [90, 90, 3.4],
            [56, 106, 4],
          ] as const
        )
          .map(([x, y, r]) => dot(x, y, r, '#fff', 0.8))
          .join(''),
    }) +
    part(roundRect(44, 6, 40, 13, 5), '#b98ae8', P) +
    miniCookie(66, 98, 14) +
    fill(sparkle(98, 38, 12) + sparkle(30, 44, 9), '#ffd76a') +
    stroke('M56,24L56,46', '#ffffff', 5, 0.8),
};

function upgrade(label: string, col: string, hands: number): string {
  const disc = part(ellipse(64, 64, 58), col, {
    outline: 4.4,
    shadow: 9,
    rim: 5,
    pattern: Array.from(
      { length: 8 },
      (_, i) =>
        `<g transform="rotate(${i * 45} 64 64)">${fill(
          poly([
            [64, 64],
            [54, -4],
            [74, -4],
          ]),
          '#ffffff',
          0.18,
        )}</g>`,
    ).join(''),
  });
  const pointers = Array.from({ length: hands }, (_, i) =>
    place(
      part(POINTER, '#fff8ee', { outline: 5, shadow: 6, rim: 0, line: '#4a3b5c' }),
      30 + (i - (hands - 1) / 2) * 21,
      16 + Math.abs(i - (hands - 1) / 2) * 8,
      0.56,
    ),
  ).join('');
  return (
    disc +
    pointers +
    part(roundRect(58, 84, 66, 40, 14), '#fff6e4', { outline: 3.6, shadow: 4 }) +
    lettering(label, 91, 104, 3.1, '#5a3f7a', 1.7)
  );
}

export const UPGRADES: Record<string, () => string> = {
  doubleClick: () => upgrade('x2', '#7fd0c0', 1),
  tripleClick: () => upgrade('x3', '#7fb8f0', 2),
  megaClick: () => upgrade('x5', '#c58aff', 3),
  ultraClick: () => upgrade('x10', '#ffb347', 3),
};

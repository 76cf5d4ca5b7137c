/** Badges, currencies and honor, in a box of 128. */
import { lanternMark } from './logo.ts';
import { poly, smooth } from '../kit/path.ts';
import { clip, dot, fill, part, stroke } from '../kit/shade.ts';
import { ellipse, heart, roundRect, sparkle, starPts } from '../kit/shapes.ts';

const P = { outline: 3.2, shadow: 4, rim: 3 };

const GOLD = '#ffcb4d';

const CREAM = '#fff6e4';

const scallopPlate = smooth(starPts(64, 64, 58, 12, 0.9));

const hexPlate = poly(starPts(64, 64, 60, 3, 1, -90));

const shield = 'M64,6C80,16 98,18 114,18C118,68 104,104 64,124C24,104 10,68 14,18C30,18 48,16 64,6Z';

const roundPlate = ellipse(64, 64, 56);

const squircle = roundRect(10, 10, 108, 108, 36);

const starPlate = smooth(starPts(64, 66, 64, 5, 0.66));

const diamondPlate = smooth([
  [64, 4],
  [108, 24],
  [124, 64],
  [108, 104],
  [64, 124],
  [20, 104],
  [4, 64],
  [20, 24],
]);

const drop = 'M64,4C92,26 118,52 116,80C114,106 92,124 64,124C36,124 14,106 12,80C10,52 36,26 64,4Z';

const ticket =
  'M8,34C20,34 20,18 32,18L96,18C108,18 108,34 120,34L120,94C108,94 108,110 96,110L32,110C20,110 20,94 8,94Z';

function plate(d: string, col: string, inner: string): string {
  const band = clip(d, stroke(d, '#ffffff', 13, 0.4));
  return part(d, col, { outline: 4.4, shadow: 8, rim: 4, gradient: [0.08, -0.08] }) + band + inner;
}

const ICONS = {
  sunrise:
    part('M28,84C28,44 100,44 100,84Z', '#ffd65c', P) +
    [-60, -30, 0, 30, 60]
      .map((a) => `<g transform="rotate(${a} 64 84)">${stroke('M64,36L64,24', '#fff1b0', 7)}</g>`)
      .join('') +
    stroke('M18,86L110,86', '#fff6e4', 7) +
    stroke('M34,99L94,99', '#fff6e4', 6, 0.85),
  heartHand:
    part(heart(64, 46, 26), '#ff5a7f', P) +
    part(
      'M22,92C34,76 50,80 60,88L80,88C88,88 88,98 80,98L62,98M22,92L22,112L84,112C98,104 110,94 108,88C104,82 94,88 86,94',
      CREAM,
      P,
    ),
  flask:
    part('M52,24L76,24L76,52L100,96C104,106 98,110 92,110L36,110C30,110 24,106 28,96L52,52Z', '#e9fbff', {
      ...P,
      pattern:
        fill('M0,78Q32,68 64,78Q96,88 128,76L128,128L0,128Z', '#6fe0b8') +
        dot(52, 92, 6, '#fff', 0.85) +
        dot(74, 98, 4.4, '#fff', 0.85) +
        dot(66, 86, 3, '#fff', 0.85),
    }) + part(roundRect(46, 16, 36, 12, 5), '#c9b8e8', P),
  brush:
    part('M92,18C104,22 110,32 108,40L68,82L50,66Z', '#c98f62', P) +
    part('M50,66L68,82L60,90L42,74Z', '#d8d2e6', P) +
    part('M42,74C26,76 32,96 18,106C36,112 58,108 60,90Z', '#ff8fb0', P) +
    fill(sparkle(34, 40, 13) + sparkle(96, 92, 10), '#fff6c8'),
  check: stroke('M36,66L56,86L94,42', '#2f5fa8', 22) + stroke('M36,66L56,86L94,42', '#ffffff', 13),
  hanger:
    stroke(
      'M64,40C64,28 80,30 76,40C74,46 64,46 64,54L24,80C18,86 22,92 30,92L98,92C106,92 110,86 104,80L64,54',
      '#7a2f5a',
      13,
    ) +
    stroke(
      'M64,40C64,28 80,30 76,40C74,46 64,46 64,54L24,80C18,86 22,92 30,92L98,92C106,92 110,86 104,80L64,54',
      '#fff6e4',
      6.5,
    ) +
    fill(sparkle(98, 42, 13) + sparkle(28, 50, 9), '#fff1b0'),
  chest:
    part('M24,62C24,34 104,34 104,62Z', '#c98f62', P) +
    part(roundRect(22, 62, 84, 44, 6), '#a8714f', P) +
    part(roundRect(20, 56, 88, 12, 4), GOLD, P) +
    part(roundRect(54, 54, 20, 24, 5), GOLD, P) +
    dot(64, 64, 4, '#6b3a2f') +
    fill(sparkle(96, 34, 11) + sparkle(36, 32, 8), '#fff6c8'),
  celebrity:
    part(smooth(starPts(64, 64, 42, 5, 0.56)), GOLD, { ...P, shadow: 6 }) +
    part(ellipse(50, 62, 11, 9), '#40336f', { ...P, outline: 2.4 }) +
    part(ellipse(78, 62, 11, 9), '#40336f', { ...P, outline: 2.4 }) +
    stroke('M60,61Q64,58 68,61', '#40336f', 4) +
    stroke('M54,78Q64,86 74,78', '#8a4a1e', 4) +
    stroke('M44,60L50,56M72,60L78,56', '#fff', 3, 0.8),
  lantern:
    lanternMark(64, 60, 27, 4) +
    stroke('M64,24L64,34', '#3b2a66', 4) +
    [-1, 1]
      .map((s) =>
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `<g transform="translate(${64 + s * (22 + i * 5)},${106 - i * 15}) rotate(${s * (70 - i * 22)})">${part('M0,0C-8,-6 -8,-14 0,-20C8,-14 8,-6 0,0Z', '#c8f0a8', { outline: 2.2, shadow: 2, rim: 1.5 })}</g>`,
          )
          .join(''),
      )
      .join(''),
};

export const BADGES: Record<string, () => string> = {
  'early-access': () => plate(drop, '#ff8a6b', `<g transform="translate(16,30) scale(.75)">${ICONS.sunrise}</g>`),
  donator: () => plate(roundPlate, '#ffb3c6', `<g transform="translate(6.4,4) scale(.9)">${ICONS.heartHand}</g>`),
  beta: () => plate(hexPlate, '#8f86e8', `<g transform="translate(12.8,12) scale(.8)">${ICONS.flask}</g>`),
  creator: () => plate(squircle, '#5fc4b4', `<g transform="translate(6,8) scale(.9)">${ICONS.brush}</g>`),
  verified: () => plate(scallopPlate, '#4f9af0', ICONS.check),
  'fashion-icon': () => plate(diamondPlate, '#e078b8', ICONS.hanger),
  collector: () => plate(ticket, '#7fb8e8', `<g transform="translate(9,6) scale(.86)">${ICONS.chest}</g>`),
  celebrity: () => plate(starPlate, '#9a6be0', `<g transform="translate(14,16) scale(.78)">${ICONS.celebrity}</g>`),
  ambassador: () => plate(shield, '#4f6fc4', `<g transform="translate(7,8) scale(.89)">${ICONS.lantern}</g>`),
};

const gemFacets =
  fill(
    poly([
      [36, 24],
      [58, 24],
      [46, 54],
      [12, 54],
    ]),
    '#ffffff',
    0.5,
  ) +
  fill(
    poly([
      [58, 24],
      [72, 24],
      [82, 54],
      [46, 54],
    ]),
    '#ffffff',
    0.2,
  ) +
  fill(
    poly([
      [92, 24],
      [116, 54],
      [82, 54],
      [72, 24],
    ]),
    '#1f6fa8',
    0.2,
  ) +
  fill(
    poly([
      [12, 54],
      [46, 54],
      [64, 112],
    ]),
    '#ffffff',
    0.15,
  ) +
  fill(
    poly([
      [82, 54],
      [116, 54],
      [64, 112],
    ]),
    '#1f4f98',
    0.35,
  ) +
  stroke('M12,54L116,54M46,54L64,112M82,54L64,112M46,54L58,24M82,54L72,24', '#ffffff', 2.2, 0.55);

export const CURRENCY: Record<string, () => string> = {
  coin: () =>
    part(ellipse(64, 68, 54, 52), '#d98a2b', { outline: 5, shadow: 6, rim: 0 }) +
    part(ellipse(64, 62, 54, 52), GOLD, { outline: 5, shadow: 9, rim: 5 }) +
    stroke(ellipse(64, 62, 41, 39), '#d98a2b', 4) +
    `<g transform="translate(64,62)">${part(ellipse(0, 2, 21, 20), '#fff0b8', { outline: 3.6, shadow: 4, rim: 2, line: '#b8691e', pattern: stroke('M-21,-6Q0,0 21,-6M-21,9Q0,15 21,9', '#e0a040', 2.4) })}${part(roundRect(-8, -24, 16, 7, 3), '#b8691e', { outline: 2, shadow: 1, rim: 1 })}${part(roundRect(-7, 20, 14, 6, 3), '#b8691e', { outline: 2, shadow: 1, rim: 1 })}</g>` +
    fill('M26,44C32,28 46,20 58,20C46,26 36,34 32,48Z', '#ffffff', 0.85),
  gem: () =>
    part(
      poly([
        [36, 24],
        [92, 24],
        [116, 54],
        [64, 112],
        [12, 54],
      ]),
      '#58c8f2',
      { outline: 5, shadow: 0, rim: 4, pattern: gemFacets },
    ) + fill(sparkle(34, 30, 14), '#ffffff'),
  honor: () =>
    part('M40,70L28,122L48,112L60,126L66,80Z', '#e0556b', P) +
    part('M88,70L100,122L80,112L68,126L62,80Z', '#ef7384', P) +
    part(smooth(starPts(64, 54, 52, 12, 0.88)), '#8f6be8', { outline: 4.6, shadow: 8, rim: 4 }) +
    part(ellipse(64, 54, 34), '#b79cff', { ...P, shadow: 5 }) +
    part(poly(starPts(64, 55, 25, 5, 0.5)), '#ffe07a', P),
  crown: () =>
    part('M16,96L8,34L40,60L64,14L88,60L120,34L112,96Q64,84 16,96Z', GOLD, { outline: 5, shadow: 8, rim: 5 }) +
    part('M16,94Q64,82 112,94L110,114Q64,102 18,114Z', '#f2a93a', { outline: 4.4, shadow: 5, rim: 3 }) +
    (
      [
        [64, 76, 9, '#e0455c'],
        [36, 82, 6, '#4fa8e8'],
        [92, 82, 6, '#4fa8e8'],
      ] as const
    )
      .map(([x, y, r, c]) => part(ellipse(+x, +y, +r), c as string, { outline: 3, shadow: 2, rim: 2 }))
      .join('') +
    (
      [
        [8, 32],
        [64, 12],
        [120, 32],
      ] as const
    )
      .map(([x, y]) => part(ellipse(x, y, 8), '#fff0b8', { outline: 3.6, shadow: 2, rim: 2 }))
      .join(''),
};

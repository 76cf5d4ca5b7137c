/** Props that are held or worn, drawn over a slightly smaller head. */
import { lettering } from '../kit/lettering.ts';
import { poly } from '../kit/path.ts';
import { dot, fill, part, place, stroke } from '../kit/shade.ts';
import { ellipse, heart, roundRect, sparkle, starPts } from '../kit/shapes.ts';

export type Prop =
  | 'mug'
  | 'popcorn'
  | 'hearts'
  | 'sign'
  | 'thumb'
  | 'thumbDown'
  | 'party'
  | 'crown'
  | 'note'
  | 'flower'
  | 'lantern'
  | 'blanket'
  | 'fire'
  | 'ice'
  | 'pray'
  | 'wave'
  | 'clap'
  | 'book'
  | 'phone'
  | 'cookie'
  | 'gem'
  | 'rain'
  | 'question'
  | 'bang'
  | 'halo'
  | 'cape'
  | 'hug'
  | 'flex';

const P = { outline: 3, shadow: 4, rim: 2.4 };

const paw = (x: number, y: number, col: string, k = 1) =>
  part(ellipse(x, y, 13 * k, 11 * k), col, { outline: 3.4, shadow: 4, rim: 3 }) +
  stroke(`M${x - 4},${y + 2}L${x - 4},${y + 8}M${x + 4},${y + 2}L${x + 4},${y + 8}`, '#3a2030', 2, 0.7);

export const PROPS: Record<Prop, (paw: string) => string> = {
  mug: (c) =>
    part('M70,86L110,86L107,120Q90,126 73,120Z', '#fff6ea', { ...P, pattern: fill(heart(90, 104, 9), '#ff6f8f') }) +
    stroke('M110,92C126,92 124,114 107,112', '#8a6a74', 5) +
    stroke('M80,78Q76,70 82,64M92,78Q88,70 94,64M103,78Q99,70 105,64', '#ffffff', 3.4, 0.9) +
    paw(72, 108, c),
  popcorn: (c) =>
    (
      [
        [76, 84],
        [88, 78],
        [100, 84],
        [82, 92],
        [95, 92],
        [108, 92],
      ] as const
    )
      .map(([x, y]) => part(ellipse(x, y, 9, 8), '#fff1c2', { ...P, outline: 2.4, shadow: 2 }))
      .join('') +
    part(
      poly([
        [68, 94],
        [116, 94],
        [110, 126],
        [74, 126],
      ]),
      '#e2604f',
      { ...P, pattern: fill('M78,90L88,90L88,130L82,130ZM98,90L108,90L104,130L96,130Z', '#fff6ea') },
    ) +
    paw(66, 110, c),
  hearts: () =>
    (
      [
        [108, 22, 15],
        [120, 52, 9],
        [12, 36, 11],
      ] as const
    )
      .map(([x, y, s]) => part(heart(x, y, s), '#ff5a80', { ...P, outline: 2.6, shadow: 3 }))
      .join(''),
  sign: (c) =>
    part(roundRect(56, 82, 66, 36, 6), '#fff6ea', P) +
    lettering('GG', 89, 100, 2.9, '#5a4a9a', 1.6) +
    paw(58, 104, c) +
    paw(118, 104, c),
  thumb: (c) =>
    part(
      'M74,124L74,96L84,96C88,88 88,80 92,74C98,72 102,78 100,86L98,94L116,94C122,96 122,104 117,106C121,110 119,116 114,116C116,122 112,125 106,125Z',
      c,
      { ...P, outline: 3.6 },
    ),
  thumbDown: (c) =>
    part(
      'M74,74L74,102L84,102C88,110 88,118 92,124C98,126 102,120 100,112L98,104L116,104C122,102 122,94 117,92C121,88 119,82 114,82C116,76 112,73 106,73Z',
      c,
      { ...P, outline: 3.6 },
    ),
  party: () =>
    part(
      poly([
        [44, 30],
        [66, -2],
        [86, 28],
      ]),
      '#a777d9',
      { ...P, pattern: stroke('M50,26L62,30M56,14L78,24M62,6L70,10', '#ffd166', 5) },
    ) +
    part(ellipse(66, 0, 8), '#ffd166', P) +
    (
      [
        [14, 20, '#ff8fb0'],
        [112, 16, '#7fd0c0'],
        [120, 44, '#ffd166'],
        [8, 50, '#9aa8ff'],
        [100, 6, '#ff8a6b'],
      ] as const
    )
      .map(
        ([x, y, c]) =>
          `<g transform="rotate(${+x * 3} ${x} ${y})">${fill(roundRect(+x - 4, +y - 3, 9, 6, 1), c as string)}</g>`,
      )
      .join(''),
  crown: () =>
    part('M30,34L26,6L46,20L64,-2L82,20L102,6L98,34Q64,26 30,34Z', '#ffd24a', {
      ...P,
      pattern: fill('M26,28Q64,20 102,28L102,38L26,38Z', '#f2a93a'),
    }) +
    dot(64, 22, 5, '#e0556b') +
    dot(42, 25, 3.6, '#5fb4e8') +
    dot(86, 25, 3.6, '#5fb4e8'),
  note: () =>
    (
      [
        [106, 16, 1],
        [18, 26, 0.8],
        [120, 50, 0.65],
      ] as const
    )
      .map(
        ([x, y, k]) =>
          `<g transform="translate(${x},${y}) scale(${k})">${part('M-4,12L-4,-14L12,-18L12,8C12,16 0,17 1,9C2,5 6,4 7,5L7,-9L1,-7L1,14C1,22 -12,22 -11,14C-10,10 -6,10 -4,12Z', '#6d86e8', { ...P, outline: 2.6, shadow: 2 })}</g>`,
      )
      .join(''),
  flower: (c) =>
    stroke('M96,122L98,92', '#4f9a5c', 5) +
    [0, 1, 2, 3, 4]
      .map((i) =>
        part(ellipse(98 + Math.cos(i * 1.257 - 1.57) * 14, 80 + Math.sin(i * 1.257 - 1.57) * 14, 10), '#ff9fc0', {
          ...P,
          outline: 2.4,
          shadow: 2,
        }),
      )
      .join('') +
    dot(98, 80, 8, '#ffd76a') +
    paw(94, 116, c),
  lantern: (c) =>
    stroke('M66,74L104,66', '#8a5a44', 6) +
    stroke('M102,66L102,76', '#57496e', 3) +
    part(ellipse(102, 96, 19, 18), '#ff8a6b', {
      ...P,
      pattern:
        fill(ellipse(99, 96, 11, 12), '#fff0b8', 0.85) +
        stroke('M84,90Q102,95 120,90M84,102Q102,107 120,102', '#d9604a', 2),
    }) +
    part(roundRect(95, 75, 14, 6, 2), '#57496e', { ...P, outline: 2, shadow: 1 }) +
    part(roundRect(96, 112, 12, 5, 2), '#57496e', { ...P, outline: 2, shadow: 1 }) +
    paw(68, 80, c, 0.9),
  blanket: () =>
    part(
      'M4,128L4,84C10,70 22,74 26,86C34,110 52,112 64,108C76,112 94,110 102,86C106,74 118,70 124,84L124,128Z',
      '#9aa8ff',
      {
        ...P,
        pattern: (
          [
            [20, 108],
            [48, 118],
            [80, 118],
            [108, 106],
            [64, 126],
          ] as const
        )
          .map(([x, y]) => fill(poly(starPts(x, y, 7)), '#ffe9a8'))
          .join(''),
      },
    ),
  fire: () =>
    part('M64,30C50,22 46,8 58,-2C58,6 64,8 68,2C70,-8 66,-12 66,-16C84,-8 92,12 82,28Z', '#ff7a3a', { ...P }) +
    part('M66,28C58,22 58,14 66,8C68,14 76,14 74,24Z', '#ffd24a', { ...P, outline: 0, shadow: 0 }),
  ice: () =>
    part('M8,60L22,30L50,18L86,16L112,34L122,70L118,104L96,122L34,122L10,100Z', '#a9e3ff', {
      outline: 3.4,
      shadow: 6,
      rim: 5,
      isClear: true,
      pattern:
        fill('M0,0L128,0L128,128L0,128Z', '#bfeaff', 0.42) +
        fill(
          poly([
            [22, 110],
            [50, 20],
            [64, 18],
            [36, 118],
          ]),
          '#ffffff',
          0.5,
        ) +
        fill(
          poly([
            [82, 118],
            [104, 34],
            [110, 40],
            [92, 118],
          ]),
          '#ffffff',
          0.4,
        ),
    }),
  pray: (c) =>
    part('M50,126C48,108 56,92 62,88L64,124ZM78,126C80,108 72,92 66,88L64,124Z', c, { ...P, outline: 3.6 }) +
    stroke('M64,90L64,124', '#3a2030', 2.4, 0.7),
  wave: (c) =>
    place(
      part('M92,84C90,72 98,66 104,70C108,62 118,62 120,70C128,72 126,88 120,98C114,108 98,104 94,96Z', c, {
        ...P,
        outline: 3.6,
      }) +
        stroke('M104,72L106,82M112,68L113,80', '#3a2030', 2.2, 0.7) +
        stroke('M86,66Q82,60 86,54M124,60Q128,54 124,48', '#6d86d8', 3.6),
      8,
      20,
      0.98,
    ),
  clap: (c) =>
    paw(48, 110, c, 1.2) +
    paw(80, 110, c, 1.2) +
    stroke('M24,96L14,92M27,112L16,114M104,96L114,92M101,112L112,114', '#ffb52e', 4.4),
  book: (c) =>
    part('M18,92Q42,82 64,94Q86,82 110,92L110,124Q86,116 64,126Q42,116 18,124Z', '#fff6ea', P) +
    stroke(
      'M64,94L64,124M28,98Q44,94 56,100M28,108Q44,104 56,110M72,100Q86,94 100,98M72,110Q86,104 100,108',
      '#b09ac0',
      2.4,
    ) +
    paw(16, 110, c, 0.9) +
    paw(112, 110, c, 0.9),
  phone: (c) =>
    part(roundRect(80, 72, 34, 52, 7), '#4a3f70', P) +
    fill(roundRect(85, 79, 24, 36, 3), '#bfe6ff') +
    fill(heart(97, 98, 8), '#ff6f8f') +
    paw(82, 112, c),
  cookie: (c) =>
    part(ellipse(94, 98, 26, 25), '#e2a458', P) +
    (
      [
        [86, 90, 4],
        [100, 92, 5],
        [92, 104, 5],
        [105, 106, 3.6],
        [82, 103, 3],
      ] as const
    )
      .map(([x, y, r]) => dot(x, y, r, '#5e3327'))
      .join('') +
    paw(72, 112, c),
  gem: (c) =>
    part(
      poly([
        [78, 76],
        [106, 76],
        [120, 92],
        [92, 124],
        [64, 92],
      ]),
      '#7fdcf0',
      {
        ...P,
        pattern:
          fill(
            poly([
              [78, 76],
              [92, 76],
              [84, 92],
              [64, 92],
            ]),
            '#fff',
            0.5,
          ) +
          fill(
            poly([
              [100, 92],
              [120, 92],
              [92, 124],
            ]),
            '#2b6fb0',
            0.35,
          ),
      },
    ) +
    fill(sparkle(112, 70, 9), '#ffffff') +
    paw(70, 112, c),
  rain: () =>
    part('M24,26C14,26 12,10 26,10C28,-4 52,-6 58,4C70,-2 86,2 84,14C98,12 98,28 86,28Z', '#b9bfe0', P) +
    stroke('M34,38L30,48M54,38L50,50M74,38L70,48M96,34L92,46', '#5fb4e8', 4.4),
  question: () =>
    lettering('?', 108, 26, 5, '#5a4a9a', 2.8) +
    lettering('?', 108, 26, 5, '#ffd76a', 1.5) +
    lettering('?', 18, 26, 3.4, '#5a4a9a', 3) +
    lettering('?', 18, 26, 3.4, '#ffb3cb', 1.6),
  bang: () =>
    lettering('!', 110, 26, 5.4, '#8a2440', 3) +
    lettering('!', 110, 26, 5.4, '#ff5a6f', 1.7) +
    lettering('!', 122, 28, 4.2, '#8a2440', 3) +
    lettering('!', 122, 28, 4.2, '#ff5a6f', 1.7),
  halo: () => stroke(ellipse(64, 4, 34, 9), '#a8752a', 9) + stroke(ellipse(64, 4, 34, 9), '#ffe07a', 5),
  cape: () =>
    part('M10,128C12,104 26,92 40,104C52,114 76,114 88,104C102,92 116,104 118,128Z', '#e0455c', P) +
    part(poly(starPts(64, 116, 12)), '#ffd76a', { ...P, outline: 2.4, shadow: 2 }),
  hug: (c) => paw(30, 112, c, 1.3) + paw(98, 112, c, 1.3) + part(heart(64, 108, 20), '#ff5a80', P),
  flex: (c) =>
    part('M84,124C80,108 86,96 96,98C94,86 98,74 110,72C120,72 122,84 114,88C126,94 126,118 110,124Z', c, {
      ...P,
      outline: 3.6,
    }) + stroke('M100,106Q108,104 112,110', '#3a2030', 2.4, 0.7),
};

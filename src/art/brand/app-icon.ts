/** The product's icon in three versions: a scene for large sizes, one lantern for small ones, single pixels for 16 px. */
import { gradient, radial } from '../kit/light.ts';
import { smooth } from '../kit/path.ts';
import { clip, dot, fill, stroke } from '../kit/shade.ts';
import { ellipse, roundRect } from '../kit/shapes.ts';
import { INK, lanternMark } from './logo.ts';

/** Side of the view box of the large and the small version. */
export const ICON_BOX = 512;

/** One lantern without a scene, for 32 to 64 px. Edges are on multiples of 16, which are whole pixels at 32 px. */
export function smallIcon(): string {
  const plate = roundRect(0, 0, 512, 512, 112);
  const [x, y] = [256, 256];
  const paper = ellipse(x, y, 160, 160);
  const ribs = [-64, 0, 64].map((dy) => stroke(`M80,${y + dy}Q${x},${y + dy + 28} 432,${y + dy}`, '#e2622f', 14, 0.5));
  return (
    gradient(
      [
        [0, '#3a2f8f'],
        [1, '#7a4fc0'],
      ],
      plate,
    ) +
    radial(x, y, 262, 262, '#ffb46a', 0.55) +
    fill(roundRect(240, 0, 32, 64), '#ffe0a3') +
    fill(roundRect(240, 448, 32, 64), '#ffb877') +
    fill(ellipse(x, y, 176, 176), INK) +
    gradient(
      [
        [0, '#ffa65e'],
        [1, '#f5703a'],
      ],
      paper,
    ) +
    clip(paper, ribs.join('') + radial(x - 22, y + 4, 132, 136, '#fff6c4', 1)) +
    fill(roundRect(176, 48, 160, 64, 24), INK) +
    fill(roundRect(192, 416, 128, 48, 24), INK) +
    fill(roundRect(208, 64, 64, 16, 8), '#6a5aa8')
  );
}

/** The whole scene: for 180 px and more. */
export const largeIcon = (): string => sceneOn(roundRect(8, 8, 496, 496, 112));

/** The scene to the edges, for systems that cut icons to a shape. The lantern is inside the safe circle of 40 % of the width. */
export const maskableIcon = (): string => sceneOn(roundRect(0, 0, 512, 512, 0));

/** The lantern's outline in white, for systems that use only the opacity. */
export function badgeIcon(): string {
  const [x, y] = [256, 262];
  const bands = [-170, -76, 18, 112].map((dy) => fill(roundRect(64, y + dy, 384, 70, 0), '#ffffff'));
  return (
    clip(ellipse(x, y, 182, 168), bands.join('')) +
    fill(roundRect(x - 84, 34, 168, 50, 20), '#ffffff') +
    fill(roundRect(x - 70, 440, 140, 44, 20), '#ffffff')
  );
}

function sceneOn(plate: string): string {
  const ground = gradient(
    [
      [0, '#2f2a7a'],
      [0.5, '#6a4bb0'],
      [0.82, '#f08a9a'],
      [1, '#ffc07a'],
    ],
    plate,
  );
  const stars = (
    [
      [92, 104, 6],
      [150, 190, 4],
      [404, 88, 6],
      [432, 196, 4],
      [350, 148, 4],
      [84, 262, 4],
    ] as const
  )
    .map(([x, y, r]) => dot(x, y, r, '#fff6e0', 0.9))
    .join('');
  const sea =
    fill(
      smooth([
        [-40, 410],
        [60, 396],
        [160, 412],
        [256, 398],
        [352, 412],
        [452, 396],
        [560, 410],
        [560, 560],
        [-40, 560],
      ]),
      '#3f3a92',
    ) +
    fill(
      smooth([
        [-40, 448],
        [80, 436],
        [200, 450],
        [320, 438],
        [440, 450],
        [560, 440],
        [560, 560],
        [-40, 560],
      ]),
      '#2f2a72',
    ) +
    (
      [
        [190, 430, 60],
        [300, 462, 80],
        [226, 484, 50],
      ] as const
    )
      .map(([x, y, w]) => stroke(`M${x},${y}L${x + w},${y}`, '#ffd08a', 8, 0.85))
      .join('');
  return (
    ground +
    clip(plate, stars + sea + radial(256, 240, 230, 230, '#ffcf7a', 0.85)) +
    stroke('M256,8L256,104', INK, 16) +
    lanternMark(256, 240, 126, 17) +
    stroke('M256,362L256,398', '#ff8a5c', 12)
  );
}

const PIXELS = `
..PPPPPSSPPPPP..
.PPPPPPSSPPPPPP.
PPPPPPCCCCPPPPPP
PPPPPCCCCCCPPPPP
PPPPOOOOOOOOPPPP
PPPOOLLLLOOORPPP
PPOOLLLLLLOOORPP
PPOOLLLLLLOOORPP
PPRRRRRRRRRRRRPP
PPOOLLLLLLOOORPP
PPOOLLLLLOOOORPP
PPPOOLLLOOOORPPP
PPPPOOOOOOORPPPP
PPPPPCCCCCCPPPPP
.PPPPPPTTPPPPPP.
..PPPPPTTPPPPP..
`
  .trim()
  .split('\n');
const INKS: Record<string, string> = {
  P: '#4b3ba6',
  S: '#ffe0a3',
  T: '#ffb877',
  C: '#271a4f',
  O: '#ff8f4f',
  L: '#fff0b4',
  R: '#e2622f',
};

/** Side of the view box of the 16 px version. */
export const TINY_BOX = 16;
/** For 16 px: pixels are set individually, because a scaled lantern is unrecognisable. */
export const tinyIcon = (): string =>
  PIXELS.flatMap((row, y) =>
    Array.from(row).map((key, x) => {
      const ink = INKS[key];
      return ink === undefined ? '' : `<rect x="${x}" y="${y}" width="1" height="1" fill="${ink}"/>`;
    }),
  ).join('');

/** Pictures for empty lists, 480 x 320: a small scene on a soft patch of colour. */
import { lanternMark } from './logo.ts';
import { catHead, CATS, frogHead, FROGS } from '../emoji/heads.ts';
import { bush, flower, LEAF } from '../town/foliage.ts';
import { gull } from '../town/props/animals.ts';
import { lanternPost } from '../town/props/posts.ts';
import { bench } from '../town/props/seats.ts';
import { postBox } from '../town/props/stalls.ts';
import { castShadow, radial } from '../kit/light.ts';
import { poly, smooth } from '../kit/path.ts';
import { dot, fill, part, place, stroke } from '../kit/shade.ts';
import { ellipse, heart, roundRect, sparkle } from '../kit/shapes.ts';

const patch = (col: string) =>
  fill(
    smooth([
      [40, 190],
      [70, 90],
      [170, 36],
      [290, 44],
      [390, 70],
      [446, 160],
      [420, 250],
      [310, 292],
      [150, 290],
      [66, 262],
    ]),
    col,
  );

const floor = (col: string) => fill(ellipse(240, 268, 190, 26), col);

const sparkles = (...pts: [number, number, number][]) =>
  pts.map(([x, y, s]) => fill(sparkle(x, y, s), '#ffffff', 0.95)).join('');

function sittingCat(x: number, y: number): string {
  const coat = CATS.ginger;
  const body = part('M-34,0C-44,-36 -26,-62 0,-64C26,-62 44,-36 34,0Z', coat.base, {
    outline: 3.4,
    shadow: 7,
    pattern: fill(ellipse(0, -18, 18, 26), '#fff3e2'),
  });
  const tail =
    stroke('M30,-12C66,-14 70,-48 54,-58', '#8a4a1e', 19) + stroke('M30,-12C66,-14 70,-48 54,-58', coat.base, 12);
  return (
    place(tail + body + stroke('M-10,-2L-10,-18M10,-2L10,-18', '#8a4a1e', 2.6, 0.7), x, y) +
    place(catHead('shy', coat), x - 47, y - 138, 0.74)
  );
}

const noFriends = () =>
  patch('#e6e2ff') +
  floor('#cfc6f2') +
  place(lanternPost(0).art, 360, 270, 0.98) +
  radial(320, 96, 90, 90, '#fff0b8', 0.6) +
  place(bench().art, 200, 262, 1.15) +
  sittingCat(160, 222) +
  place(
    part(
      'M-26,-18L26,-18C30,-18 32,-16 32,-12L32,10C32,14 30,16 26,16L-6,16L-18,28L-16,16L-26,16C-30,16 -32,14 -32,10L-32,-12C-32,-16 -30,-18 -26,-18Z',
      '#ffffff',
      { outline: 3, shadow: 4, rim: 0, line: '#7a6fb0' },
    ) + [-14, 0, 14].map((x) => dot(x, -1, 4, '#b9aee6')).join(''),
    244,
    88,
  ) +
  sparkles([86, 130, 9], [410, 196, 8], [120, 70, 6]);

const envelope = (x: number, y: number, k: number, turn: number) =>
  place(
    part(roundRect(-40, -26, 80, 54, 7), '#fff6e6', { outline: 3.2, shadow: 5 }) +
      stroke('M-37,-22L0,8L37,-22', '#b79a8a', 3.4) +
      part(heart(0, 6, 11), '#ff6f8f', { outline: 2.4, shadow: 2 }),
    x,
    y,
    k,
    k,
    turn,
  );

const noMail = () =>
  patch('#d9f0ff') +
  floor('#b9dcf2') +
  place(postBox().art, 204, 268, 1.75) +
  place(gull().art, 210, 82, 1.5) +
  envelope(326, 214, 1, -12) +
  stroke('M300,150Q340,120 372,146Q392,162 382,178', '#8fb4d8', 3, 0.8) +
  place(flower(0, 0, 9, '#ff9fc0') + flower(24, 6, 7, '#ffd166'), 116, 254) +
  sparkles([106, 120, 9], [392, 110, 10], [350, 84, 6]);

function wardrobe(): string {
  const box = part(roundRect(128, 62, 200, 204, 12), '#d9a878', { outline: 3.6, shadow: 8 });
  const inside =
    fill(roundRect(144, 82, 168, 168, 6), '#8a5f7a') + fill(roundRect(144, 82, 168, 26, 6), '#5a3f62', 0.6);
  const rod = stroke('M150,112L306,112', '#e6dcea', 6);
  const hanger = (x: number, turn: number) =>
    place(stroke('M0,0C0,-9 10,-8 8,-1C7,3 0,3 0,9L-26,26L26,26L0,9', '#ffe3b0', 5), x, 118, 1, 1, turn);
  const doors =
    part(
      poly([
        [128, 66],
        [84, 84],
        [84, 284],
        [128, 264],
      ]),
      '#c98f62',
      { outline: 3.4, shadow: 6 },
    ) +
    part(
      poly([
        [328, 66],
        [372, 84],
        [372, 284],
        [328, 264],
      ]),
      '#e6bd8c',
      { outline: 3.4, shadow: 6 },
    ) +
    dot(92, 180, 5, '#ffe08a') +
    dot(364, 180, 5, '#ffe08a');
  return (
    castShadow(228, 272, 170, 18) +
    box +
    inside +
    rod +
    hanger(184, -6) +
    hanger(228, 4) +
    hanger(272, -3) +
    part(roundRect(118, 52, 220, 18, 8), '#e6bd8c', { outline: 3.4, shadow: 4 }) +
    doors
  );
}

const noItems = () =>
  patch('#ffe6ee') +
  floor('#f2cddb') +
  wardrobe() +
  place(catHead('think', CATS.grey), 180, 168, 0.74) +
  sparkles([420, 120, 9], [70, 150, 8], [330, 40, 7]);

const offline = () =>
  patch('#dfe6f6') +
  floor('#c2cfe8') +
  stroke('M40,60Q160,120 214,96', '#57496e', 4) +
  stroke('M440,60Q330,126 276,100', '#57496e', 4) +
  part(roundRect(208, 84, 26, 20, 5), '#7a6a8c', { outline: 3 }) +
  stroke('M234,90L244,90M234,98L244,98', '#57496e', 4) +
  part(roundRect(258, 88, 26, 20, 5), '#7a6a8c', { outline: 3 }) +
  place(lanternMark(0, 0, 26, 4, '#a9b4cc'), 110, 122) +
  place(lanternMark(0, 0, 22, 4, '#b8b0cc'), 372, 124) +
  place(frogHead('sleep', FROGS.jade), 160, 130, 1.12) +
  place(bush(120, LEAF.deep, 4, '#ffffff').art, 110, 276) +
  place(bush(100, LEAF.fresh, 9, '#ffd166').art, 392, 278) +
  stroke('M244,80L240,70M252,78L254,66M260,82L268,74', '#ffc14d', 4) +
  sparkles([66, 190, 8], [420, 180, 8]);

export const EMPTY: Record<string, () => string> = {
  'no-friends': noFriends,
  'no-mail': noMail,
  'no-items': noItems,
  offline,
};

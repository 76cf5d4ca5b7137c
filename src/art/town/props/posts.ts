/** Lamp posts, lantern posts and festival poles. */
import { cycle } from '../../kit/random.ts';
import { castShadow } from '../../kit/light.ts';
import { num, poly } from '../../kit/path.ts';
import { fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';
import { flower, LEAF, leafMass } from '../foliage.ts';
import { PAPER, paperLantern, WARM } from '../lanterns.ts';
import { at, join, lamp, piece, type Piece } from '../piece.ts';
import { IRON } from './materials.ts';

export function lampPost(h = 240): Piece {
  const glass = poly([
    [-16, -h - 14],
    [16, -h - 14],
    [11, -h + 28],
    [-11, -h + 28],
  ]);
  const basket = (d: number) =>
    stroke(`M${d},${-h + 58}L${d},${-h + 76}`, IRON, 2.4) +
    leafMass(d, -h + 88, 21, 15, LEAF.deep, 7 + d) +
    [-11, 0, 11]
      .map((k, i) => flower(d + k, -h + 84 + (i % 2) * 7, 5, cycle(['#ff9fc0', '#ffd166', '#ffffff'], i)))
      .join('');
  const art =
    castShadow(0, 0, 36, 9) +
    part(
      tube([
        [0, 0, 8],
        [0, -24, 5.5],
        [0, -h + 30, 4.4],
      ]),
      IRON,
      { shadow: 4, outline: 2.4 },
    ) +
    part(roundRect(-13, -12, 26, 14, 5), IRON, { shadow: 4, outline: 2.4 }) +
    stroke(`M-24,${-h + 58}Q-12,${-h + 38} 0,${-h + 44}Q12,${-h + 38} 24,${-h + 58}`, IRON, 3.6) +
    part(glass, '#fff0b8', { shadow: 4, rim: 3, outline: 2.6, line: '#4a3b5c' }) +
    part(`M-22,${-h - 12}Q0,${-h - 44} 22,${-h - 12}Z`, IRON, { shadow: 5, outline: 2.6 }) +
    part(ellipse(0, -h - 32, 5), '#ffe08a', { outline: 2, shadow: 1 }) +
    basket(-24) +
    basket(24);
  return piece(art, fill(glass, '#ffe0a0'), [lamp(0, -h + 8, 190, WARM, 0.62), lamp(0, -6, 210, '#ff9440', 0.3)]);
}

/** A slim post with two paper lanterns, the town's street lamp. */
export function lanternPost(seed: number): Piece {
  const h = 214;
  const art =
    castShadow(0, 0, 26, 7) +
    part(
      tube([
        [0, 0, 6.5],
        [0, -h, 4],
      ]),
      '#8a5a4a',
      { shadow: 3, outline: 2.4 },
    ) +
    part(roundRect(-12, -9, 24, 11, 4), '#7a5a6e', { shadow: 3, outline: 2.2 }) +
    stroke(`M-36,${-h + 10}Q0,${-h - 16} 36,${-h + 10}`, '#7a4a3e', 6) +
    stroke(`M-36,${-h + 9}Q0,${-h - 17} 36,${-h + 9}`, '#b5785c', 2.4) +
    part(ellipse(0, -h - 6, 6), '#ffe08a', { shadow: 2, outline: 2 });
  return join(
    piece(art),
    at(paperLantern(cycle(PAPER, seed), 'round', 1.25), -34, -h + 8),
    at(paperLantern(cycle(PAPER, seed + 2), 'tall', 1.15), 34, -h + 8),
    piece('', '', [lamp(0, -4, 200, '#ff9440', 0.3)]),
  );
}

/** A tall pole for the lantern strings over the plaza. */
export function festivalPole(h: number): Piece {
  const wrap = Array.from({ length: Math.floor(h / 34) }, (_, i) =>
    stroke(`M-6,${num(-20 - i * 34)}L6,${num(-34 - i * 34)}`, '#fff3dc', 4.4),
  ).join('');
  return piece(
    castShadow(0, 0, 24, 7) +
      part(
        tube([
          [0, 0, 8],
          [0, -h, 5.5],
        ]),
        '#e2725f',
        { shadow: 4, outline: 2.4 },
      ) +
      wrap +
      part(roundRect(-15, -14, 30, 16, 5), '#7a5a6e', { shadow: 4, outline: 2.4 }) +
      part(ellipse(0, -h - 6, 9), '#ffd76a', { shadow: 3, outline: 2.4 }),
  );
}

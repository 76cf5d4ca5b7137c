/** The fountain and the statue. */
import { tone } from '../../kit/colour.ts';
import { castShadow, gradient } from '../../kit/light.ts';
import { num } from '../../kit/path.ts';
import { clip, dot, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse, heart, roundRect, star } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';
import { paperLantern, WARM } from '../lanterns.ts';
import { at, join, lamp, piece, type Piece } from '../piece.ts';
import { STONE } from './materials.ts';

export function fountain(): Piece {
  const basin =
    castShadow(0, 8, 252, 46) +
    part(ellipse(0, -10, 238, 64), tone(STONE, -0.06), { shadow: 10, outline: 3.2 }) +
    part(ellipse(0, -28, 238, 62), '#ece4f0', { shadow: 8, outline: 3 });
  const carving = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI * (0.14 + (0.72 * i) / 10);
    return part(heart(Math.cos(a) * -226, -14 + Math.sin(a) * 56, 8), '#ffc2d0', {
      shadow: 1.6,
      rim: 1.2,
      outline: 1.8,
    });
  }).join('');
  const pool = ellipse(0, -30, 210, 50);
  const water =
    gradient(
      [
        [0, '#3fa6d8'],
        [1, '#9be4f2'],
      ],
      pool,
    ) +
    clip(
      pool,
      [0, 1, 2, 3]
        .map((i) => stroke(ellipse(0, -33, 60 + i * 42, 13 + i * 11), '#fff', 2.4, 0.55 - i * 0.08))
        .join('') + fill(ellipse(-120, -46, 34, 5) + ellipse(100, -14, 40, 5), '#fff', 0.55),
    ) +
    stroke(pool, '#5a7fb0', 2.4);
  const bowl = (y: number, r: number, h: number) =>
    part(`M${-r},${y}C${-r * 0.86},${y + h} ${r * 0.86},${y + h} ${r},${y}Z`, '#e6deec', { shadow: 8, outline: 3 }) +
    part(ellipse(0, y, r + 2, r * 0.24), '#f3edf6', { shadow: 3, outline: 2.6 }) +
    gradient(
      [
        [0, '#5ab8e0'],
        [1, '#b6eef6'],
      ],
      ellipse(0, y - 1, r * 0.85, r * 0.17),
    );
  const stem = part(
    tube([
      [0, -28, 34],
      [0, -90, 18],
      [0, -130, 24],
    ]),
    STONE,
    { shadow: 8, outline: 2.8 },
  );
  const stem2 = part(
    tube([
      [0, -160, 14],
      [0, -206, 8],
      [0, -228, 12],
    ]),
    STONE,
    { shadow: 5, outline: 2.6 },
  );
  const jets: [number, number, number, number][] = [
    [-40, -236, -92, -172],
    [40, -236, 92, -172],
    [-98, -156, -164, -42],
    [98, -156, 164, -42],
    [-62, -142, -100, -28],
    [62, -142, 100, -28],
  ];
  const spray = jets
    .map(([x0, y0, x1, y1]) => {
      const d = `M${x0},${y0}Q${num(x1 * 0.96)},${y0 - 14} ${x1},${y1}`;
      return stroke(d, '#e4faff', 8, 0.8) + stroke(d, '#8fd8ee', 2.2, 0.9) + dot(x1, y1 + 2, 14, '#fff', 0.85, 5);
    })
    .join('');
  const lanternTop = at(paperLantern('#ffb066', 'round', 2.1), 0, -304);
  const holder =
    stroke('M-40,-238L-34,-300Q0,-326 34,-300L40,-238', '#c99a56', 5) +
    part(ellipse(0, -314, 6), '#ffe08a', { shadow: 2, outline: 2 });
  return join(
    piece(basin + carving + water + stem + bowl(-160, 106, 50) + stem2 + bowl(-238, 48, 28) + spray + holder),
    lanternTop,
    piece('', '', [lamp(0, -30, 260, '#7fd0ff', 0.3), lamp(0, -268, 220, WARM, 0.5)]),
  );
}

export function statue(): Piece {
  return piece(
    castShadow(0, 2, 60, 12) +
      part(roundRect(-48, -16, 96, 18, 5), STONE, { shadow: 5, outline: 2.6 }) +
      part(roundRect(-36, -70, 72, 56, 4), '#ece4f0', { shadow: 7, outline: 2.8 }) +
      part(roundRect(-42, -78, 84, 12, 4), STONE, { shadow: 3, outline: 2.4 }) +
      part(star(0, -42, 15), '#ffd76a', { shadow: 3, outline: 2.2 }) +
      part(
        'M-30,-80C-34,-112 -16,-122 -14,-130C-30,-140 -30,-168 -24,-182L-10,-166Q0,-170 10,-166L24,-182C30,-168 30,-140 14,-130C18,-122 34,-112 30,-80Z',
        '#cfc6da',
        { shadow: 9, outline: 3 },
      ) +
      stroke('M-12,-148Q-8,-154 -4,-148M4,-148Q8,-154 12,-148M-4,-138Q0,-134 4,-138', '#6b5f80', 2.6) +
      stroke('M28,-88Q52,-96 44,-122', '#8f84a6', 9) +
      stroke('M28,-88Q52,-96 44,-122', '#cfc6da', 5),
  );
}

/** The lantern stall, signs, boards and the archway of the pier. */
import { cycle } from '../../kit/random.ts';
import { lettering } from '../../kit/lettering.ts';
import { castShadow } from '../../kit/light.ts';
import { num, poly } from '../../kit/path.ts';
import { dot, fill, flat, part, stroke } from '../../kit/shade.ts';
import { ellipse, heart, roundRect } from '../../kit/shapes.ts';
import { ICON } from '../goods.ts';
import { PAPER, paperLantern, WARM } from '../lanterns.ts';
import { at, join, lamp, piece, type Piece } from '../piece.ts';

/** A market stall that sells lanterns. */
export function lanternStall(): Piece {
  const posts = [-92, 92]
    .map((x) => part(roundRect(x - 6, -200, 12, 200, 4), '#a8714f', { shadow: 4, outline: 2.4 }))
    .join('');
  const counter =
    part(roundRect(-102, -86, 204, 84, 6), '#c98f62', {
      shadow: 7,
      outline: 2.8,
      pattern: [0, 1, 2, 3, 4, 5]
        .map((i) => stroke(`M${-70 + i * 34},-86L${-70 + i * 34},0`, '#9a6444', 2, 0.55))
        .join(''),
    }) + part(roundRect(-110, -94, 220, 14, 5), '#dba877', { shadow: 3, outline: 2.6 });
  const cloth = Array.from({ length: 6 }, (_, i) =>
    part(
      `M${-104 + i * 34.6},-82L${-69.4 + i * 34.6},-82L${-69.4 + i * 34.6},-58Q${-86.7 + i * 34.6},-42 ${-104 + i * 34.6},-58Z`,
      i % 2 ? '#fff3dc' : '#ff8a6b',
      { shadow: 2, rim: 1.5, outline: 2 },
    ),
  ).join('');
  const roof =
    Array.from({ length: 8 }, (_, i) => {
      const x0 = -96 + i * 24;
      const t0 = -124 + i * 31;
      return part(
        `M${x0},-252L${x0 + 24},-252L${t0 + 31},-192Q${num(t0 + 15.5)},-174 ${t0},-192Z`,
        i % 2 ? '#fff3dc' : '#e2725f',
        { shadow: 0, rim: 2, outline: 2.2, line: '#7a3a3e' },
      );
    }).join('') + part(roundRect(-102, -262, 204, 13, 6), '#c4573f', { shadow: 3, outline: 2.4 });
  const inside = fill(roundRect(-90, -196, 180, 110), '#8a5a6e', 0.85);
  const hung = [-66, -34, 0, 34, 66].map((x, i) =>
    at(paperLantern(cycle(PAPER, i), cycle(['round', 'tall', 'drop'] as const, i), 1.15), x, -188),
  );
  const small = [-74, -40, 42, 76].map((x, i) => at(paperLantern(cycle(PAPER, i + 2), 'round', 0.9), x, -128));
  return join(
    piece(castShadow(0, 2, 128, 18) + inside + posts),
    ...hung,
    piece(counter + cloth + `<g transform="translate(0,-30) scale(1.5)">${ICON.lantern}</g>`),
    ...small,
    piece(roof, '', [lamp(0, -150, 170, WARM, 0.5)]),
  );
}

export function noticeBoard(): Piece {
  const notes: [number, number, string][] = [
    [-34, -112, '#fff6d8'],
    [-4, -118, '#ffd9e4'],
    [26, -110, '#d9f0ff'],
    [-22, -84, '#e4ffd9'],
    [14, -82, '#fff6d8'],
  ];
  const paper = notes
    .map(
      ([x, y, c], i) =>
        `<g transform="rotate(${(i % 3) * 5 - 5} ${x} ${y})">${flat(roundRect(x - 12, y - 2, 25, 25, 2), c, 1.5)}${stroke(`M${x - 7},${y + 8}L${x + 7},${y + 8}M${x - 7},${y + 14}L${x + 3},${y + 14}`, '#a890b0', 1.8)}${dot(x, y + 2, 2.4, '#e2604f')}</g>`,
    )
    .join('');
  const posts = [-50, 50]
    .map((x) => part(roundRect(x - 6, -130, 12, 130, 3), '#a8714f', { shadow: 4, outline: 2.4 }))
    .join('');
  return piece(
    castShadow(0, 1, 62, 10) +
      posts +
      part(roundRect(-60, -130, 120, 82, 5), '#c98f62', { shadow: 4, outline: 2.8 }) +
      part(roundRect(-51, -122, 102, 66, 3), '#e6bd8c', { shadow: 3, outline: 2 }) +
      paper +
      part(
        poly([
          [-76, -128],
          [0, -168],
          [76, -128],
          [68, -120],
          [0, -154],
          [-68, -120],
        ]),
        '#e2725f',
        { shadow: 4, outline: 2.6 },
      ) +
      `<g transform="translate(0,-134) scale(.7)">${ICON.lantern}</g>`,
  );
}

export function postBox(): Piece {
  return piece(
    castShadow(0, 1, 30, 8) +
      part(roundRect(-20, -84, 40, 84, 8), '#e2604f', { shadow: 7, outline: 2.8 }) +
      part(`M-24,-82C-24,-112 24,-112 24,-82Z`, '#ee7360', { shadow: 5, outline: 2.8 }) +
      flat(roundRect(-12, -74, 24, 7, 3), '#5a2f3e', 1.8) +
      part(heart(0, -46, 10), '#fff3dc', { shadow: 2, rim: 0, outline: 2 }) +
      part(roundRect(-23, -8, 46, 10, 3), '#a8453f', { shadow: 3, outline: 2.4 }),
  );
}

export function easel(): Piece {
  return piece(
    castShadow(0, 1, 34, 7) +
      stroke('M-24,0L-6,-104M24,0L6,-104', '#8a5a44', 6) +
      part(roundRect(-30, -98, 60, 76, 4), '#a8714f', { shadow: 3, outline: 2.4 }) +
      part(roundRect(-24, -92, 48, 64, 2), '#4a5560', { shadow: 3, rim: 0, outline: 1.8 }) +
      `<g transform="translate(0,-72) scale(.9)">${ICON.cups}</g>` +
      stroke('M-15,-50L15,-50M-12,-42L10,-42M-15,-34L6,-34', '#fff3dc', 2.4, 0.85),
  );
}

export function signPost(): Piece {
  const arm = (y: number, dir: number, c: string, label: string) =>
    part(
      poly(
        dir > 0
          ? [
              [-8, y - 14],
              [66, y - 14],
              [82, y],
              [66, y + 14],
              [-8, y + 14],
            ]
          : [
              [8, y - 14],
              [-66, y - 14],
              [-82, y],
              [-66, y + 14],
              [8, y + 14],
            ],
      ),
      c,
      { shadow: 4, outline: 2.4 },
    ) + lettering(label, dir * 30, y, 2, '#fff8e8', 1.3);
  return piece(
    castShadow(0, 1, 26, 7) +
      part(roundRect(-6, -176, 12, 176, 4), '#8a5a44', { shadow: 3, outline: 2.4 }) +
      arm(-150, -1, '#5b8fc4', 'PIER') +
      arm(-116, 1, '#5fa86b', 'PARK') +
      part(ellipse(0, -180, 9), '#ffd76a', { shadow: 3, outline: 2.2 }),
  );
}

export const archway = (): Piece => {
  const board = part('M-150,-250Q0,-318 150,-250L146,-200Q0,-262 -146,-200Z', '#e2725f', {
    shadow: 7,
    rim: 4,
    outline: 3.2,
  });
  const letters = Array.from('LANTERN BAY')
    .map((c, i) => {
      const t = (i - 5) / 5.4;
      return `<g transform="translate(${num(t * 122)},${num(-258 + t * t * 34)}) rotate(${num(t * 17)})">${lettering(c, 0, 0, 3.1, '#fff6dd', 1.35)}</g>`;
    })
    .join('');
  const post = (x: number) =>
    part(roundRect(x - 12, -246, 24, 246, 5), '#a8624a', { shadow: 6, outline: 2.8 }) +
    part(roundRect(x - 19, -18, 38, 20, 5), '#7a5a6e', { shadow: 4, outline: 2.6 }) +
    part(roundRect(x - 18, -216, 36, 10, 4), '#ffd76a', { shadow: 3, outline: 2.2 }) +
    part(ellipse(x, -256, 11, 9), '#ffd76a', { shadow: 3, outline: 2.2 });
  return join(
    piece(castShadow(-134, 1, 34, 8) + castShadow(134, 1, 34, 8) + post(-134) + post(134) + board + letters),
    at(paperLantern('#ffc14d', 'round', 1.5), -92, -226),
    at(paperLantern('#ff9fc0', 'round', 1.5), 92, -226),
    at(paperLantern('#ff8a6b', 'tall', 1.4), 0, -238),
  );
};

/** Boats and ducks. */
import { tone } from '../../kit/colour.ts';
import { poly } from '../../kit/path.ts';
import { dot, fill, part, stroke } from '../../kit/shade.ts';
import { tube } from '../../kit/tube.ts';
import { paperLantern } from '../lanterns.ts';
import { at, join, piece, type Piece } from '../piece.ts';

export function rowBoat(col: string): Piece {
  const hull = 'M-108,-34C-100,10 -70,26 0,26C70,26 100,10 112,-42C96,-30 60,-22 0,-22C-56,-22 -92,-26 -108,-34Z';
  const stripe = stroke('M-112,-18C-90,-8 -60,-4 0,-4C60,-4 96,-12 114,-26', '#fff6ea', 7);
  const inside = part(
    'M-104,-34C-90,-22 -50,-18 0,-18C56,-18 94,-26 108,-40C90,-40 50,-40 0,-38C-50,-36 -84,-38 -104,-34Z',
    '#8a5a44',
    { shadow: 4, rim: 0, outline: 2.4 },
  );
  const pole = part(
    tube([
      [70, -24, 3.4],
      [70, -120, 3],
    ]),
    '#8a5a44',
    { shadow: 2, outline: 2 },
  );
  return join(
    piece(
      dot(0, 22, 118, '#1f4f8a', 0.3, 14) +
        pole +
        inside +
        part(hull, col, { shadow: 7, rim: 3, outline: 3, pattern: stripe }) +
        stroke('M-30,-30L30,-30M-70,-30L-44,-26', '#d9a878', 7) +
        stroke('M-60,28Q0,38 70,24', '#ffffff', 4, 0.6),
    ),
    at(paperLantern('#ffc14d', 'round', 1.2), 70, -118),
  );
}

export function sailBoat(hullCol: string, sail: string): Piece {
  const hull = part('M-70,-6L70,-6L54,24L-52,24Z', hullCol, {
    shadow: 5,
    outline: 2.8,
    pattern: stroke('M-80,4L80,4', '#fff6ea', 5),
  });
  return piece(
    dot(0, 24, 76, '#1f4f8a', 0.3, 9) +
      part(
        tube([
          [0, -4, 3],
          [0, -150, 2.4],
        ]),
        '#8a5a44',
        { shadow: 2, outline: 2 },
      ) +
      part('M6,-14L6,-146Q66,-70 72,-18Z', sail, {
        shadow: 7,
        outline: 2.6,
        pattern: fill('M6,-60L80,-60L80,-40L6,-40Z', tone(sail, -0.1), 0.8),
      }) +
      part('M-6,-18L-6,-128Q-46,-60 -52,-22Z', tone(sail, 0.03), { shadow: 5, outline: 2.6 }) +
      hull +
      part(
        poly([
          [0, -150],
          [26, -142],
          [0, -134],
        ]),
        '#e2604f',
        { shadow: 2, outline: 1.8 },
      ),
  );
}

export function ducks(): Piece {
  const duck = (x: number, y: number, k: number, c: string) =>
    `<g transform="translate(${x},${y}) scale(${k})">${part('M-26,-10C-32,-22 -36,-24 -38,-28C-20,-30 -6,-26 4,-22C2,-44 28,-46 28,-26C34,-24 38,-22 40,-19C34,-16 30,-16 27,-16C26,4 -18,6 -26,-10Z', c, { shadow: 5, outline: 2.6 })}${dot(19, -30, 2.6, '#2b1a2e')}${part('M27,-26L41,-22L27,-18Z', '#ff9a4a', { shadow: 1, rim: 1, outline: 1.8 })}${stroke('M-14,-14Q-2,-4 10,-14', tone(c, -0.13), 2.4)}</g>`;
  return piece(
    dot(0, 0, 40, '#fff', 0.4, 5) +
      duck(0, 0, 1, '#fff6e6') +
      duck(-62, 4, 0.55, '#ffe08a') +
      duck(-98, 6, 0.5, '#ffe08a'),
  );
}

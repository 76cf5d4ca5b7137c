/** Hats that are won and not sold. All stay below y 16, so that the thumbnail crop keeps the face. */
import { HEAD_CENTRE, onHead } from '../../figure/head.ts';
import { finish, gem, piping } from '../rarity.ts';
import { type Draw, front } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { move } from '../../kit/path.ts';
import { detail, part, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';

/** A baker's tall white hat: a pleated band under a puffed crown, with a cookie on the band. */
export const bakerHat: Draw = (c) => {
  const { v, p } = c;
  const x = { F: 0, Q: 5, S: 9, B: 0 }[v.id];
  const put = (d: string): string => onHead(v, move(d, x, 0));
  const crown = put(
    'M-84,-76C-122,-84 -124,-124 -88,-130C-78,-148 -34,-150 -18,-138C-4,-150 36,-150 48,-138C72,-150 108,-136 102,-112C118,-92 104,-74 84,-74C40,-62 -40,-62 -84,-76Z',
  );
  const folds = put(
    'M-56,-78Q-66,-104 -58,-122M-22,-72Q-26,-100 -18,-124M20,-72Q26,-100 22,-124M56,-76Q66,-100 62,-120',
  );
  const band = put(
    'M-88,-82C-40,-68 40,-68 88,-82C94,-66 95,-52 92,-40C40,-26 -40,-26 -92,-40C-95,-52 -94,-66 -88,-82Z',
  );
  const pleats = put(Array.from({ length: 11 }, (_, at) => `M${-75 + at * 15},-84L${-77 + at * 15.4},-26`).join(''));
  const cookieX = { F: 0, Q: -34, S: -999, B: -999 }[v.id];
  const [hx, hy] = HEAD_CENTRE[v.id];
  const [cx, cy] = [hx + x + cookieX, hy - 54];
  const cookie =
    cookieX < -900
      ? ''
      : part(ellipse(cx, cy, 17, 16), '#e2a458', { outline: 2.6, shadow: 5, rim: 2 }) +
        [
          [-6, -5],
          [5, -3],
          [-1, 6],
          [8, 6],
        ]
          .map(([dx = 0, dy = 0]) => detail(ellipse(cx + dx, cy + dy, 2.6, 2.4), '#5e3327', { outline: 0 }))
          .join('') +
        gem(cx + 15, cy - 13, 4.5, p.metal);
  const svg =
    part(crown, tone(p.main, 0.03), { shadow: 12, rim: 5, pattern: stroke(folds, tone(p.main, -0.14), 2.6, 0.6) }) +
    part(band, p.main, { shadow: 7, rim: 3, pattern: stroke(pleats, tone(p.main, -0.1), 2, 0.55) }) +
    piping(c, put('M-92,-42C-40,-28 40,-28 92,-42')) +
    cookie;
  return finish(c, front(svg), crown);
};

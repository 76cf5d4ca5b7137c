/** Shared parts of shops: proportions, a front with door and window, rows of windows, parasols. */
import { outlineOf, tone } from '../../kit/colour.ts';
import { num } from '../../kit/path.ts';
import { part } from '../../kit/shade.ts';
import { ellipse, roundRect } from '../../kit/shapes.ts';
import type { Texture } from '../architecture.ts';
import { awning } from '../fittings.ts';
import { type Goods, stock } from '../goods.ts';
import { door, shopWindow, windowAt } from '../openings.ts';
import { at, join, piece, type Piece } from '../piece.ts';

export interface HousePaint {
  wall: string;
  trim: string;
  roof: string;
  accent: string;
  accent2: string;
  bloom: string;
  texture: Texture;
  seed: number;
}

/** A striped parasol canopy around x 0; `y` is the height of its hem. */
export function umbrella(col: string, r: number, y: number): string {
  return (
    Array.from({ length: 6 }, (_, i) => {
      const [a, b] = [-1 + i / 3, -1 + (i + 1) / 3];
      return part(
        `M0,${num(y - r * 0.66)}Q${num(a * r * 0.64)},${num(y - r * 0.46)} ${num(a * r)},${y}Q${num(((a + b) / 2) * r)},${num(y + r * 0.14)} ${num(b * r)},${y}Q${num(b * r * 0.64)},${num(y - r * 0.46)} 0,${num(y - r * 0.66)}Z`,
        i % 2 ? '#fff6ee' : col,
        { shadow: 4, rim: 2.5, outline: 2.4, line: outlineOf(col) },
      );
    }).join('') + part(ellipse(0, y - r * 0.68, 5), '#ffe08a', { outline: 2, shadow: 1 })
  );
}

export const FLOOR = 206;

const DOOR = 160;

/** Plinth, shop window, door and awning: the ground floor of most shops. */
export function shopFront(w: number, p: HousePaint, goods: Goods, doorOnRight: boolean): Piece {
  const dw = 80;
  const winW = w - dw - 118;
  const winX = doorOnRight ? 36 : dw + 82;
  const doorX = doorOnRight ? w - dw - 38 : 38;
  const winY = -FLOOR + 46;
  const plinth = part(roundRect(0, -24, w, 26, 3), tone(p.trim, -0.13), { shadow: 5, rim: 2, outline: 2.6 });
  return join(
    piece(plinth),
    shopWindow(winX, winY, winW, 128, p.trim, stock(goods, winX, winY, winW, 128, p.seed), p.seed),
    at(door(0, dw, DOOR, p.accent, p.trim, { knobRight: !doorOnRight }), doorX, 0),
    piece(awning(winX - 14, -FLOOR + 10, winW + 28, 44, p.accent, p.accent2)),
  );
}

export const windowRow = (
  w: number,
  count: number,
  y: number,
  ww: number,
  h: number,
  p: HousePaint,
  o: { round?: boolean; shutters?: string; box?: boolean } = {},
): Piece =>
  join(
    ...Array.from({ length: count }, (_, i) =>
      windowAt((w * (i + 0.5)) / count - ww / 2, y, ww, h, p.trim, {
        round: o.round,
        shutters: o.shutters,
        box: o.box === false ? undefined : p.bloom,
        lit: (i + p.seed) % 3 !== 0,
        seed: p.seed + i,
      }),
    ),
  );

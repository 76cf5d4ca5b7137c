/** Fittings of houses: signs, lamps, awnings, clocks. */
import { SHADOW } from '../kit/light.ts';
import { outlineOf, tone } from '../kit/colour.ts';
import { lettering, letteringWidth } from '../kit/lettering.ts';
import { num, poly, type Pt } from '../kit/path.ts';
import { dot, fill, flat, part, stroke } from '../kit/shade.ts';
import { ellipse, roundRect } from '../kit/shapes.ts';
import { IRON } from './architecture.ts';
import { lamp, piece, type Piece } from './piece.ts';

export function awning(x: number, y: number, w: number, h: number, a: string, b: string): string {
  const n = Math.round(w / 34);
  const flare = 10;
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x0, x1] = [x + (i * w) / n, x + ((i + 1) * w) / n];
    const [t0, t1] = [x - flare + (i * (w + flare * 2)) / n, x - flare + ((i + 1) * (w + flare * 2)) / n];
    const col = i % 2 ? b : a;
    const hem = `C${num(t1)},${y + h + 19} ${num(t0)},${y + h + 19} ${num(t0)},${y + h}Z`;
    s += part(`M${num(x0)},${y}L${num(x1)},${y}L${num(t1)},${y + h}${hem}`, col, {
      gradient: [0.07, -0.06],
      shadow: 0,
      rim: 0,
      outline: 2.2,
      line: outlineOf(a),
    });
    s += fill(`M${num(t0)},${y + h}L${num(t1)},${y + h}${hem}`, tone(col, -0.1), 0.5);
  }
  const shade = fill(roundRect(x - 6, y + h + 10, w + 12, 32, 8), SHADOW, 0.22);
  return (
    shade +
    s +
    fill(roundRect(x, y, w, 6), '#ffffff', 0.35) +
    part(roundRect(x - 6, y - 8, w + 12, 11, 5), tone(a, -0.05), { shadow: 2, rim: 2, outline: 2.2 })
  );
}

/** A lettered board centred on x, y, with a hidden lamp for the evening. */
export function signBoard(label: string, x: number, y: number, col: string, icon: string, size = 3.4): Piece {
  const w = letteringWidth(label, size) + 84;
  const board =
    part(roundRect(x - w / 2, y - 23, w, 46, 14), col, { shadow: 6, rim: 3, outline: 3 }) +
    stroke(roundRect(x - w / 2 + 6, y - 17, w - 12, 34, 10), '#ffe9b8', 2, 0.8);
  const words = (colour: string): string => lettering(label, x + 20, y, size, colour, 1.25);
  const art = board + words('#fff6dd') + `<g transform="translate(${num(x - w / 2 + 33)},${num(y + 1)})">${icon}</g>`;
  const lights = [-0.28, 0.28].map((share) => ({ x: x + share * w, y: y - 6, r: w * 0.3, colour: '#ffdca0', a: 0.3 }));
  return piece(art, words('#c98a4a'), lights);
}

/** A sign on an iron arm; `dir` is the side (-1 left, 1 right). */
export function hangingSign(x: number, y: number, dir: 1 | -1, col: string, icon: string): string {
  const cx = x + dir * 40;
  const arm = stroke(
    `M${x},${y}L${cx + dir * 14},${y}M${x},${y + 16}Q${x + dir * 10},${y + 2} ${x + dir * 26},${y}M${cx - 12},${y}L${cx - 12},${y + 12}M${cx + 12},${y}L${cx + 12},${y + 12}`,
    IRON,
    3.4,
  );
  return (
    arm +
    part(ellipse(cx, y + 38, 29, 28), col, { shadow: 6, rim: 3, outline: 2.8 }) +
    stroke(ellipse(cx, y + 38, 23, 22), '#ffe9b8', 1.8, 0.8) +
    `<g transform="translate(${cx},${y + 39}) scale(1.15)">${icon}</g>`
  );
}

export function wallLamp(x: number, y: number, dir: 1 | -1): Piece {
  const cx = x + dir * 24;
  const shade = poly([
    [cx - 10, y + 10],
    [cx + 10, y + 10],
    [cx + 6, y + 34],
    [cx - 6, y + 34],
  ]);
  const art =
    stroke(`M${x},${y}q${dir * 24},-12 ${dir * 24},10`, IRON, 3.6) +
    part(shade, '#ffe9a8', { shadow: 3, outline: 2.4, line: IRON }) +
    flat(
      poly([
        [cx - 13, y + 11],
        [cx, y],
        [cx + 13, y + 11],
      ]),
      IRON,
      1.8,
    );
  return piece(art, fill(shade, '#ffd98a'), [lamp(cx, y + 24, 90, '#ffbe66', 0.5)]);
}

export function clockFace(x: number, y: number, r: number): Piece {
  const marks = Array.from({ length: 12 }, (_, i) =>
    dot(x + Math.sin(i * 0.5236) * r * 0.78, y - Math.cos(i * 0.5236) * r * 0.78, i % 3 ? 2 : 3.2, '#5a4870'),
  ).join('');
  const art =
    part(ellipse(x, y, r + 9), '#c99a56', { shadow: 5, outline: 2.8 }) +
    part(ellipse(x, y, r), '#fffdf4', { shadow: 4, outline: 2.2 }) +
    marks +
    stroke(`M${x},${y}L${x},${num(y - r * 0.62)}M${x},${y}L${num(x + r * 0.42)},${num(y + r * 0.2)}`, '#4a3b5c', 4.6) +
    dot(x, y, 4, '#d0596b');
  return piece(art, fill(ellipse(x, y, r), '#ffcf7a', 0.55), [lamp(x, y, r * 2.6, '#ffd48a', 0.4)]);
}

export const bulbRow = (pts: Pt[]): Piece =>
  piece(
    pts.map(([x, y]) => flat(ellipse(x, y, 5), '#fff0b8', 1.6)).join(''),
    pts.map(([x, y]) => dot(x, y, 5, '#fff0b0')).join(''),
    pts.filter((_, i) => i % 2 === 0).map(([x, y]) => lamp(x, y, 34, '#ffc46b', 0.4)),
  );

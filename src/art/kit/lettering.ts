/** A stroke alphabet on a 5x7 grid. No fonts are loaded, so pictures are the same on every machine. */
import { num } from './path.ts';
import { place, stroke } from './shade.ts';

const GLYPHS: Record<string, string> = {
  A: 'M0,7L2.5,0L5,7M1,4.6L4,4.6',
  B: 'M0,0L0,7M0,0C5,-.4 5,3.6 0,3.3C6,3.2 6,7.3 0,7',
  C: 'M5,1C3,-1 0,0 0,3.5C0,7 3,8 5,6',
  D: 'M0,0L0,7C6.5,7 6.5,0 0,0',
  E: 'M4.6,0L0,0L0,7L4.6,7M0,3.4L3.6,3.4',
  F: 'M4.6,0L0,0L0,7M0,3.4L3.6,3.4',
  G: 'M5,1C3,-1 0,0 0,3.5C0,7.6 5,8 5,4L3,4',
  H: 'M0,0L0,7M5,0L5,7M0,3.4L5,3.4',
  I: 'M1,0L1,7',
  J: 'M4,0L4,5C4,7.8 0,7.8 0,5.4',
  K: 'M0,0L0,7M4.8,0L0,4M1.6,2.8L5,7',
  L: 'M0,0L0,7L4.4,7',
  M: 'M0,7L.6,0L3,4.6L5.4,0L6,7',
  N: 'M0,7L0,0L5,7L5,0',
  O: 'M2.6,0C-.9,0 -.9,7 2.6,7C6.1,7 6.1,0 2.6,0',
  P: 'M0,7L0,0C5.4,-.4 5.4,4.4 0,4',
  Q: 'M2.6,0C-.9,0 -.9,7 2.6,7C6.1,7 6.1,0 2.6,0M3.4,5L5.4,7.6',
  R: 'M0,7L0,0C5.4,-.4 5.4,4 0,3.7M2,3.8L5,7',
  S: 'M4.8,1C3,-1 0,0 .3,2C.8,4 4.8,3 4.8,5.2C4.6,7.6 1.6,7.6 0,6',
  T: 'M0,0L5,0M2.5,0L2.5,7',
  U: 'M0,0L0,4.6C0,7.8 5,7.8 5,4.6L5,0',
  V: 'M0,0L2.6,7L5.2,0',
  W: 'M0,0L1.4,7L3,2L4.6,7L6,0',
  X: 'M0,0L5,7M5,0L0,7',
  Y: 'M0,0L2.5,3.6L5,0M2.5,3.6L2.5,7',
  Z: 'M0,0L4.8,0L0,7L5,7',
  ' ': '',
  '?': 'M0,1.4C1,-.9 4.8,-.6 4.6,2C4.5,3.6 2.4,3.4 2.4,5M2.4,6.9L2.4,7',
  '!': 'M1,0L1,4.6M1,6.9L1,7',
  '2': 'M.2,1.4C1.2,-.9 5,-.4 4.6,2.2C4.2,4 1,5.4 0,7L5,7',
  '3': 'M0,0L4.6,0L2.2,2.8C6,2.8 5.6,7 2.6,7C1.4,7 .4,6.6 0,5.8',
  '4': 'M3.6,7L3.6,0L0,4.8L5,4.8',
  '5': 'M4.4,0L.6,0L.2,3.2C5,2 6,7 2.4,7C1.2,7 .4,6.6 0,6',
  '1': 'M.6,1.4L2.4,0L2.4,7',
  '0': 'M2.6,0C-.4,0 -.4,7 2.6,7C5.6,7 5.6,0 2.6,0',
  x: 'M0,2.4L4,7M4,2.4L0,7',
  z: 'M0,3L3.6,3L0,7L3.8,7',
};
const advanceOf = (letter: string): number => {
  if (letter === ' ') return 3.4;
  if ('I1!'.includes(letter)) return 3.6;
  return 'MW'.includes(letter) ? 7.7 : 6.8;
};

/** Width in px at `size` px a grid unit. */
export const letteringWidth = (text: string, size: number): number =>
  (Array.from(text).reduce((width, letter) => width + advanceOf(letter), 0) - 1.8) * size;

/** Centred on x, y; `size` is px a grid unit, `width` the stroke in grid units. Unknown letters are left blank. */
export function lettering(text: string, x: number, y: number, size: number, col: string, width = 1.15): string {
  let pen = -letteringWidth(text, 1) / 2;
  const letters = Array.from(text).map((letter) => {
    const glyph = `<g transform="translate(${num(pen)},0)">${stroke(GLYPHS[letter] ?? '', col, width)}</g>`;
    pen += advanceOf(letter);
    return glyph;
  });
  return place(letters.join(''), x, y - 3.5 * size, size);
}

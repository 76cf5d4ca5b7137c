/** Beards: one path per view, relative to the head centre. The mouth is cut out. */
import { face, headPath, onHead } from '../../figure/head.ts';
import type { ViewId } from '../../figure/views.ts';
import { boxOf, finish, finishOnFace } from '../rarity.ts';
import { type Ctx, type Draw, front } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { clip, part, place, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
type Views = Partial<Record<ViewId, string>>;

const FULL: Views = {
  F: 'M-87,6C-87,40 -77,64 -51,82C-33,97 -14,104 0,104C14,104 33,97 51,82C77,64 87,40 87,6C80,14 77,28 72,40C64,55 46,58 34,52C22,47 10,46 0,49C-10,46 -22,47 -34,52C-46,58 -64,55 -72,40C-77,28 -80,14 -87,6Z',
  Q: 'M46,6C52,20 54,38 52,56C36,82 4,104 -24,104C-48,102 -66,78 -74,52C-77,44 -77,38 -76,32C-70,47 -62,55 -54,51C-44,47 -36,47 -28,49C-18,46 -4,48 8,54C20,58 32,50 38,34C42,24 42,14 46,6Z',
  S: 'M6,2C16,24 16,46 4,64C-14,84 -34,104 -56,102C-76,100 -83,76 -82,58C-82,52 -83,48 -83,42C-74,40 -66,46 -58,48C-44,60 -26,56 -16,40C-8,28 -2,14 6,2Z',
};

const FULL_MOUTH: Views = { F: ellipse(0, 60, 20, 11), Q: ellipse(-27, 60, 16, 10), S: ellipse(-78, 60, 13, 8) };

const STRANDS: Views = {
  F: 'M-62,58Q-52,76 -36,84M-36,66Q-28,84 -14,94M0,78L0,98M36,66Q28,84 14,94M62,58Q52,76 36,84',
  Q: 'M38,48Q28,68 12,80M12,64Q2,82 -10,92M-22,78L-24,98M-54,62Q-52,78 -42,90',
  S: 'M2,44Q-6,62 -18,74M-18,58Q-26,76 -38,88M-44,66Q-46,84 -54,96',
};

const GOATEE: Views = {
  F: 'M-33,52C-38,68 -34,86 -20,96C-10,105 10,105 20,96C34,86 38,68 33,52C28,55 25,62 24,68C17,78 7,75 0,75C-7,75 -17,78 -24,68C-25,62 -28,55 -33,52Z',
  Q: 'M-57,53C-62,68 -58,88 -45,97C-36,105 -18,104 -9,96C2,87 5,69 0,52C-4,55 -6,62 -7,68C-13,77 -21,75 -27,75C-33,75 -43,77 -49,69C-50,63 -53,57 -57,53Z',
  S: 'M-80,68C-84,80 -81,95 -66,100C-52,99 -45,82 -49,58C-54,56 -58,60 -60,66C-64,74 -73,74 -80,68Z',
};
const MOUSTACHE =
  'M0,-8C-10,-15 -24,-12 -30,0C-33,5 -38,6 -42,2C-39,13 -24,12 -14,2C-8,-2 -4,-3 0,-3C4,-3 8,-2 14,2C24,12 39,13 42,2C38,6 33,5 30,0C24,-12 10,-15 0,-8Z';

const SHORT_MOUSTACHE = 'M0,-10C-10,-15 -22,-11 -27,-2C-17,-3 -8,-3 0,-4C8,-3 17,-3 27,-2C22,-11 10,-15 0,-10Z';

const hairy = (d: string, c: Ctx, strands = '') =>
  part(d, c.p.main, {
    gradient: [0.03, -0.06],
    shadow: 5,
    rim: 2.5,
    outline: 2.8,
    pattern: strands && stroke(strands, tone(c.p.main, -0.12), 2.2, 0.6),
  });

export const fullBeard: Draw = (c) => {
  const id = c.v.id;
  if (id === 'B') return {};
  const [shape, hole] = [onHead(c.v, FULL[id]!), onHead(c.v, FULL_MOUTH[id]!)];
  const rim = clip(shape, stroke(hole, outlineOf(c.p.main), 2.4));
  return finish(c, front(cutOut(hairy(shape, c, onHead(c.v, STRANDS[id]!)), [hole]) + rim), shape);
};

function moustacheOf(c: Ctx, shape: string): string {
  const m = face(c.v)!.mouth;
  return clip(headPath(c.v, 5), place(hairy(shape, c), m.x, m.y, m.sx, 1));
}

function moustacheBox(c: Ctx): string {
  const mouth = face(c.v)?.mouth;
  return mouth === undefined ? '' : boxOf([[mouth.x, mouth.y]], 34);
}

export const goatee: Draw = (c) => {
  if (c.v.id === 'B') return {};
  const chin = onHead(c.v, GOATEE[c.v.id]!);
  return finish(c, front(hairy(chin, c) + moustacheOf(c, SHORT_MOUSTACHE)), chin);
};

export const moustache: Draw = (c) =>
  c.v.id === 'B' ? {} : finishOnFace(c, moustacheOf(c, MOUSTACHE), moustacheBox(c));

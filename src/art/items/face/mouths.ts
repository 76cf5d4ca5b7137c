/** Mouths: translucent lines and lips, so that one file is enough for all skin tones. */
import { move } from '../../kit/path.ts';
import { face, headPath } from '../../figure/head.ts';
import { boxOf, finishOnFace, gem } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { clip, fill, part, stroke, place } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';

const LINE = '#8c2f3c';

const GLOSS = '#ffd2c4';

const DARK = '#7d2238';

const TONGUE = '#ff7d86';

/** Rare mouths have gloss; epic and legendary ones a gem beside the lip. */
const gloss = (c: Ctx): string =>
  rank(c) === 0
    ? ''
    : fill(ellipse(-4, 5, 5, 1.8), '#ffffff', 0.7) + (rank(c) >= 2 ? gem(20, -2, 1.4 + rank(c) * 0.7, c.p.accent) : '');

const mouth =
  (draw: (c: Ctx) => string): Draw =>
  (c) => {
    const f = face(c.v);
    if (!f) return {};
    const { x, y, sx } = f.mouth;
    const svg = clip(headPath(c.v, 2), place(draw(c) + gloss(c), x, y, sx, 1));
    return finishOnFace(c, svg, boxOf([[x + 18 * sx, y - 4]], 8));
  };

/** A line of the lips with a light edge below, which keeps it visible on dark skin. */
const lipLine = (d: string, width = 3.2) => stroke(move(d, 0, 2.4), GLOSS, width, 0.32) + stroke(d, LINE, width);

const lipShade = stroke('M-5,9Q0,11 5,9', LINE, 2, 0.35);

const open = (shape: string, inside: string) => fill(shape, DARK) + clip(shape, inside) + stroke(shape, LINE, 2.6);

export const smile = mouth(
  () =>
    lipLine('M-13,-3C-8,4 8,4 13,-3', 3.2) + stroke('M-16,-5Q-14,-5 -12,-2M16,-5Q14,-5 12,-2', LINE, 2.2) + lipShade,
);

const GRIN = 'M-17,-6Q0,0 17,-6C17,9 8,16 0,16C-8,16 -17,9 -17,-6Z';

export const grin = mouth(() =>
  open(GRIN, fill(ellipse(0, 16, 11, 8), TONGUE) + fill('M-18,-9Q0,-3 18,-9L16,-1Q0,5 -16,-1Z', '#ffffff')),
);

export const kitty = mouth(() => lipLine('M-15,-3C-13,6 -3,6 0,-2C3,6 13,6 15,-3', 3));

export const pout = mouth(() => lipLine('M-10,3C-6,-3 6,-3 10,3', 3.2) + stroke('M-4,9Q0,11 4,9', LINE, 2, 0.4));

export const smirk = mouth(
  () => lipLine('M-12,1C-4,5 8,3 15,-6', 3.2) + stroke('M13,-9Q17,-8 18,-4', LINE, 2.2) + lipShade,
);

export const gasp = mouth(() => open(ellipse(0, 3, 8.5, 10), fill(ellipse(0, 13, 7, 6), TONGUE)));

/** Tongue out. */
export const cheeky = mouth(
  () =>
    part('M-1,0L11,-1C12,9 10,15 5,15C0,15 -2,8 -1,0Z', TONGUE, { outline: 2.4, line: LINE, shadow: 2, rim: 1.5 }) +
    stroke('M5,2L5,8', LINE, 1.6, 0.5) +
    lipLine('M-14,-4C-8,3 8,3 14,-4', 3.2),
);

/** Painted lips in the palette's colour. */
export const lips = mouth(
  ({ p }) =>
    part('M-16,-1C-10,-8 -4,-7 0,-4C4,-7 10,-8 16,-1C10,9 4,11 0,11C-4,11 -10,9 -16,-1Z', p.main, {
      outline: 2,
      shadow: 2,
      rim: 1.5,
    }) +
    stroke('M-15,-1Q-6,3 0,1Q6,3 15,-1', LINE, 2.2) +
    fill(ellipse(-3, 6, 4, 1.6), '#ffffff', 0.55),
);

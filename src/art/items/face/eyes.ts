/** Eyes: white, iris, catch-lights, lashes. */
import { gradient } from '../../kit/light.ts';
import { type EyeAnchor, face, headPath } from '../../figure/head.ts';
import { boxOf, finishOnFace } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { clip, fill, stroke, place } from '../../kit/shade.ts';
import type { Pt } from '../../kit/path.ts';
import { drawnSide } from '../../figure/views.ts';
import { ellipse, heart, sparkle, star } from '../../kit/shapes.ts';
import { lightSide } from '../../kit/state.ts';

interface EyeShape {
  white: string;
  whiteSide: string;
  lash: string;
  wing: string;
  crease: string;
  height: number;
  /** Default: round. */
  pupil?: (x: number, y: number) => string;
  /** Lower and longer lashes. */
  lashes?: string;
}

const ROUND: EyeShape = {
  white: 'M-19,8C-20,-10 -10,-24 3,-25C16,-25 23,-12 21,4C19,18 9,25 -1,25C-12,25 -18,19 -19,8Z',
  whiteSide: 'M-20,8C-21,-10 -16,-22 -4,-24C10,-26 18,-14 18,0C17,15 8,24 -4,24C-14,24 -20,18 -20,8Z',
  lash: 'M-22,4C-22,-14 -10,-29 4,-29.5C17,-29.5 25,-18 27,-9L33,-13C31,-6 27,-1 23.5,2C22.5,-10 14,-20.5 3,-20.5C-9,-20.5 -17,-9 -18,6Z',
  wing: 'M20,-14L32,-24C30,-16 28,-11 24,-6Z',
  crease: 'M-12,-33Q4,-41 20,-30',
  height: 1,
};

const CAT: EyeShape = {
  white: 'M-20,12C-17,-4 -6,-18 8,-20C18,-20 25,-12 26,-4C22,12 10,21 -2,21C-12,21 -18,18 -20,12Z',
  whiteSide: 'M-20,10C-18,-6 -10,-18 2,-20C12,-20 20,-12 21,-3C18,12 8,21 -4,21C-13,21 -19,17 -20,10Z',
  lash: 'M-24,12C-20,-8 -8,-24 8,-25.5C18,-26 26,-21 30,-15L40,-23C38,-12 33,-4 26,0C23,-10 16,-16.5 7,-16.5C-6,-15 -14,-2 -19,14Z',
  wing: 'M24,-12L37,-15C34,-8 31,-4 26,-1Z',
  crease: 'M-10,-29Q6,-38 24,-30',
  height: 0.96,
};

const SLEEPY: EyeShape = {
  white: 'M-20,4C-18,-6 -8,-9 2,-9C14,-9 21,-5 22,4C19,18 9,25 -1,25C-12,25 -18,19 -20,4Z',
  whiteSide: 'M-20,5C-19,-5 -12,-9 -2,-9C10,-9 17,-4 18,4C17,16 8,24 -4,24C-14,24 -20,18 -20,5Z',
  lash: 'M-25,6C-20,-8 -8,-14 3,-14C16,-14 25,-8 29,0L35,-2C33,4 29,8 24,9C21,-1 13,-6 2,-6C-9,-6 -17,-1 -21,8Z',
  wing: 'M22,0L34,-5C33,2 30,6 25,8Z',
  crease: 'M-14,-22Q4,-30 22,-20',
  height: 1,
};

const LASH = '#2b1a2e';

/** Catch-lights stay on the lit side when the eye is flipped. Rare eyes have a sparkle. */
function catchLights(c: Ctx, gaze: number, flip: number): string {
  const sun = flip * lightSide();
  if (rank(c) >= 2)
    return fill(sparkle(-5 * sun + gaze, -7, 10), '#ffffff') + fill(sparkle(6 * sun + gaze, 11, 5.5), '#ffffff');
  return (
    fill(ellipse(-5 * sun + gaze, -7, 5.8, 7), '#ffffff') + fill(ellipse(6 * sun + gaze, 11, 2.8, 3.2), '#ffffff', 0.9)
  );
}

function iris(col: string, gaze: number, pupil: EyeShape['pupil']): string {
  const x = 1 + gaze;
  return (
    fill(ellipse(x, 1, 15.6, 21.5), tone(col, -0.36, 0.8)) +
    gradient(
      [
        [0, tone(col, -0.28)],
        [1, tone(col, 0.14, 1.1)],
      ],
      ellipse(x, 1, 14, 20),
    ) +
    fill(`M${x - 12},10Q${x},24 ${x + 12},10Q${x},17 ${x - 12},10Z`, tone(col, 0.28), 0.85) +
    (pupil === undefined ? fill(ellipse(x, 0, 6.6, 10), tone(col, -0.42, 0.7)) : fill(pupil(x, 1), tone(col, 0.34))) +
    fill('M-28,-30L30,-30L30,-10Q4,-20 -28,-4Z', '#3a2550', 0.3)
  );
}

function openEye(c: Ctx, shape: EyeShape, e: EyeAnchor): string {
  const flip = Math.sign(e.sx);
  const gaze = (c.v.id === 'S' ? -4 : c.v.id === 'Q' ? -2 : 0) * flip;
  const white = c.v.id === 'S' ? shape.whiteSide : shape.white;
  const inner =
    fill(white, '#ffffff') +
    clip(white, iris(c.p.main, gaze, shape.pupil) + catchLights(c, gaze, flip)) +
    fill(shape.lash, LASH) +
    (c.R.masc ? '' : fill(shape.wing, LASH) + (shape.lashes ? stroke(shape.lashes, LASH, 2.4) : '')) +
    stroke('M-9,25.5Q3,30 14,21', LASH, 2, 0.7) +
    stroke(shape.crease, '#6b3a3f', 1.8, 0.5);
  return place(inner, e.x, e.y, e.sx, shape.height * (c.R.masc ? 0.88 : 1));
}

const eyeBox = (eyes: readonly EyeAnchor[]): string =>
  boxOf(
    eyes.map((e): Pt => [e.x, e.y]),
    28,
  );

const openEyes =
  (shape: EyeShape): Draw =>
  (c) => {
    const eyes = face(c.v)?.eyes ?? [];
    return finishOnFace(c, clip(headPath(c.v, 3), eyes.map((e) => openEye(c, shape, e)).join('')), eyeBox(eyes));
  };

export const roundEyes = openEyes(ROUND);

export const catEyes = openEyes(CAT);

export const sleepyEyes = openEyes(SLEEPY);

/** A star where the pupil would be. */
export const starEyes = openEyes({ ...ROUND, pupil: (x, y) => star(x, y, 12) });

/** A heart where the pupil would be. */
export const heartEyes = openEyes({ ...ROUND, pupil: (x, y) => heart(x, y + 1, 11) });

/** Long lashes, half lowered lids. */
export const doeEyes = openEyes({
  ...ROUND,
  height: 1.04,
  lashes: 'M25,-9L37,-17M21,-17L31,-27M14,-23L21,-33M22,14L30,19M16,20L22,27',
  crease: 'M-14,-33Q4,-44 24,-30',
});

const CLOSED = 'M-20,10C-14,-12 16,-12 24,8';

/** The character's left eye winks. */
export const winkEyes: Draw = (c) => {
  const eyes = face(c.v)?.eyes ?? [];
  const winking = drawnSide(c.v, 1);
  const one = (e: EyeAnchor): string =>
    e.side === winking
      ? place(stroke(CLOSED, LASH, 5) + stroke('M21,2L31,-3', LASH, 3), e.x, e.y, e.sx, 1)
      : openEye(c, ROUND, e);
  return finishOnFace(c, clip(headPath(c.v, 3), eyes.map(one).join('')), eyeBox(eyes));
};

/** Closed, laughing. */
export const happyEyes: Draw = (c) => {
  const arc = stroke(CLOSED, LASH, 5) + (c.R.masc ? '' : stroke('M21,2L31,-3M16,-4L24,-12', LASH, 3));
  const eyes = face(c.v)?.eyes ?? [];
  return finishOnFace(c, eyes.map((e) => place(arc, e.x, e.y, e.sx, 1)).join(''), eyeBox(eyes));
};

/** Ears for the head slot: elf ears have the skin's colour, animal ears are over the hair. */
import { skinPart } from '../../figure/skin.ts';
import { ears, HEAD_CENTRE } from '../../figure/head.ts';
import { skinShade } from '../../figure/skin.ts';
import type { ViewId } from '../../figure/views.ts';
import { boxOf, finish } from '../rarity.ts';
import type { Pt } from '../../kit/path.ts';
import { type Draw, front } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { gradient } from '../../kit/light.ts';
import { mirrorX, move } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';
const ELF_OUT = 'M-6,16C-12,2 -8,-14 4,-18C18,-24 34,-34 44,-40C42,-20 30,2 14,12C8,18 -2,22 -6,16Z';

const ELF_INNER = 'M2,8C0,-2 4,-8 12,-12C20,-16 28,-22 34,-28C30,-12 20,0 8,8Z';
const ELF_SIDE =
  'M-10,14C-14,-4 -8,-16 4,-20C14,-28 30,-40 44,-44C42,-24 28,0 12,8C6,12 6,20 -2,20C-7,19 -9,18 -10,14Z';

/** Elf ears, in front of the hair. */
export const elfEars: Draw = (c) => {
  const sideways = c.v.id === 'Q' || c.v.id === 'S';
  const one = (x: number, y: number, flip: boolean) => {
    const place = (d: string) => move(flip ? mirrorX(d) : d, x, y);
    const outer = place(sideways ? ELF_SIDE : ELF_OUT);
    return (
      part(outer, c.skin, { ...skinPart, line: outlineOf(c.skin), outline: 3, shadow: 4, rim: 2.5 }) +
      fill(place(ELF_INNER), skinShade(c.skin), 0.6)
    );
  };
  const all = ears(c.v).map((e) => one(e.x + (sideways ? 0 : e.x < 212 ? 2 : -2), e.y + 2, !sideways && e.x < 212));
  const box = boxOf(
    ears(c.v).map((e): Pt => [e.x, e.y - 10]),
    26,
  );
  return finish(c, front(all.join('')), box);
};

interface EarPose {
  outer: string;
  inner: string;
}

const CAT_EAR: EarPose = {
  outer: 'M-34,14C-34,-14 -26,-44 -14,-58C-8,-62 -4,-60 2,-54C16,-40 30,-20 36,6C20,-2 -16,-2 -34,14Z',
  inner: 'M-22,4C-22,-14 -18,-34 -10,-44C2,-34 14,-18 22,0C8,-4 -8,-4 -22,4Z',
};

const ROUND_EAR: EarPose = {
  outer: 'M-34,12C-44,-20 -24,-46 2,-44C28,-42 42,-16 32,10C14,-2 -16,-2 -34,12Z',
  inner: 'M-20,2C-26,-18 -14,-32 2,-31C18,-29 26,-14 20,2C8,-4 -8,-4 -20,2Z',
};

/** Long ears of a rabbit. */
const RABBIT_EAR: EarPose = {
  outer: 'M-20,14C-36,-16 -36,-52 -16,-62C6,-66 22,-30 20,10C8,2 -8,4 -20,14Z',
  inner: 'M-10,0C-20,-20 -22,-42 -12,-49C0,-47 10,-22 8,0Z',
};

/** Position of the animal ears: offset from the head centre, horizontal scale, and whether the inside is visible. */
const EAR_SPOTS: Record<ViewId, { x: number; y: number; sx: number; inside: boolean }[]> = {
  F: [
    { x: -54, y: -72, sx: 1, inside: true },
    { x: 54, y: -72, sx: -1, inside: true },
  ],
  Q: [
    { x: -52, y: -76, sx: 0.7, inside: true },
    { x: 34, y: -82, sx: -0.95, inside: true },
  ],
  S: [{ x: 2, y: -86, sx: 0.78, inside: true }],
  B: [
    { x: -54, y: -72, sx: 1, inside: false },
    { x: 54, y: -72, sx: -1, inside: false },
  ],
};

const animalEars =
  (pose: EarPose): Draw =>
  (c) => {
    const [hx, hy] = HEAD_CENTRE[c.v.id];
    let main = '';
    const one = (s: { x: number; y: number; sx: number; inside: boolean }) => {
      const place = (d: string) => move(d, hx + s.x, hy + s.y, s.sx, 0.84);
      main = place(pose.outer);
      const inner = place(pose.inner);
      return (
        part(main, c.p.main, { shadow: 6, rim: 3 }) +
        (s.inside
          ? gradient(
              [
                [0, tone(c.p.accent, -0.08)],
                [1, c.p.accent],
              ],
              inner,
            ) + clip(inner, stroke(place('M-14,4L-6,-30M-4,0L0,-24M8,0L6,-16'), '#ffffff', 2.4, 0.55))
          : '')
      );
    };
    return finish(c, front(EAR_SPOTS[c.v.id].map(one).join('')), main);
  };

export const catEars = animalEars(CAT_EAR);

export const bearEars = animalEars(ROUND_EAR);

export const rabbitEars = animalEars(RABBIT_EAR);

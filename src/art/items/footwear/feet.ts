/** Items on both feet. The far foot is drawn first and in shade. */
import { isSymmetric, type Side } from '../../figure/views.ts';
import { finish } from '../rarity.ts';
import { type Ctx, type Draw, front } from '../types.ts';
import { fill } from '../../kit/shade.ts';

/** Draws both feet, the far one first and in shade. */
function bothFeet(c: Ctx, one: (s: Side) => { svg: string; shape: string }): { svg: string; shape: string } {
  const [far, near] = [one(-1), one(1)];
  const shade = isSymmetric(c.v) ? '' : fill(far.shape, '#3b2350', 0.22);
  return { svg: far.svg + shade + near.svg, shape: near.shape };
}

export const footItem =
  (one: (c: Ctx, s: Side) => { svg: string; shape: string }): Draw =>
  (c) => {
    const { svg, shape } = bothFeet(c, (s) => one(c, s));
    return finish(c, front(svg), shape);
  };

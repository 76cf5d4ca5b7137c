/** Items on both arms. The far arm is behind the trunk and in shade. */
import { armShape } from '../../figure/limbs.ts';
import { torso } from '../../figure/torso.ts';
import { SIDES } from '../../figure/tubes.ts';
import { isSymmetric, type Side } from '../../figure/views.ts';
import type { Ctx } from '../types.ts';
import { cutOut } from '../../kit/masks.ts';
import { fill } from '../../kit/shade.ts';

/** Clips ornaments of the far arm where the trunk hides it. */
function behindTrunk(c: Ctx, svg: string): string {
  return svg && cutOut(svg, [torso(c.R.rings, c.v, { y0: 250, y1: 470, grow: 4 })]);
}

/** Draws an item on both arms; the far one is behind the trunk and in shade. */
export function bothArms(c: Ctx, one: (s: Side) => string, shade = true): string {
  return SIDES.map((s) =>
    isSymmetric(c.v) || s > 0
      ? one(s)
      : behindTrunk(c, one(s) + (shade ? fill(armShape(c.R, c.v, s).hand, '#3b2350', 0.22) : '')),
  ).join('');
}

/** Outline of both hands, the area of the sparkles. */
export const bothHandsBox = (c: Ctx) => SIDES.map((s) => armShape(c.R, c.v, s).hand).join('');

/** Gloves: outlines around the hand and part of the arm. */
import { bothArms, bothHandsBox } from './arms.ts';
import { armShape } from '../../figure/limbs.ts';
import { cuff, limb, limbAt } from '../../figure/tubes.ts';
import { type Side } from '../../figure/views.ts';
import { finish, gem, piping } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { clip, part, stroke } from '../../kit/shade.ts';
interface GlovePlan {
  /** Upper end along the arm, 0 to 1. */
  from: number;
  fingers: boolean;
  mitten?: boolean;
}
const gloves =
  (plan: GlovePlan): Draw =>
  (c) => {
    const { R, v, p } = c;
    let shape = '';
    const one = (s: Side) => {
      const A = armShape(R, v, s);
      const line = outlineOf(p.main);
      const fore = limb(v, R.arm(v, s), plan.from, 1, () => 2.2, { start: -0.15 });
      const bare = plan.fingers ? '' : fingertips(c, s);
      shape = A.hand;
      const cloth = (d: string) => part(d, p.main, { line: null, shadow: 5, rim: 2.5 });
      const rim = cuff(v, R.arm(v, s), plan.from, plan.from + 0.045, plan.mitten ? 5.5 : 4);
      const seams = plan.mitten ? '' : stroke(A.fingers, tone(p.main, -0.2), 2, 0.7);
      const hand =
        stroke(A.hand, line, 7) +
        stroke(fore, line, 6) +
        cloth(A.hand) +
        stroke(A.hand, p.main, 2) +
        cloth(fore) +
        seams;
      const gloveSvg = bare ? cutOut(hand, [bare]) + clip(A.hand, stroke(bare, line, 2.4)) : hand;
      return (
        gloveSvg +
        part(rim, plan.mitten ? p.accent : tone(p.main, 0.05), { shadow: 3, rim: 2, outline: 2.4 }) +
        piping(c, rim, 2) +
        (rank(c) >= 2 ? gem(...(limbAt(v, R.arm(v, s), 0.99).slice(0, 2) as [number, number]), 4, p.accent) : '')
      );
    };
    return finish(c, front(bothArms(c, one)), shape && bothHandsBox(c));
  };

/** The finger tips, which fingerless gloves do not cover. */
function fingertips(c: Ctx, s: Side): string {
  const [x, y] = limbAt(c.v, c.R.arm(c.v, s), 1);
  return `M${x - 40},${y + 25}L${x + 50},${y + 25}L${x + 50},${y + 60}L${x - 40},${y + 60}Z`;
}

export const shortGloves = gloves({ from: 0.93, fingers: true });

export const operaGloves = gloves({ from: 0.52, fingers: true });

export const fingerless = gloves({ from: 0.86, fingers: false });

export const mittens = gloves({ from: 0.9, fingers: true, mitten: true });

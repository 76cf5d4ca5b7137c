/** Bracelets and watches. */
import { bothArms, bothHandsBox } from './arms.ts';
import { cuff, limbAt } from '../../figure/tubes.ts';
import { drawnSide, type Side } from '../../figure/views.ts';
import { finish, gem } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { detail, fill, part, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
const bracelet =
  (draw: (c: Ctx, s: Side) => string, sides: Side[] = [-1, 1]): Draw =>
  (c) => {
    const worn = sides.map((s) => drawnSide(c.v, s));
    const one = (s: Side) => (worn.includes(s) ? draw(c, s) : '');
    return finish(c, front(bothArms(c, one, false)), bothHandsBox(c));
  };

const T = 0.95;

export const bangles = bracelet((c, s) =>
  [0, 0.05]
    .map((d) => {
      const ringPath = cuff(c.v, c.R.arm(c.v, s), T - d - 0.02, T - d, 5.5);
      return part(ringPath, d ? c.p.accent : c.p.metal, { shadow: 2, rim: 1.6, outline: 2.2 });
    })
    .join(''),
);

export const beadBracelet = bracelet((c, s) => {
  const [x, y, r] = limbAt(c.v, c.R.arm(c.v, s), T);
  return [-1, -0.5, 0, 0.5, 1]
    .map((t, i) =>
      rank(c) >= 2
        ? gem(x + t * (r + 3), y + 4 - t * t * 4, 3.8, i % 2 ? c.p.accent : c.p.main)
        : detail(ellipse(x + t * (r + 3), y + 4 - t * t * 4, 4.4), i % 2 ? c.p.accent : c.p.main, {
            outline: 1.8,
            shadow: 1.5,
            rim: 1.2,
          }),
    )
    .join('');
});

/** A watch, on the character's left only. */
export const watch = bracelet(
  (c, s) => {
    const strap = cuff(c.v, c.R.arm(c.v, s), T - 0.025, T + 0.005, 4.5);
    const [x, y] = limbAt(c.v, c.R.arm(c.v, s), T - 0.01);
    const dial =
      c.v.id === 'B'
        ? ''
        : part(ellipse(x, y + 2, 8.5), c.p.metal, { shadow: 2, rim: 1.6, outline: 2.2 }) +
          fill(ellipse(x, y + 2, 5.6), '#ffffff') +
          stroke(`M${x},${y - 1.5}L${x},${y + 2}L${x + 3},${y + 3}`, '#3a2550', 1.6);
    return part(strap, c.p.main, { shadow: 2, rim: 1.6, outline: 2.4 }) + dial;
  },
  [1],
);

/** Glasses: a lens per eye, a bridge, and the arms to the ears. */
import { nth } from '../../kit/random.ts';
import type { Face } from '../../figure/head.ts';
import { face } from '../../figure/head.ts';
import type { View } from '../../figure/views.ts';
import { finish, gem } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { poly } from '../../kit/path.ts';
import { clip, fill, place, stroke } from '../../kit/shade.ts';
import { ellipse, heart } from '../../kit/shapes.ts';
import { lightSide } from '../../kit/state.ts';
interface Frame {
  lens: string;
  tint: string | null;
  thick: number;
}

const ROUND_LENS = ellipse(2, 0, 29, 28);

const CAT_LENS = 'M-27,-8C-20,-20 6,-22 36,-30C38,-8 32,22 4,24C-18,24 -28,10 -27,-8Z';

const WIDE_LENS = 'M-28,-18C-10,-24 16,-24 33,-20C36,4 26,24 4,25C-18,25 -30,4 -28,-18Z';

const HEART_LENS = heart(2, 2, 24.4);

function lensPair(c: Ctx, f: Face, fr: Frame): string {
  const glass = (flip: number) =>
    (fr.tint ? fill(fr.lens, fr.tint, 0.82) : fill(fr.lens, '#dff1ff', 0.28)) +
    clip(
      fr.lens,
      fill(
        poly([
          [-16 * flip * lightSide(), -34],
          [-4 * flip * lightSide(), -34],
          [-18 * flip * lightSide(), 34],
          [-30 * flip * lightSide(), 34],
        ]),
        '#ffffff',
        fr.tint ? 0.4 : 0.55,
      ),
    );
  const rim =
    stroke(fr.lens, outlineOf(c.p.main), fr.thick + 2.4) +
    stroke(fr.lens, c.p.main, fr.thick) +
    stroke(fr.lens, tone(c.p.main, 0.2), fr.thick * 0.3, 0.7);
  return f.eyes.map((e) => place(glass(Math.sign(e.sx)) + rim, e.x, e.y, e.sx, 1)).join('');
}

/** Bridge over the nose and the arms back to the ears. */
function frameBars(c: Ctx, f: Face, v: View): string {
  const y = nth(f.eyes, 0).y;
  const bar = (d: string) => stroke(d, outlineOf(c.p.main), 6) + stroke(d, c.p.main, 3.6);
  if (v.id === 'F')
    return (
      bar(`M203,${y - 3}Q212.5,${y - 10} 222,${y - 3}`) + bar(`M143,${y - 6}L131,${y - 2}M282,${y - 6}L294,${y - 2}`)
    );
  const e = nth(f.eyes, f.eyes.length - 1);
  const ear = nth(f.ears, 0);
  const temple = bar(`M${e.x + 28 * e.sx},${y - 6}L${ear.x + 4},${y - 8}`);
  return v.id === 'Q'
    ? bar(`M${nth(f.eyes, 0).x + 18},${y - 3}Q${f.nose[0] + 6},${y - 10} ${e.x - 25},${y - 3}`) + temple
    : temple;
}
const glasses =
  (frame: (c: Ctx) => Frame): Draw =>
  (c) => {
    const f = face(c.v);
    if (!f) return {};
    const jewel = rank(c) >= 2 ? f.eyes.map((e) => gem(e.x + 30 * e.sx, e.y - 18, 4, c.p.accent)).join('') : '';
    const shape = poly(
      f.eyes.flatMap(
        (e) =>
          [
            [e.x - 30, e.y - 28],
            [e.x + 30, e.y + 28],
          ] as [number, number][],
      ),
    );
    return finish(c, front(frameBars(c, f, c.v) + lensPair(c, f, frame(c)) + jewel), shape);
  };

export const roundGlasses = glasses(() => ({ lens: ROUND_LENS, tint: null, thick: 4 }));

export const catGlasses = glasses(() => ({ lens: CAT_LENS, tint: null, thick: 5 }));

export const sunglasses = glasses((c) => ({ lens: WIDE_LENS, tint: tone(c.p.main, -0.12), thick: 4 }));

export const heartGlasses = glasses((c) => ({ lens: HEART_LENS, tint: c.p.accent, thick: 4 }));

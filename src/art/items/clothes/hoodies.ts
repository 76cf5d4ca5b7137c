/** Hoodies: the hood hangs behind the head, the pocket and strings before the chest. */
import { surface } from '../../figure/rings.ts';
import { edges } from '../../figure/torso.ts';
import { CX, facing } from '../../figure/views.ts';
import { ease, longSleeve, sew, trunkPath } from './garment.ts';
import { collar } from './necklines.ts';
import { chestMotif } from './patterns.ts';
import { finish } from '../rarity.ts';
import { base, hemY, type Motif, neckGems, ribbedHem } from './tops.ts';
import type { Ctx, Draw } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { bow, move, poly } from '../../kit/path.ts';
import { part, stroke } from '../../kit/shade.ts';
import { ellipse } from '../../kit/shapes.ts';
import { tube } from '../../kit/tube.ts';

/** The hood, lying on the back. */
function hood(c: Ctx): string {
  const { v, p } = c;
  const w = c.R.masc ? 1.22 : 1;
  const shapes = {
    B: 'M-42,-12C-52,26 -34,62 0,66C34,62 52,26 42,-12C24,4 -24,4 -42,-12Z',
    Q: 'M4,-4C14,-16 36,-12 42,8C46,28 36,46 22,48C8,48 0,20 4,-4Z',
    S: 'M2,-4C14,-18 40,-14 46,10C50,32 38,52 22,54C8,54 -2,20 2,-4Z',
    F: '',
  };
  const d = shapes[v.id];
  const placed = d && move(d, CX + (v.id === 'Q' ? -4 : v.id === 'S' ? -8 : 0), 262, w, 1);
  return placed
    ? part(placed, tone(p.main, 0.02), {
        shadow: 7,
        pattern:
          v.id === 'B'
            ? stroke(move('M-26,4C-30,30 -16,46 0,48C16,46 30,30 26,4', CX, 262, w, 1), tone(p.main, -0.16), 2.4, 0.7)
            : '',
      })
    : '';
}

function drawstrings(c: Ctx): string {
  if (facing(c.v, 0) < 0.3) return '';
  const one = (phi: number) => {
    const [a, b] = [surface(c.R.rings, c.v, 276, phi, 6), surface(c.R.rings, c.v, 318, phi * 0.8, 6)];
    return (
      stroke(bow(a, [a[0] - 2, 300], b), tone(c.p.accent, -0.25), 5) +
      stroke(bow(a, [a[0] - 2, 300], b), c.p.accent, 3) +
      part(
        tube([
          [b[0], b[1], 3],
          [b[0], b[1] + 8, 3],
        ]),
        c.p.metal,
        { outline: 1.6, shadow: 1, rim: 1 },
      )
    );
  };
  return one(-16) + one(16);
}

function kangarooPocket(c: Ctx, y1: number): string {
  if (facing(c.v, 0) < 0.3) return '';
  const on = (y: number, phi: number) => surface(c.R.rings, c.v, y, phi, 5);
  const pts = [on(y1 - 66, -26), on(y1 - 66, 26), on(y1 - 30, 52), on(y1 - 17, 52), on(y1 - 17, -52), on(y1 - 30, -52)];
  return part(poly(pts), tone(c.p.main, -0.02), { shadow: 4, rim: 2, outline: 2.4 });
}

/** The far half of the hood's opening, behind the neck. */
function hoodBehindNeck(c: Ctx): string {
  const [l, r] = edges(c.R.rings, c.v, 258, c.R.masc ? 23 : 21);
  return part(ellipse((l[0] + r[0]) / 2, 256, (r[0] - l[0]) / 2, 15), tone(c.p.main, -0.12), {
    shadow: 4,
    rim: 0,
    outline: 2.6,
  });
}

const hoodieOf =
  (motif: Motif): Draw =>
  (c) => {
    const { v, p, R } = c;
    const y1 = hemY(R, 6);
    const g = base(c, {
      y1,
      grow: ease(1.25),
      pattern: chestMotif(c, motif, 352, p.accent),
      sleeve: { to: 0.97, grow: longSleeve(1.2), cuff: { length: 0.08, colour: tone(p.main, -0.05) } },
    });
    const svg = sew(c, g, (motif === 'none' ? kangarooPocket(c, y1) : '') + ribbedHem(c, g, 18));
    const roll =
      v.id === 'B' ? '' : collar(c, tone(p.main, 0.03), { y: 256, grow: R.masc ? 14 : 12, drop: 20, thick: 10.5 });
    return finish(
      c,
      {
        back: hoodBehindNeck(c),
        front: svg + (v.id === 'B' ? roll + hood(c) : hood(c) + roll) + drawstrings(c) + neckGems(c, 300),
      },
      trunkPath(g, v),
    );
  };

export const hoodie = hoodieOf('none');

export const letterHoodie = hoodieOf('letter');

/** Trousers: two legs and the hips between them. */
import { nearArms } from '../../figure/limbs.ts';
import { band, edges, hoop, torso } from '../../figure/torso.ts';
import { cuff, limb, limbAt } from '../../figure/tubes.ts';
import { CX, isSymmetric, project, type Side } from '../../figure/views.ts';
import { along, finish, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, front } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { radial } from '../../kit/light.ts';
import { cutOut } from '../../kit/masks.ts';
import { bow, type Pt, seg, smooth } from '../../kit/path.ts';
import { dashed, fill, part, stroke } from '../../kit/shade.ts';
import { roundRect } from '../../kit/shapes.ts';

export const waistY = (c: Ctx) => (c.R.masc ? 414 : 408);

interface Cut {
  /** End along the leg: 0.26 shorts, 0.97 full length. */
  to: number;
  grow: (t: number) => number;
  cuff?: (c: Ctx) => string;
  worn?: boolean;
  pattern?: (c: Ctx, s: Side) => string;
}

const legPath = (c: Ctx, s: Side, cut: Cut) => limb(c.v, c.R.leg(c.v, s), 0, cut.to, cut.grow, { end: 0.22 });

/** Faded thigh, creases at the knee, stitched seam. */
function denimWear(c: Ctx, s: Side, cut: Cut): string {
  const { v, R, p } = c;
  const nodes = R.leg(v, s);
  const [kx, ky] = limbAt(v, nodes, 0.42);
  const [tx, ty] = limbAt(v, nodes, 0.26);
  const creases =
    bow([kx - 14, ky + 14], [kx, ky + 22], [kx + 16, ky + 12]) +
    bow([kx - 10, ky + 26], [kx, ky + 32], [kx + 12, ky + 26]);
  const out = isSymmetric(v) ? s * v.cos : 0;
  const seam: Pt[] = nodes.map((n, i) => [project(v, n)[0] + out * (i < 2 ? 24 : 17), n[1]]);
  return (
    radial(tx, ty, 20, 66, tone(p.main, 0.16, 0.7), 0.6) +
    (cut.to > 0.6 ? stroke(creases, tone(p.main, -0.16), 2.2, 0.7) : '') +
    (out ? dashed(smooth(seam, false), tone(p.main, 0.2, 0.6)) : '')
  );
}

function trouserLeg(c: Ctx, s: Side, cut: Cut, shade = 0): string {
  const { v, R, p } = c;
  const d = legPath(c, s, cut);
  const pattern = (cut.worn ? denimWear(c, s, cut) : '') + (cut.pattern?.(c, s) ?? '');
  const length = cut.to > 0.6 ? 0.06 : 0.045;
  const end = cuff(v, R.leg(v, s), cut.to - length, cut.to + 0.008, (t) => cut.grow(t) + 2);
  const turnUp = cut.cuff
    ? part(end, cut.cuff(c), { shadow: 4, rim: 2, outline: 2.8 })
    : stroke(cuff(v, R.leg(v, s), cut.to - 0.03, cut.to - 0.028, cut.grow), tone(p.main, -0.15), 1.6, 0.6);
  const trim = piping(
    c,
    cuff(v, R.leg(v, s), cut.to - 0.012, cut.to - 0.002, (t) => cut.grow(t) + 1.5),
    2.6,
  );
  const dark = shade ? fill(d, tone(p.main, -0.22), shade) : '';
  return part(d, p.main, { pattern, shadow: 8, span: [420, 800] }) + dark + turnUp + trim;
}

function hips(c: Ctx): string {
  const { v, R, p } = c;
  const d = torso(R.rings, v, { y0: waistY(c) + 4, y1: 472, grow: 3.5, dip: 12, topDip: 5 });
  const dark = tone(p.main, -0.21);
  const lines: Record<string, string> = {
    F:
      stroke('M212.5,428L212.5,480', dark, 2.2) + stroke('M168,432Q176,452 164,462M257,432Q249,452 261,462', dark, 2.2),
    B:
      stroke('M212.5,428L212.5,490', dark, 2.2) +
      stroke(roundRect(174, 442, 28, 28, 4) + roundRect(223, 442, 28, 28, 4), dark, 2.2),
    Q: stroke(bow([CX - 6, 432], [CX + 8, 456], [CX + 22, 452]), dark, 2.2),
    S: stroke(bow([CX - 6, 432], [CX + 8, 456], [CX + 22, 452]), dark, 2.2),
  };
  return part(d, p.main, { line: null, shadow: 7, rim: 3, span: [400, 800], pattern: lines[v.id] });
}

const waistband = (c: Ctx) => {
  const y = waistY(c);
  const d = band(c.R.rings, c.v, y, y + 16, 4.5, 5);
  const [l, r] = edges(c.R.rings, c.v, y + 8, 2);
  return (
    part(d, tone(c.p.main, -0.03), { shadow: 3, rim: 2, outline: 2.8 }) +
    piping(c, hoop(c.R.rings, c.v, y + 13, 4, 5), 2.6) +
    studs(c, along(l, r, 3, 5), 4)
  );
};

const trousers =
  (cut: Cut): Draw =>
  (c) => {
    const { v, R, p } = c;
    const line = outlineOf(p.main);
    const hipLine = stroke(torso(R.rings, v, { y0: waistY(c) + 4, y1: 458, grow: 3.5, topDip: 5 }), line, 4.5);
    const fork = isSymmetric(v) ? stroke(seg([212.5, 482], [212.5, cut.to > 0.4 ? 520 : 500]), line, 2.6, 0.8) : '';
    const legs = isSymmetric(v)
      ? trouserLeg(c, -1, cut) + trouserLeg(c, 1, cut) + hipLine
      : trouserLeg(c, -1, cut, 0.3) + hipLine + trouserLeg(c, 1, cut);
    return finish(c, front(cutOut(legs + hips(c) + fork + waistband(c), nearArms(R, v))), legPath(c, 1, cut));
  };

export const jeans = trousers({
  to: 0.97,
  grow: (t) => (t < 0.1 ? 2 : 4.5 + t * 5),
  cuff: (c) => tone(c.p.main, 0.12, 0.8),
  worn: true,
});

export const shorts = trousers({
  to: 0.27,
  grow: (t) => 3 + t * 16,
  cuff: (c) => tone(c.p.main, 0.1, 0.85),
  worn: true,
});

/** Narrow to the knee, wide at the hem. */
export const flares = trousers({
  to: 0.985,
  grow: (t) => (t < 0.1 ? 2 : 3 + Math.max(0, t - 0.45) * 26),
  worn: true,
});

/** Roomy, with pockets on the thigh. */
export const cargos = trousers({
  to: 0.96,
  grow: (t) => (t < 0.1 ? 2.5 : 7 + t * 3),
  cuff: (c) => tone(c.p.main, -0.05),
  pattern: (c, s) => {
    const [x, y, r] = limbAt(c.v, c.R.leg(c.v, s), 0.36);
    const out = isSymmetric(c.v) ? s * c.v.cos : 0.3;
    const d = roundRect(x + out * r * 0.55 - 15, y - 18, 30, 38, 5);
    const flap = roundRect(x + out * r * 0.55 - 16, y - 20, 32, 13, 4);
    return (
      part(d, tone(c.p.main, 0.02), { shadow: 4, rim: 2, outline: 2.2 }) +
      part(flap, tone(c.p.main, 0.06), { shadow: 2, rim: 1.6, outline: 2.2 })
    );
  },
});

export const leggings = trousers({ to: 0.99, grow: () => 2.4 });

/** Loose track suit with side stripes. */
export const joggers = trousers({
  to: 0.96,
  grow: (t) => 4 + 7 * Math.sin(Math.min(1, t) * 2.6) + (t > 0.88 ? -(t - 0.88) * 40 : 0),
  cuff: (c) => tone(c.p.main, -0.06),
  pattern: (c, s) => {
    const out = isSymmetric(c.v) ? s * c.v.cos * 1 : 0.15;
    const line = smooth(
      [0.04, 0.2, 0.4, 0.6, 0.8, 1].map((t): Pt => {
        const [x, y, r] = limbAt(c.v, c.R.leg(c.v, s), t);
        return [x + out * (r + 3), y];
      }),
      false,
    );
    return stroke(line, c.p.accent, 9) + stroke(line, c.p.main, 2.4);
  },
});

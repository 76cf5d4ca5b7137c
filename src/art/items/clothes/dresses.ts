/** Dresses: a bodice that continues as a skirt. They use the slot of a top. */
import type { Rig } from '../../figure/rig.ts';
import { type Ring, ring, surface, withSkirt } from '../../figure/rings.ts';
import { band, edges, hoop } from '../../figure/torso.ts';
import { facing } from '../../figure/views.ts';
import { ease, fitted, type Garment, longSleeve, puffSleeve, sew, shortSleeve, trunkPath } from './garment.ts';
import { scoop, straps } from './necklines.ts';
import { dot, scatter, tinyHeart, tinyStar } from './patterns.ts';
import { along, finish, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { type Pt, pt, smooth } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';

/** Skirt rings from the waist down. */
function skirtRings(R: Rig, length: number, flare: number): Ring[] {
  const w = R.masc ? 1.04 : 1;
  const waist = R.masc ? 46 : 36;
  const at = (t: number) => {
    const k = 1 - (1 - t) ** 1.6;
    return ring(
      376 + length * t,
      (waist + (flare - waist) * k) * w,
      29 + (flare * 0.8 - 29) * k,
      26 + (flare * 0.84 - 26) * k,
    );
  };
  return withSkirt(R.rings, 380, [0.02, 0.25, 0.5, 0.75, 1].map(at));
}

/** Fold lines fanning out from the waist. */
export function folds(c: Ctx, rings: Ring[], y0: number, y1: number, col: string, step = 24): string {
  let s = '';
  for (let phi = step / 2; phi < 360; phi += step) {
    if (facing(c.v, phi) < 0.02) continue;
    const pts = [0, 0.33, 0.66, 1].map((t): Pt => surface(rings, c.v, y0 + (y1 - y0) * t, phi + (1 - t) * 3, 2));
    s += stroke(smooth(pts, false), tone(col, -0.16), 2.2, 0.55);
  }
  return s;
}

/** A waist ribbon. */
function sash(c: Ctx, rings: Ring[], y: number, col: string, height = 15): string {
  const d = band(rings, c.v, y, y + height, 4, 5);
  return part(d, col, { shadow: 4, rim: 2, outline: 2.6 });
}

/** A bow; tails hang down. */
export function bowKnot(x: number, y: number, k: number, col: string): string {
  const m = (d: string) => d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, a, b) => pt([x + +a * k, y + +b * k]));
  const tails = m(
    'M-3,2C-10,18 -16,28 -20,40L-8,36L-2,44C0,28 2,14 2,2ZM3,2C10,18 16,28 20,40L8,36L2,44C0,28 -2,14 -2,2Z',
  );
  const loops = m(
    'M0,0C-10,-16 -30,-20 -34,-10C-37,0 -36,12 -30,15C-20,16 -8,8 0,0ZM0,0C10,-16 30,-20 34,-10C37,0 36,12 30,15C20,16 8,8 0,0Z',
  );
  const knot = m('M-8,-5C-6,-9 6,-9 8,-5C9,2 8,6 6,8C2,10 -4,10 -6,8C-9,4 -9,-2 -8,-5Z');
  return (
    part(tails, tone(col, -0.05), { shadow: 3, rim: 2, outline: 2.4 }) +
    part(loops, col, { shadow: 4, rim: 2, outline: 2.6 }) +
    part(knot, tone(col, 0.03), { shadow: 3, rim: 2, outline: 2.4 })
  );
}

interface DressPlan {
  length: number;
  flare: number;
  pattern?: (c: Ctx, rings: Ring[], y1: number) => string;
  top: 'straps' | 'puff' | 'long' | 'short';
}

const hemBand = (c: Ctx, rings: Ring[], y1: number) => {
  const grow = 3;
  return (
    fill(band(rings, c.v, y1 - 26, y1 - 18, grow + 3, 9), c.p.accent, 0.95) +
    stroke(hoop(rings, c.v, y1 - 8, grow, 9), tone(c.p.main, -0.16), 1.8, 0.7)
  );
};

function dressGarment(c: Ctx, plan: DressPlan): Garment {
  const rings = skirtRings(c.R, plan.length, plan.flare);
  const y1 = 376 + plan.length;
  const sleeves = {
    straps: undefined,
    puff: { to: 0.4, grow: puffSleeve(0.4), cuff: { length: 0.05, colour: c.p.accent } },
    long: { to: 0.97, grow: longSleeve(0.7), cuff: { length: 0.05, colour: c.p.accent } },
    short: { to: 0.34, grow: shortSleeve(1) },
  };
  const pattern = folds(c, rings, 398, y1, c.p.main) + (plan.pattern?.(c, rings, y1) ?? '') + hemBand(c, rings, y1);
  const bare = plan.top === 'straps';
  return {
    colour: c.p.main,
    rings,
    y0: bare ? 288 : c.R.masc ? 263 : 264,
    y1,
    grow: bare ? fitted : (y) => (y < 376 ? ease(0.8)(y) : 3),
    dip: 9,
    topDip: bare ? 6 : 0,
    sleeve: sleeves[plan.top],
    pattern,
    holes: bare ? [] : [scoop(c, 32, 14)],
    span: [270, y1],
  };
}

const dress =
  (plan: DressPlan): Draw =>
  (c) => {
    const g = dressGarment(c, plan);
    const trunk = trunkPath(g, c.v);
    const neck = g.holes![0]
      ? clip(trunk, stroke(g.holes![0], c.p.accent, 13))
      : clip(trunk, stroke(hoop(g.rings, c.v, 290, 3, 6), c.p.accent, 6));
    const waist = sash(c, g.rings, 378, c.p.accent);
    const bowAt = c.v.id === 'B' ? bowKnot(212.5, 388, 0.95, c.p.accent) : '';
    const hem = piping(c, hoop(g.rings, c.v, g.y1 - 3, g.grow, 9), 3.4);
    const [l, r] = edges(g.rings, c.v, g.y1 - 22, 0);
    const jewels =
      rank(c) >= 2
        ? studs(c, along(l, r, 5, 9)) + studs(c, facing(c.v, 0) > 0.3 ? [surface(g.rings, c.v, 390, 0, 5)] : [], 6)
        : '';
    const strapSvg = plan.top === 'straps' ? straps(c, c.p.accent, 290, 9) : '';
    return finish(c, front(strapSvg + sew(c, g, neck + waist + bowAt + hem + jewels)), trunk);
  };

export const sundress = dress({
  length: 190,
  flare: 92,
  top: 'straps',
  pattern: (c, r, y1) => scatter(c, r, 310, y1 - 34, dot(c.p.accent), 30),
});

export const partyDress = dress({
  length: 176,
  flare: 104,
  top: 'puff',
  pattern: (c, r, y1) => scatter(c, r, 414, y1 - 34, tinyStar(c.p.accent), 30),
});

export const gown = dress({
  length: 400,
  flare: 112,
  top: 'long',
  pattern: (c, r, y1) => scatter(c, r, 430, y1 - 40, tinyHeart(c.p.accent), 26),
});

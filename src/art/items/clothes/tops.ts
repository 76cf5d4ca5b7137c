/** Jumpers, shirts and other tops. */
import type { Rig } from '../../figure/rig.ts';
import { surface } from '../../figure/rings.ts';
import { band, edges, hoop } from '../../figure/torso.ts';
import { facing } from '../../figure/views.ts';
import { ease, fitted, type Garment, longSleeve, sew, shortSleeve, trunkPath } from './garment.ts';
import { buttons, collar, scoop, straps, turtleneck, vNeck } from './necklines.ts';
import { chestMotif, knit, plaid, plaidSleeve, ribs, sleeveStripes, stripes } from './patterns.ts';
import { along, finish, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, front } from '../types.ts';
import { tone } from '../../kit/colour.ts';
import { cutOut } from '../../kit/masks.ts';
import { poly, type Pt, pt } from '../../kit/path.ts';
import { clip, part, stroke } from '../../kit/shade.ts';

export const hemY = (R: Rig, long = 0) => (R.masc ? 446 : 426) + long;

const shoulderY = (R: Rig) => (R.masc ? 263 : 264);

export const base = (c: Ctx, o: Partial<Garment> = {}): Garment => ({
  colour: c.p.main,
  rings: c.R.rings,
  y0: shoulderY(c.R),
  y1: hemY(c.R),
  grow: ease(),
  ...o,
});

/** A ribbed band along the hem. */
export function ribbedHem(c: Ctx, g: Garment, height = 16): string {
  const d = band(g.rings, c.v, g.y1 - height, g.y1, (y) => g.grow(y) - 1, 6);
  const col = tone(g.colour, 0.05);
  return (
    part(d, col, { shadow: 5, rim: 2, outline: 2.6, pattern: ribs(col, g.y1 - height - 6, g.y1 + 20) }) +
    piping(c, hoop(g.rings, c.v, g.y1 - height, g.grow, 6))
  );
}

const hemTrim = (c: Ctx, g: Garment) =>
  stroke(hoop(g.rings, c.v, g.y1 - 7, g.grow, g.dip ?? 6), tone(g.colour, -0.15), 1.6, 0.7) +
  piping(c, hoop(g.rings, c.v, g.y1 - 4, g.grow, g.dip ?? 6));

/** Gems below the neck for epic and legendary tops. */
export const neckGems = (c: Ctx, y = 284) => {
  if (facing(c.v, 0) < 0.3) return '';
  const [a, b] = [surface(c.R.rings, c.v, y, -28, 4), surface(c.R.rings, c.v, y, 28, 4)];
  return studs(c, along(a, b, 3, 6));
};

export type Motif = 'heart' | 'star' | 'letter' | 'none';

const sweaterOf =
  (motif: Motif, striped = false): Draw =>
  (c) => {
    const { v, p, R } = c;
    const y1 = hemY(R);
    const rows = [306, 338, 370, 402].filter((y) => y < y1 - 20);
    const pattern =
      (striped ? stripes(R.rings, v, p.accent, rows, 14, ease()) : '') +
      knit(R.rings, v, p.main, 272, y1) +
      chestMotif(c, motif, 338, p.accent);
    const sleeve = {
      to: 0.97,
      grow: longSleeve(),
      cuff: { length: 0.07, colour: tone(p.main, 0.06) },
      pattern: striped ? sleeveStripes(c, p.accent, [0.2, 0.4, 0.6, 0.8], 0.08) : undefined,
    };
    const g = base(c, { pattern, sleeve });
    return finish(c, front(sew(c, g, ribbedHem(c, g) + neckGems(c)) + collar(c, tone(p.main, 0.05))), trunkPath(g, v));
  };

export const sweater = sweaterOf('heart');

export const starSweater = sweaterOf('star');

export const stripedSweater = sweaterOf('none', true);

/** T-shirt with a printed motif. */
const teeOf =
  (motif: Motif): Draw =>
  (c) => {
    const g = base(c, {
      grow: ease(0.9),
      pattern: chestMotif(c, motif, 336, c.p.accent),
      sleeve: { to: 0.42, grow: shortSleeve(0.8) },
    });
    return finish(
      c,
      front(sew(c, g, hemTrim(c, g) + neckGems(c)) + collar(c, c.p.accent, { thick: 3.6 })),
      trunkPath(g, c.v),
    );
  };

export const tee = teeOf('star');

export const varsityTee = teeOf('letter');

function shirtCollar(c: Ctx, col: string): string {
  const { v } = c;
  if (v.id === 'B') return collar(c, col, { thick: 6, drop: 10 });
  const [l, r] = edges(c.R.rings, v, 258, 5);
  const mid = surface(c.R.rings, v, 276, 0, 5);
  const wing = (a: Pt, out: number) =>
    `M${pt([a[0], a[1] - 8])}L${pt([a[0] + out * 6, a[1] + 6])}L${pt([mid[0] + (a[0] - mid[0]) * 0.62, mid[1] + 18])}L${pt(mid)}Z`;
  const wings = v.id === 'S' ? [wing(l, -1)] : [wing(l, -1), wing(r, 1)];
  return (
    (v.id === 'S' ? collar(c, col, { thick: 6, drop: 10 }) : '') +
    wings.map((d) => part(d, col, { shadow: 3, rim: 2, outline: 2.6 })).join('')
  );
}

/** Checked shirt, buttoned. */
export const plaidShirt: Draw = (c) => {
  const { v, p, R } = c;
  const g = base(c, {
    y1: hemY(R, 8),
    grow: ease(1.05),
    pattern: plaid(c, R.rings, 268, hemY(R, 10), p.accent, ease()),
    sleeve: {
      to: 0.97,
      grow: longSleeve(0.9),
      cuff: { length: 0.07, colour: p.main },
      pattern: plaidSleeve(c),
    },
  });
  const placket =
    facing(v, 0) > 0.3
      ? stroke(
          poly(
            [280, 320, 360, 400, hemY(R, 12)].map((y) => surface(R.rings, v, y, 6, 5)),
            false,
          ),
          tone(p.main, -0.2),
          2,
        )
      : '';
  return finish(
    c,
    front(sew(c, g, placket + hemTrim(c, g) + buttons(c, [300, 336, 372, 408], p.soft)) + shirtCollar(c, p.main)),
    trunkPath(g, v),
  );
};

/** Tank top. */
export const tankTop: Draw = (c) => {
  const { v, p, R } = c;
  const g = base(c, { y0: 286, grow: fitted, topDip: 7, y1: hemY(R, -4) });
  const strap = straps(c, p.main, 288, R.masc ? 15 : 11);
  const hemline = stroke(hoop(R.rings, v, 292, 3, 7), p.accent, 3.4);
  return finish(
    c,
    front(strap + sew(c, g, clip(trunkPath(g, v), hemline) + hemTrim(c, g) + chestMotif(c, 'heart', 344, p.accent))),
    trunkPath(g, v),
  );
};

/** Cropped blouse with puffed sleeves and a bow. */
export const blouse: Draw = (c) => {
  const { v, p, R } = c;
  const puff = (t: number) => 2 + 12 * Math.sin(Math.min(1, t / 0.46) * Math.PI) ** 0.7;
  const neck = scoop(c, 34, 15);
  const g = base(c, {
    y1: R.masc ? 410 : 396,
    holes: [neck],
    sleeve: { to: 0.46, grow: puff, cuff: { length: 0.06, colour: p.accent } },
  });
  const ruffle = clip(trunkPath(g, v), stroke(neck, p.accent, 15) + stroke(neck, tone(p.accent, 0.12), 8));
  return finish(c, front(sew(c, g, ruffle + hemTrim(c, g) + buttons(c, [306, 334, 362], p.accent))), trunkPath(g, v));
};

/** Roll-neck with a V-shaped vest over it. */
export const vest: Draw = (c) => {
  const { v, p, R } = c;
  const under = base(c, {
    colour: p.soft,
    sleeve: { to: 0.97, grow: longSleeve(0.8), cuff: { length: 0.05, colour: tone(p.soft, -0.03) } },
  });
  const hole = vNeck(c, 326);
  const over = base(c, {
    grow: (y) => ease(1.1)(y) + 1,
    holes: hole ? [hole] : [],
    pattern: knit(R.rings, v, p.main, 272, hemY(R)) + stroke(diamonds(c), p.accent, 2.4, 0.9),
  });
  const trunk = trunkPath(over, v);
  const vEdge = hole ? clip(trunk, stroke(hole, p.accent, 7)) : '';
  const body = part(trunk, p.main, { pattern: over.pattern, shadow: 9 });
  const cut = hole ? [hole] : [];
  const vestSvg = cutOut(body + ribbedHem(c, over) + vEdge, cut);
  return finish(c, front(sew(c, under, vestSvg) + turtleneck(c, p.soft)), trunk);
};

const diamonds = (c: Ctx) =>
  facing(c.v, 0) < 0.3
    ? ''
    : [-24, 24]
        .map((phi) =>
          [350, 386]
            .map((y) =>
              poly([
                surface(c.R.rings, c.v, y - 18, phi, 5),
                surface(c.R.rings, c.v, y, phi + 20, 5),
                surface(c.R.rings, c.v, y + 18, phi, 5),
                surface(c.R.rings, c.v, y, phi - 20, 5),
              ]),
            )
            .join(''),
        )
        .join('');

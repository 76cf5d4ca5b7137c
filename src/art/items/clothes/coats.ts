/** Coats, open in front: a back layer shows the lining behind the legs, two front panels part over the chest. */
import { nth } from '../../kit/random.ts';
import { nearHands } from '../../figure/limbs.ts';
import { ring, type Ring, surface, withSkirt } from '../../figure/rings.ts';
import { band, edges, hoop, torso } from '../../figure/torso.ts';
import { cuff, SIDES } from '../../figure/tubes.ts';
import { facing, isSymmetric, project, type Side } from '../../figure/views.ts';
import { ease, longSleeve, type Sleeve, sleevePath } from './garment.ts';
import { collar } from './necklines.ts';
import { tufts } from './patterns.ts';
import { finish, piping, studs } from '../rarity.ts';
import { type Ctx, type Draw, rank } from '../types.ts';
import { outlineOf, tone } from '../../kit/colour.ts';
import { below, cutOut } from '../../kit/masks.ts';
import { bbox, poly, pt, type Pt, smooth } from '../../kit/path.ts';
import { clip, fill, part, stroke } from '../../kit/shade.ts';
export interface CoatPlan {
  length: number;
  flare: number;
  /** Half angle of the opening at the chest and at the hem. */
  open: [chest: number, hem: number];
  lapel: 'notch' | 'band' | 'fur';
  sleeve: Sleeve;
  /** Cloth pattern of a panel. */
  pattern?: (c: Ctx, rings: Ring[], y1: number) => string;
  /** Buttons or toggles on the panel of side `s`; `grow` is the distance of the coat from the body in px. */
  fastening?: (c: Ctx, rings: Ring[], s: Side, stand: typeof grow) => string;
}

const TOP = 263;

const coatRings = (c: Ctx, plan: CoatPlan): Ring[] => {
  const hip = c.R.masc ? 55 : 57;
  const y1 = TOP + plan.length;
  if (y1 < 470) return c.R.rings;
  const at = (t: number) =>
    ring(
      440 + (y1 - 440) * t,
      hip + (plan.flare - hip) * t,
      36 + (plan.flare * 0.8 - 36) * t,
      42 + (plan.flare * 0.8 - 42) * t,
    );
  return withSkirt(c.R.rings, 440, [0, 0.3, 0.65, 1].map(at));
};

const grow = (y: number) => ease(1.25)(Math.min(y, 430)) + 2;

/** One edge of the opening, from the neck to the hem. */
function openingEdge(c: Ctx, rings: Ring[], plan: CoatPlan, s: Side): Pt[] {
  const y1 = TOP + plan.length;
  return Array.from({ length: 9 }, (_, i): Pt => {
    const t = i / 8;
    const y = TOP - 4 + (y1 - TOP + 4) * t;
    const phi = plan.open[0] * Math.min(1, t * 3 + 0.4) + (plan.open[1] - plan.open[0]) * t;
    return surface(rings, c.v, y, s * phi, grow(y));
  });
}

/** The panel on side `s`, from the opening to the silhouette. */
function panel(c: Ctx, rings: Ring[], plan: CoatPlan, s: Side): string {
  const y1 = TOP + plan.length;
  const edge = openingEdge(c, rings, plan, s);
  const right = c.v.id === 'F' ? s > 0 : true;
  const side = Array.from(
    { length: 12 },
    (_, i): Pt => edges(rings, c.v, y1 - ((y1 - TOP) * i) / 11, grow)[right ? 1 : 0],
  );
  const hem = `Q${pt([(nth(edge, 8)[0] + nth(side, 0)[0]) / 2, y1 + 9])} ${pt(nth(side, 0))}`;
  const panelFar = c.v.id !== 'F' && s < 0;
  if (panelFar) {
    const far = Array.from({ length: 12 }, (_, i): Pt => edges(rings, c.v, y1 - ((y1 - TOP) * i) / 11, grow)[0]);
    return (
      smooth(edge, false) +
      `Q${pt([(nth(edge, 8)[0] + nth(far, 0)[0]) / 2, y1 + 4])} ${pt(nth(far, 0))}` +
      smooth(far, false).replace(/^M[^C]+/, '') +
      'Z'
    );
  }
  return smooth(edge, false) + hem + smooth(side, false).replace(/^M[^C]+/, '') + 'Z';
}

const coatShade = { shadow: 9, span: [260, 640] as [number, number] };

const furOf = (plan: CoatPlan, d: string, col: string): { pattern?: string } =>
  plan.lapel === 'fur' ? { pattern: tufts(bbox(d), col) } : {};

function lapels(c: Ctx, rings: Ring[], plan: CoatPlan): string {
  if (facing(c.v, 0) < -0.3) return '';
  const wide = plan.lapel === 'notch' ? 26 : 14;
  const sides: Side[] = c.v.id === 'S' ? [1] : [-1, 1];
  return sides
    .map((s) => {
      const edge = openingEdge(c, rings, plan, s);
      const upper = plan.lapel === 'notch' ? edge.slice(0, plan.length > 260 ? 4 : 6) : edge;
      const far = upper.map((p, i): Pt => {
        const q = surface(
          rings,
          c.v,
          p[1],
          s * (plan.open[0] + wide * (plan.lapel === 'notch' ? 1 - i / upper.length : 1)),
          grow(p[1]) + 1,
        );
        return [q[0], q[1]];
      });
      const d = smooth(upper, false) + 'L' + smooth(far.toReversed(), false).slice(1) + 'Z';
      const col = plan.lapel === 'fur' ? c.p.soft : plan.lapel === 'notch' ? tone(c.p.main, 0.05) : c.p.accent;
      return part(d, col, { shadow: 4, rim: 2, outline: 2.6, ...furOf(plan, d, col) });
    })
    .join('');
}

function coatSleeve(c: Ctx, plan: CoatPlan, s: Side, shade = 0): string {
  const { R, v, p } = c;
  const d = sleevePath(R, v, s, plan.sleeve);
  const end = cuff(v, R.arm(v, s), plan.sleeve.to - 0.09, plan.sleeve.to + 0.005, (t) => plan.sleeve.grow(t) + 2);
  const col = plan.lapel === 'fur' ? p.soft : plan.lapel === 'band' ? p.accent : tone(p.main, 0.05);
  const trim = piping(
    c,
    cuff(v, R.arm(v, s), plan.sleeve.to - 0.09, plan.sleeve.to - 0.08, (t) => plan.sleeve.grow(t) + 2),
    2.4,
  );
  return (
    part(d, p.main, { line: null, shadow: 6, span: [260, 470] }) +
    part(end, col, { shadow: 3, rim: 2, outline: 2.6, ...furOf(plan, end, col) }) +
    trim +
    (shade ? fill(d, tone(p.main, -0.22), shade) : '')
  );
}

/** Back of the garment: the whole trunk. */
function backPiece(c: Ctx, rings: Ring[], plan: CoatPlan): string {
  const { v, p } = c;
  const y1 = TOP + plan.length;
  const d = torso(rings, v, { y0: TOP, y1, grow, dip: 9 });
  const seam = stroke(
    poly([surface(rings, v, 290, 180, 4), surface(rings, v, y1, 180, 4)], false),
    tone(p.main, -0.16),
    2.2,
    0.6,
  );
  const tab =
    plan.length > 200
      ? part(band(rings, v, 392, 408, 6, 5), tone(p.main, -0.04), { shadow: 3, rim: 2, outline: 2.4 })
      : '';
  return (
    part(d, p.main, { ...coatShade, pattern: (plan.pattern?.(c, rings, y1) ?? '') + seam, line: null }) +
    tab +
    piping(c, hoop(rings, v, y1 - 4, grow, 9), 3)
  );
}

const lining = (c: Ctx, rings: Ring[], plan: CoatPlan) => {
  const d = torso(rings, c.v, { y0: 300, y1: TOP + plan.length - 5, grow: (y) => grow(y) - 3, dip: 2 });
  return part(d, tone(c.p.soft, -0.12), { shadow: 12, rim: 0 });
};

function frontPanels(c: Ctx, rings: Ring[], plan: CoatPlan): { svg: string; outline: string } {
  const { v, p } = c;
  const sides: Side[] = v.id === 'S' ? [1] : [-1, 1];
  const paths = sides.map((s) => panel(c, rings, plan, s));
  const y1 = TOP + plan.length;
  const edgesSvg = sides.map((s) => piping(c, smooth(openingEdge(c, rings, plan, s), false), 3)).join('');
  const pocket =
    v.id === 'B'
      ? ''
      : sides
          .map((s) => {
            if (facing(v, s * 50) < 0.3) return '';
            const [a, b] = [
              surface(rings, v, Math.min(y1 - 40, 430), s * 40, grow(430)),
              surface(rings, v, Math.min(y1 - 46, 424), s * 66, grow(430)),
            ];
            return stroke(poly([a, b], false), tone(p.main, -0.22), 3.4);
          })
          .join('');
  const gems =
    rank(c) >= 2
      ? sides
          .map((s) =>
            studs(
              c,
              [330, 370, 410]
                .filter((y) => y < y1 - 10)
                .map((y) => surface(rings, v, y, s * (plan.open[0] + 12), grow(y))),
              4,
            ),
          )
          .join('')
      : '';
  return {
    svg:
      paths.map((d) => part(d, p.main, { ...coatShade, pattern: plan.pattern?.(c, rings, y1) })).join('') +
      pocket +
      edgesSvg +
      (plan.fastening === undefined ? '' : sides.map((s) => plan.fastening?.(c, rings, s, grow) ?? '').join('')) +
      gems,
    outline: paths.join(''),
  };
}

export const coat =
  (plan: CoatPlan): Draw =>
  (c) => {
    const { v, R, p } = c;
    const rings = coatRings(c, plan);
    const line = outlineOf(p.main);
    const path = (s: Side) => sleevePath(R, v, s, plan.sleeve);
    const outer = (d: string) => stroke(d, line, 6);
    const neck = plan.lapel === 'band' ? collar(c, p.accent, { grow: 9, thick: 5.5 }) : '';
    if (v.id === 'B') {
      const trunk = torso(rings, v, { y0: TOP, y1: TOP + plan.length, grow, dip: 9 });
      const armpits = SIDES.map((s) => clip(path(s), below(312, stroke(trunk, line, 3)))).join('');
      const nape = collar(c, plan.lapel === 'fur' ? p.soft : tone(p.main, 0.05), {
        grow: 11,
        drop: 15,
        thick: plan.lapel === 'fur' ? 11 : 8,
        isFur: plan.lapel === 'fur',
      });
      const hands = nearHands(R, v);
      return finish(
        c,
        {
          front:
            cutOut(outer(trunk), hands) +
            SIDES.map((s) => outer(path(s))).join('') +
            SIDES.map((s) => coatSleeve(c, plan, s)).join('') +
            cutOut(backPiece(c, rings, plan), hands) +
            armpits +
            nape,
        },
        trunk,
      );
    }
    const panels = frontPanels(c, rings, plan);
    const hands = nearHands(R, v);
    const fur = plan.lapel === 'fur' ? furCollar(c) : '';
    const back = plan.length > 190 ? lining(c, rings, plan) : '';
    if (isSymmetric(v)) {
      const armpits = SIDES.map((s) => clip(path(s), below(312, stroke(panels.outline, line, 3)))).join('');
      return finish(
        c,
        {
          back,
          front:
            SIDES.map((s) => outer(path(s))).join('') +
            SIDES.map((s) => coatSleeve(c, plan, s)).join('') +
            cutOut(panels.svg, hands) +
            armpits +
            cutOut(clip(panels.outline, lapels(c, rings, plan)), hands) +
            neck +
            fur,
        },
        panels.outline,
      );
    }
    const [x, y] = project(v, R.arm(v, 1)[0]);
    const near =
      below(y + 16, outer(path(1))) +
      coatSleeve(c, plan, 1) +
      stroke(`M${pt([x - 17, y + 22])}Q${pt([x - 20, y + 6])} ${pt([x - 13, y - 6])}`, line, 2.4, 0.55);
    const farSleeve = cutFar(c, rings, outer(path(-1)) + coatSleeve(c, plan, -1, 0.22));
    return finish(
      c,
      {
        back,
        front:
          farSleeve +
          outer(path(1)) +
          cutOut(panels.svg + clip(panels.outline, lapels(c, rings, plan)), hands) +
          neck +
          fur +
          near,
      },
      panels.outline,
    );
  };

/** The far sleeve is behind the trunk, so only the part outside of it is kept. */
const cutFar = (c: Ctx, rings: Ring[], svg: string) => cutOut(svg, [torso(rings, c.v, { y0: 270, y1: 470, grow: 5 })]);

const furCollar = (c: Ctx) =>
  collar(c, c.p.soft, { y: 258, grow: c.R.masc ? 15 : 13, drop: 20, thick: 11, isFur: true });

export const jacket = coat({
  length: 176,
  flare: 60,
  open: [24, 30],
  lapel: 'band',
  sleeve: { to: 0.97, grow: (t) => longSleeve(1.2)(t) + 2 },
});

export const trenchCoat = coat({
  length: 350,
  flare: 108,
  open: [22, 34],
  lapel: 'notch',
  sleeve: { to: 0.98, grow: (t) => longSleeve(1.15)(t) + 2 },
});

export const furCoat = coat({
  length: 300,
  flare: 110,
  open: [20, 30],
  lapel: 'fur',
  sleeve: { to: 0.97, grow: (t) => longSleeve(1.4)(t) + 3 },
});

/** Tattoos: translucent ink in ten slots. A slot defines the position on the body and the views that show it. */
import { HEAD_CENTRE, headPath } from '../../figure/head.ts';
import { armShape } from '../../figure/limbs.ts';
import { surface } from '../../figure/rings.ts';
import { torso } from '../../figure/torso.ts';
import { cuff, limb, limbAt } from '../../figure/tubes.ts';
import { drawnSide, facing, isSymmetric, type Side, type ViewId } from '../../figure/views.ts';
import { LEGEND_GLOW } from '../rarity.ts';
import type { Motif } from './motifs.ts';
import type { TattooSlot } from '../../../shared/rules/slots.ts';
import { type Ctx, type Draw, front, rank } from '../types.ts';
import { cutOut, glowOf } from '../../kit/masks.ts';
import { clip, fill, place } from '../../kit/shade.ts';
/** Ink with a faint light edge, so that it is visible on dark and on light skin. */
const ink = (c: Ctx, art: string) => {
  const svg = `<g opacity="0.86">${art}</g>`;
  return rank(c) === 3 ? glowOf(art, LEGEND_GLOW, 3) + svg : svg;
};

const TORSO_PLACES: Partial<Record<TattooSlot, { y: number; phi: number }>> = {
  neck: { y: 262, phi: 58 },
  chest: { y: 304, phi: 24 },
  stomach: { y: 388, phi: -24 },
  backUpper: { y: 306, phi: 180 },
  backLower: { y: 400, phi: 180 },
};

/** The surface point on the drawn side of a mirrored view. */
function onTorso(c: Ctx, part: TattooSlot, motif: Motif, scale: number, turnedTo?: number): string {
  const spot = TORSO_PLACES[part];
  if (spot === undefined) return '';
  const around = turnedTo ?? spot.phi;
  const phi = c.v.mirrored ? -around : around;
  const look = facing(c.v, phi);
  if (look < 0.14) return '';
  const fem = !c.R.masc;
  const raised = fem && (part === 'chest' || part === 'backUpper');
  const k = raised ? scale * 0.72 : scale;
  const [x, y] = surface(c.R.rings, c.v, raised ? 287 : spot.y, phi);
  const trunk = torso(c.R.rings, c.v, { y0: 240, y1: 470 });
  const arms = isSymmetric(c.v) ? [] : [limb(c.v, c.R.arm(c.v, 1), 0, 1, () => 2), armShape(c.R, c.v, 1).hand];
  const cloth = fem ? [torso(c.R.rings, c.v, { y0: 300, y1: 352, grow: 2, dip: 5, topDip: 4 })] : [];
  return cutOut(
    clip(trunk, place(motif(c), x, y, part === 'neck' ? Math.max(NECK_TURN_LEAST, look) * k : look * k, k)),
    [...arms, ...cloth, ...(part === 'neck' ? [headPath(c.v)] : [])],
  );
}

/** Reduces the foreshortening of small motifs on thin limbs, which would be unrecognisable otherwise. */
const LIMB_TURN_LEAST = 0.84;
const NECK_TURN_LEAST = 0.8;

/** Outer side of an arm or leg. */
function onLimb(c: Ctx, limbName: 'arm' | 'leg', side: Side, motif: Motif): string {
  const s = drawnSide(c.v, side);
  const phi = s * 46;
  const look = facing(c.v, phi);
  if (look < 0.16) return '';
  const nodes = limbName === 'arm' ? c.R.arm(c.v, s) : c.R.leg(c.v, s);
  const [x, y, r] = limbAt(c.v, nodes, limbName === 'arm' ? 0.34 : 0.66);
  const shift = (isSymmetric(c.v) ? s * Math.sign(c.v.cos) : 0.15) * r * 0.32;
  const k = limbName === 'arm' ? 0.86 : 0.98;
  return clip(limb(c.v, nodes), place(motif(c), x + shift, y, Math.max(LIMB_TURN_LEAST, look) * k, k));
}

/** On the cheek, below the outer corner of the eye. */
function onCheek(c: Ctx, motif: Motif): string {
  const s = drawnSide(c.v, 1);
  const spots: Record<ViewId, [number, number, number] | null> = {
    F: [45 * s, 51, 0.9],
    Q: s > 0 ? [26, 56, 1] : null,
    S: s > 0 ? [-34, 54, 1] : null,
    B: null,
  };
  const spot = spots[c.v.id];
  if (!spot) return '';
  const [x, y] = [HEAD_CENTRE[c.v.id][0] + spot[0], HEAD_CENTRE[c.v.id][1] + spot[1]];
  return clip(headPath(c.v), place(motif(c), x, y, spot[2] * 0.6, 0.6));
}

export const tattoo =
  (part: TattooSlot, motif: Motif, scale = 0.9, turnedTo?: number): Draw =>
  (c) => {
    const art =
      part === 'head'
        ? onCheek(c, motif)
        : part.startsWith('arm')
          ? onLimb(c, 'arm', part === 'armLeft' ? 1 : -1, motif)
          : part.startsWith('leg')
            ? onLimb(c, 'leg', part === 'legLeft' ? 1 : -1, motif)
            : onTorso(c, part, motif, part === 'neck' ? 0.68 : scale, turnedTo);
    return art ? front(ink(c, art)) : {};
  };

/** A ring of ink around a limb, visible in every view. */
export const bandTattoo =
  (part: 'armRight' | 'armLeft' | 'legRight' | 'legLeft'): Draw =>
  (c) => {
    const s = drawnSide(c.v, part.endsWith('Left') ? 1 : -1);
    const arm = part.startsWith('arm');
    const nodes = arm ? c.R.arm(c.v, s) : c.R.leg(c.v, s);
    const t = arm ? 0.3 : 0.7;
    const d = cuff(c.v, nodes, t, t + (arm ? 0.05 : 0.03), 0);
    const zig = cuff(c.v, nodes, t + (arm ? 0.075 : 0.045), t + (arm ? 0.09 : 0.055), 0);
    const hidden = !isSymmetric(c.v) && s < 0;
    const holes = hidden
      ? [torso(c.R.rings, c.v, { y0: 240, y1: 470 }), ...(arm ? [] : [limb(c.v, c.R.leg(c.v, 1), 0, 1, () => 2)])]
      : isSymmetric(c.v) && arm
        ? [torso(c.R.rings, c.v, { y0: 240, y1: 470 })]
        : [];
    return front(ink(c, cutOut(fill(d, c.p.main) + fill(zig, c.p.accent), holes)));
  };

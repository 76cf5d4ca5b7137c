/**
 * The two skeletons: torso rings and the centre lines of the limbs, in figure space (y down, z toward the viewer in the
 * front view).
 */
import type { BodyType } from '../../shared/rules/slots.ts';
import { fleshOut, type Ring, RINGS_FEM, RINGS_MASC } from './rings.ts';
import type { P4, Side, View } from './views.ts';

type ArmNodes = [shoulder: P4, upper: P4, elbow: P4, lower: P4, wrist: P4];
type LegNodes = [hip: P4, thigh: P4, knee: P4, calf: P4, shin: P4, ankle: P4];

export interface Rig {
  masc: boolean;
  /** Drawn without a wearer: arms and hands cut nothing out. */
  isAlone?: boolean;
  rings: Ring[];
  /** From the shoulder to the wrist. */
  arm: (v: View, s: Side) => ArmNodes;
  /** From the hip to the ankle. */
  leg: (v: View, s: Side) => LegNodes;
}

/** Side views have a small stride and arm swing, so that walking is recognisable. */
function armSwing(v: View, s: Side): number {
  if (v.id === 'S') return s > 0 ? -9 : 20;
  if (v.id === 'Q') return s > 0 ? -3 : 8;
  return 0;
}

function legStride(v: View, s: Side): number {
  if (v.id === 'S') return s > 0 ? 13 : -14;
  if (v.id === 'Q') return s > 0 ? 7 : -6;
  return 0;
}

function armNodes(masc: boolean, v: View, s: Side): ArmNodes {
  const swing = armSwing(v, s);
  const x = masc ? 60 : 47;
  const w = masc ? 1.3 : 1.12;
  return [
    [s * x, 288, -3, 18 * w],
    [s * (x + 8), 330, -5 + swing * 0.3, 16 * w],
    [s * (x + 16), 374, -8 + swing * 0.6, 13.5 * w],
    [s * (x + 23), 416, swing, 12.5 * w],
    [s * (x + 28), 452, 8 + swing * 1.4, 10.5 * w],
  ];
}

function legNodes(masc: boolean, v: View, s: Side): LegNodes {
  const stride = legStride(v, s);
  const m = masc ? 1.06 : 1;
  const k = masc ? 0.97 : 1;
  return [
    [s * 28, 452, -4, 35 * k],
    [s * 30, 520, stride * 0.2, 33 * k],
    [s * 29 * m, 610, 4 + stride * 0.7, 24 * m],
    [s * 29 * m, 660, -3 + stride * 0.7, 24 * m],
    [s * 28 * m, 730, -4 + stride * 0.8, 17.5 * m],
    [s * 28 * m, 782, -4 + stride, 14.5 * m],
  ];
}

const build = (masc: boolean): Rig => ({
  masc,
  rings: fleshOut(masc ? RINGS_MASC : RINGS_FEM),
  arm: (v, s) => armNodes(masc, v, s),
  leg: (v, s) => legNodes(masc, v, s),
});

const FEM = build(false);

const MASC = build(true);

export const rigOf = (body: BodyType): Rig => (body === 'masculine' ? MASC : FEM);

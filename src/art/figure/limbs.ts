/** Bare arms, hands and feet. The body draws them; garments use them as masks. */
import type { Rig } from './rig.ts';
import { limb, SIDES } from './tubes.ts';
import { isSymmetric, type P4, project, type Side, type View } from './views.ts';
import { seg } from '../kit/path.ts';
import { circlePts } from '../kit/shapes.ts';
import { hullOf, tube } from '../kit/tube.ts';

interface Hand {
  outline: string;
  fingers: string;
}

function handOf(v: View, wrist: P4, s: Side): Hand {
  const k = wrist[3] / 10.5;
  const [x, y] = project(v, wrist);
  const lean = v.id === 'S' ? -0.12 : 0.12 * Math.sign(v.cos) * s;
  const along = (d: number) => x + lean * d;
  const thumb = v.id === 'S' ? -1 : -Math.sign(v.cos) * s;
  const palm = tube([
    [along(-4), y - 4, 10 * k],
    [along(10), y + 10, 11.5 * k],
    [along(24), y + 23, 11 * k],
    [along(36), y + 35, 7.5 * k],
  ]);
  const thumbTube = tube([
    [along(8) + thumb * 6 * k, y + 8, 6 * k],
    [along(16) + thumb * 13 * k, y + 19, 5 * k],
    [along(22) + thumb * 13.5 * k, y + 29, 4 * k],
  ]);
  const crease = (d: number) =>
    seg([along(27) - d * k * thumb, y + 28], [along(34) - d * 0.9 * k * thumb, y + 36 - Math.abs(d) * 0.4]);
  return { outline: palm + thumbTube, fingers: [-3.6, 1.2, 5.5].map(crease).join('') };
}

const NEAR: readonly Side[] = [1];

export interface ArmShape {
  arm: string;
  hand: string;
  fingers: string;
}

export function armShape(R: Rig, v: View, s: Side): ArmShape {
  const nodes = R.arm(v, s);
  const hand = handOf(v, nodes[4], s);
  return { arm: limb(v, nodes), hand: hand.outline, fingers: hand.fingers };
}

/** The middle of the palm, where handheld items are placed. */
export function gripOf(R: Rig, v: View, s: Side): { x: number; y: number; hand: string } {
  const wrist = R.arm(v, s)[4];
  const [x, y] = project(v, wrist);
  const lean = v.id === 'S' ? -0.12 : 0.12 * Math.sign(v.cos) * s;
  return { x: x + lean * 20, y: y + 20, hand: handOf(v, wrist, s).outline };
}

/** Ankle to toe; `grow` for shoes and socks. */
export function footPath(R: Rig, v: View, s: Side, grow = 0, up = 0): string {
  const [x, y, z, r] = R.leg(v, s)[5];
  const out = isSymmetric(v) ? s * 4 : 0;
  const ball = (px: number, py: number, pz: number, rx: number, ry = rx) =>
    circlePts(...project(v, [px, py, pz]), rx + grow, ry + grow);
  return hullOf(
    ball(x, y - up, z, r),
    ball(x, 804, z - 5, 13, 12),
    ball(x + out, 806, z + 20, 15, 11),
    ball(x + out * 1.6, 808, z + 36, 13, 9),
  );
}

/** Hands (and arms) that must stay visible in front of skirts, trousers, belts and bags. */
export function nearHands(R: Rig, v: View): string[] {
  if (R.isAlone === true) return [];
  const sides = isSymmetric(v) ? SIDES : NEAR;
  return sides.map((s) => armShape(R, v, s).hand);
}

export function nearArms(R: Rig, v: View): string[] {
  if (R.isAlone === true) return [];
  const sides = isSymmetric(v) ? SIDES : NEAR;
  return sides.flatMap((s) => [limb(v, R.arm(v, s), 0, 1, () => 1.6), armShape(R, v, s).hand]);
}

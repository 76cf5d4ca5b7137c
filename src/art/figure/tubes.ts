/** Outlines derived from limbs: sleeves, trouser legs, socks, cuffs. */
import { type P4, project, type Side, type View } from './views.ts';
import { nth } from '../kit/random.ts';
import { type Caps, sampleSpline, tube, type TubeNode } from '../kit/tube.ts';

/** Limb centre line in canvas px. */
const limbNodes = (v: View, pts: readonly P4[], per = 10): TubeNode[] =>
  sampleSpline(
    pts.map((p) => [...project(v, p), p[3]]),
    per,
  );

export function limbAt(v: View, pts: readonly P4[], t: number): TubeNode {
  const s = limbNodes(v, pts);
  const k = Math.max(0, Math.min(s.length - 1.001, t * (s.length - 1)));
  const j = Math.floor(k);
  const [a, b] = [nth(s, j), nth(s, j + 1)];
  const share = k - j;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** Sleeve, trouser leg, sock: a stretch of a limb (t 0..1), grown outward. */
export function limb(
  v: View,
  pts: readonly P4[],
  t0 = 0,
  t1 = 1,
  grow: (t: number) => number = () => 0,
  caps: Caps = {},
): string {
  const steps = 30;
  const out = Array.from({ length: steps + 1 }, (_, i): TubeNode => {
    const t = t0 + ((t1 - t0) * i) / steps;
    const [x, y, r] = limbAt(v, pts, t);
    return [x, y, r + grow(t)];
  });
  return tube(out, caps, 2);
}

/** A ring round a limb (cuff, bracelet, stripe): both edges curve the same way. */
export const cuff = (v: View, pts: readonly P4[], t0: number, t1: number, grow: number | ((t: number) => number)) =>
  limb(v, pts, t0, t1, typeof grow === 'number' ? () => grow : grow, { start: -0.1, end: 0.26 });

/** Drawing order of the two sides: far first. In front and back views both are equal. */
export const SIDES: readonly Side[] = [-1, 1];

/** Outlines made from centre lines and point clouds: limbs, locks, posts and soles. */
import { type Pt, poly } from './path.ts';
import { nth } from './random.ts';

/** A point of a variable-width stroke. */
export type TubeNode = [x: number, y: number, radius: number];

/** Ends of a tube: 1 round, 0 flat, between: a curved hem; negative: hollow (the upper end of a cuff). */
export interface Caps {
  start?: number;
  end?: number;
}

const between = (a: number, b: number, c: number, e: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);

/** Samples a Catmull-Rom spline through the nodes, `per` samples a stretch and the last node. */
export function sampleSpline(nodes: readonly TubeNode[], per = 8): TubeNode[] {
  const last = nodes.length - 1;
  const around = (i: number): TubeNode => nth(nodes, Math.max(0, Math.min(last, i)));
  const samples: TubeNode[] = [];
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [around(i - 1), around(i), around(i + 1), around(i + 2)];
    const steps = per + (i === last - 1 ? 1 : 0);
    for (let k = 0; k < steps; k++) {
      const t = k / per;
      samples.push([
        between(a[0], b[0], c[0], e[0], t),
        between(a[1], b[1], c[1], e[1], t),
        between(a[2], b[2], c[2], e[2], t),
      ]);
    }
  }
  return samples;
}

function directionAt(samples: readonly TubeNode[], i: number): Pt {
  const a = nth(samples, Math.max(0, i - 1));
  const b = nth(samples, Math.min(samples.length - 1, i + 1));
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

function capPts(samples: readonly TubeNode[], i: number, sign: 1 | -1, bulge: number): Pt[] {
  const [x, y, r] = nth(samples, i);
  if (bulge === 0 || r < 1) return [];
  const [dx, dy] = directionAt(samples, i);
  return Array.from({ length: 7 }, (_, k): Pt => {
    const angle = ((k + 1) / 8) * Math.PI;
    const across = Math.cos(angle) * r * sign;
    const along = Math.sin(angle) * r * bulge * sign;
    return [x + dy * across + dx * along, y - dx * across + dy * along];
  });
}

/** A variable-width stroke as a closed outline. */
export function tube(nodes: readonly TubeNode[], caps: Caps = {}, per = 8): string {
  const samples = sampleSpline(nodes, per);
  const left: Pt[] = [];
  const right: Pt[] = [];
  samples.forEach(([x, y, radius], i) => {
    const [dx, dy] = directionAt(samples, i);
    const r = Math.max(0, radius);
    left.push([x + dy * r, y - dx * r]);
    right.push([x - dy * r, y + dx * r]);
  });
  const end = capPts(samples, samples.length - 1, 1, caps.end ?? 1);
  const start = capPts(samples, 0, -1, caps.start ?? 1);
  return poly([...left, ...end, ...right.toReversed(), ...start]);
}

const cross = (o: Pt, a: Pt, b: Pt): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function halfHull(pts: readonly Pt[]): Pt[] {
  const chain: Pt[] = [];
  for (const p of pts) {
    while (chain.length > 1 && cross(nth(chain, chain.length - 2), nth(chain, chain.length - 1), p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain.slice(0, -1);
}

/** Convex hull of point clouds as a path (Andrew's monotone chain). */
export function hullOf(...clouds: readonly Pt[][]): string {
  const sorted = clouds.flat().toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return poly([...halfHull(sorted), ...halfHull(sorted.toReversed())]);
}

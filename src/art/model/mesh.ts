/** Solid shapes as indexed triangles with smooth normals: surfaces of revolution, spheres, cones and tubes. Metres, y up. */
import { cycle, nth } from '../kit/random.ts';

export type Vec3 = [x: number, y: number, z: number];

/** Flat arrays as in glTF: xyz triples and counter-clockwise triangles. */
export interface Mesh {
  positions: number[];
  normals: number[];
  indices: number[];
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (v: Vec3): Vec3 => {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
};

const meanOf = (points: readonly Vec3[]): Vec3 => {
  const sum = points.reduce<Vec3>((a, p) => [a[0] + p[0], a[1] + p[1], a[2] + p[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};

/**
 * A surface through rings of equal length. Each ring runs counter-clockwise when seen from the next ring. Normals are
 * averaged over the neighbouring triangles.
 */
function skin(rings: readonly (readonly Vec3[])[]): Mesh {
  const around = nth(rings, 0).length;
  const at = (ring: number, i: number): Vec3 =>
    cycle(nth(rings, Math.max(0, Math.min(rings.length - 1, ring))), (i + around) % around);
  const middles = rings.map((ring) => meanOf(ring));
  const positions: number[] = [];
  const normals: number[] = [];
  rings.forEach((ring, r) => {
    // At a pole the ring is a single point without a direction. Its normal is the axis.
    const alongAxis = minus(nth(middles, r), nth(middles, r === 0 ? 1 : r - 1));
    ring.forEach((point, i) => {
      const normal = cross(minus(at(r, i + 1), at(r, i - 1)), minus(at(r + 1, i), at(r - 1, i)));
      positions.push(...point);
      normals.push(...unit(Math.hypot(...normal) < 1e-9 ? alongAxis : normal));
    });
  });
  const indices: number[] = [];
  for (let r = 0; r < rings.length - 1; r++) {
    for (let i = 0; i < around; i++) {
      const [a, b] = [r * around + i, r * around + ((i + 1) % around)];
      indices.push(a, b, a + around, b, b + around, a + around);
    }
  }
  return { positions, normals, indices };
}

const SEGMENTS = 40;

/** A surface of revolution about the y axis at `at`: [radius, height] pairs from the bottom up. */
export function turned(profile: readonly (readonly [radius: number, height: number])[], at: Vec3 = [0, 0, 0]): Mesh {
  const rings = profile.map(([radius, height]) =>
    Array.from({ length: SEGMENTS }, (_, i): Vec3 => {
      const angle = (-i / SEGMENTS) * 2 * Math.PI;
      return [at[0] + Math.cos(angle) * radius, at[1] + height, at[2] + Math.sin(angle) * radius];
    }),
  );
  return skin(rings);
}

/** An ellipsoid. */
export function ball(at: Vec3, radii: Vec3, rows = 24): Mesh {
  const rings = Array.from({ length: rows + 1 }, (_, row) => {
    const lift = -Math.PI / 2 + (row / rows) * Math.PI;
    return Array.from({ length: SEGMENTS }, (__, i): Vec3 => {
      const angle = (-i / SEGMENTS) * 2 * Math.PI;
      const flat = Math.cos(lift);
      return [
        at[0] + Math.cos(angle) * flat * radii[0],
        at[1] + Math.sin(lift) * radii[1],
        at[2] + Math.sin(angle) * flat * radii[2],
      ];
    });
  });
  return skin(rings);
}

/** A round tube along points with a radius each. It must not run vertically without bending. */
export function bent(nodes: readonly { at: Vec3; radius: number }[], segments = 18): Mesh {
  const rings = nodes.map(({ at, radius }, n) => {
    const before = nth(nodes, Math.max(0, n - 1)).at;
    const after = nth(nodes, Math.min(nodes.length - 1, n + 1)).at;
    const along = unit(minus(after, before));
    const side = unit(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
    const up = cross(side, along);
    return Array.from({ length: segments }, (_, i): Vec3 => {
      const angle = (-i / segments) * 2 * Math.PI;
      const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
      return [at[0] + c * side[0] + s * up[0], at[1] + c * side[1] + s * up[1], at[2] + c * side[2] + s * up[2]];
    });
  });
  return skin(rings);
}

/** Several meshes as one. */
export function joined(...meshes: readonly Mesh[]): Mesh {
  const all: Mesh = { positions: [], normals: [], indices: [] };
  for (const mesh of meshes) {
    const offset = all.positions.length / 3;
    all.positions.push(...mesh.positions);
    all.normals.push(...mesh.normals);
    all.indices.push(...mesh.indices.map((index) => index + offset));
  }
  return all;
}

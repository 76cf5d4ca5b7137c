/** A model as SVG, for contact sheets: triangles lit from the upper left, farthest first. */
import { mix } from '../kit/colour.ts';
import { num } from '../kit/path.ts';
import type { ModelPart } from './glb.ts';
import type { Vec3 } from './mesh.ts';

const LIGHT: Vec3 = [-0.45, 0.75, 0.48];

/** `yaw` in degrees; the picture is `sizePx` square and shows about a metre. */
export function drawModel(parts: readonly ModelPart[], yaw: number, sizePx: number): string {
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const turn = ([x, y, z]: Vec3): Vec3 => [x * c + z * s, y, z * c - x * s];
  const triangles = parts.flatMap(({ mesh, material }) => {
    const vec = (list: readonly number[], index: number): Vec3 =>
      turn([list[index * 3] ?? 0, list[index * 3 + 1] ?? 0, list[index * 3 + 2] ?? 0]);
    return Array.from({ length: mesh.indices.length / 3 }, (_, t) => {
      const corners = [0, 1, 2].map((k) => mesh.indices[t * 3 + k] ?? 0);
      const at = corners.map((index) => vec(mesh.positions, index));
      const normals = corners.map((index) => vec(mesh.normals, index));
      const lit = normals.reduce((sum, n) => sum + n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2], 0) / 3;
      const isSeen = normals.reduce((sum, n) => sum + n[2], 0) > 0;
      return { at, lit, isSeen, depth: at.reduce((sum, p) => sum + p[2], 0), colour: material.colour };
    });
  });
  const scale = sizePx / 1.1;
  return triangles
    .filter((triangle) => triangle.isSeen)
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ at, lit, colour }) => {
      const fill = lit > 0 ? mix(colour, '#ffffff', lit * 0.25) : mix(colour, '#3b2350', -lit * 0.55);
      const d = at.map(([x, y]) => `${num(sizePx / 2 + x * scale)},${num(sizePx * 0.95 - y * scale)}`).join('L');
      return `<path d="M${d}Z" fill="${fill}" stroke="${fill}" stroke-width="0.6"/>`;
    })
    .join('');
}

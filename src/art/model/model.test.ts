/** The default model: valid geometry and a valid glTF 2.0 file. */
import { describe, expect, it } from 'vitest';
import { writeGlb } from './glb.ts';
import { lanternCat } from './lantern-cat.ts';
import { ball, bent, type Mesh, turned } from './mesh.ts';

/** Share of triangles whose face normal agrees with the normals of their corners. */
function agreement({ positions, normals, indices }: Mesh): number {
  const at = (list: number[], index: number): number[] => list.slice(index * 3, index * 3 + 3);
  let agreeing = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const corners = indices.slice(t, t + 3);
    const [a = [], b = [], c = []] = corners.map((index) => at(positions, index));
    const [u, v] = [b, c].map((p) => p.map((value, k) => value - (a[k] ?? 0)));
    const face = [0, 1, 2].map((k) => {
      const [m, n] = [(k + 1) % 3, (k + 2) % 3];
      return (u?.[m] ?? 0) * (v?.[n] ?? 0) - (u?.[n] ?? 0) * (v?.[m] ?? 0);
    });
    const normal = corners.map((index) => at(normals, index));
    const dot = face.reduce((sum, value, k) => sum + value * normal.reduce((all, one) => all + (one[k] ?? 0), 0), 0);
    if (dot >= -1e-12) agreeing++;
  }
  return agreeing / (indices.length / 3);
}

describe('shapes', () => {
  it('have outward triangles and normals', () => {
    const sphere = ball([1, 2, 3], [1, 1, 1]);
    for (let i = 0; i < sphere.positions.length; i += 3) {
      const out = [1, 2, 3].reduce(
        (sum, c, k) => sum + ((sphere.positions[i + k] ?? 0) - c) * (sphere.normals[i + k] ?? 0),
        0,
      );
      expect(out).toBeGreaterThan(0.9);
    }
    const cup = turned([
      [0.01, 0],
      [1, 0.1],
      [1, 1],
      [0.01, 1.1],
    ]);
    const hose = bent([
      { at: [0, 0, 0], radius: 0.1 },
      { at: [0.2, 0.5, 0], radius: 0.1 },
      { at: [0.7, 0.6, 0.2], radius: 0.05 },
    ]);
    for (const mesh of [sphere, cup, hose]) expect(agreement(mesh)).toBe(1);
  });

  it('of the model are valid', () => {
    for (const { mesh, material } of lanternCat()) {
      const count = mesh.positions.length / 3;
      expect(mesh.normals).toHaveLength(mesh.positions.length);
      expect(mesh.positions.concat(mesh.normals).every(Number.isFinite), material.name).toBe(true);
      expect(mesh.indices.every((index) => index >= 0 && index < count)).toBe(true);
      expect(agreement(mesh), material.name).toBeGreaterThan(0.99);
    }
  });
});

describe('the file', () => {
  const bytes = writeGlb('Lantern Cat', lanternCat());
  const view = new DataView(bytes.buffer);
  const jsonLength = view.getUint32(12, true);
  const document = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength))) as {
    asset: { version: string };
    accessors: { bufferView: number; count: number; type: string; min?: number[]; max?: number[] }[];
    bufferViews: { byteOffset: number; byteLength: number }[];
    buffers: { byteLength: number }[];
    meshes: { primitives: { attributes: { POSITION: number }; material: number }[] }[];
    materials: { pbrMetallicRoughness: { baseColorFactor: number[] } }[];
  };

  it('is a GLB of two chunks', () => {
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('glTF');
    expect([view.getUint32(4, true), view.getUint32(8, true)]).toEqual([2, bytes.length]);
    expect(new TextDecoder().decode(bytes.subarray(16, 20))).toBe('JSON');
    expect(view.getUint32(20 + jsonLength, true)).toBe(document.buffers[0]?.byteLength);
    expect(jsonLength % 4).toBe(0);
  });

  it('has accessors inside the buffer, positions with bounds and colours in range', () => {
    expect(document.asset.version).toBe('2.0');
    for (const { bufferView, count, type } of document.accessors) {
      expect(document.bufferViews[bufferView]?.byteLength).toBe(count * (type === 'VEC3' ? 12 : 4));
    }
    for (const { byteOffset, byteLength } of document.bufferViews) {
      expect(byteOffset % 4).toBe(0);
      expect(byteOffset + byteLength).toBeLessThanOrEqual(document.buffers[0]?.byteLength ?? 0);
    }
    for (const { attributes, material } of document.meshes[0]?.primitives ?? []) {
      const { min = [], max = [] } = document.accessors[attributes.POSITION] ?? {};
      expect(min.every((least, axis) => least < (max[axis] ?? least))).toBe(true);
      const colour = document.materials[material]?.pbrMetallicRoughness.baseColorFactor ?? [];
      expect(colour.every((share) => share >= 0 && share <= 1)).toBe(true);
    }
  });
});

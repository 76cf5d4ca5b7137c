/** Writes glTF 2.0 in its binary container (Khronos: GLB, 12 bytes of header, a JSON and a BIN chunk). */
import { toLinearRgb } from '../kit/colour.ts';
import type { Mesh } from './mesh.ts';

export interface Material {
  name: string;
  /** `#rrggbb` */
  colour: string;
  /** 0 to 1 */
  roughness: number;
  metallic?: number;
  /** Glows by itself. */
  emissive?: string;
}

export interface ModelPart {
  material: Material;
  mesh: Mesh;
}

const MAGIC = 0x46546c67;
const CHUNK = { json: 0x4e4f534a, bin: 0x004e4942 };
/** Types of numbers in a buffer. */
const COMPONENT = { float: 5126, unsignedInt: 5125 };
/** Uses of a buffer. */
const TARGET = { vertices: 34962, indices: 34963 };

const padded = (bytes: Uint8Array, filler: number): Uint8Array => {
  const out = new Uint8Array((bytes.length + 3) & ~3).fill(filler);
  out.set(bytes);
  return out;
};

const bounds = (positions: readonly number[], pick: (...of: number[]) => number): number[] =>
  [0, 1, 2].map((axis) => positions.filter((_, i) => i % 3 === axis).reduce((a, b) => pick(a, b)));

/** One node with one mesh that has a primitive per part. */
export function writeGlb(name: string, parts: readonly ModelPart[]): Uint8Array {
  const chunks: Uint8Array[] = [];
  const bufferViews: object[] = [];
  const accessors: object[] = [];
  let offset = 0;
  const add = (data: Float32Array | Uint32Array, target: number, accessor: object): number => {
    const bytes = new Uint8Array(data.buffer);
    bufferViews.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length, target });
    accessors.push({ bufferView: bufferViews.length - 1, ...accessor });
    chunks.push(bytes);
    offset += bytes.length;
    return accessors.length - 1;
  };
  const vectors = (values: readonly number[], limits: object): number =>
    add(new Float32Array(values), TARGET.vertices, {
      componentType: COMPONENT.float,
      count: values.length / 3,
      type: 'VEC3',
      ...limits,
    });
  const primitives = parts.map(({ mesh }, material) => {
    const rounded = [...new Float32Array(mesh.positions)];
    const position = vectors(mesh.positions, { min: bounds(rounded, Math.min), max: bounds(rounded, Math.max) });
    const normal = vectors(mesh.normals, {});
    const indices = add(new Uint32Array(mesh.indices), TARGET.indices, {
      componentType: COMPONENT.unsignedInt,
      count: mesh.indices.length,
      type: 'SCALAR',
    });
    return { attributes: { POSITION: position, NORMAL: normal }, indices, material };
  });
  const materials = parts.map(({ material }) => ({
    name: material.name,
    pbrMetallicRoughness: {
      baseColorFactor: [...toLinearRgb(material.colour), 1],
      metallicFactor: material.metallic ?? 0,
      roughnessFactor: material.roughness,
    },
    ...(material.emissive === undefined ? {} : { emissiveFactor: toLinearRgb(material.emissive) }),
  }));
  const document = {
    asset: { version: '2.0', generator: 'Promenade' },
    scene: 0,
    scenes: [{ name, nodes: [0] }],
    nodes: [{ name, mesh: 0 }],
    meshes: [{ name, primitives }],
    materials,
    accessors,
    bufferViews,
    buffers: [{ byteLength: offset }],
  };
  const json = padded(new TextEncoder().encode(JSON.stringify(document)), 0x20);
  const total = 12 + 8 + json.length + 8 + offset;
  const out = new Uint8Array(total);
  const view = new DataView(out.buffer);
  [MAGIC, 2, total, json.length, CHUNK.json].forEach((word, i) => view.setUint32(i * 4, word, true));
  out.set(json, 20);
  const binAt = 20 + json.length;
  view.setUint32(binAt, offset, true);
  view.setUint32(binAt + 4, CHUNK.bin, true);
  let at = binAt + 8;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

/** Writes rings and bakes to a module of `assembly/navigation`. */
import { NAVIGATION_STATUS, type NavigationInput } from './navigation-exports.ts';

/** Writes the rings, xy pairs each, to the module's input. A status of `NAVIGATION_STATUS`. */
export function writeRings(module: NavigationInput, rings: readonly (readonly number[] | Float64Array)[]): number {
  let total = 0;
  for (const ring of rings) total += ring.length / 2;
  const status = module.allotRings(rings.length, total);
  if (status !== NAVIGATION_STATUS.ok) return status;
  const { buffer } = module.memory;
  const sizes = new Uint32Array(buffer, module.sizesAddress(), rings.length);
  const points = new Float64Array(buffer, module.pointsAddress(), 2 * total);
  let at = 0;
  for (const [index, ring] of rings.entries()) {
    sizes[index] = ring.length / 2;
    points.set(ring, at);
    at += ring.length;
  }
  return status;
}

/** Whether the module uses the bake; another location's is ignored. Must be called right after the location is built. */
export function takeBake(module: NavigationInput, bake: Uint8Array): boolean {
  const address = module.allotBake(bake.byteLength);
  new Uint8Array(module.memory.buffer, address, bake.byteLength).set(bake);
  return module.takeBake(bake.byteLength) !== 0;
}

/** A copy of the location's bake; null when it has none. */
export function readBake(module: NavigationInput): Uint8Array | null {
  const length = module.writeBake();
  return length === 0 ? null : new Uint8Array(module.memory.buffer, module.bakeAddress(), length).slice();
}

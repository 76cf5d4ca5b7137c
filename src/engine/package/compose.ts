/** `promenade-core/compose`: packs, composites and resizes pictures. */
import type { PictureExports } from '../core/core-exports.ts';
import { watchMemory } from '../core/memory.ts';
import type { Compositor } from '../core/picture-types.ts';
import { createPictures } from '../core/pictures.ts';
import { lazyModule } from './open-module.ts';

export type { ComposeRequest, Compositor, LayerRef, RgbaImage } from '../core/picture-types.ts';

/** The build inserts it. */
declare const COMPOSE_MODULE: string;

const openModule = lazyModule(COMPOSE_MODULE);

/**
 * Creates a compositor with its own memory: 11 MB at first. It grows by up to 34 MB for layers, and by what pictures of more
 * than 4 MB with their results need, at most 34 MB at a time; it does not shrink. Rejects with the engine's error where WebAssembly with SIMD is not available.
 */
export async function createCompositor(): Promise<Compositor> {
  const instance = await WebAssembly.instantiate(await openModule(), {});
  const exports = instance.exports as unknown as PictureExports;
  return createPictures(exports, watchMemory(exports.memory));
}

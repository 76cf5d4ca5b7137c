/**
 * `Core` over an instantiated module: the only code that touches its memory. The worker, the Node loader and tests share
 * it. One core holds one location, and its calls do not overlap (they are synchronous).
 */
import type { CoreExports } from './core-exports.ts';
import { createMatch3 } from './match3.ts';
import { watchMemory } from './memory.ts';
import { createNavigation } from './navigation.ts';
import { createPictures } from './pictures.ts';
import type { Core } from './types.ts';

export interface CoreOptions {
  /** More corners than this and the fallback search answers path requests; default: what the module's memory holds. */
  maxExactCorners?: number;
}

const EXPORT_NAMES = ['memory', 'buildLocation', 'findWay', 'packPicture', 'composeLayers', 'layoutEnd'] as const;

/** Wraps an instance of `build/core.wasm` (or its exports alone); throws a TypeError when they are another module's. */
export function createCore(instance: { exports: object }, options: CoreOptions = {}): Core {
  const { exports } = instance;
  if (!isCore(exports)) throw new TypeError('this WebAssembly module is not the core');
  const memory = watchMemory(exports.memory);
  return {
    ...createNavigation(exports, memory, options.maxExactCorners ?? 0xffff),
    ...createPictures(exports),
    ...createMatch3(exports, memory),
  };
}

function isCore(exports: object): exports is CoreExports {
  return EXPORT_NAMES.every((name) => name in exports);
}

/**
 * Implements `Core` over an instantiated module; no other code accesses the module's memory. A core has one location. Its
 * calls are synchronous, so they never overlap.
 */
import type { CoreExports } from './core-exports.ts';
import { createMatch3 } from './match3.ts';
import { watchMemory } from './memory.ts';
import { createNavigation } from './navigation.ts';
import { createPictures } from './pictures.ts';
import type { Core } from './types.ts';

export interface CoreOptions {
  /** Above this number of corners the fallback search is used; default: the limit of the module's memory. */
  maxExactCorners?: number;
}

const EXPORT_NAMES = ['memory', 'buildLocation', 'findWay', 'packPicture', 'composeLayers', 'layoutEnd'] as const;

/** Wraps an instance of `build/core.wasm` (or its exports); throws a TypeError for another module. */
export function createCore(instance: { exports: object }, options: CoreOptions = {}): Core {
  const { exports } = instance;
  if (!isCore(exports)) throw new TypeError('this WebAssembly module is not the core');
  const memory = watchMemory(exports.memory);
  return {
    ...createNavigation(exports, memory, options.maxExactCorners ?? 0xffff),
    ...createPictures(exports, memory),
    ...createMatch3(exports, memory),
  };
}

function isCore(exports: object): exports is CoreExports {
  return EXPORT_NAMES.every((name) => name in exports);
}

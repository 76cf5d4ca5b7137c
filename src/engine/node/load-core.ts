/** The core in Node: for the server, the art generator, tests and benches. Each call creates new instances. */
import { readFile } from 'node:fs/promises';
import { createCore, createPicturesAndGames } from '../core/core.ts';
import { createDaily } from '../core/daily.ts';
import type { DailyGame } from '../core/daily-types.ts';
import type { Compositor } from '../core/picture-types.ts';
import { hasRelaxedSimd } from '../core/relaxed-simd.ts';
import type { Core } from '../core/types.ts';
import { compileModule } from './compile-module.ts';

/** The two builds of pictures and games; both give the same results. */
export type CoreBuild = 'plain' | 'relaxed';
const FILES: Readonly<Record<CoreBuild, URL>> = {
  plain: new URL('../../../build/core.wasm', import.meta.url),
  relaxed: new URL('../../../build/core-relaxed.wasm', import.meta.url),
};
const WALKING_FILE = new URL('../../../build/walking.wasm', import.meta.url);
const DAILY_FILE = new URL('../../../build/daily.wasm', import.meta.url);
const STAMP = new URL('../../../build/core.stamp', import.meta.url);

/** The hash of the sources that the builds were compiled from. Rejects when the core has not been built. */
export async function readCoreStamp(): Promise<string> {
  return (await readFile(STAMP, 'utf8')).trim();
}

/** Instantiates the core. Rejects with the build command in the message when it has not been built. */
export async function loadCore(): Promise<Core> {
  const [pictures, walking] = await Promise.all([instantiateCore(), instantiateWalking()]);
  return createCore({ pictures: pictures.exports, walking: walking.exports }, () => performance.now());
}

/** Only the core's pictures. Rejects like `loadCore`. */
export async function loadCompositor(): Promise<Compositor> {
  return createPicturesAndGames((await instantiateCore()).exports);
}

/** The daily lantern board. Rejects like `loadCore`. */
export async function loadDaily(): Promise<DailyGame> {
  const instance = await WebAssembly.instantiate(await compileModule(DAILY_FILE));
  return createDaily(instance.exports);
}

/** The raw instance, for tests of the exports. By default the build for this machine. */
export async function instantiateCore(
  build: CoreBuild = hasRelaxedSimd() ? 'relaxed' : 'plain',
): Promise<WebAssembly.Instance> {
  return WebAssembly.instantiate(await compileModule(FILES[build]));
}

/** The raw instance of walking. */
export async function instantiateWalking(): Promise<WebAssembly.Instance> {
  return WebAssembly.instantiate(await compileModule(WALKING_FILE));
}

/** One reading of everything that must not grow: read after garbage collections. */
import type { CDPSession } from '@playwright/test';
import type { MeasuredChromium } from './chromium.ts';
import type { OpenPage } from './open-page.ts';
import { memoryMb } from './processes.ts';

export interface MemoryReading {
  /** Proportional memory of the page's and the GPU's process. */
  'page MB': number;
  'gpu MB': number;
  'heap MB': number;
  'WASM MB': number;
  /** The part of the painter's worker. */
  'painter MB': number;
  'textures MB': number;
  nodes: number;
  listeners: number;
}

export async function readMemory(
  { pid }: MeasuredChromium,
  { memory }: OpenPage,
  cdp: CDPSession,
): Promise<MemoryReading> {
  // The second collection frees what finalizers of the first one have released.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const wasm = await memory.wasmMb();
  return {
    'page MB': memoryMb(pid, 'page'),
    'gpu MB': memoryMb(pid, 'gpu'),
    'heap MB': metric('JSHeapUsedSize') / 1024 / 1024,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    'WASM MB': wasm.all,
    'painter MB': wasm.painter,
    'textures MB': await memory.texturesMb(),
  };
}

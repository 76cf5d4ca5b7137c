/** The thread of the daily lantern board: loads its module and answers the page. Contains no rules of its own. */
import * as Comlink from 'comlink';
import { createDaily } from '../src/engine/core/daily.ts';
import type { DailyWorkerApi } from './daily-worker-api.ts';

// No top-level await: messages that arrive before it resolves would be lost.
const ready = import('../build/daily.wasm').then(createDaily);
// Every call awaits `ready` and reports its failure; this avoids an additional unhandled rejection.
ready.catch(() => undefined);

const api: DailyWorkerApi = {
  startDaily: async (seed) => (await ready).startDaily(seed),
  swapDaily: async (swap) => (await ready).swapDaily(swap),
  replayDaily: async (seed, log) => (await ready).replayDaily(seed, log),
};

Comlink.expose(api);

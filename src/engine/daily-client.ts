/** The page's client of the daily board's worker. The board that uses it starts and disposes of it. */
import * as Comlink from 'comlink';
import type { DailyWorkerApi } from '../../workers/daily-worker-api.ts';
import { watchWorker } from './worker-failure.ts';

export interface DailyClient extends DailyWorkerApi {
  /** Stops the worker. */
  dispose(): void;
}

/** Starts the worker. All calls reject when it fails. */
export function createDailyClient(): DailyClient {
  const worker = new Worker(new URL('../../workers/daily.worker.ts', import.meta.url), {
    type: 'module',
    name: 'daily',
  });
  const remote = Comlink.wrap<DailyWorkerApi>(worker);
  const { orFail } = watchWorker(worker, 'the worker of the daily board could not start');
  return {
    startDaily: (seed) => orFail(remote.startDaily(seed)),
    swapDaily: (swap) => orFail(remote.swapDaily(swap)),
    replayDaily: (seed, log) => orFail(remote.replayDaily(seed, log)),
    dispose() {
      remote[Comlink.releaseProxy]();
      worker.terminate();
    },
  };
}

/** The interface of `daily.worker.ts`, which `engine/daily-client.ts` calls with Comlink. */
import type { DailyState, DailyTurn } from '../src/engine/core/daily-types.ts';
import type { Match3Swap } from '../src/engine/core/match3-types.ts';

export interface DailyWorkerApi {
  startDaily(seed: number): Promise<DailyState>;
  swapDaily(swap: Match3Swap): Promise<DailyTurn | null>;
  replayDaily(seed: number, log: Uint8Array): Promise<DailyState | null>;
}

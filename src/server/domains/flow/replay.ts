/**
 * Replays the swaps of a client in the same core that generated the board. Seed, log and multiplier windows define a
 * game completely; score and combo are derived from them. Pure except for the core's current game.
 */
import type { Core, Match3Swap } from '../../../engine/core/types.ts';
import { plausibleTurnMs } from '../../../shared/rules/flow.ts';

export type MatchCore = Pick<Core, 'startMatch3' | 'swapMatch3' | 'replayMatch3'>;

/** Scores of swaps with index `from` and above are multiplied by `factor`, up to the next window. */
export interface MultiplierWindow {
  from: number;
  factor: number;
}

export interface PlayedGame {
  seed: number;
  log: Uint8Array;
  applied: number;
}

export interface Replayed {
  log: Uint8Array;
  /** Score of the whole game, without multipliers. */
  baseScore: number;
  /** Score of the new swaps, without multipliers. */
  gained: number;
  combo: number;
  /** Minimum duration of each new turn in milliseconds. */
  turnsMs: number[];
}

/** Returns null when a swap is impossible or the log does not match the seed. */
export function replaySwaps(core: MatchCore, game: PlayedGame, swaps: readonly Match3Swap[]): Replayed | null {
  const before = core.replayMatch3(game.seed, game.log);
  if (before === null) return null;
  const logged: number[] = [];
  let state = before;
  const turnsMs: number[] = [];
  for (const swap of swaps) {
    const turn = core.swapMatch3(swap);
    if (turn === null) return null;
    logged.push(...turn.logged);
    turnsMs.push(plausibleTurnMs(turn.steps.length));
    state = turn.state;
  }
  const log = new Uint8Array(game.log.length + logged.length);
  log.set(game.log);
  log.set(logged, game.log.length);
  return { log, baseScore: state.score, gained: state.score - before.score, combo: state.bestCombo, turnsMs };
}

/** Returns the windows, extended by one that begins at `from` if the factor changes there. */
export function appendWindow(windows: readonly MultiplierWindow[], from: number, factor: number): MultiplierWindow[] {
  const current = windows.at(-1)?.factor ?? 1;
  return current === factor ? [...windows] : [...windows, { from, factor }];
}

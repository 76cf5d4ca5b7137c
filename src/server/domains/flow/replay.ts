/**
 * Plays what a client sent in the same core that dealt its board. A game's log and the windows in which scores counted
 * more are all there is to a game: everything else follows from them.
 */
import type { Core, Match3Swap } from '../../../engine/core/types.ts';
import { plausibleTurnMs } from '../../../shared/rules/flow.ts';

export type MatchCore = Pick<Core, 'startMatch3' | 'swapMatch3' | 'replayMatch3'>;

/** Swaps with an index of `from` and above count `factor` times, until the next window. */
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
  /** Score without multipliers, of the whole game. */
  baseScore: number;
  /** Score without multipliers, of the new swaps alone. */
  gained: number;
  combo: number;
  /** The least time that somebody needs to watch each of the new turns. */
  turnsMs: number[];
}

/** Null when a swap of them cannot be made, or the log is not one of the seed's games. */
export function playOn(core: MatchCore, game: PlayedGame, swaps: readonly Match3Swap[]): Replayed | null {
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

/** The windows with the one that begins at `from`, if the factor changes there. */
export function stampWindow(windows: readonly MultiplierWindow[], from: number, factor: number): MultiplierWindow[] {
  const current = windows.at(-1)?.factor ?? 1;
  return current === factor ? [...windows] : [...windows, { from, factor }];
}

/**
 * What is left of a player's time after these turns, or null when one of them began before the one ahead of it can have
 * been watched. Negative: the last one is still running.
 */
export function spendCredit(creditMs: number, turnsMs: readonly number[]): number | null {
  let left = creditMs;
  for (const turnMs of turnsMs) {
    if (left < 0) return null;
    left -= turnMs;
  }
  return left;
}

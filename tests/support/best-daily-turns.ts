/**
 * A player of the daily lantern board who takes the swap with most points and lanterns, the first of several. With the seed of
 * `LIT_SEED` this lights all lanterns.
 */
import type { DailyGame, DailyState } from '../../src/engine/core/daily-types.ts';
import type { Match3Swap } from '../../src/engine/core/match3-types.ts';

export const LIT_SEED = 7919;

const LANTERN_POINTS = 200;

export interface BestTurn {
  swap: Match3Swap;
  /** After the turn. */
  state: DailyState;
  /** The byte of the log. */
  logged: number;
  /** Steps of its cascade. */
  steps: number;
}

/** The turns of a try, at most `most`. The module has another try afterwards. */
export function bestDailyTurns(core: DailyGame, seed: number, most = 30): BestTurn[] {
  let state = core.startDaily(seed);
  const turns: BestTurn[] = [];
  const play = (swap: Match3Swap): BestTurn => {
    core.replayDaily(
      seed,
      Uint8Array.from(turns, ({ logged }) => logged),
    );
    const turn = core.swapDaily(swap);
    if (turn === null) throw new Error('the core refused a possible swap');
    return { swap, state: turn.state, logged: turn.logged, steps: turn.steps.length };
  };
  const worth = (turn: BestTurn): number => turn.state.score - LANTERN_POINTS * turn.state.lanternsLeft;
  while (state.possibleSwaps.length > 0 && turns.length < most) {
    const best = state.possibleSwaps.map(play).reduce((one, other) => (worth(other) > worth(one) ? other : one));
    turns.push(best);
    ({ state } = best);
  }
  return turns;
}

/**
 * The export list of the daily lantern board, a module of its own: it is loaded when the board is opened. Exports validate
 * their input and never trap.
 */
import * as layout from '../../memory/layout';

export {
  dailyBestCombo,
  dailyLanternsLeft,
  dailyMovesLeft,
  dailyScore,
  listDailySwaps,
  replayDaily,
  startDaily,
  swapDaily,
  wasDailyReshuffled,
} from './game';

export function dailyPiecesAddress(): usize {
  return layout.MATCH3_GEMS;
}
export function dailySwapsAddress(): usize {
  return layout.MATCH3_SWAPS;
}
export function dailyStepsAddress(): usize {
  return layout.MATCH3_STEPS;
}
export function dailyLogAddress(): usize {
  return layout.MATCH3_LOG;
}
export function maxDailySteps(): i32 {
  return layout.MAX_MATCH3_STEPS;
}

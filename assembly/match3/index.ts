/**
 * The export list of match-three: part of the core, and of the package's module of its own. Exports validate their input
 * and never trap.
 */
import * as layout from '../memory/layout';

export {
  listMatch3Swaps,
  match3BestCombo,
  match3Score,
  replayMatch3,
  startMatch3,
  swapMatch3,
  wasReshuffled,
} from './game';

export function match3GemsAddress(): usize {
  return layout.MATCH3_GEMS;
}
export function match3SwapsAddress(): usize {
  return layout.MATCH3_SWAPS;
}
export function match3StepsAddress(): usize {
  return layout.MATCH3_STEPS;
}
export function match3LogAddress(): usize {
  return layout.MATCH3_LOG;
}
export function maxMatch3Steps(): i32 {
  return layout.MAX_MATCH3_STEPS;
}
export function maxMatch3Log(): i32 {
  return layout.MAX_MATCH3_LOG;
}

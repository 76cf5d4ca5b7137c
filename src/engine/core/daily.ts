/**
 * Wraps the module of the daily lantern board: encodes swaps and decodes the record of a turn
 * (`assembly/match3/daily/record.ts`). Owns no state; the only try is in the module's memory.
 */
import { type DailyGame, type DailyState, type DailyStep } from './daily-types.ts';
import { decodeSwap, drop, encodeSwap } from './match3.ts';

/** Exports of `assembly/match3/daily/index.ts`. */
interface DailyExports {
  memory: WebAssembly.Memory;
  dailyPiecesAddress(): number;
  dailySwapsAddress(): number;
  dailyStepsAddress(): number;
  dailyLogAddress(): number;
  maxDailySteps(): number;
  startDaily(seed: number): void;
  /** Count of steps, 0 when the swap is not possible. */
  swapDaily(swap: number): number;
  /** Count of possible swaps of the log. */
  replayDaily(seed: number, length: number): number;
  listDailySwaps(): number;
  dailyScore(): number;
  dailyBestCombo(): number;
  dailyMovesLeft(): number;
  dailyLanternsLeft(): number;
  wasDailyReshuffled(): number;
}

const CELLS = 36;
const STEP_BYTES = 256;
const POINTS_AT = 36;
const CLEARING_AT = 40;
const CLEARED = 255;
const LOG_MAX = 30;

const isDaily = (exports: object): exports is DailyExports => 'startDaily' in exports;

/** Throws a TypeError for another module than `build/daily.wasm`. */
export function createDaily(exports: object): DailyGame {
  if (!isDaily(exports)) throw new TypeError('this is not the module of the daily board');
  const core = exports;
  // The module never grows its memory.
  const { buffer } = core.memory;
  const pieces = new Uint8Array(buffer, core.dailyPiecesAddress(), CELLS);
  const swaps = new Uint8Array(buffer, core.dailySwapsAddress(), 64);
  const logBuffer = new Uint8Array(buffer, core.dailyLogAddress(), LOG_MAX);

  const readState = (): DailyState => ({
    pieces: pieces.slice(),
    score: core.dailyScore(),
    bestCombo: core.dailyBestCombo(),
    movesLeft: core.dailyMovesLeft(),
    lanternsLeft: core.dailyLanternsLeft(),
    possibleSwaps: Array.from(swaps.subarray(0, core.listDailySwaps()), decodeSwap),
  });

  function readStep(index: number, before: Uint8Array): DailyStep {
    const at = core.dailyStepsAddress() + index * STEP_BYTES;
    const gems = new Uint8Array(buffer, at, CELLS).slice();
    const between = new Uint8Array(buffer, at + CLEARING_AT, CELLS);
    const cleared: number[] = [];
    const changed: DailyStep['changed'] = [];
    between.forEach((gem, cell) => {
      if (gem === CLEARED) cleared.push(cell);
      else if (gem !== before[cell]) changed.push({ cell, gem });
    });
    return {
      combo: index + 1,
      runs: [],
      points: new DataView(buffer).getUint32(at + POINTS_AT, true),
      cleared,
      changed,
      ...drop(new Set(cleared), gems),
      gems,
    };
  }

  return {
    startDaily(seed) {
      core.startDaily(seed);
      return readState();
    },

    swapDaily(swap) {
      const before = pieces.slice();
      const code = encodeSwap(swap);
      const count = code === null ? 0 : core.swapDaily(code);
      if (code === null || count === 0) return null;
      const [one, other] = swap;
      let board: Uint8Array = before.with(one, before[other] ?? 0).with(other, before[one] ?? 0);
      const steps = Array.from({ length: Math.min(count, core.maxDailySteps()) }, (_, index) => {
        const step = readStep(index, board);
        board = step.gems;
        return step;
      });
      return { steps, isReshuffled: core.wasDailyReshuffled() !== 0, logged: code, state: readState() };
    },

    replayDaily(seed, log) {
      if (log.length > LOG_MAX) return null;
      logBuffer.set(log);
      return core.replayDaily(seed, log.length) === log.length ? readState() : null;
    },
  };
}

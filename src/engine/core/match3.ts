/**
 * The match-three part of the core: encodes swaps as bytes and decodes the module's record of a cascade. Owns no state; the
 * only game is in the module's memory.
 */
import type { Match3Exports } from './core-exports.ts';
import type { Match3Run, Match3State, Match3Step, Match3Swap } from './match3-types.ts';
import type { CoreMemory } from './memory.ts';
import type { Match3Game } from './types.ts';

const SIDE = 6;
const CELLS = SIDE * SIDE;
const RESHUFFLE = 255;
// A step as `assembly/match3/record.ts` writes it.
const STEP_BYTES = 256;
const RUN_COUNT_AT = 36;
const RUNS_AT = 40;
const RUN_BYTES = 8;

export const decodeSwap = (code: number): Match3Swap => [code >> 1, (code >> 1) + ((code & 1) === 0 ? 1 : SIDE)];

/** Null for cells that are not neighbours. */
export function encodeSwap([one, other]: Match3Swap): number | null {
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  if (!Number.isInteger(first) || !Number.isInteger(second) || first < 0 || second >= CELLS) return null;
  if (second === first + SIDE) return first * 2 + 1;
  return second === first + 1 && second % SIDE !== 0 ? first * 2 : null;
}

export function createMatch3(core: Match3Exports, memory: CoreMemory): Match3Game {
  let gems: Uint8Array<ArrayBuffer>;
  let swaps: Uint8Array;
  let steps: DataView<ArrayBuffer>;
  let logBuffer: Uint8Array;
  memory.follow((buffer) => {
    gems = new Uint8Array(buffer, core.match3GemsAddress(), CELLS);
    swaps = new Uint8Array(buffer, core.match3SwapsAddress(), 64);
    steps = new DataView(buffer, core.match3StepsAddress(), core.maxMatch3Steps() * STEP_BYTES);
    logBuffer = new Uint8Array(buffer, core.match3LogAddress(), core.maxMatch3Log());
  });

  const readState = (): Match3State => ({
    gems: gems.slice(),
    score: core.match3Score(),
    bestCombo: core.match3BestCombo(),
    possibleSwaps: Array.from(swaps.subarray(0, core.listMatch3Swaps()), decodeSwap),
  });

  function readRun(at: number): Match3Run {
    const stride = steps.getUint8(at + 3) === 1 ? SIDE : 1;
    const first = steps.getUint8(at);
    const cells = Array.from({ length: steps.getUint8(at + 1) }, (_, index) => first + index * stride);
    return { cells, gem: steps.getUint8(at + 2), points: steps.getUint32(at + 4, true) };
  }

  function readStep(index: number): Match3Step {
    const at = index * STEP_BYTES;
    const runs = Array.from({ length: steps.getUint8(at + RUN_COUNT_AT) }, (_, run) =>
      readRun(at + RUNS_AT + run * RUN_BYTES),
    );
    const after = new Uint8Array(steps.buffer, steps.byteOffset + at, CELLS).slice();
    const cleared = new Set(runs.flatMap((run) => run.cells));
    return {
      combo: index + 1,
      runs,
      cleared: [...cleared].toSorted((a, b) => a - b),
      ...drop(cleared, after),
      gems: after,
    };
  }

  return {
    startMatch3(seed) {
      core.startMatch3(seed);
      return readState();
    },

    swapMatch3(swap) {
      const code = encodeSwap(swap);
      const count = code === null ? 0 : core.swapMatch3(code);
      if (code === null || count === 0) return null;
      const isReshuffled = core.wasReshuffled() !== 0;
      return {
        steps: Array.from({ length: Math.min(count, core.maxMatch3Steps()) }, (_, index) => readStep(index)),
        isReshuffled,
        logged: isReshuffled ? [code, RESHUFFLE] : [code],
        state: readState(),
      };
    },

    replayMatch3(seed, log) {
      if (log.length > logBuffer.length) return null;
      logBuffer.set(log);
      return core.replayMatch3(seed, log.length) === log.length ? readState() : null;
    },
  };
}

/** The gems that fall into the gaps of `cleared`, and the new ones of `after`. */
export function drop(cleared: ReadonlySet<number>, after: Uint8Array): Pick<Match3Step, 'falls' | 'arrivals'> {
  const falls: Match3Step['falls'] = [];
  const arrivals: Match3Step['arrivals'] = [];
  for (let column = 0; column < SIDE; column++) {
    let gap = 0;
    for (let row = SIDE - 1; row >= 0; row--) {
      const from = row * SIDE + column;
      if (cleared.has(from)) gap++;
      else if (gap > 0) falls.push({ from, to: from + gap * SIDE });
    }
    for (let height = 1; height <= gap; height++) {
      const to = (gap - height) * SIDE + column;
      arrivals.push({ to, height, gem: after[to] ?? 0 });
    }
  }
  return { falls, arrivals };
}

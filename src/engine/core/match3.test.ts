/** Match-three on bitboards compared with the same game on an array, and invariants of random games. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/support/random.ts';
import { builtCore } from '../../../tests/support/core.ts';
import { createArrayGame, RESHUFFLE } from '../../../tests/support/oracles/match3.ts';
import type { Match3State, Match3Step, Match3Swap, Match3Turn } from './types.ts';

const SIDE = 6;
const MOVES = 100_000;
const columnOf = (cell: number): number => cell % SIDE;

/** Runs of three or more, found by comparing every three cells in a line. */
function findRunCells(gems: Uint8Array): Set<number> {
  const cells = new Set<number>();
  gems.forEach((gem, cell) => {
    for (const [stride, isInside] of [
      [1, columnOf(cell) < SIDE - 2],
      [SIDE, cell < SIDE * (SIDE - 2)],
    ] as const) {
      if (!isInside || gems[cell + stride] !== gem || gems[cell + 2 * stride] !== gem) continue;
      for (const place of [0, 1, 2]) cells.add(cell + place * stride);
    }
  });
  return cells;
}

function exchanged(gems: Uint8Array, [one, other]: Match3Swap): Uint8Array {
  const next = gems.slice();
  next[one] = gems[other] ?? 0;
  next[other] = gems[one] ?? 0;
  return next;
}

function checkResting({ gems, possibleSwaps }: Match3State): void {
  expect(gems.length).toBe(36);
  expect(Math.max(...gems)).toBeLessThan(5);
  expect(findRunCells(gems).size).toBe(0);
  expect(possibleSwaps.length).toBeGreaterThanOrEqual(2);
  for (const swap of possibleSwaps) expect(findRunCells(exchanged(gems, swap)).size).toBeGreaterThan(0);
}

/** Applies a step as a screen does and compares the final board. */
function checkStep(before: Uint8Array, step: Match3Step): void {
  expect(step.cleared).toEqual([...findRunCells(before)].toSorted((a, b) => a - b));
  const union = new Set(step.runs.flatMap((run) => run.cells));
  expect(union).toEqual(new Set(step.cleared));
  for (const { cells, gem, points } of step.runs) {
    expect(cells.length).toBeGreaterThanOrEqual(3);
    expect(points).toBe(10 * cells.length * step.combo);
    expect(cells.every((cell) => before[cell] === gem)).toBe(true);
    const [first = 0, second = 0] = cells;
    const after = (cells.at(-1) ?? 0) + second - first;
    const isSameLine = second - first === SIDE || Math.floor(after / SIDE) === Math.floor(first / SIDE);
    if (isSameLine) expect(before[after]).not.toBe(gem);
  }
  const next: (number | undefined)[] = Array.from(before, (gem, cell) => (union.has(cell) ? undefined : gem));
  const moved = step.falls.map(({ from, to }) => ({ to, gem: before[from] }));
  for (const { from, to } of step.falls) {
    expect(to).toBeGreaterThan(from);
    expect(columnOf(to)).toBe(columnOf(from));
    next[from] = undefined;
  }
  for (const { to, gem } of moved) next[to] = gem;
  for (const { to, height, gem } of step.arrivals) {
    expect(height).toBeGreaterThanOrEqual(1);
    expect(next[to]).toBeUndefined();
    next[to] = gem;
  }
  expect(next).toEqual([...step.gems]);
}

function checkTurn(before: Match3State, swap: Match3Swap, turn: Match3Turn): void {
  let gems = exchanged(before.gems, swap);
  turn.steps.forEach((step, index) => {
    expect(step.combo).toBe(index + 1);
    checkStep(gems, step);
    gems = step.gems;
  });
  const points = turn.steps.flatMap((step) => step.runs).reduce((sum, run) => sum + run.points, 0);
  expect(turn.state.score).toBe(before.score + points);
  expect(turn.state.bestCombo).toBe(Math.max(before.bestCombo, turn.steps.length));
  if (!turn.isReshuffled) expect(turn.state.gems).toEqual(gems);
  expect(turn.logged.length).toBe(turn.isReshuffled ? 2 : 1);
  checkResting(turn.state);
}

const seeds = fc.integer({ min: 0, max: 0xffffffff });
const choices = fc.array(fc.nat({ max: 59 }), { maxLength: 30 });

const core = await builtCore();
const other = await builtCore();

describe('match-three', { timeout: 120_000 }, () => {
  const choose = ({ possibleSwaps }: Match3State, choice: number): Match3Swap =>
    possibleSwaps[choice % possibleSwaps.length] ?? [0, 0];

  it('keeps its invariants in random games', () => {
    fc.assert(
      fc.property(seeds, choices, (seed, picks) => {
        let state = core.startMatch3(seed);
        expect([state.score, state.bestCombo]).toEqual([0, 0]);
        checkResting(state);
        for (const pick of picks) {
          const swap = choose(state, pick);
          const turn = core.swapMatch3(swap);
          if (turn === null) throw new Error(`${swap.join()} was refused`);
          checkTurn(state, swap, turn);
          state = turn.state;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('accepts exactly the swaps that make a run; a rejected swap changes nothing', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 }), (seed, one, two) => {
        const state = core.startMatch3(seed);
        const [low, high] = [Math.min(one, two), Math.max(one, two)];
        const isNeighbour = high - low === SIDE || (high - low === 1 && columnOf(high) > 0);
        const isOnBoard = low >= 0 && high < 36;
        const isRun = isOnBoard && isNeighbour && findRunCells(exchanged(state.gems, [one, two])).size > 0;
        expect(state.possibleSwaps.some((swap) => swap[0] === low && swap[1] === high)).toBe(isRun);
        expect(core.swapMatch3([one, two]) !== null).toBe(isRun);
        if (!isRun) expect(core.swapMatch3(choose(state, 0))?.state.score).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
    core.startMatch3(1);
    expect(core.swapMatch3([0.5, 1.5])).toBeNull();
  });

  it('plays the same game as the array implementation, move by move', () => {
    const game = createArrayGame();
    const random = createRandom(20);
    let [moves, reshuffles, deepest] = [0, 0, 0];
    for (let seed = 0; moves < MOVES; seed += 0x01234567) {
      let state = core.startMatch3(seed);
      game.start(seed);
      for (let i = 0; i < 10_000; i++, moves++) {
        const [one, two] = choose(state, random.whole(0, 60));
        const turn = core.swapMatch3([one, two]);
        if (turn === null) throw new Error('a possible swap was refused');
        const combo = game.swap(one, two);
        state = turn.state;
        if (turn.isReshuffled) reshuffles++;
        deepest = Math.max(deepest, combo);
        const isSame =
          turn.steps.length === combo &&
          state.score === game.score &&
          turn.isReshuffled === game.isReshuffled &&
          state.possibleSwaps.length === game.countSwaps() &&
          state.gems.every((gem, cell) => gem === game.gems[cell]);
        if (!isSame) expect.fail(`game ${seed} differs at move ${i}`);
      }
    }
    expect(reshuffles).toBeGreaterThan(100);
    expect(deepest).toBeGreaterThan(6);
  });

  it('replays a log on another core and continues the game', () => {
    fc.assert(
      fc.property(seeds, choices, (seed, picks) => {
        let state = core.startMatch3(seed);
        const log: number[] = [];
        const play = (pick: number): void => {
          const turn = core.swapMatch3(choose(state, pick));
          if (turn === null) throw new Error('a possible swap was refused');
          state = turn.state;
          log.push(...turn.logged);
        };
        for (const pick of picks) play(pick);
        expect(other.replayMatch3(seed, Uint8Array.from(log))).toEqual(state);
        const next = choose(state, 3);
        expect(other.swapMatch3(next)).toEqual(core.swapMatch3(next));
      }),
      { numRuns: 60 },
    );
  });

  it('rejects a log that does not match its seed', () => {
    let state = core.startMatch3(5);
    const log: number[] = [];
    while (!log.includes(RESHUFFLE)) {
      const turn = core.swapMatch3(choose(state, log.length));
      if (turn === null) throw new Error('a possible swap was refused');
      state = turn.state;
      log.push(...turn.logged);
    }
    expect(other.replayMatch3(5, Uint8Array.from(log))).toEqual(state);
    expect(other.replayMatch3(5, Uint8Array.from(log.slice(0, -1))), 'a reshuffle left out').toBeNull();
    expect(other.replayMatch3(5, Uint8Array.from([log[0] ?? 0, RESHUFFLE])), 'a reshuffle made up').toBeNull();
    expect(other.replayMatch3(5, Uint8Array.from([RESHUFFLE]))).toBeNull();
    expect(other.replayMatch3(5, Uint8Array.from([72]))).toBeNull();
    expect(other.swapMatch3([0, 1]), 'no game is left').toBeNull();
    expect(other.replayMatch3(5, new Uint8Array(200_000))).toBeNull();
    expect(other.replayMatch3(5, new Uint8Array())).toEqual(core.startMatch3(5));
  });

  it('does not trap on bytes that are not a log', () => {
    fc.assert(
      fc.property(seeds, fc.uint8Array({ maxLength: 60 }), (seed, bytes) => {
        const state = core.replayMatch3(seed, bytes);
        if (state !== null) checkResting(state);
      }),
    );
  });
});

/** The daily board's module against its slow reference, and its invariants. */
import { describe, expect, it } from 'vitest';
import { createDailyOracle } from '../../../tests/support/oracles/daily.ts';
import { createGameRandom } from '../../../tests/support/oracles/match3-random.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { loadDaily } from '../node/load-core.ts';
import { type DailyState, type DailyTurn, isLantern, specialOf } from './daily-types.ts';

const TRIES = 80;
const RAINBOW = 5;
const FIREWORK = 3;

const daily = await loadDaily();
const other = await loadDaily();
const oracle = createDailyOracle(createGameRandom());

const check = (state: DailyState, name: string): void => {
  const { score, bestCombo, movesLeft } = oracle.game;
  expect([...state.pieces], name).toEqual(oracle.pieces);
  expect({ score: state.score, bestCombo: state.bestCombo, movesLeft: state.movesLeft }, name).toEqual({
    score,
    bestCombo,
    movesLeft,
  });
  expect(state.possibleSwaps, name).toEqual(oracle.possibleSwaps());
  expect(state.lanternsLeft).toBe(state.pieces.filter(isLantern).length);
};

/** Applies the steps of a turn as a screen does, and compares each board. */
function checkSteps(before: DailyState, swap: readonly [number, number], turn: DailyTurn): void {
  let board: (number | null)[] = [...before.pieces];
  [board[swap[0]], board[swap[1]]] = [board[swap[1]] ?? null, board[swap[0]] ?? null];
  for (const { cleared, changed, falls, arrivals, gems } of turn.steps) {
    const next = board.map((piece, cell) => (cleared.includes(cell) ? null : piece));
    for (const { cell, gem } of changed) next[cell] = gem;
    const moved = falls.map(({ from, to }) => ({ to, piece: next[from] ?? null }));
    for (const { from } of falls) next[from] = null;
    for (const { to, piece } of moved) next[to] = piece;
    for (const { to, gem } of arrivals) {
      expect(next[to]).toBeNull();
      next[to] = gem;
    }
    expect(next).toEqual([...gems]);
    board = next;
  }
}

const rainbowsOf = ({ pieces }: DailyState): number => pieces.filter((piece) => piece === RAINBOW).length;

/** A try that makes rainbows and leaves them to others to reach, up to the last one that was reached; null without one. */
function rainbowsReached(seed: number): (readonly [number, number])[] | null {
  const log: number[] = [];
  const swaps: (readonly [number, number])[] = [];
  let state = other.startDaily(seed);
  let end = 0;
  while (state.possibleSwaps.length > 0) {
    let best: { worth: number; swap: readonly [number, number]; isReached: boolean } | null = null;
    for (const swap of state.possibleSwaps) {
      if (swap.some((cell) => state.pieces[cell] === RAINBOW)) continue;
      const turn = other.swapDaily(swap);
      other.replayDaily(seed, Uint8Array.from(log));
      if (turn === null) throw new Error('a possible swap was refused');
      const isReached = rainbowsOf(turn.state) < rainbowsOf(state);
      const worth = isReached
        ? 100
        : 10 * rainbowsOf(turn.state) + turn.state.pieces.filter((piece) => piece >= 8).length;
      if (best === null || worth > best.worth) best = { worth, swap, isReached };
    }
    const turn = best === null ? null : other.swapDaily(best.swap);
    if (best === null || turn === null) break;
    log.push(turn.logged);
    swaps.push(best.swap);
    if (best.isReached) end = swaps.length;
    ({ state } = turn);
  }
  return end === 0 ? null : swaps.slice(0, end);
}

describe('the daily board', { timeout: 60_000 }, () => {
  it('plays the same tries as the array implementation, move by move', () => {
    const random = createRandom(27);
    const seen = new Set<number>();
    let [combinations, reshuffles, finished] = [0, 0, 0];
    for (let seed = 1; seed <= TRIES; seed++) {
      let state = daily.startDaily(seed * 7919);
      oracle.start(seed * 7919);
      check(state, `try ${seed}`);
      const log: number[] = [];
      while (state.possibleSwaps.length > 0) {
        const special = state.possibleSwaps.filter((pair) => pair.every((cell) => (state.pieces[cell] ?? 0) >= 8));
        const [one, two] =
          special[0] ?? state.possibleSwaps[random.whole(0, state.possibleSwaps.length)] ?? ([0, 0] as const);
        if (special.length > 0) combinations++;
        const turn = daily.swapDaily([one, two]);
        if (turn === null) throw new Error('a possible swap was refused');
        expect(turn.steps.length).toBe(oracle.swap(one, two));
        expect(turn.isReshuffled).toBe(oracle.game.isReshuffled);
        check(turn.state, `try ${seed}, move ${log.length}`);
        if (seed % 10 === 0) checkSteps(state, [one, two], turn);
        log.push(turn.logged);
        if (turn.isReshuffled) reshuffles++;
        state = turn.state;
        for (const piece of state.pieces) seen.add(piece < 8 ? piece : 8 * specialOf(piece));
      }
      if (state.lanternsLeft === 0) finished++;
      expect(log.length).toBeLessThanOrEqual(30);
      expect(other.replayDaily(seed * 7919, Uint8Array.from(log))).toEqual(state);
    }
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 24]);
    expect(combinations).toBeGreaterThan(20);
    expect(reshuffles).toBeGreaterThan(10);
    expect(finished).toBeGreaterThan(TRIES / 2);
    expect(finished).toBeLessThan(TRIES);
  });

  it.each([
    { shape: 'an L', seed: 46, swap: [14, 20], cells: [20, 21, 22, 26, 32], made: 1 + 8 * FIREWORK, points: 60 },
    { shape: 'a T', seed: 76, swap: [8, 9], cells: [3, 9, 10, 11, 15], made: 1 + 8 * FIREWORK, points: 60 },
    { shape: 'five in a row', seed: 80, swap: [20, 21], cells: [8, 14, 20, 26, 32], made: RAINBOW, points: 50 },
  ] as const)('$shape leaves its special where the runs cross, or where the gem was put', (known) => {
    const { seed, swap, cells, made, points } = known;
    const board = [...daily.startDaily(seed).pieces];
    [board[swap[0]], board[swap[1]]] = [board[swap[1]] ?? 0, board[swap[0]] ?? 0];
    expect(new Set(cells.map((cell) => board[cell]))).toEqual(new Set([1]));
    const [first] = daily.swapDaily(swap)?.steps ?? [];
    const place = cells.find((cell) => swap.some((one) => one === cell)) ?? -1;
    expect(first?.changed.filter(({ gem }) => !isLantern(gem))).toEqual([{ cell: place, gem: made }]);
    expect(first?.cleared.toSorted((a, b) => a - b)).toEqual(cells.filter((cell) => cell !== place));
    expect(first?.points).toBe(points);
  });

  it('a rainbow that is reached takes the first of the most frequent colours', () => {
    const taken = new Set<number>();
    for (let seed = 1; seed <= 3000 && oracle.ties.length < 25; seed++) {
      const swaps = rainbowsReached(seed * 31);
      if (swaps === null) continue;
      oracle.start(seed * 31);
      daily.startDaily(seed * 31);
      for (const [at, swap] of swaps.entries()) {
        const before = oracle.ties.length;
        oracle.swap(...swap);
        const turn = daily.swapDaily(swap);
        if (turn === null) throw new Error('a possible swap was refused');
        if (oracle.ties.length === before) continue;
        check(turn.state, `try ${seed}, move ${at}`);
        for (const colour of oracle.ties.slice(before)) taken.add(colour);
      }
    }
    expect(oracle.ties.length).toBeGreaterThanOrEqual(25);
    // The last colour is never the first of several.
    expect(taken.size).toBeGreaterThanOrEqual(3);
    expect(Math.max(...taken)).toBeLessThan(4);
  });

  it('refuses swaps that are not possible, and logs that do not belong to the seed', () => {
    const { possibleSwaps, pieces } = daily.startDaily(3);
    const isOffered = (one: number, two: number): boolean =>
      possibleSwaps.some((swap) => swap[0] === one && swap[1] === two);
    for (let cell = 0; cell < 36; cell++) {
      for (const next of [cell + 1, cell + 6]) {
        daily.startDaily(3);
        expect(daily.swapDaily([cell, next]) !== null).toBe(isOffered(cell, next));
      }
    }
    daily.startDaily(3);
    for (const swap of [
      [0, 35],
      [-1, 0],
      [0.5, 1.5],
    ] as const) {
      expect(daily.swapDaily(swap)).toBeNull();
    }
    expect(daily.replayDaily(3, new Uint8Array())?.pieces).toEqual(pieces);
    expect(daily.replayDaily(3, Uint8Array.from([72]))).toBeNull();
    expect(daily.replayDaily(3, new Uint8Array(31))).toBeNull();
  });

  it('scores a match, its lanterns and the moves that are left', () => {
    // All lanterns lit: the last turn adds 150 points for each move that is left.
    for (let seed = 1; seed < 50; seed++) {
      let state = daily.startDaily(seed);
      let before = state;
      let last: DailyTurn | null = null;
      while (state.possibleSwaps.length > 0) {
        before = state;
        last = daily.swapDaily(state.possibleSwaps[0] ?? [0, 0]);
        state = last?.state ?? state;
      }
      if (state.lanternsLeft > 0) continue;
      const points = last?.steps.reduce((sum, step) => sum + step.points, 0) ?? 0;
      expect(state.score).toBe(before.score + points + 150 * (before.movesLeft - 1));
      return;
    }
    expect.fail('no try was finished');
  });
});

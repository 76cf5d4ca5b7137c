/**
 * Match-three on a plain array, cell by cell: the reference for the core's bitboards, for correctness in tests and for
 * speed in the bench. The same seed gives the same game in both.
 */
import { createGameRandom, type GameRandom } from './match3-random.ts';

const SIDE = 6;
const CELLS = SIDE * SIDE;
const GEMS = 5;
const EMPTY = 255;
export const RESHUFFLE = 255;

/** Cells of each planted shape, as [column, row from below]. */
const SHAPES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [1, 0],
    [3, 0],
  ],
  [
    [0, 0],
    [2, 0],
    [3, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 1],
  ],
  [
    [0, 1],
    [1, 0],
    [2, 0],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 1],
    [1, 0],
    [2, 1],
  ],
];

export interface ArrayGame {
  /** Row by row from the top left. */
  readonly gems: Uint8Array;
  score: number;
  bestCombo: number;
  /** Whether the last swap ended with a reshuffled board. */
  isReshuffled: boolean;
  start(seed: number): void;
  /** Only the board, with the next random numbers. */
  deal(): void;
  /** Whether exchanging both cells makes a run. */
  isPossible(one: number, other: number): boolean;
  /** Number of possible swaps. */
  countSwaps(): number;
  /** Plays a possible swap. Returns the steps of its cascade. */
  swap(one: number, other: number): number;
  /** Replays a valid log of swaps. */
  replay(seed: number, log: Uint8Array): void;
}

/** `random`: for a game that uses the deal alone and draws further numbers itself. */
export function createArrayGame(random: GameRandom = createGameRandom()): ArrayGame {
  const gems = new Uint8Array(CELLS);
  const isCleared = new Uint8Array(CELLS);

  const gemAt = (cell: number): number => gems[cell] ?? EMPTY;
  const cellAt = (column: number, rowFromBelow: number): number => (SIDE - 1 - rowFromBelow) * SIDE + column;

  /** Length of the line of equal gems through a cell. */
  function lineThrough(cell: number, stride: number, place: number): number {
    const gem = gemAt(cell);
    let length = 1;
    for (let at = place - 1, other = cell - stride; at >= 0 && gems[other] === gem; at--, other -= stride) length++;
    for (let at = place + 1, other = cell + stride; at < SIDE && gems[other] === gem; at++, other += stride) length++;
    return length;
  }

  const makesRun = (cell: number): boolean =>
    lineThrough(cell, 1, cell % SIDE) >= 3 || lineThrough(cell, SIDE, Math.floor(cell / SIDE)) >= 3;

  function exchange(one: number, other: number): void {
    const gem = gemAt(one);
    gems[one] = gemAt(other);
    gems[other] = gem;
  }

  function isPossible(one: number, other: number): boolean {
    if (gems[one] === gems[other]) return false;
    exchange(one, other);
    const isRun = makesRun(one) || makesRun(other);
    exchange(one, other);
    return isRun;
  }

  function countSwaps(): number {
    let count = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      if (cell % SIDE < SIDE - 1 && isPossible(cell, cell + 1)) count++;
      if (cell < CELLS - SIDE && isPossible(cell, cell + SIDE)) count++;
    }
    return count;
  }

  function deal(): void {
    gems.fill(EMPTY);
    for (const floor of [0, 3]) {
      const shape = random.below(SHAPES.length);
      const isFlat = shape < 2;
      const column = random.below(isFlat ? 3 : 4);
      const row = floor + random.below(isFlat ? 3 : 2);
      const gem = random.below(GEMS);
      for (const [right, up] of SHAPES[shape] ?? []) gems[cellAt(column + right, row + up)] = gem;
    }
    for (let column = 0; column < SIDE; column++) {
      for (let row = 0; row < SIDE; row++) {
        const cell = cellAt(column, row);
        if (gems[cell] !== EMPTY) continue;
        const allowed: number[] = [];
        for (let gem = 0; gem < GEMS; gem++) {
          gems[cell] = gem;
          if (!makesRun(cell)) allowed.push(gem);
        }
        gems[cell] = allowed[random.below(allowed.length)] ?? EMPTY;
      }
    }
  }

  /** Scores and marks the runs of one line; true when it has any. */
  function clearLine(first: number, stride: number, combo: number): boolean {
    let hasRun = false;
    for (let start = 0; start < SIDE; ) {
      const gem = gems[first + start * stride];
      let end = start + 1;
      while (end < SIDE && gems[first + end * stride] === gem) end++;
      if (end - start >= 3) {
        hasRun = true;
        game.score += 10 * (end - start) * combo;
        for (let at = start; at < end; at++) isCleared[first + at * stride] = 1;
      }
      start = end;
    }
    return hasRun;
  }

  function clearRuns(combo: number): boolean {
    let hasRun = false;
    isCleared.fill(0);
    for (let line = 0; line < SIDE; line++) {
      if (clearLine(line, SIDE, combo)) hasRun = true;
      if (clearLine(line * SIDE, 1, combo)) hasRun = true;
    }
    return hasRun;
  }

  function dropAndRefill(): void {
    for (let column = 0; column < SIDE; column++) {
      let to = column + CELLS - SIDE;
      for (let from = to; from >= 0; from -= SIDE) {
        if (isCleared[from] === 1) continue;
        gems[to] = gemAt(from);
        to -= SIDE;
      }
      for (; to >= 0; to -= SIDE) gems[to] = random.below(GEMS);
    }
  }

  const game: ArrayGame = {
    gems,
    score: 0,
    bestCombo: 0,
    isReshuffled: false,
    start(seed) {
      random.seed(seed);
      game.score = 0;
      game.bestCombo = 0;
      game.isReshuffled = false;
      deal();
    },
    deal,
    isPossible,
    countSwaps,
    swap(one, other) {
      exchange(one, other);
      let combo = 0;
      while (clearRuns(combo + 1)) {
        combo++;
        dropAndRefill();
      }
      game.bestCombo = Math.max(game.bestCombo, combo);
      game.isReshuffled = countSwaps() < 2;
      if (game.isReshuffled) deal();
      return combo;
    },
    replay(seed, log) {
      game.start(seed);
      for (const entry of log) {
        const cell = entry >> 1;
        const other = cell + ((entry & 1) === 0 ? 1 : SIDE);
        if (entry !== RESHUFFLE && isPossible(cell, other)) game.swap(cell, other);
      }
    },
  };
  return game;
}

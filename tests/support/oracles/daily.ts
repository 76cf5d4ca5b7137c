/**
 * The daily lantern board on plain arrays, cell by cell: the slow reference for the module's bit planes. The same seed gives
 * the same try in both. Written from the rules, not from the module: it shares only the random numbers and the deal.
 */
import { createArrayGame } from './match3.ts';
import type { GameRandom } from './match3-random.ts';

const SIDE = 6;
const CELLS = 36;
const ALL = Array.from({ length: CELLS }, (_, cell) => cell);
const [RAINBOW, DARK, GLIMMERING] = [5, 6, 7];
const [NONE, ROW, LINE, FIREWORK] = [0, 1, 2, 3];

interface Piece {
  gem: number;
  special: number;
}

interface Run {
  cells: number[];
  isColumn: boolean;
}

const rowOf = (cell: number): number => Math.floor(cell / SIDE);
const columnOf = (cell: number): number => cell % SIDE;
const isNear = (one: number, other: number, reach: number): boolean =>
  Math.abs(rowOf(one) - rowOf(other)) <= reach && Math.abs(columnOf(one) - columnOf(other)) <= reach;
const isBeside = (one: number, other: number): boolean =>
  Math.abs(rowOf(one) - rowOf(other)) + Math.abs(columnOf(one) - columnOf(other)) === 1;
/** The order in which the module looks at cells: column by column from the left, upwards. */
const inOrder = (cells: Iterable<number>): number[] =>
  [...cells].toSorted((a, b) => columnOf(a) - columnOf(b) || rowOf(b) - rowOf(a));

export function createDailyOracle(random: GameRandom) {
  const dealer = createArrayGame(random);
  let board: Piece[] = [];
  const game = { score: 0, bestCombo: 0, movesLeft: 0, isReshuffled: false };
  /** Rainbows that were reached while several colours were the most frequent, by the colour that they took. */
  const ties: number[] = [];

  const isColour = (cell: number): boolean => (board[cell]?.gem ?? RAINBOW) < RAINBOW;
  const isLantern = (cell: number): boolean => (board[cell]?.gem ?? 0) >= DARK;
  const gemOf = (cell: number): number => board[cell]?.gem ?? -1;
  const isSpecial = (cell: number): boolean => gemOf(cell) === RAINBOW || (board[cell]?.special ?? NONE) !== NONE;
  const withGem = (gem: number): number[] => ALL.filter((cell) => gemOf(cell) === gem);

  function runs(): Run[] {
    const found: Run[] = [];
    for (const isColumn of [true, false]) {
      const stride = isColumn ? SIDE : 1;
      for (let line = 0; line < SIDE; line++) {
        const cells = Array.from({ length: SIDE }, (_, at) => (isColumn ? line : line * SIDE) + at * stride);
        let run: number[] = [];
        for (const cell of [...cells, -1]) {
          if (run.length > 0 && cell >= 0 && isColour(cell) && gemOf(cell) === gemOf(run[0] ?? -1)) run.push(cell);
          else {
            if (run.length >= 3) found.push({ cells: run, isColumn });
            run = cell >= 0 && isColour(cell) ? [cell] : [];
          }
        }
      }
    }
    return found;
  }

  function exchange(one: number, other: number): void {
    const piece = board[one] as Piece;
    board[one] = board[other] as Piece;
    board[other] = piece;
  }

  function isPossible(one: number, other: number): boolean {
    if (game.movesLeft === 0 || isLantern(one) || isLantern(other)) return false;
    if (gemOf(one) === RAINBOW || gemOf(other) === RAINBOW || (isSpecial(one) && isSpecial(other))) return true;
    if (gemOf(one) === gemOf(other)) return false;
    exchange(one, other);
    const isMatch = runs().length > 0;
    exchange(one, other);
    return isMatch;
  }

  function possibleSwaps(): [number, number][] {
    const swaps: [number, number][] = [];
    for (const cell of ALL) {
      if (columnOf(cell) < SIDE - 1 && isPossible(cell, cell + 1)) swaps.push([cell, cell + 1]);
      if (cell < CELLS - SIDE && isPossible(cell, cell + SIDE)) swaps.push([cell, cell + SIDE]);
    }
    return swaps;
  }

  /** What a special clears. */
  function blast(cell: number): number[] {
    if (gemOf(cell) === RAINBOW) {
      const counts = [0, 1, 2, 3, 4].map((gem) => withGem(gem).length);
      const most = Math.max(...counts);
      const taken = counts.indexOf(most);
      if (most > 0 && counts.lastIndexOf(most) !== taken) ties.push(taken);
      return [cell, ...withGem(taken)];
    }
    const special = board[cell]?.special;
    if (special === ROW) return ALL.filter((other) => rowOf(other) === rowOf(cell));
    if (special === LINE) return ALL.filter((other) => columnOf(other) === columnOf(cell));
    return ALL.filter((other) => isNear(cell, other, 1));
  }

  function combination(one: number, other: number): { cells: number[]; used: number[] } | null {
    const rainbow = [one, other].filter((cell) => gemOf(cell) === RAINBOW);
    if (rainbow.length === 2) return { cells: ALL, used: [one, other] };
    if (rainbow.length === 1) {
      const partner = gemOf(one) === RAINBOW ? other : one;
      const cells = withGem(gemOf(partner));
      const special = board[partner]?.special ?? NONE;
      for (const cell of special === NONE ? [] : cells) {
        const piece = board[cell] as Piece;
        if (piece.special !== NONE) continue;
        const isEven = (columnOf(cell) * 9 + (SIDE - 1 - rowOf(cell))) % 2 === 0;
        piece.special = special === FIREWORK ? FIREWORK : isEven ? ROW : LINE;
      }
      return { cells: [...cells, one, other], used: rainbow };
    }
    const kinds = [board[one]?.special, board[other]?.special];
    if (kinds.includes(NONE)) return null;
    const used = [one, other];
    const fireworks = kinds.filter((kind) => kind === FIREWORK).length;
    if (fireworks === 2) return { cells: [...ALL.filter((cell) => isNear(one, cell, 2)), ...used], used };
    const breadth = fireworks === 1 ? 1 : 0;
    const isCrossed = (cell: number): boolean =>
      Math.abs(rowOf(cell) - rowOf(one)) <= breadth || Math.abs(columnOf(cell) - columnOf(one)) <= breadth;
    return { cells: [...ALL.filter(isCrossed), ...used], used };
  }

  /** Specials of the runs: a run of five, else crossing runs, else a run of four. */
  function madeBy(found: readonly Run[], moved: readonly number[]): Map<number, Piece> {
    const made = new Map<number, Piece>();
    const isCrossing = (cell: number): boolean => found.filter(({ cells }) => cells.includes(cell)).length === 2;
    const placeIn = ({ cells, isColumn }: Run): number => {
      const own = inOrder(cells.filter((cell) => moved.includes(cell)))[0];
      // Columns count upwards.
      const upwards = isColumn ? cells.toReversed() : cells;
      return own ?? upwards[Math.floor(cells.length / 2)] ?? 0;
    };
    for (const run of found) {
      if (run.cells.length === 4 && !run.cells.some(isCrossing)) {
        const cell = placeIn(run);
        made.set(cell, { gem: gemOf(cell), special: run.isColumn ? LINE : ROW });
      }
    }
    for (const run of found) {
      if (run.cells.length >= 5) continue;
      for (const cell of run.cells.filter(isCrossing)) made.set(cell, { gem: gemOf(cell), special: FIREWORK });
    }
    for (const run of found) if (run.cells.length >= 5) made.set(placeIn(run), { gem: RAINBOW, special: NONE });
    return made;
  }

  function step(first: { cells: number[]; used: number[] } | null, moved: readonly number[], combo: number): boolean {
    const found = first === null ? runs() : [];
    if (first === null && found.length === 0) return false;
    const made = madeBy(found, moved);
    const matched = new Set(found.flatMap(({ cells }) => cells));
    const reached = new Set([...matched, ...(first?.cells ?? [])]);
    const done = new Set(first?.used);
    for (;;) {
      const next = inOrder(reached).find((cell) => isSpecial(cell) && !done.has(cell));
      if (next === undefined) break;
      done.add(next);
      for (const cell of blast(next)) reached.add(cell);
    }
    const cleared = [...reached].filter((cell) => !isLantern(cell));
    const touched = ALL.filter(
      (cell) => isLantern(cell) && (reached.has(cell) || cleared.some((other) => isBeside(cell, other))),
    );
    const lit = touched.filter((cell) => gemOf(cell) === GLIMMERING);
    for (const cell of touched) board[cell] = { gem: GLIMMERING, special: NONE };
    for (const { cells } of found) game.score += 10 * cells.length * combo;
    game.score += 10 * combo * cleared.filter((cell) => !matched.has(cell)).length + 100 * lit.length;
    for (const [cell, piece] of made) board[cell] = piece;
    const gone = new Set([...cleared, ...lit].filter((cell) => !made.has(cell)));
    for (let column = 0; column < SIDE; column++) {
      const kept = Array.from({ length: SIDE }, (_, row) => row * SIDE + column).filter((cell) => !gone.has(cell));
      const pieces = kept.map((cell) => board[cell] as Piece);
      const missing = SIDE - pieces.length;
      // From the lowest empty cell up.
      const fresh = Array.from({ length: missing }, () => ({ gem: random.below(5), special: NONE })).toReversed();
      for (const [row, piece] of [...fresh, ...pieces].entries()) board[row * SIDE + column] = piece;
    }
    return true;
  }

  function redeal(): void {
    const kept = board.map(({ gem }, cell) => ({ cell, gem })).filter(({ gem }) => gem >= RAINBOW);
    for (let deal = 0; deal < 64; deal++) {
      dealer.deal();
      for (const cell of ALL) (board[cell] as Piece).gem = dealer.gems[cell] ?? 0;
      for (const { cell, gem } of kept) (board[cell] as Piece).gem = gem;
      if (possibleSwaps().length > 0) return;
    }
    game.movesLeft = 0;
  }

  return {
    get pieces(): number[] {
      return board.map(({ gem, special }) => gem + 8 * special);
    },
    game,
    ties,
    possibleSwaps,
    start(seed: number): void {
      random.seed(seed);
      Object.assign(game, { score: 0, bestCombo: 0, movesLeft: 30, isReshuffled: false });
      do {
        dealer.deal();
        board = Array.from(dealer.gems, (gem) => ({ gem, special: NONE }));
        for (let placed = 0; placed < 10; ) {
          const piece = board[random.below(CELLS)] as Piece;
          if (piece.gem === DARK) continue;
          piece.gem = DARK;
          placed++;
        }
      } while (possibleSwaps().length === 0);
    },
    /** Plays a possible swap, the cell with the smaller number first. Returns the steps of its cascade. */
    swap(one: number, other: number): number {
      exchange(one, other);
      game.movesLeft--;
      let combo = 0;
      let first = combination(one, other);
      let moved = [one, other];
      while (step(first, moved, combo + 1)) {
        combo++;
        first = null;
        moved = [];
      }
      game.bestCombo = Math.max(game.bestCombo, combo);
      if (!ALL.some(isLantern)) {
        game.score += 150 * game.movesLeft;
        game.movesLeft = 0;
      }
      game.isReshuffled = game.movesLeft > 0 && possibleSwaps().length === 0;
      if (game.isReshuffled) redeal();
      return combo;
    },
  };
}

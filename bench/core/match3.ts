/**
 * Match-three: the log of one long game, played by the core, by bitboards in JavaScript and by a plain array; and tries of the
 * daily board, played by its module and by a plain array.
 */
import type { DailyGame } from '../../src/engine/core/daily-types.ts';
import type { Core, Match3State, Match3Swap } from '../../src/engine/core/types.ts';
import { loadCore, loadDaily } from '../../src/engine/node/load-core.ts';
import { createDailyOracle } from '../../tests/support/oracles/daily.ts';
import { createGameRandom } from '../../tests/support/oracles/match3-random.ts';
import { createArrayGame } from '../../tests/support/oracles/match3.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { createRandom } from '../../tests/support/random.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { summarise } from '../lib/statistics.ts';
import { createBitboardGame } from './match3-bitboard.ts';

const GAMES = 5;
const MOVES = 20_000;
const DAILY_TRIES = 200;

interface Game {
  seed: number;
  log: Uint8Array;
  score: number;
}

export async function benchMatch3(): Promise<Table[]> {
  const core = await loadCore();
  const array = createArrayGame();
  const bitboard = createBitboardGame();
  const ways = {
    ours: ({ seed, log }: Game): number => core.replayMatch3(seed, log)?.score ?? Number.NaN,
    'bitboards in JavaScript': ({ seed, log }: Game): number => bitboard.replay(seed, log),
    'an array in JavaScript': ({ seed, log }: Game): number => {
      array.replay(seed, log);
      return array.score;
    },
  };
  const games = Array.from({ length: GAMES }, (_, index) => playGame(core, index + 1));
  for (const [way, play] of Object.entries(ways)) {
    if (games.some((game) => play(game) !== game.score)) throw new Error(`${way}: plays another game`);
  }
  const times = await interleave(ways, games, { rounds: 9, warmUpRounds: 2, isBest: flags.isBest });
  const ours = summarise(times.ours ?? []).p50;
  const rows = Object.entries(times).map(([way, samples]): Row => {
    const { p50, min, spread } = summarise(samples);
    return {
      way,
      'moves/s': Math.round((MOVES / p50) * 1000),
      best: Math.round((MOVES / min) * 1000),
      spread: short(spread),
      [RATIO]: short(p50 / ours),
    };
  });
  const title = `Match-three, logs of ${MOVES} moves checked and played`;
  return [{ name: 'match-three', title, rows }, await benchDaily()];
}

/** A try of the daily board has at most 30 moves: many are played in a row. */
async function benchDaily(): Promise<Table> {
  const daily = await loadDaily();
  const oracle = createDailyOracle(createGameRandom());
  const tries = Array.from({ length: DAILY_TRIES }, (_, index) => playTry(daily, index + 1));
  const moves = tries.reduce((sum, { swaps }) => sum + swaps.length, 0);
  const ways = {
    ours: (all: readonly Try[]): number =>
      all.reduce((sum, { seed, log }) => sum + (daily.replayDaily(seed, log)?.score ?? Number.NaN), 0),
    'an array in JavaScript': (all: readonly Try[]): number =>
      all.reduce((sum, { seed, swaps }) => {
        oracle.start(seed);
        for (const [one, other] of swaps) oracle.swap(one, other);
        return sum + oracle.game.score;
      }, 0),
  };
  const total = tries.reduce((sum, { score }) => sum + score, 0);
  for (const [way, play] of Object.entries(ways)) {
    if (play(tries) !== total) throw new Error(`${way}: plays other tries`);
  }
  const times = await interleave(ways, [tries], { rounds: 9, warmUpRounds: 2, isBest: flags.isBest });
  const ours = summarise(times.ours ?? []).p50;
  const rows = Object.entries(times).map(([way, samples]): Row => {
    const { p50, min, spread } = summarise(samples);
    return {
      way,
      'moves/s': Math.round((moves / p50) * 1000),
      best: Math.round((moves / min) * 1000),
      spread: short(spread),
      [RATIO]: short(p50 / ours),
    };
  });
  return { name: 'daily-board', title: `The daily board, ${DAILY_TRIES} tries with ${moves} moves`, rows };
}

interface Try {
  seed: number;
  log: Uint8Array;
  swaps: Match3Swap[];
  score: number;
}

function playTry(daily: DailyGame, seed: number): Try {
  const random = createRandom(seed);
  const [log, swaps]: [number[], Match3Swap[]] = [[], []];
  let state = daily.startDaily(seed);
  for (;;) {
    const swap = state.possibleSwaps[random.whole(0, Math.max(1, state.possibleSwaps.length))];
    if (swap === undefined) return { seed, log: Uint8Array.from(log), swaps, score: state.score };
    const turn = daily.swapDaily(swap);
    if (turn === null) throw new Error('a possible swap was refused');
    log.push(turn.logged);
    swaps.push(swap);
    ({ state } = turn);
  }
}

function playGame(core: Core, seed: number): Game {
  const random = createRandom(seed);
  const log: number[] = [];
  let state: Match3State = core.startMatch3(seed);
  for (let move = 0; move < MOVES; move++) {
    const swap = state.possibleSwaps[random.whole(0, state.possibleSwaps.length)];
    const turn = swap === undefined ? null : core.swapMatch3(swap);
    if (turn === null) throw new Error('a possible swap was refused');
    log.push(...turn.logged);
    state = turn.state;
  }
  return { seed, log: Uint8Array.from(log), score: state.score };
}

/** Match-three: the log of one long game, played by the core, by bitboards in JavaScript and by a plain array. */
import type { Core, Match3State } from '../../src/engine/core/types.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { createArrayGame } from '../../tests/support/oracles/match3.ts';
import { flags } from '../lib/flags.ts';
import { interleave } from '../lib/interleave.ts';
import { createRandom } from '../../tests/support/random.ts';
import { RATIO, type Row, short, type Table } from '../lib/table.ts';
import { summarise } from '../lib/statistics.ts';
import { createBitboardGame } from './match3-bitboard.ts';

const GAMES = 5;
const MOVES = 20_000;

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
  return [{ name: 'match-three', title: `Match-three, logs of ${MOVES} moves checked and played`, rows }];
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

/** Acts of the games: FLOW, which the server replays, and the saves of the cookie game. */
import type { DailyGame } from '../../../src/engine/core/daily-types.ts';
import { loadCore, loadDaily } from '../../../src/engine/node/load-core.ts';
import type { Core, Match3Swap } from '../../../src/engine/core/types.ts';
import type { FlowAnswer } from '../../../src/shared/realtime/events.ts';
import { click, type CookieSave, newGame } from '../../../src/shared/rules/cookie/game.ts';
import type { Player } from '../player.ts';
import type { World } from '../world.ts';
import { type Act, call } from './act.ts';

/** After this the player's page gives up. */
const ANSWER_MS = 20_000;

let core: Promise<Core> | null = null;
const pageCore = (): Promise<Core> => (core ??= loadCore());

/** Before virtual time begins: loading is work of the file system. */
let daily: Promise<DailyGame> | null = null;
const pageDaily = (): Promise<DailyGame> => (daily ??= loadDaily());

export const prepareGames = async (): Promise<void> => void (await Promise.all([pageCore(), pageDaily()]));

async function openFlow(world: World, player: Player): Promise<void> {
  const { status, body } = await call(world, player, { method: 'POST', url: '/flow/game' });
  if (status !== 200) return;
  const { gameId, seed, log, applied } = body as { gameId: string; seed: number; log: number[]; applied: number };
  player.flow = { gameId, seed, log, applied };
}

interface Turns {
  swaps: Match3Swap[];
  log: number[];
  score: number;
  combo: number;
}

function someTurns(loaded: Core, game: { seed: number; log: number[] }, count: number, world: World): Turns | null {
  let state = loaded.replayMatch3(game.seed, Uint8Array.from(game.log));
  const log = [...game.log];
  const swaps: Match3Swap[] = [];
  for (let at = 0; at < count && state !== null; at++) {
    const swap = world.chance.of(state.possibleSwaps);
    const turn = loaded.swapMatch3(swap);
    if (turn === null) return null;
    swaps.push(swap);
    log.push(...turn.logged);
    state = turn.state;
  }
  return state === null ? null : { swaps, log, score: state.score, combo: state.bestCombo };
}

async function playFlow(world: World, player: Player): Promise<void> {
  if (player.flow === null) await openFlow(world, player);
  const { flow: game, link } = player;
  if (game === null || link?.hasJoined !== true) return;
  const turns = someTurns(await pageCore(), game, world.chance.between(1, 3), world);
  if (turns === null) {
    player.flow = null;
    return;
  }
  const applied = game.applied + turns.swaps.length;
  const end = world.facts.begin(`applied ${game.gameId}`, applied, 0);
  const play = { gameId: game.gameId, from: game.applied, swaps: turns.swaps };
  const answer = await new Promise<FlowAnswer | null>((resolve) => {
    link.ask('match_score', [play, { score: turns.score, combo: turns.combo }], ([first]) =>
      resolve(first as FlowAnswer),
    );
    world.time.after(ANSWER_MS, 'player', () => resolve(null));
  });
  if (answer === null) {
    // It may still be under way: nothing is known of the game any more.
    player.flow = null;
    return;
  }
  const result = answer.isApplied ? 'applied' : answer.code;
  world.say(`${player.name} plays ${turns.swaps.length} swaps: ${result} ${String(answer.applied)}`);
  end(answer.isApplied ? 'done' : 'refused');
  if (answer.isApplied && answer.applied === applied) {
    if (player.flow?.gameId === game.gameId) player.flow = { ...game, log: turns.log, applied };
  } else if (!answer.isApplied && answer.code === 'too-fast') return;
  else player.flow = null;
}

async function endFlow(world: World, player: Player): Promise<void> {
  const { flow } = player;
  if (flow === null) return;
  player.flow = null;
  await call(world, player, { method: 'POST', url: `/flow/game/${flow.gameId}/end` });
}

/** Some swaps of the day's board, of which the last message can be sent again, and now and then the end of the try. */
async function playDaily(world: World, player: Player): Promise<void> {
  const dealt = await call(world, player, { method: 'POST', url: '/flow/daily' });
  if (dealt.status !== 200) return;
  const { tryId, seed, log } = dealt.body as { tryId: string; seed: number; log: number[] };
  const game = await pageDaily();
  let state = game.replayDaily(seed, Uint8Array.from(log));
  const swaps: Match3Swap[] = [];
  for (let count = world.chance.between(1, 2); count > 0 && state !== null; count--) {
    const [first] = state.possibleSwaps;
    const swap = first === undefined ? undefined : world.chance.of(state.possibleSwaps);
    const turn = swap === undefined ? null : game.swapDaily(swap);
    if (swap === undefined || turn === null) break;
    swaps.push(swap);
    ({ state } = turn);
  }
  if (state === null || swaps.length === 0) return;
  const body = { from: log.length, swaps, score: state.score, combo: state.bestCombo };
  const url = `/flow/daily/${tryId}`;
  const { status } = await call(world, player, { method: 'POST', url, body });
  if (status !== 200 || world.chance.between(0, 2) === 0) await call(world, player, { method: 'POST', url, body });
  if (world.chance.between(0, 1) === 0) await call(world, player, { method: 'POST', url: `${url}/end`, body: {} });
}

async function multiplier(world: World, player: Player): Promise<void> {
  await call(world, player, { method: 'POST', url: `/flow/multiplier/${world.chance.of([2, 7])}` });
}

async function cookie(world: World, player: Player): Promise<void> {
  const loaded = await call(world, player, { method: 'GET', url: '/cookie/load' });
  if (loaded.status !== 200) return;
  const text = String(loaded.body.cookieGameState);
  const game = text === '' ? newGame(world.time.wallMs) : (JSON.parse(text) as CookieSave);
  const basedOn = text === '' ? undefined : game.lastSave;
  for (let clicks = world.chance.between(1, 20); clicks > 0; clicks--) click(game);
  game.lastSave = world.time.wallMs + world.nextNumber();
  const changes = [[`cookie ${player.name}`, game.lastSave, null]] as const;
  await call(world, player, { method: 'POST', url: '/cookie/save', body: { ...game, basedOn }, changes });
}

export const gameActs: readonly Act[] = [
  { name: 'play FLOW', weight: 7, isInTown: true, run: playFlow },
  { name: 'end FLOW', weight: 1, run: endFlow },
  { name: 'play the daily board', weight: 2, run: playDaily },
  { name: 'multiplier', weight: 1, run: multiplier },
  { name: 'cookie', weight: 3, run: cookie },
];

/**
 * FLOW's verified play. The server generates the seed, replays each swap in the same core and grants honor for swaps
 * that replay at a plausible speed, which is the player's for all games together. Score, honor, level coins and ledger change in one transaction. Plays that are
 * forged, out of order or too fast are rejected without an effect on the game.
 */
import type { FlowAnswer, FlowPlay, FlowRefusal, FlowResult } from '../../../shared/realtime/events.ts';
import {
  MAX_SWAPS_PER_GAME,
  MULTIPLIER_COST_GEMS,
  MULTIPLIER_MS,
  type Multiplier,
  SCORE_PER_HONOR,
  growCredit,
  spendCredit,
} from '../../../shared/rules/flow.ts';
import { noteChange } from '../../db/changes.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { FlowGameTable, FlowPlayerTable } from '../../db/schema-games.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerData } from '../../ports.ts';
import { changeBalance } from '../ledger/service.ts';
import { lockPlayers } from '../players/service.ts';
import { exportDaily } from './daily.ts';
import * as repo from './repo.ts';
import { appendWindow, type MatchCore, type MultiplierWindow, replaySwaps } from './replay.ts';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import { runtime } from '../../runtime.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

/** Ended games per player that are kept for support requests. */
const ENDED_GAMES_MAX = 10;

export interface OpenGame {
  gameId: string;
  seed: number;
  log: number[];
  applied: number;
  /** Unused playing time, ms: the next swap is accepted while it is not negative. */
  creditMs: number;
  score: number;
  multiplier: number;
  multiplierEndsInMs: number;
  highScore: number;
  largestCombo: number;
}

export interface FlowDeps {
  db: Database;
  core: MatchCore;
  /** Counts a new game of a player. Rejects when the player was dealt too many. */
  admitDeal: (playerId: string) => Promise<void>;
  /** Called after the player's honor changed, to notify the player's connection. */
  honorChanged: (playerId: string, honor: number) => void;
  /** Epoch ms */
  now?: () => number;
  /** Returns an unpredictable 32-bit unsigned integer. */
  newSeed?: () => number;
}

export interface Flow {
  /** Returns the player's open game, or creates one. Rejects as `admitDeal` does. */
  open(playerId: string): Promise<OpenGame>;
  /** Whether the player has an open game with points. */
  hasOpen(playerId: string): Promise<boolean>;
  /** Validates and applies swaps. Invalid input is reported in the reply; it does not throw. */
  play(playerId: string, play: FlowPlay, result: FlowResult): Promise<FlowAnswer>;
  /** Throws a DomainError 404 for an unknown game or one of another player. */
  end(playerId: string, gameId: string): Promise<{ score: number; highScore: number }>;
  /** Throws a DomainError 409 while a multiplier is active or when the player has too few gems. */
  buyMultiplier(playerId: string, factor: Multiplier): Promise<void>;
}

export function createFlow({
  db,
  core,
  admitDeal,
  honorChanged,
  now = () => runtime.now(),
  newSeed = () => Buffer.from(runtime.randomBytes(4)).readUInt32LE(),
}: FlowDeps): Flow {
  return {
    async open(playerId) {
      if ((await repo.openGameOf(db, playerId)) === undefined) {
        await admitDeal(playerId);
        await repo.insertGame(db, {
          id: randomUuid(runtime),
          playerId,
          seed: newSeed(),
          now: now(),
        });
      }
      const [game, bests] = await Promise.all([repo.openGameOf(db, playerId), repo.flowPlayer(db, playerId)]);
      if (game === undefined) throw new DomainError('conflict', sentence('thisGameWasJustEnded'));
      return {
        gameId: game.id,
        seed: game.seed,
        log: [...Buffer.from(game.log, 'base64')],
        applied: game.applied,
        creditMs: creditOf(bests, now()),
        score: game.score,
        ...activeMultiplier(bests, now()),
        highScore: bests.highScore,
        largestCombo: bests.largestCombo,
      };
    },

    hasOpen: (playerId) => repo.hasOpenGame(db, playerId),

    async play(playerId, play, result) {
      const outcome = await db
        .transaction()
        .execute((transaction) => apply(transaction, { playerId, play, result, core, now: now() }));
      if (outcome.honor !== null) honorChanged(playerId, outcome.honor);
      return outcome.answer;
    },

    end: (playerId, gameId) =>
      db.transaction().execute(async (transaction) => {
        const game = await repo.gameById(transaction, gameId);
        if (game?.playerId !== playerId) throw new DomainError('not-found', sentence('thereIsNoSuchGame'));
        await repo.closeGame(transaction, gameId, now());
        noteChange(transaction, 'doors', playerId);
        await repo.deleteOldGames(transaction, playerId, ENDED_GAMES_MAX);
        const { highScore } = await repo.updateBests(transaction, playerId, game);
        return { score: game.score, highScore };
      }),

    buyMultiplier: (playerId, factor) =>
      db.transaction().execute(async (transaction) => {
        const start = { multiplier: factor, now: now(), until: now() + MULTIPLIER_MS };
        if (!(await repo.startMultiplier(transaction, playerId, start))) {
          throw new DomainError('conflict', sentence('aMultiplierIsActiveAlready'), { code: 'multiplier-active' });
        }
        await changeBalance(transaction, {
          playerId,
          currency: 'gems',
          amount: -MULTIPLIER_COST_GEMS[factor],
          reason: 'flow-multiplier',
          reference: `${factor}x`,
        });
      }),
  };
}

const activeMultiplier = ({ multiplier, multiplierUntil }: FlowPlayerTable, now: number) =>
  multiplierUntil > now
    ? { multiplier, multiplierEndsInMs: multiplierUntil - now }
    : { multiplier: 1, multiplierEndsInMs: 0 };

interface Message {
  playerId: string;
  play: FlowPlay;
  result: FlowResult;
  core: MatchCore;
  now: number;
}

interface Outcome {
  answer: FlowAnswer;
  /** The new honor; null when it did not change. */
  honor: number | null;
}

async function apply(transaction: Executor, { playerId, play, result, core, now }: Message): Promise<Outcome> {
  // The playing time is the player's: plays of two games must not spend it twice.
  await lockPlayers(transaction, [playerId]);
  const game = await repo.gameById(transaction, play.gameId);
  if (game?.playerId !== playerId || game.endedAt !== null) return refuse('no-game', null);
  const bests = await repo.flowPlayer(transaction, playerId);
  if (play.from > game.applied) return refuse('gap', game.applied);
  const swaps = play.swaps.slice(game.applied - play.from);
  if (swaps.length === 0) {
    const { applied, score } = game;
    const creditMs = creditOf(bests, now);
    return { answer: { isApplied: true, applied, score, highScore: bests.highScore, creditMs }, honor: null };
  }
  if (game.applied + swaps.length > MAX_SWAPS_PER_GAME) return refuse('full', game.applied);

  const log = Buffer.from(game.log, 'base64');
  const replayed = replaySwaps(core, { seed: game.seed, log, applied: game.applied }, swaps);
  if (replayed === null || replayed.baseScore !== result.score || replayed.combo !== result.combo) {
    return refuse('forged', game.applied);
  }
  const creditMs = creditOf(bests, now);
  const leftMs = spendCredit(creditMs, replayed.turnsMs);
  if (leftMs === null) return refuse('too-fast', game.applied, { creditMs });

  const { multiplier } = activeMultiplier(bests, now);
  const score = game.score + replayed.gained * multiplier;
  const honor = Math.floor(score / SCORE_PER_HONOR) - game.grantedHonor;
  const progress: repo.Progress = {
    log: Buffer.from(replayed.log).toString('base64'),
    windows: JSON.stringify(appendWindow(parseWindows(game), game.applied, multiplier)),
    applied: game.applied + swaps.length,
    score,
    combo: replayed.combo,
    grantedHonor: game.grantedHonor + honor,
  };
  const credit = { creditMs: Math.round(leftMs), playedAt: now };
  if (!(await repo.storeProgress(transaction, game.id, game.applied, progress))) return refuse('busy', game.applied);
  if (game.score === 0 && score > 0) noteChange(transaction, 'doors', playerId);
  const { highScore } = await repo.updateBests(transaction, playerId, { score, combo: replayed.combo }, credit);
  const reference = `game ${game.id}`;
  const newHonor =
    honor > 0
      ? await changeBalance(transaction, {
          playerId,
          currency: 'honor',
          amount: honor,
          reason: 'flow-honor',
          reference,
        })
      : null;
  const answer = { isApplied: true, applied: progress.applied, score, highScore, creditMs: credit.creditMs } as const;
  return { answer, honor: newHonor };
}

const refuse = (code: FlowRefusal, applied: number | null, credit: { creditMs?: number } = {}): Outcome => ({
  answer: { isApplied: false, applied, code, ...credit },
  honor: null,
});

const creditOf = ({ creditMs, playedAt }: FlowPlayerTable, now: number): number => growCredit(creditMs, now - playedAt);

const parseWindows = ({ windows }: FlowGameTable): MultiplierWindow[] => JSON.parse(windows) as MultiplierWindow[];

export const flowData: PlayerData = {
  name: 'flow',
  export: async (db, playerId) => {
    const { highScore, largestCombo } = await repo.flowPlayer(db, playerId);
    const games = await repo.gamesOf(db, playerId);
    return {
      highScore,
      largestCombo,
      daily: await exportDaily(db, playerId),
      games: games.map(({ applied, startedAt, endedAt, ...game }) => ({
        ...game,
        swaps: applied,
        startedAt: new Date(startedAt).toISOString(),
        endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
      })),
    };
  },
  // The foreign key deletes the games with the player's row.
  erase: () => Promise.resolve(),
};

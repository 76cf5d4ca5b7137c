/**
 * The daily lantern board. The server draws the day's seed when its first try is dealt, deals three tries to a player, and
 * replays every swap in the module that dealt the board, at the speed limits of FLOW and from the same playing time. A
 * finished board gives the lantern of its day, and every seventh lantern the item of the season: never honor or currency.
 */
import type { DailyGame } from '../../../engine/core/daily-types.ts';
import type { DailyRank } from '../../../shared/contract/flow.ts';
import type { FlowResult } from '../../../shared/realtime/events.ts';
import { isPrizeDue, prizeOf, TRIES_A_DAY } from '../../../shared/rules/daily-board.ts';
import { growCredit, plausibleTurnMs, spendCredit } from '../../../shared/rules/flow.ts';
import { dayOf, untilNextDay } from '../../../shared/rules/lanterns/lanterns.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { DailyTryTable } from '../../db/schema-games.ts';
import { DomainError } from '../../domain-error.ts';
import { runtime } from '../../runtime.ts';
import { giveItems, ownedOf } from '../inventory/service.ts';
import { lockPlayers } from '../players/service.ts';
import * as repo from './daily-repo.ts';
import { flowPlayer, updateBests } from './repo.ts';

/** Days for which tries are kept. */
const KEPT_DAYS = 7;

export interface DailyDeps {
  db: Database;
  core: DailyGame;
  /** Epoch ms */
  now?: () => number;
  /** Returns an unpredictable 32-bit unsigned integer. */
  newSeed?: () => number;
}

export interface DailyView {
  day: number;
  endsInMs: number;
  triesLeft: number;
  hasOpenTry: boolean;
  bestScore: number | null;
  isFinished: boolean;
  place: number | null;
  players: number;
  friends: DailyRank[];
  top: DailyRank[];
  lanterns: number;
  prize: { id: string; isMine: boolean };
}

export interface DealtTry {
  tryId: string;
  number: number;
  day: number;
  seed: number;
  log: number[];
  creditMs: number;
}

export interface DailyPlay {
  from: number;
  swaps: readonly (readonly [number, number])[];
}

export type DailyAnswer =
  | {
      isApplied: true;
      applied: number;
      score: number;
      creditMs: number;
      isOver: boolean;
      isLanternNew: boolean;
      prize?: string;
    }
  | {
      isApplied: false;
      applied: number | null;
      code: 'gap' | 'forged' | 'too-fast' | 'no-game';
      creditMs?: number;
    };

export interface DailyBoards {
  read(player: { id: string; username: string }): Promise<DailyView>;
  /** The open try of the day, or the next one. Throws a DomainError 409 when all are played. */
  start(playerId: string): Promise<DealtTry>;
  /** Plays swaps. Invalid ones are reported in the answer, without an effect. */
  play(playerId: string, tryId: string, play: DailyPlay, result: FlowResult): Promise<DailyAnswer>;
  /** Ends a try before its last move. Throws a DomainError 404 for an unknown try or one of another player. */
  end(playerId: string, tryId: string): Promise<{ score: number }>;
}

export function createDailyBoards({
  db,
  core,
  now = () => runtime.now(),
  newSeed = () => Buffer.from(runtime.randomBytes(4)).readUInt32LE(),
}: DailyDeps): DailyBoards {
  return {
    async read({ id, username }) {
      const day = dayOf(now());
      const tries = await repo.triesOf(db, id, day);
      const ended = tries.filter(({ endedAt }) => endedAt !== null);
      const bestScore = ended.length === 0 ? null : Math.max(...ended.map(({ score }) => score));
      const { players, above } = await repo.standing(db, day, bestScore ?? 0);
      const days = await repo.lanternDays(db, id);
      const prize = prizeOf(day);
      return {
        day,
        endsInMs: untilNextDay(now()),
        triesLeft: TRIES_A_DAY - tries.length,
        hasOpenTry: ended.length < tries.length,
        bestScore,
        isFinished: days.includes(day),
        place: bestScore === null ? null : above + 1,
        players,
        friends: ranked(
          await repo.friendScores(db, id, day),
          bestScore === null ? null : { username, score: bestScore },
        ),
        top: placed(await repo.topScores(db, id, day), id),
        lanterns: days.length,
        prize: { id: prize, isMine: (await ownedOf(db, id, [prize])).has(prize) },
      };
    },

    start: (playerId) =>
      db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [playerId]);
        const day = dayOf(now());
        const seed = await repo.seedOfDay(transaction, day, newSeed());
        await repo.closeOthers(transaction, playerId, { day, oldest: day - KEPT_DAYS, now: now() });
        const tries = await repo.triesOf(transaction, playerId, day);
        let open = tries.find(({ endedAt }) => endedAt === null);
        if (open === undefined) {
          if (tries.length >= TRIES_A_DAY) {
            throw new DomainError('conflict', sentence('noTryIsLeftToday'), { code: 'no-try-left' });
          }
          const { lanternsLeft } = core.startDaily(seed);
          const dealt = { id: randomUuid(runtime), playerId, day, number: tries.length + 1 };
          await repo.insertTry(transaction, { ...dealt, lanternsLeft, startedAt: now() });
          open = { ...dealt, log: '', applied: 0, score: 0, combo: 0, lanternsLeft, startedAt: now(), endedAt: null };
        }
        const { creditMs, playedAt } = await flowPlayer(transaction, playerId);
        return {
          tryId: open.id,
          number: open.number,
          day,
          seed,
          log: [...Buffer.from(open.log, 'base64')],
          creditMs: growCredit(creditMs, now() - playedAt),
        };
      }),

    play: (playerId, tryId, play, result) =>
      db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [playerId]);
        const open = await repo.tryById(transaction, tryId);
        // A try that began before midnight may be finished on the next day, until another one is started.
        const isOpen = open?.playerId === playerId && open.endedAt === null && open.day >= dayOf(now()) - 1;
        if (open === undefined || !isOpen) return { isApplied: false, applied: null, code: 'no-game' };
        return await apply(transaction, { open, play, result, core, now: now() });
      }),

    end: (playerId, tryId) =>
      db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [playerId]);
        const open = await repo.tryById(transaction, tryId);
        if (open?.playerId !== playerId) throw new DomainError('not-found', sentence('thereIsNoSuchGame'));
        if (open.endedAt === null) await repo.storeTry(transaction, tryId, { ...progressOf(open), endedAt: now() });
        return { score: open.score };
      }),
  };
}

const progressOf = ({ log, applied, score, combo, lanternsLeft, endedAt }: DailyTryTable): repo.TryProgress => ({
  log,
  applied,
  score,
  combo,
  lanternsLeft,
  endedAt,
});

interface Move {
  open: DailyTryTable;
  play: DailyPlay;
  result: FlowResult;
  core: DailyGame;
  now: number;
}

async function apply(transaction: Executor, { open, play, result, core, now }: Move): Promise<DailyAnswer> {
  const { playerId } = open;
  const bests = await flowPlayer(transaction, playerId);
  const creditMs = growCredit(bests.creditMs, now - bests.playedAt);
  if (play.from > open.applied) return { isApplied: false, applied: open.applied, code: 'gap' };
  const swaps = play.swaps.slice(open.applied - play.from);
  if (swaps.length === 0) {
    const { applied, score } = open;
    return { isApplied: true, applied, score, creditMs, isOver: false, isLanternNew: false };
  }
  const log = [...Buffer.from(open.log, 'base64')];
  let state = core.replayDaily(await repo.knownSeed(transaction, open.day), Uint8Array.from(log));
  if (state === null) throw new Error(`the log of the daily try ${open.id} does not replay`);
  const turnsMs: number[] = [];
  for (const swap of swaps) {
    const turn = core.swapDaily(swap);
    if (turn === null) return { isApplied: false, applied: open.applied, code: 'forged' };
    log.push(turn.logged);
    turnsMs.push(plausibleTurnMs(turn.steps.length));
    ({ state } = turn);
  }
  if (state.score !== result.score || state.bestCombo !== result.combo) {
    return { isApplied: false, applied: open.applied, code: 'forged' };
  }
  const leftMs = spendCredit(creditMs, turnsMs);
  if (leftMs === null) return { isApplied: false, applied: open.applied, code: 'too-fast', creditMs };

  const isOver = state.movesLeft === 0;
  const { score, bestCombo: combo, lanternsLeft } = state;
  await repo.storeTry(transaction, open.id, {
    log: Buffer.from(log).toString('base64'),
    applied: log.length,
    score,
    combo,
    lanternsLeft,
    endedAt: isOver ? now : null,
  });
  const credit = { creditMs: Math.round(leftMs), playedAt: now };
  await updateBests(transaction, playerId, { score: 0, combo: 0 }, credit);
  const gained = isOver && lanternsLeft === 0 ? await giveLantern(transaction, open, now) : { isLanternNew: false };
  return { isApplied: true, applied: log.length, score, creditMs: credit.creditMs, isOver, ...gained };
}

/** Once for each player and day. */
async function giveLantern(
  transaction: Executor,
  { playerId, day }: DailyTryTable,
  now: number,
): Promise<{ isLanternNew: boolean; prize?: string }> {
  if (!(await repo.insertLantern(transaction, playerId, day, now))) return { isLanternNew: false };
  const days = await repo.lanternDays(transaction, playerId);
  const prize = prizeOf(day);
  if (!isPrizeDue(days.length) || (await ownedOf(transaction, playerId, [prize])).has(prize)) {
    return { isLanternNew: true };
  }
  await giveItems(transaction, playerId, [prize]);
  return { isLanternNew: true, prize };
}

function ranked(
  friends: readonly { username: string; score: number }[],
  own: { username: string; score: number } | null,
): DailyRank[] {
  const all = [
    ...friends.map((friend) => ({ ...friend, isMe: false })),
    ...(own === null ? [] : [{ ...own, isMe: true }]),
  ].toSorted((a, b) => b.score - a.score);
  return all.map((entry) => ({ ...entry, place: placeOf(entry.score, all) }));
}

/** The best of the day with their places among all; those across a block are left out. */
const placed = (top: readonly repo.TopScore[], ownId: string): DailyRank[] =>
  top
    .map(({ playerId, username, score, isHidden }) => ({
      entry: { username, score, isMe: playerId === ownId, place: placeOf(score, top) },
      isHidden,
    }))
    .filter(({ isHidden }) => !isHidden)
    .map(({ entry }) => entry);

/** Equal scores share a place. */
const placeOf = (score: number, sorted: readonly { score: number }[]): number =>
  sorted.findIndex((one) => one.score === score) + 1;

/** The part of FLOW's export. */
export async function exportDaily(db: Executor, playerId: string): Promise<unknown> {
  const tries = await repo.allTries(db, playerId);
  return {
    lanternDays: await repo.lanternDays(db, playerId),
    tries: tries.map(({ startedAt, endedAt, ...one }) => ({
      ...one,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    })),
  };
}

/**
 * Swaps that wait for the server, kept in the browser's storage for each account until the server has acknowledged them:
 * closing the game or reloading the page loses none. The entry belongs to the tab that plays.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import type { FlowResult } from '../../shared/realtime/events.ts';

/** A swap with its outcome by the core. */
export interface PlayedTurn {
  swap: [number, number];
  /** Totals of the whole game after this swap, without multipliers. */
  result: FlowResult;
  /** Rounds of the cascade, 1 or more. */
  rounds: number;
}

/** Turns of one game. The first has the index `from`. */
export interface WaitingMoves {
  gameId: string;
  from: number;
  turns: PlayedTurn[];
}

/** The board takes no further swaps while so many wait. */
export const WAITING_MOVES_MAX = 100;

const cell = z.int().check(z.gte(0), z.lt(36));
const count = z.int().check(z.gte(0));
const stored = z.object({
  gameId: z.string(),
  from: count,
  turns: z
    .array(z.object({ swap: z.tuple([cell, cell]), result: z.object({ score: count, combo: count }), rounds: count }))
    .check(z.maxLength(WAITING_MOVES_MAX)),
});

const keyOf = (account: string): string => `flowMoves:${account}`;

/** Null when none wait, or the entry is malformed. */
export const readWaitingMoves = (account: string): WaitingMoves | null => readStored('local', keyOf(account), stored);

/** Removes the entry when no turns wait. Without storage they are kept only as long as the page. */
export function writeWaitingMoves(account: string, moves: WaitingMoves): void {
  writeStored('local', keyOf(account), moves.turns.length === 0 ? null : moves);
}

/**
 * The kept turns that the server lacks: those of this game, without the first ones that it has. `isLost` tells that kept
 * turns belong to another game, or do not follow the server's.
 */
export function stillWaiting(
  kept: WaitingMoves | null,
  game: { gameId: string; applied: number },
): { turns: PlayedTurn[]; isLost: boolean } {
  if (kept === null) return { turns: [], isLost: false };
  if (kept.gameId !== game.gameId || kept.from > game.applied) return { turns: [], isLost: true };
  return { turns: kept.turns.slice(game.applied - kept.from), isLost: false };
}

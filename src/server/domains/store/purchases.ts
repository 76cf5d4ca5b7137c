/**
 * The purchases of a player as the ledger has them, and their return by the player: within ten minutes, at the price that was paid,
 * unlimited items that were never worn, each item once a week. A piece that made the set of a day cheaper stays. Owns no state.
 */
import type { LedgerEntry } from '../../../shared/contract/store.ts';
import { PURCHASES_PAGE_SIZE, REFUND_GAP_MS, REFUND_MS } from '../../../shared/rules/store.ts';
import { dayOf } from '../../../shared/rules/shelf.ts';
import { BODY_TYPES } from '../../../shared/rules/slots.ts';
import { itemPart, sentence, type SentenceData } from '../../../shared/rules/sentence.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { PlayerRecord } from '../../ports.ts';
import { runtime } from '../../runtime.ts';
import { ownedOf, takeUnworn, unwornOf } from '../inventory/service.ts';
import {
  type Call,
  lastPiecesOfSets,
  lastPurchase,
  type PurchaseEntry,
  purchasesOf,
  refund,
  refundedSince,
  runOnce,
} from '../ledger/service.ts';
import { lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';
import type { Shelves } from './shelves.ts';

export interface PurchasePage {
  now: string;
  entries: LedgerEntry[];
  hasMore: boolean;
}

export interface Returned {
  message: SentenceData;
  coins: number;
  gems: number;
}

export interface Purchases {
  /** Newest first; `before`: only older entries than this one. */
  list(player: PlayerRecord, before: number | null): Promise<PurchasePage>;
  /** `key`: idempotency key; null for none. Rejects with a DomainError; then nothing is changed. */
  giveBack(player: PlayerRecord, itemId: string, key: string | null): Promise<Returned>;
}

export interface PurchasesDeps {
  db: Database;
  shelves: Shelves;
  /** The address of an item's thumbnail. */
  pictureOf(itemId: string, isMale: boolean): string | null;
}

export function createPurchases({ db, shelves, pictureOf }: PurchasesDeps): Purchases {
  return {
    list: async ({ id: playerId, customization }, before) => {
      const nowMs = runtime.now();
      const { entries, hasMore } = await purchasesOf(db, playerId, { before, limit: PURCHASES_PAGE_SIZE });
      const ids = [...new Set(entries.map(({ purchase }) => purchase.reference))];
      const items = new Map((await repo.itemsByIds(db, ids)).map((item) => [item.id, item]));
      const recent = entries
        .filter(({ entry }) => isRecent(entry.createdAt, nowMs))
        .map(({ entry }) => entry.reference);
      const unworn = await unwornOf(db, playerId, recent);
      const since = nowMs - REFUND_GAP_MS;
      const returned = await refundedSince(db, playerId, { itemIds: [...unworn], since });
      const isInSet = await setRule(db, shelves, { playerId, nowMs });
      const owned = await ownedOf(db, playerId, recent);
      const refunded = new Set(entries.flatMap(({ entry, purchase }) => (entry === purchase ? [] : [purchase.id])));
      /** Null for what can be returned, and for what the player does not have any more. */
      const reasonToKeep = (entry: Row): LedgerEntry['keptFor'] | null => {
        const { reason, reference } = entry;
        if (!owned.has(reference)) return null;
        if (reason === 'set' || isInSet(entry)) return 'set';
        if (items.get(reference)?.quantity !== null) return 'limited';
        if (!unworn.has(reference)) return 'worn';
        return returned.has(reference) ? 'returned' : null;
      };
      const shown = entries.flatMap(({ entry, purchase }): LedgerEntry[] => {
        const item = items.get(purchase.reference);
        if (item === undefined || entry.currency === 'honor') return [];
        const isJustBought =
          entry.reason !== 'gift' &&
          entry.reason !== 'refund' &&
          isRecent(entry.createdAt, nowMs) &&
          !refunded.has(entry.id);
        const keptFor = isJustBought ? reasonToKeep(entry) : null;
        const isOpen = isJustBought && owned.has(item.id) && keptFor === null;
        const fits = item.fits.split(',');
        return [
          {
            id: entry.id,
            kind: entry !== purchase ? 'refund' : entry.reason === 'gift' ? 'gift' : 'purchase',
            at: isoOf(entry.createdAt),
            currency: entry.currency,
            amount: entry.amount,
            balanceAfter: entry.balanceAfter,
            item: {
              id: item.id,
              name: item.name,
              category: item.category,
              rarity: item.rarity as LedgerEntry['item']['rarity'],
              bodyTypes: BODY_TYPES.filter((body) => fits.includes(body)),
              imageUrl: pictureOf(item.id, customization.isMale),
            },
            returnUntil: isOpen ? isoOf(entry.createdAt + REFUND_MS) : null,
            ...(keptFor && { keptFor }),
          },
        ];
      });
      return { now: isoOf(nowMs), entries: shown, hasMore };
    },

    giveBack: async ({ id: playerId }, itemId, key) => {
      const run = (transaction: Executor): Promise<Returned> => giveBack(transaction, shelves, { playerId, itemId });
      if (key === null) return await db.transaction().execute(run);
      const call: Call = { scope: `${playerId} return`, key, request: { itemId } };
      return await runOnce(db, { ...call, run });
    },
  };
}

type Row = PurchaseEntry['entry'];

/** Of two sets, as many as can be bought on one day. */
const PIECES_MAX = 10;

/**
 * Whether a purchase that can still be returned is of a piece that was owned when the set with it was bought. A set costs less for a player who has all of it, and
 * without the piece the others would be left at that price.
 */
async function setRule(
  db: Executor,
  shelves: Shelves,
  { playerId, nowMs }: { playerId: string; nowMs: number },
): Promise<(entry: Row) => boolean> {
  const made: { before: number; look: readonly string[] }[] = [];
  const pieces = await lastPiecesOfSets(db, playerId, PIECES_MAX);
  for (const { id, reference, createdAt } of pieces.filter((piece) => isRecent(piece.createdAt, nowMs))) {
    // A set is sold on its day and on the day after it.
    for (const day of [dayOf(createdAt), dayOf(createdAt) - 1]) {
      const { look } = await shelves.ofDay(db, day);
      if (look.includes(reference)) made.push({ before: id, look });
    }
  }
  return ({ id, reference }) => made.some(({ before, look }) => id < before && look.includes(reference));
}

async function giveBack(
  transaction: Executor,
  shelves: Shelves,
  { playerId, itemId }: { playerId: string; itemId: string },
): Promise<Returned> {
  await lockPlayers(transaction, [playerId]);
  const entry = await lastPurchase(transaction, playerId, itemId);
  const [item] = await repo.itemsByIds(transaction, [itemId]);
  if (entry === null || item === undefined) throw refusal('not-found', 'thisPurchaseCannotBeReturned', 'not-bought');
  const nowMs = runtime.now();
  if (!isRecent(entry.createdAt, nowMs)) throw refusal('conflict', 'theTimeToReturnIsOver', 'too-late');
  if (item.quantity !== null) throw refusal('conflict', 'limitedItemsCannotBeReturned', 'limited');
  const since = nowMs - REFUND_GAP_MS;
  const returned = await refundedSince(transaction, playerId, { itemIds: [itemId], since });
  if (returned.has(itemId)) throw refusal('conflict', 'thisItemWasReturnedThisWeek', 'returned-before');
  const isInSet = await setRule(transaction, shelves, { playerId, nowMs });
  if (isInSet(entry)) throw refusal('conflict', 'thisPurchaseCannotBeReturned', 'in-set');
  if (!(await takeUnworn(transaction, playerId, itemId))) throw refusal('conflict', 'anItemThatWasWorn', 'worn');
  if ((await refund(transaction, entry)) === null) {
    throw refusal('conflict', 'thisPurchaseCannotBeReturned', 'returned-before');
  }
  const count = -entry.amount;
  const message = sentence('youGotBackFor', {
    price: sentence(entry.currency === 'gems' ? 'partGems' : 'partCoins', { count }),
    item: itemPart(item),
  });
  const cart = await repo.cartOf(transaction, playerId, { ids: [itemId], isPaidAsked: false });
  return { message, coins: cart?.coins ?? 0, gems: cart?.gems ?? 0 };
}

type Refusal =
  | 'thisPurchaseCannotBeReturned'
  | 'theTimeToReturnIsOver'
  | 'limitedItemsCannotBeReturned'
  | 'thisItemWasReturnedThisWeek'
  | 'anItemThatWasWorn';

const refusal = (kind: 'conflict' | 'not-found', reason: Refusal, code: string): DomainError =>
  new DomainError(kind, sentence(reason), { code });

const isRecent = (sinceMs: number, nowMs: number): boolean => sinceMs > nowMs - REFUND_MS;
const isoOf = (ms: number): string => new Date(ms).toISOString();

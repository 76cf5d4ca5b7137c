/**
 * The bell: what others did that concerns a player, with its read state. Other domains call `notify` in the transaction that
 * books the thing, and `forget` in the one that deletes it, so that neither is lost without the other. An entry holds no text.
 */
import type { BellEntry, BellPage } from '../../../shared/contract/bell.ts';
import {
  BELL_ENTRIES_MAX,
  BELL_EXCERPT_LENGTH,
  BELL_PAGE_SIZE,
  type BellKind,
  SUBMISSION_DECISIONS,
} from '../../../shared/rules/bell.ts';
import { plainText } from '../../../shared/rules/bbcode/plain-text.ts';
import { categoryName } from '../../../shared/rules/categories.ts';
import type { Database, Executor } from '../../db/database.ts';
import { KeptReads } from '../../db/kept-reads.ts';
import { initialPostOf } from '../../initial-post.ts';
import type { PlayerData } from '../../ports.ts';
import { pageOf } from '../../slices.ts';
import { blocksBetween } from '../blocks/service.ts';
import { SYSTEM_PLAYER_ID } from '../players/service.ts';
import * as repo from './repo.ts';

/** What an entry refers to, by the ids of its rows. A reply needs its post too. */
export interface NewsReference {
  postId?: number;
  replyId?: number;
  commentId?: number;
  mailId?: number;
  submissionId?: string;
  giftId?: string;
  /** Of a gift that came back, or of an item of the wishlist. */
  itemId?: string;
  /** Coins of a tip, emoji of a reaction, decision about a submission, `coins 120` of an item, number of items that are left. */
  detail?: string;
}

export interface News {
  kind: BellKind;
  /** Who did it; null: the town. */
  actorId: string | null;
  reference: NewsReference;
}

/** Kinds of which one actor has one entry for a thing: a repetition replaces it. */
const REPLACED: ReadonlySet<BellKind> = new Set(['reaction', 'request', 'friend', 'heart']);

/**
 * Adds an entry to the player's bell, inside the caller's transaction. Does nothing for deleted authors (null), for the town
 * itself, for what players do to themselves, and between players with a block. A reply that quotes its reader is one entry.
 */
export async function notify(transaction: Executor, playerId: string | null, news: News): Promise<void> {
  const { kind, actorId, reference } = news;
  if (playerId === null || playerId === actorId || playerId === SYSTEM_PLAYER_ID) return;
  if (actorId !== null) {
    const { hasBlocked, isBlockedBy } = await blocksBetween(transaction, playerId, actorId);
    if (hasBlocked || isBlockedBy) return;
  }
  const {
    postId = null,
    replyId = null,
    commentId = null,
    mailId = null,
    submissionId = null,
    giftId = null,
    itemId = null,
    detail = null,
  } = reference;
  if (
    replyId !== null &&
    kind === 'reply' &&
    (await repo.isThere(transaction, { playerId, kind: 'quote', postId, replyId }))
  )
    return;
  if (replyId !== null && kind === 'quote')
    await repo.deleteEntries(transaction, { playerId, kind: 'reply', postId, replyId });
  if (REPLACED.has(kind)) await repo.deleteEntries(transaction, { playerId, kind, actorId, postId, replyId });
  await repo.insertEntry(transaction, {
    playerId,
    kind,
    actorId,
    postId,
    replyId,
    commentId,
    mailId,
    submissionId,
    giftId,
    itemId,
    detail,
  });
  await repo.deleteSurplus(transaction, playerId, BELL_ENTRIES_MAX);
}

/**
 * Adds an entry to the bells of several players, inside the caller's transaction. The caller has left out the actor and players with
 * a block. What is more than an account keeps is deleted with its next entry.
 */
export async function notifyAll(transaction: Executor, playerIds: readonly string[], news: News): Promise<void> {
  const { kind, actorId, reference } = news;
  const nothing = { postId: null, replyId: null, commentId: null, mailId: null, submissionId: null, detail: null };
  await repo.insertEntries(transaction, playerIds, { kind, actorId, ...nothing, ...reference });
}

/** Deletes the player's entries about an item of the wishlist, without an item about all of them, inside the caller's transaction. */
export async function forgetWishlistEntries(transaction: Executor, playerId: string, itemId?: string): Promise<void> {
  const about = itemId === undefined ? { playerId } : { playerId, itemId };
  for (const kind of ['price', 'stock'] as const) await repo.deleteEntries(transaction, { ...about, kind });
}

/** Deletes the entries of all players about a creator's new work, inside the caller's transaction. */
export const forgetWork = (transaction: Executor, submissionId: string): Promise<void> =>
  repo.deleteEntries(transaction, { kind: 'work', submissionId });

/** `replyId` null: the post itself; absent: the post and its replies. */
export type About =
  | { postId: number; replyId?: number | null; kind?: BellKind; actorId?: string; detail?: string }
  | { commentId: number }
  | { giftId: string };

/** Deletes the entries of all players about something, inside the caller's transaction. */
export const forget = (transaction: Executor, about: About): Promise<void> => repo.deleteEntries(transaction, about);

/** Changes what the entries say, for example another emoji, inside the caller's transaction. They stay read or unread. */
export const changeDetail = (transaction: Executor, about: About, detail: string): Promise<void> =>
  repo.updateDetail(transaction, about, detail);

/** Deletes the entries of two players about each other that are no longer true, inside the caller's transaction. */
export async function forgetBetween(
  transaction: Executor,
  kind: 'heart' | 'friend',
  [one, other]: readonly [string, string],
): Promise<void> {
  await repo.deleteEntries(transaction, { kind, playerId: one, actorId: other });
  await repo.deleteEntries(transaction, { kind, playerId: other, actorId: one });
}

/** Deletes the entries of the friend requests that these mails represent, inside the caller's transaction. */
export const forgetRequests = (transaction: Executor, mailIds: readonly number[]): Promise<void> =>
  repo.deleteOfMails(transaction, mailIds);

export interface Bell {
  /** From memory. */
  countUnread(playerId: string): Promise<number>;
  list(playerId: string, before: number | undefined): Promise<Omit<BellPage, 'success'>>;
  /** Returns the number of unread entries. `ids`: only these. Unknown ids are ignored: the entry may have been deleted. */
  read(playerId: string, upTo: number, ids?: readonly number[]): Promise<number>;
}

const KEPT_COUNTS = 20_000;

export function createBell(db: Database): Bell {
  const unread = new KeptReads(db, {
    read: (playerId) => repo.countUnread(db, playerId),
    drops: ['bell', 'blocks'],
    maxSize: KEPT_COUNTS,
  });
  return {
    countUnread: (playerId) => unread.of(playerId),
    list: async (playerId, before) => {
      const rows = await repo.listVisible(db, playerId, { before, limit: BELL_PAGE_SIZE + 1 });
      const { items, hasMore } = pageOf(rows, BELL_PAGE_SIZE);
      return { entries: items.map(toEntry), hasMore, unread: await unread.of(playerId) };
    },
    read: async (playerId, upTo, ids) => {
      await repo.markRead(db, playerId, ids === undefined ? { upTo } : { ids });
      return await unread.of(playerId);
    },
  };
}

const idOf = (id: number | null): string | null => (id === null ? null : String(id));

function toEntry(row: repo.EntryRow): BellEntry {
  const { kind, detail } = row;
  const text = row.replyText ?? row.commentText;
  const drawing =
    row.drawingCategory === null ? null : (row.itemName ?? (row.drawing || categoryName(row.drawingCategory)));
  return {
    id: String(row.id),
    kind,
    actor: row.actor,
    createdAt: new Date(Number(row.createdAt)).toISOString(),
    isRead: row.readAt !== null,
    title: row.postTitle ?? drawing ?? itemNameOf(row),
    ...initialPostOf({ isByTown: row.postAuthorId === SYSTEM_PLAYER_ID, title: row.postTitle }),
    excerpt: text === null ? null : plainText(text, BELL_EXCERPT_LENGTH),
    coins: kind === 'tip' ? Number(detail) : null,
    reaction: kind === 'reaction' ? detail : null,
    decision: SUBMISSION_DECISIONS.find((decision) => decision === detail) ?? null,
    postId: idOf(row.postId),
    replyId: idOf(row.replyId),
    profile: row.profile,
    commentId: idOf(row.commentId),
    mailId: idOf(row.mailId),
    submissionId: row.submissionId,
    ...itemFieldsOf(row),
  };
}

/** A wrapped gift is not named to its receiver. */
const isWrapped = ({ kind, giftState }: repo.EntryRow): boolean => kind === 'gift' && giftState === 'waiting';

const itemNameOf = (row: repo.EntryRow): string | null => (isWrapped(row) ? null : (row.givenName ?? row.savedName));

function itemFieldsOf(row: repo.EntryRow): Partial<BellEntry> {
  const { kind, giftId, detail } = row;
  const itemId = isWrapped(row) ? null : (row.giftItemId ?? row.itemId);
  const [, currency, amount] =
    /^(coins|gems) (\d+)$/.exec(kind === 'price' || kind === 'gift-back' ? (detail ?? '') : '') ?? [];
  return {
    ...(giftId && { giftId }),
    ...(itemId && { itemId }),
    ...(currency !== undefined && { price: { currency: currency as 'coins' | 'gems', amount: Number(amount) } }),
    ...(kind === 'stock' && { left: Number(detail) }),
  };
}

/** Own entries are deleted with the player's row; `erase` deletes those of others about the player. */
export const bellData: PlayerData = {
  name: 'bell',
  export: async (db, playerId) =>
    (await repo.allEntries(db, playerId)).map(({ createdAt, readAt, ...entry }) => ({
      ...entry,
      createdAt: new Date(Number(createdAt)).toISOString(),
      isRead: readAt !== null,
    })),
  erase: repo.deleteAbout,
};

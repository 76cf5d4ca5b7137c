/** SQL of gifts. A gift ends once: each change of its state names the state before. */
import type { Selectable } from 'kysely';
import type { GiftState } from '../../../shared/rules/gifts.ts';
import { noteChange } from '../../db/changes.ts';
import type { Executor } from '../../db/database.ts';
import type { GiftTable } from '../../db/schema-gifts.ts';

export type GiftRow = Selectable<GiftTable>;

export async function insertGift(db: Executor, gift: GiftRow): Promise<void> {
  await db.insertInto('gift').values(gift).execute();
}

export async function giftById(db: Executor, id: string): Promise<GiftRow | null> {
  return (await db.selectFrom('gift').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The gift that a row of the ledger paid for; null also when its receiver is deleted. */
export async function giftOfEntry(db: Executor, entryId: number): Promise<GiftRow | null> {
  return (await db.selectFrom('gift').selectAll().where('entryId', '=', entryId).executeTakeFirst()) ?? null;
}

/** The gift by which a player holds an item; null when it was no gift. */
export async function openedGift(db: Executor, receiverId: string, itemId: string): Promise<GiftRow | null> {
  const gift = db.selectFrom('gift').selectAll().where('state', '=', 'opened');
  return (await gift.where((eb) => eb.and({ receiverId, itemId })).executeTakeFirst()) ?? null;
}

/** Returns false when the gift is not in the state `from`. */
export async function changeState(
  db: Executor,
  { id, from, to, at }: { id: string; from: GiftState; to: GiftState; at: number },
): Promise<boolean> {
  const row = await db
    .updateTable('gift')
    .set({ state: to, endedAt: at })
    .where((eb) => eb.and({ id, state: from }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a gift with the item waits for the player. */
export async function isExpecting(db: Executor, receiverId: string, itemId: string): Promise<boolean> {
  const gift = db.selectFrom('gift').select('id');
  const row = await gift.where((eb) => eb.and({ receiverId, itemId, state: 'waiting' })).executeTakeFirst();
  return row !== undefined;
}

/** Gifts to a player that were sent at or after a time (epoch ms), those that went back included. */
export async function countReceived(db: Executor, receiverId: string, since: number): Promise<number> {
  const row = await db
    .selectFrom('gift')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('receiverId', '=', receiverId)
    .where('sentAt', '>=', since)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Waiting gifts, oldest first, as `about` wants them. */
export async function waitingGifts(
  db: Executor,
  about: { one: string; other: string } | { itemId: string } | { sentBefore: number; limit: number },
): Promise<GiftRow[]> {
  let query = db.selectFrom('gift').selectAll().where('state', '=', 'waiting').orderBy('sentAt').orderBy('id');
  if ('itemId' in about) query = query.where('itemId', '=', about.itemId);
  else if ('one' in about) {
    const { one, other } = about;
    query = query.where((eb) =>
      eb.or([eb.and({ giverId: one, receiverId: other }), eb.and({ giverId: other, receiverId: one })]),
    );
  } else query = query.where('sentAt', '<', about.sentBefore).limit(about.limit);
  return await query.execute();
}

/** Waiting gifts from the player and to the player. */
export const waitingOf = (db: Executor, playerId: string): Promise<GiftRow[]> =>
  db
    .selectFrom('gift')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('giverId', '=', playerId), eb('receiverId', '=', playerId)]))
    .execute();

export async function setLine(db: Executor, id: string, line: string): Promise<void> {
  await db.updateTable('gift').set({ line }).where('id', '=', id).execute();
}

/** Takes a deleted giver and the lines out of what others hold. */
export async function forgetGiver(db: Executor, giverId: string): Promise<void> {
  await db.updateTable('gift').set({ giverId: null, line: '' }).where('giverId', '=', giverId).execute();
}

/**
 * Gifts of one direction with the other side and the item: those that wait, then the others, newest first. A list with a limit is shown: it
 * leaves out players whom the player blocked, as the bell does.
 */
export async function listGifts(
  db: Executor,
  playerId: string,
  { isSent, limit }: { isSent: boolean; limit: number | null },
) {
  return await db
    .selectFrom('gift')
    .leftJoin('player as other', 'other.id', isSent ? 'gift.receiverId' : 'gift.giverId')
    .leftJoin('catalogue_item as item', 'item.id', 'gift.itemId')
    .select(['gift.id', 'gift.line', 'gift.state', 'gift.sentAt', 'gift.endedAt', 'gift.itemId'])
    .select([
      'gift.currency',
      'gift.amount',
      'other.username',
      'item.name',
      'item.category',
      'item.rarity',
      'item.fits',
    ])
    .where(isSent ? 'gift.giverId' : 'gift.receiverId', '=', playerId)
    .$if(!isSent && limit !== null, (query) => query.where('gift.state', '<>', 'returned'))
    .$if(limit !== null, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('block')
              .select('block.blockedId')
              .where('block.playerId', '=', playerId)
              .whereRef('block.blockedId', '=', isSent ? 'gift.receiverId' : 'gift.giverId'),
          ),
        ),
      ),
    )
    .orderBy((eb) => eb('gift.state', '=', 'waiting'), 'desc')
    .orderBy('gift.sentAt', 'desc')
    .orderBy('gift.id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute();
}
export type ListedGift = Awaited<ReturnType<typeof listGifts>>[number];

/** The player's friends with what decides whether they can get an item, ordered by username. */
export async function friendsFor(db: Executor, giverId: string, { itemId, since }: { itemId: string; since: number }) {
  return await db
    .selectFrom('friendship')
    .innerJoin('player', 'player.id', 'friendship.friendId')
    .leftJoin('inventory', (join) =>
      join.onRef('inventory.playerId', '=', 'friendship.friendId').on('inventory.itemId', '=', itemId),
    )
    .leftJoin('gift as waiting', (join) =>
      join
        .onRef('waiting.receiverId', '=', 'friendship.friendId')
        .on('waiting.itemId', '=', itemId)
        .on('waiting.state', '=', 'waiting'),
    )
    .select(['player.id', 'player.username', 'player.customization', 'friendship.createdAt as friendsSince'])
    .select(['inventory.itemId as ownedId', 'waiting.id as waitingId'])
    .select((eb) =>
      eb
        .selectFrom('gift')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('gift.receiverId', '=', 'friendship.friendId')
        .where('gift.sentAt', '>=', since)
        .as('received'),
    )
    .where('friendship.playerId', '=', giverId)
    .orderBy('player.usernameKey')
    .execute();
}

/** Since when two players are friends, epoch ms; null: they are not. */
export async function friendsSince(db: Executor, playerId: string, friendId: string): Promise<number | null> {
  const row = await db
    .selectFrom('friendship')
    .select('createdAt')
    .where((eb) => eb.and({ playerId, friendId }))
    .executeTakeFirst();
  return row === undefined ? null : Number(row.createdAt);
}

/** Pages of both sides read their gifts again. */
export const noteGift = (db: Executor, ...playerIds: string[]): void => noteChange(db, 'bell', ...playerIds);

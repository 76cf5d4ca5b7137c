/** SQL of creators' works, followers and wears. */
import type { ExpressionBuilder } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

/** `creator` null: deleted; `wearers` null: none. */
export type WorkRow = Awaited<ReturnType<typeof worksOf | typeof favouritesOf>>[number];

export interface WearCount {
  /** `rules/creators.ts` */
  month: number;
  /** Accounts that were created later do not count, epoch ms. */
  createdBefore: number;
}

/** Wearers of an item in a month, without its creator and without young accounts. */
const wears = (db: Executor, { month, createdBefore }: WearCount) =>
  db
    .selectFrom('creation_wear as wear')
    .innerJoin('player as wearer', 'wearer.id', 'wear.playerId')
    .innerJoin('catalogue_item as worn', 'worn.id', 'wear.itemId')
    .where('wear.month', '=', month)
    .where('wearer.createdAt', '<=', createdBefore)
    .where((eb) => eb.or([eb('worn.creatorId', 'is', null), eb('worn.creatorId', '!=', eb.ref('wear.playerId'))]))
    .groupBy('wear.itemId')
    .select(['wear.itemId', (eb) => eb.fn.countAll<number>().as('wearers')]);

const SHOWN = [
  'item.id',
  'item.name',
  'item.description',
  'item.category',
  'item.rarity',
  'item.costCoins',
  'item.costGems',
  'item.quantity',
  'item.fits',
] as const;

/** Items in the store that the creator drew, newest first. */
export async function worksOf(db: Executor, creatorId: string, { limit, ...count }: WearCount & { limit: number }) {
  return await db
    .selectFrom('catalogue_item as item')
    .innerJoin('creation', 'creation.itemId', 'item.id')
    .leftJoin(wears(db, count).as('counted'), 'counted.itemId', 'item.id')
    .innerJoin('player as creator', 'creator.id', 'item.creatorId')
    .select(SHOWN)
    .select(['counted.wearers', 'creator.username as creator'])
    .where('item.creatorId', '=', creatorId)
    .where('item.isListed', '=', 1)
    .orderBy('item.number', 'desc')
    .limit(limit)
    .execute();
}

/** Most wearers first, then the older item. */
export async function favouritesOf(db: Executor, { limit, ...count }: WearCount & { limit: number }) {
  return await db
    .selectFrom(wears(db, count).as('counted'))
    .innerJoin('catalogue_item as item', 'item.id', 'counted.itemId')
    .leftJoin('player as creator', 'creator.id', 'item.creatorId')
    .select(SHOWN)
    .select(['counted.wearers', 'creator.username as creator'])
    .where('item.isListed', '=', 1)
    .orderBy('counted.wearers', 'desc')
    .orderBy('item.number')
    .limit(limit)
    .execute();
}

/** Those of the items that the player owns. */
export async function ownedOf(db: Executor, playerId: string, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .where('itemId', 'in', [...itemIds])
    .execute();
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Adds what is not known yet. */
export async function insertWears(
  db: Executor,
  rows: readonly { month: number; itemId: string; playerId: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('creation_wear')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['month', 'itemId', 'playerId']).doNothing())
    .execute();
}

export async function deleteWearsBefore(db: Executor, month: number): Promise<void> {
  await db.deleteFrom('creation_wear').where('month', '<', month).execute();
}

/** A block separates a follower and the creator, in either direction. */
const isFollowBlocked = (eb: ExpressionBuilder<Tables, 'creator_follow'>) =>
  eb.exists(
    eb
      .selectFrom('block')
      .select('block.blockedId')
      .where((on) =>
        on.or([
          on.and([
            on('block.playerId', '=', on.ref('creator_follow.followerId')),
            on('block.blockedId', '=', on.ref('creator_follow.creatorId')),
          ]),
          on.and([
            on('block.playerId', '=', on.ref('creator_follow.creatorId')),
            on('block.blockedId', '=', on.ref('creator_follow.followerId')),
          ]),
        ]),
      ),
  );

/** Without those whom a block separates from the creator. */
export async function countFollowers(db: Executor, creatorId: string): Promise<number> {
  const row = await db
    .selectFrom('creator_follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('creatorId', '=', creatorId)
    .where((eb) => eb.not(isFollowBlocked(eb)))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function countFollowed(db: Executor, followerId: string): Promise<number> {
  const row = await db
    .selectFrom('creator_follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('followerId', '=', followerId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function isFollowed(db: Executor, followerId: string, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('creator_follow')
    .select('creatorId')
    .where('followerId', '=', followerId)
    .where('creatorId', '=', creatorId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFollow(
  db: Executor,
  row: { followerId: string; creatorId: string; createdAt: number },
): Promise<void> {
  await db
    .insertInto('creator_follow')
    .values(row)
    .onConflict((conflict) => conflict.columns(['followerId', 'creatorId']).doNothing())
    .execute();
}

export async function deleteFollow(db: Executor, followerId: string, creatorId: string): Promise<void> {
  await db
    .deleteFrom('creator_follow')
    .where('followerId', '=', followerId)
    .where('creatorId', '=', creatorId)
    .execute();
}

/** Those whom no block separates from the creator. */
export async function reachedFollowers(db: Executor, creatorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('creator_follow')
    .select('followerId')
    .where('creatorId', '=', creatorId)
    .where((eb) => eb.not(isFollowBlocked(eb)))
    .orderBy('followerId')
    .execute();
  return rows.map(({ followerId }) => followerId);
}

/** For the export: whom the player follows, and what the player wore of what players drew. */
export async function dataOf(db: Executor, playerId: string) {
  const follows = await db
    .selectFrom('creator_follow')
    .innerJoin('player', 'player.id', 'creator_follow.creatorId')
    .select(['player.username', 'creator_follow.createdAt'])
    .where('followerId', '=', playerId)
    .orderBy('player.username')
    .execute();
  const worn = await db
    .selectFrom('creation_wear')
    .select(['month', 'itemId'])
    .where('playerId', '=', playerId)
    .orderBy('month')
    .orderBy('itemId')
    .execute();
  return { follows, worn };
}

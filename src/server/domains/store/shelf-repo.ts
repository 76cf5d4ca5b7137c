/** SQL of what the shelf, item pages and the count of popularity read of the catalogue. */
import { type SqlBool, sql } from 'kysely';
import { BODY_TYPES } from '../../../shared/rules/slots.ts';
import type { Executor } from '../../db/database.ts';

/** The product's own items that are paid for, not limited, and fit every body, in no order. */
export async function shelfItems(db: Executor) {
  return await db
    .selectFrom('catalogue_item')
    .select(['id', 'category', 'costCoins', 'costGems'])
    .where((eb) => eb.and({ isListed: 1, isGenerated: 1, fits: BODY_TYPES.join(',') }))
    .where('quantity', 'is', null)
    .where(sql<SqlBool>`"costCoins" + "costGems" > 0`)
    .execute();
}

/** Ids of listed items that begin with a text, newest first. */
export async function listedIdsLike(db: Executor, beginning: string): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue_item')
    .select('id')
    .where((eb) => eb('isListed', '=', eb.lit(1)))
    .where(sql<SqlBool>`"id" like ${`${beginning}%`}`)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** How many owners of each item paid for it, and did not get it as a gift; acquired and with accounts before these times (epoch ms). Items without one are missing. */
export async function payingOwners(db: Executor, { boughtBy, joinedBy }: { boughtBy: number; joinedBy: number }) {
  return await db
    .selectFrom('inventory')
    .innerJoin('player', 'player.id', 'inventory.playerId')
    .select(['inventory.itemId', ({ fn }) => fn.countAll<number>().as('count')])
    .where('inventory.acquiredAt', '<=', boughtBy)
    .where('player.createdAt', '<=', joinedBy)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('ledger')
          .select('ledger.id')
          .whereRef('ledger.playerId', '=', 'inventory.playerId')
          .where('ledger.reason', 'in', ['purchase', 'set'])
          .whereRef('ledger.reference', '=', 'inventory.itemId'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('gift')
            .select('gift.id')
            .whereRef('gift.receiverId', '=', 'inventory.playerId')
            .whereRef('gift.itemId', '=', 'inventory.itemId')
            .where('gift.state', '=', 'opened'),
        ),
      ),
    )
    .groupBy('inventory.itemId')
    .execute();
}

/** Items without a count get 0. Only rows that change are written. */
export async function writePopularity(
  db: Executor,
  counts: readonly { itemId: string; count: number }[],
): Promise<void> {
  const wanted = new Map(counts.map(({ itemId, count }) => [itemId, Number(count)]));
  const rows = await db.selectFrom('catalogue_item').select(['id', 'popularity']).execute();
  for (const { id, popularity } of rows) {
    const count = wanted.get(id) ?? 0;
    if (count !== popularity)
      await db.updateTable('catalogue_item').set({ popularity: count }).where('id', '=', id).execute();
  }
}

/** SQL of what players own. */
import type { Executor } from '../../db/database.ts';
import type { Slice } from '../../slices.ts';

/** Ids that are asked for one by one; both databases take far more. */
const IDS_PER_STATEMENT = 500;

/** Ids of items, newest first. */
export async function listItemIds(db: Executor, playerId: string, { limit, offset }: Slice): Promise<string[]> {
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .orderBy('acquiredAt', 'desc')
    .orderBy('itemId')
    .$if(limit !== null, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
  return rows.map(({ itemId }) => itemId);
}

/** Some of those who own an item. */
export async function someOwners(db: Executor, itemId: string, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('inventory').select('playerId').where('itemId', '=', itemId).limit(limit).execute();
  return rows.map(({ playerId }) => playerId);
}

/** Those of the items that the player owns. For a long list all that the player owns is read: that is less than to ask for each. */
export async function ownedOf(db: Executor, playerId: string, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const isLong = itemIds.length > IDS_PER_STATEMENT;
  const rows = await db
    .selectFrom('inventory')
    .select('itemId')
    .where('playerId', '=', playerId)
    .$if(!isLong, (query) => query.where('itemId', 'in', itemIds))
    .execute();
  const owned = rows.map(({ itemId }) => itemId);
  if (!isLong) return new Set(owned);
  const asked = new Set(itemIds);
  return new Set(owned.filter((id) => asked.has(id)));
}

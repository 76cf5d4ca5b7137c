/** SQL of what players own. */
import type { Executor } from '../../db/database.ts';
import type { Slice } from '../../slices.ts';

/** Bound parameters of one statement; both databases take far more. */
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

/** Those of the items that the player owns. */
export async function ownedOf(db: Executor, playerId: string, itemIds: readonly string[]): Promise<Set<string>> {
  const owned = new Set<string>();
  for (let at = 0; at < itemIds.length; at += IDS_PER_STATEMENT) {
    const rows = await db
      .selectFrom('inventory')
      .select('itemId')
      .where('playerId', '=', playerId)
      .where('itemId', 'in', itemIds.slice(at, at + IDS_PER_STATEMENT))
      .execute();
    for (const { itemId } of rows) owned.add(itemId);
  }
  return owned;
}

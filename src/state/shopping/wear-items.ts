/** Puts on owned items together, as one change of the look. Owns no state. */
import { queryClient } from '../../net/query-client.ts';
import type { Outcome } from '../people/people.ts';
import { changeLookTogether, equipItem, inventoryQuery } from './wardrobe.ts';

/**
 * Resolves to the outcome, or that of the first failure; null when none of them is owned. `several` gives the message for more than
 * one worn item.
 */
export async function wearItems(ids: readonly string[], several?: (count: number) => string): Promise<Outcome | null> {
  const owned = await queryClient.fetchQuery({ ...inventoryQuery(), staleTime: 0 });
  const items = owned.filter(({ id }) => ids.includes(id));
  return await changeLookTogether(async () => {
    let outcome: Outcome | null = null;
    for (const item of items) {
      outcome = await equipItem(item, true);
      if (!outcome.success) return outcome;
    }
    // Of two in one place, the second is worn.
    const count = new Set(items.map(({ category }) => category)).size;
    return outcome !== null && several !== undefined && count > 1 ? { ...outcome, message: several(count) } : outcome;
  });
}

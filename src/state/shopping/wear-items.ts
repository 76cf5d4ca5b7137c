/** Puts on owned items together, as one change of the look. Owns no state. */
import { queryClient } from '../../net/query-client.ts';
import type { Outcome } from '../people/people.ts';
import { changeLookTogether, equipItem, inventoryQuery } from './wardrobe.ts';

/** Resolves to the outcome of the last one, or of the first failure; null when none of them is owned. */
export async function wearItems(ids: readonly string[]): Promise<Outcome | null> {
  const owned = await queryClient.fetchQuery({ ...inventoryQuery(), staleTime: 0 });
  const items = owned.filter(({ id }) => ids.includes(id));
  return await changeLookTogether(async () => {
    let outcome: Outcome | null = null;
    for (const item of items) {
      outcome = await equipItem(item, true);
      if (!outcome.success) return outcome;
    }
    return outcome;
  });
}

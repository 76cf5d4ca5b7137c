/**
 * The items that the player marked as favourites, on the account. Lists that the page kept on the device before are moved to the
 * account once. Owns the order in which changes are sent.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { call } from '../../net/http.ts';
import { cacheEdit, defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { wardrobeKeys } from '../../net/query-keys.ts';
import { FAVOURITES_OF_CALL_MAX, type InventoryItem, setFavouriteItems } from '../../shared/contract/inventory.ts';
import { session } from '../session/session.ts';

const ids = z.array(z.string()).check(z.maxLength(FAVOURITES_OF_CALL_MAX));
const keyOf = (username: string): string => `favouriteItems:${username.toLowerCase()}`;

/** The change before: two changes of one item arrive in their order. */
let before: Promise<unknown> = Promise.resolve();

const setFavourites = defineMutation({
  send: (itemIds: string[], isFavourite: boolean) => {
    const sent = before.then(() => call(setFavouriteItems, { body: { itemIds, isFavourite } }));
    before = sent.catch(() => undefined);
    return sent;
  },
  optimistic: (itemIds, isFavourite) => [
    cacheEdit<InventoryItem[]>(wardrobeKeys.inventory, (items) =>
      items.map((item) => (itemIds.includes(item.id) ? { ...item, isFavourite } : item)),
    ),
  ],
});

/** Shown at once. Rejects when the server did not take it; the list is loaded again then. */
export async function toggleFavourite({ id, isFavourite }: Pick<InventoryItem, 'id' | 'isFavourite'>): Promise<void> {
  try {
    await setFavourites([id], isFavourite !== true);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.inventory });
    throw error;
  }
}

/** Moves what this device has for the signed-in player to the account. Kept for the next time when that fails. */
export async function moveDeviceFavourites(items: readonly InventoryItem[]): Promise<void> {
  const key = keyOf(session.user?.username ?? '');
  const kept = readStored('local', key, ids);
  if (kept === null) return;
  const owned = items.filter(({ id }) => kept.includes(id)).map(({ id }) => id);
  try {
    if (owned.length > 0) await setFavourites(owned, true);
    writeStored('local', key, null);
  } catch {
    // Favourites of the device are no reason for a message.
  }
}

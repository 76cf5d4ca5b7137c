/** The items that the player marked as favourites, on this device, by account. Owns the list; malformed entries count as none. */
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { session } from '../session/session.ts';

const MOST = 200;
const ids = z.array(z.string()).check(z.maxLength(MOST));

/** `owner` is the username that the list was read for. */
export const favouriteItems = proxy({ owner: '', ids: [] as string[] });

const keyOf = (username: string): string => `favouriteItems:${username.toLowerCase()}`;

/** Reads the list of the signed-in player, once for each player. */
export function readFavourites(): void {
  const username = session.user?.username ?? '';
  if (favouriteItems.owner === username) return;
  favouriteItems.owner = username;
  favouriteItems.ids = readStored('local', keyOf(username), ids) ?? [];
}

/** The newest is first. Beyond the limit the oldest is dropped. Without storage it lasts as long as the page. */
export function toggleFavourite(itemId: string): void {
  readFavourites();
  const others = favouriteItems.ids.filter((id) => id !== itemId);
  favouriteItems.ids = others.length < favouriteItems.ids.length ? others : [itemId, ...others].slice(0, MOST);
  writeStored('local', keyOf(favouriteItems.owner), favouriteItems.ids);
}

/**
 * The copy of the wishlist on the account, which the player can turn on and off. The browser's list stays the one that is shown; with a
 * copy both are the same. A browser that has merged its list once takes the account's over from then on. Owns whether there is a copy.
 */
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';
import { call } from '../../net/http.ts';
import {
  changeWishlistItem,
  forgetWishlist,
  getWishlist,
  keepWishlist,
  type Wishlist,
} from '../../shared/contract/wishlist.ts';
import { followPlayer } from '../../state/session/follow-player.ts';
import { replaceWishlist, shopping } from '../../state/shopping/shopping.ts';

export interface WishlistCopy {
  /** Null: not known yet. */
  isKept: boolean | null;
  hasNews: boolean;
  isBusy: boolean;
}

export const kept = proxy<WishlistCopy>({ isKept: null, hasNews: false, isBusy: false });

let playerId: string | null = null;
/** Raised by each change of the list here, so that an older answer does not undo it. */
let changes = 0;
const mergedKey = (id: string): string => `storeWishlistMerged:${id}`;

followPlayer((id) => {
  playerId = id;
  Object.assign(kept, { isKept: null, hasNews: false, isBusy: false });
});

function take({ isKept, hasNews, items }: Wishlist): void {
  Object.assign(kept, { isKept, hasNews });
  if (playerId === null) return;
  writeStored('local', mergedKey(playerId), isKept || null);
  if (isKept) replaceWishlist(items);
}

const isMerged = (): boolean => playerId !== null && readStored('local', mergedKey(playerId), z.boolean()) === true;

/** Takes over the account's list, or merges both lists the first time. A failure leaves the browser's list as it is. */
export async function syncWishlist(): Promise<void> {
  if (kept.isBusy || playerId === null) return;
  const [asked, before] = [playerId, changes];
  try {
    const found = await call(getWishlist, {});
    if (asked !== playerId) return;
    if (found.isKept && (!isMerged() || before !== changes)) {
      return take(await call(keepWishlist, { body: { items: [...shopping.storeWishlist] } }));
    }
    take(found);
  } catch {
    // Without the server the browser's list is enough.
  }
}

/** Makes the copy, or changes what the bell says. Rejects when the server refuses. */
export async function keepOnAccount(hasNews: boolean): Promise<void> {
  await change(() => call(keepWishlist, { body: { items: [...shopping.storeWishlist], hasNews } }));
}

/** Deletes the copy. The browser keeps its list. */
export async function forgetOnAccount(): Promise<void> {
  await change(() => call(forgetWishlist, {}));
}

async function change(send: () => Promise<Wishlist>): Promise<void> {
  if (kept.isBusy) return;
  kept.isBusy = true;
  const asked = playerId;
  try {
    const reply = await send();
    if (asked === playerId) take(reply);
  } finally {
    kept.isBusy = false;
  }
}

/** Sends a change of the browser's list to the copy, if there is one. When it is lost, the lists are merged the next time. */
export async function noteWishlistItem(itemId: string, isOnWishlist: boolean): Promise<void> {
  changes += 1;
  if (playerId === null || !(kept.isKept ?? isMerged())) return;
  const asked = playerId;
  try {
    await call(changeWishlistItem, { body: { itemId, isOnWishlist } });
  } catch {
    writeStored('local', mergedKey(asked), null);
  }
}

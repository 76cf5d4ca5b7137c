/**
 * Queries and mutations of inventory, outfits and looks, shared by all screens that show them. Each mutation resolves to
 * the server's reply, edits the cache and announces the new look to the town. A failure that is no refusal of the server
 * carries the specification's text.
 */
import { queryOptions } from '@tanstack/react-query';
import { proxy } from 'valtio';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { translateItems, translateNames } from '../../languages/item-words.ts';
import { applyCacheEdits, cacheEdit, defineMutation } from '../../net/mutation.ts';
import { queryClient } from '../../net/query-client.ts';
import { peopleKeys, wardrobeKeys } from '../../net/query-keys.ts';
import * as inventory from '../../shared/contract/inventory.ts';
import * as outfits from '../../shared/contract/outfits.ts';
import * as wardrobe from '../../shared/contract/wardrobe.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import type { Outfit } from '../../shared/contract/outfits.ts';
import type { BodyType, Customization } from '../../shared/rules/slots.ts';
import { sendCharacterUpdate } from '../session/connection.ts';
import type { Outcome } from '../people/people.ts';
import { playSound } from '../settings/sounds.ts';
import { text as words } from '../text.ts';

const EQUIP_FAILED = words.equipFailed;
const SAVE_FAILED = words.saveFailed;
const DELETE_FAILED = words.deleteFailed;
const WEAR_FAILED = words.wearFailed;

export const inventoryQuery = () =>
  queryOptions({
    queryKey: wardrobeKeys.inventory,
    queryFn: async ({ signal }) => translateItems(await call(inventory.listInventory, { query: {}, signal })),
  });

export const outfitsQuery = () =>
  queryOptions({
    queryKey: wardrobeKeys.outfits,
    queryFn: ({ signal }) => call(outfits.listOutfits, { signal }),
  });

/** Any player's outfit by its code. */
export const outfitQuery = (id: string) =>
  queryOptions({
    queryKey: wardrobeKeys.outfit(id),
    queryFn: async ({ signal }) => {
      const outfit = await call(outfits.getOutfit, { params: { id }, signal });
      const { hiddenIds = [], missing = [] } = outfit;
      const names = await translateNames(
        missing.map((item) => item.id),
        missing.map(({ name }) => name),
      );
      return {
        ...outfit,
        hidden: await translateNames(hiddenIds, outfit.hidden),
        missing: missing.map((item, at) => ({ ...item, name: names[at] ?? item.name })),
      };
    },
    staleTime: 5 * 60_000,
  });

/** The look of a player who is not in town. */
export const lookQuery = (username: string) =>
  queryOptions({
    queryKey: wardrobeKeys.look(username),
    queryFn: async ({ signal }): Promise<Customization> => {
      const { success: _, ...look } = await call(wardrobe.getCustomization, { params: { username }, signal });
      return look;
    },
  });

/** Rejects with the server's message when it refused. */
export const equipItem = defineMutation({
  send: (item: InventoryItem, isOn: boolean): Promise<Outcome> =>
    orElse(EQUIP_FAILED, call(inventory.equipItem, { params: { id: item.id, on: isOn ? '1' : '0' } })),
  onSuccess: (_, item, isOn) => {
    showEquipped(item, isOn);
    announceLook();
  },
});

export const setSkinTone = defineMutation({
  send: (skinTone: number): Promise<Outcome> => call(wardrobe.setSkinTone, { body: { skinTone } }),
  onSuccess: announceLook,
});

/** Factors; 1 is the standard size. */
export const setSize = defineMutation({
  send: (size: { height: number; width: number }): Promise<Outcome> => call(wardrobe.setSize, { body: size }),
  onSuccess: announceLook,
});

export const setBodyType = defineMutation({
  send: (bodyType: BodyType): Promise<Outcome> => call(wardrobe.setBodyType, { body: { bodyType } }),
  onSuccess: announceLook,
});

export const saveOutfit = defineMutation({
  send: (name: string): Promise<Outcome> => orElse(SAVE_FAILED, call(outfits.saveOutfit, { body: { name } })),
  onSuccess: () => playSound('outfit'),
  invalidates: () => [wardrobeKeys.outfits],
});

export const deleteOutfit = defineMutation({
  send: (id: string): Promise<Outcome> => orElse(DELETE_FAILED, call(outfits.deleteOutfit, { params: { id } })),
  onSuccess: (_, id) =>
    void applyCacheEdits([
      cacheEdit<Outfit[]>(wardrobeKeys.outfits, (saved) => saved.filter((outfit) => outfit.id !== id)),
    ]),
  // It may have been the favourite that the profile shows.
  invalidates: () => [peopleKeys.all],
});

export const renameOutfit = defineMutation({
  send: (id: string, name: string): Promise<Outcome> => call(outfits.renameOutfit, { params: { id }, body: { name } }),
  invalidates: () => [wardrobeKeys.outfits, peopleKeys.all],
});

/** Replaces the outfit's look by the worn one. */
export const overwriteOutfit = defineMutation({
  send: (id: string): Promise<Outcome> => call(outfits.overwriteOutfit, { params: { id } }),
  onSuccess: (_, id) => {
    playSound('outfit');
    outfitPictures.redrawn[id] = (outfitPictures.redrawn[id] ?? 0) + 1;
  },
  invalidates: () => [wardrobeKeys.outfits, peopleKeys.all],
});

/** How often the picture of an outfit changed while the page is open: its address stays the same. */
export const outfitPictures = proxy<{ redrawn: Record<string, number> }>({ redrawn: {} });

/** Puts the outfits in the order of these ids. */
export const arrangeOutfits = defineMutation({
  send: (outfitIds: string[]): Promise<Outcome> => call(outfits.arrangeOutfits, { body: { outfitIds } }),
  optimistic: (ids) => [
    cacheEdit<Outfit[]>(wardrobeKeys.outfits, (saved) =>
      saved.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
    ),
  ],
  invalidates: () => [wardrobeKeys.outfits],
});

/** Which outfit the profile shows; empty for none. */
export const setFavouriteOutfit = defineMutation({
  send: (outfitId: string): Promise<Outcome> => call(outfits.setFavouriteOutfit, { body: { outfitId } }),
  optimistic: (outfitId) => [
    cacheEdit<Outfit[]>(wardrobeKeys.outfits, (saved) =>
      saved.map((outfit) => ({ ...outfit, isFavourite: outfit.id === outfitId })),
    ),
  ],
  invalidates: () => [wardrobeKeys.outfits, peopleKeys.all],
});

export const wearOutfit = defineMutation({
  send: (id: string): Promise<Outcome> => orElse(WEAR_FAILED, call(outfits.wearOutfit, { params: { id } })),
  onSuccess: announceLook,
});

/** Running batches of changes, and whether one of them changed the look. */
const batch = { depth: 0, hasChanged: false };

/**
 * Runs several changes of the look as one: town and lists learn of it once, at the end. Resolves when the lists are
 * loaded again, also after a failure, because a refusal means that they were old.
 */
export async function changeLookTogether<Result>(change: () => Promise<Result>): Promise<Result> {
  batch.depth += 1;
  try {
    return await change();
  } finally {
    batch.depth -= 1;
    if (batch.depth === 0) {
      if (batch.hasChanged) sendCharacterUpdate();
      batch.hasChanged = false;
      await refetchLook();
    }
  }
}

/** Announces the changed look to the town and refetches the lists that show it. */
function announceLook(): void {
  if (batch.depth > 0) {
    batch.hasChanged = true;
    return;
  }
  sendCharacterUpdate();
  void refetchLook();
}

const refetchLook = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: wardrobeKeys.inventory }),
    queryClient.invalidateQueries({ queryKey: wardrobeKeys.looks }),
    // They say which one is worn.
    queryClient.invalidateQueries({ queryKey: wardrobeKeys.outfits, exact: true }),
  ]);

/** Edits the inventory before its refetch: an equipped item replaces the other item of its category. */
function showEquipped(item: InventoryItem, isOn: boolean): void {
  applyCacheEdits([
    cacheEdit<InventoryItem[]>(wardrobeKeys.inventory, (items) =>
      items.map((one) => {
        if (one.id === item.id) return { ...one, isEquipped: isOn };
        return isOn && one.category === item.category && one.isEquipped ? { ...one, isEquipped: false } : one;
      }),
    ),
  ]);
}

async function orElse<Reply>(text: string, underway: Promise<Reply>): Promise<Reply> {
  try {
    return await underway;
  } catch (cause) {
    throw cause instanceof ApiError && cause.isRefusal ? cause : new Error(text, { cause });
  }
}

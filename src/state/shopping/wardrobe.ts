/**
 * What one owns, wears and keeps as outfits, cached for all screens that show it. Each act resolves to the server's reply,
 * changes what is cached, and tells the town; a failure that is no word of the server carries the specification's text.
 */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../net/api-error.ts';
import { call } from '../../net/http.ts';
import { queryClient } from '../../net/query-client.ts';
import * as inventory from '../../shared/contract/inventory.ts';
import * as outfits from '../../shared/contract/outfits.ts';
import * as wardrobe from '../../shared/contract/wardrobe.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import type { Outfit } from '../../shared/contract/outfits.ts';
import type { BodyType, Customization } from '../../shared/rules/slots.ts';
import { sendCharacterUpdate } from '../session/connection.ts';
import type { Outcome } from '../people/people.ts';

const WARDROBE = 'wardrobe';
const EQUIP_FAILED = 'Error equipping item.';
const SAVE_FAILED = 'Error creating outfit.';
const DELETE_FAILED = 'Error deleting outfit.';
const WEAR_FAILED = 'Error wearing outfit.';

export const inventoryQuery = () =>
  queryOptions({
    queryKey: [WARDROBE, 'inventory'],
    queryFn: ({ signal }) => call(inventory.listInventory, { query: {}, signal }),
  });

export const outfitsQuery = () =>
  queryOptions({
    queryKey: [WARDROBE, 'outfits'],
    queryFn: ({ signal }) => call(outfits.listOutfits, { signal }),
  });

/** Any player's outfit by its code. */
export const outfitQuery = (id: string) =>
  queryOptions({
    queryKey: [WARDROBE, 'outfit', id],
    queryFn: ({ signal }) => call(outfits.getOutfit, { params: { id }, signal }),
    staleTime: 5 * 60_000,
  });

/** What a player looks like who is not in town. */
export const lookQuery = (username: string) =>
  queryOptions({
    queryKey: [WARDROBE, 'look', username.toLowerCase()],
    queryFn: async ({ signal }): Promise<Customization> => {
      const { success: _, ...look } = await call(wardrobe.getCustomization, { params: { username }, signal });
      return look;
    },
  });

/** Rejects with the server's own words when it refused. */
export async function equipItem(item: InventoryItem, isOn: boolean): Promise<Outcome> {
  const params = { id: item.id, on: isOn ? '1' : '0' } as const;
  const reply = await orElse(EQUIP_FAILED, call(inventory.equipItem, { params }));
  if (reply.success) {
    showWorn(item, isOn);
    lookChanged();
  }
  return reply;
}

export const setSkinTone = (skinTone: number): Promise<Outcome> =>
  changeLook(call(wardrobe.setSkinTone, { body: { skinTone } }));

/** Factors, 1 is the usual size. */
export const setSize = (size: { height: number; width: number }): Promise<Outcome> =>
  changeLook(call(wardrobe.setSize, { body: size }));

export const setBodyType = (bodyType: BodyType): Promise<Outcome> =>
  changeLook(call(wardrobe.setBodyType, { body: { bodyType } }));

export async function saveOutfit(name: string): Promise<Outcome> {
  const reply = await orElse(SAVE_FAILED, call(outfits.saveOutfit, { body: { name } }));
  void queryClient.invalidateQueries({ queryKey: outfitsQuery().queryKey });
  return reply;
}

export async function deleteOutfit(id: string): Promise<Outcome> {
  const reply = await orElse(DELETE_FAILED, call(outfits.deleteOutfit, { params: { id } }));
  if (!reply.success) return reply;
  queryClient.setQueryData<Outfit[]>(outfitsQuery().queryKey, (outfits) =>
    outfits?.filter((outfit) => outfit.id !== id),
  );
  return reply;
}

export async function wearOutfit(id: string): Promise<Outcome> {
  const reply = await changeLook(orElse(WEAR_FAILED, call(outfits.wearOutfit, { params: { id } })));
  return reply;
}

async function changeLook(underway: Promise<Outcome>): Promise<Outcome> {
  const reply = await underway;
  if (reply.success) lookChanged();
  return reply;
}

/** Lists that tell what is worn are asked for again. */
function lookChanged(): void {
  sendCharacterUpdate();
  void queryClient.invalidateQueries({ queryKey: inventoryQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: [WARDROBE, 'look'] });
}

/** At once, before the list is asked for again: what is put on takes off whatever else is of its category. */
function showWorn(item: InventoryItem, isOn: boolean): void {
  queryClient.setQueryData<InventoryItem[]>(inventoryQuery().queryKey, (items) =>
    items?.map((one) => {
      if (one.id === item.id) return { ...one, isEquipped: isOn };
      return isOn && one.category === item.category && one.isEquipped ? { ...one, isEquipped: false } : one;
    }),
  );
}

async function orElse<Reply>(text: string, underway: Promise<Reply>): Promise<Reply> {
  try {
    return await underway;
  } catch (cause) {
    throw cause instanceof ApiError && cause.isRefusal ? cause : new Error(text, { cause });
  }
}

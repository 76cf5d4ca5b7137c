/**
 * The items that players own and wear. A player wears at most one item per category, only owned items, and only items
 * with a fit for the player's body type. Changes are broadcast to the town.
 */
import { indexItems } from '../../../shared/art/dress.ts';
import type { ArtItem, ArtManifest } from '../../../shared/art/manifest.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { DELETED_NAME } from '../../../shared/rules/limits.ts';
import {
  BODY_TYPES,
  type Customization,
  PLACE_OF_CATEGORY,
  withItem,
  withoutItem,
  wornAt,
  wornItemIds,
} from '../../../shared/rules/slots.ts';
import { SYSTEM_CREATOR } from '../../../shared/rules/store.ts';
import { noteChange } from '../../db/changes.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { ArtHost, LiveTown, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Slice } from '../../slices.ts';
import { creatorsOf } from '../creations/service.ts';
import { changeCustomization, lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';
import { itemPart, sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

/** All items by id: those of the art manifest and the creations of players. */
export interface Catalogue {
  item(id: string): ArtItem | undefined;
}

const NO_CREATIONS: Catalogue = { item: () => undefined };

/** Builds a new index when the art host returns another manifest. */
export function createCatalogue(art: Pick<ArtHost, 'manifest'>, creations: Catalogue = NO_CREATIONS): Catalogue {
  let indexedManifest: ArtManifest | null = null;
  let items: ReadonlyMap<string, ArtItem> = new Map();
  return {
    item: (id) => {
      const manifest = art.manifest();
      if (manifest !== indexedManifest) {
        indexedManifest = manifest;
        items = indexItems(manifest);
      }
      return items.get(id) ?? creations.item(id);
    },
  };
}

export interface InventoryDeps {
  db: Database;
  catalogue: Catalogue;
  players: Pick<PlayerService, 'byId'>;
  town: Pick<LiveTown, 'changed'>;
}

export interface Inventory {
  /** Newest first. Items that are not in the catalogue are omitted. */
  list(player: PlayerRecord, slice: Slice): Promise<InventoryItem[]>;
  /** Returns the message for the player. Throws a DomainError for unknown, unowned and unfitting items. */
  equip(player: PlayerRecord, itemId: string, isOn: boolean): Promise<SentenceData>;
  /** Items that the player does not own are left out. */
  setFavourites(player: PlayerRecord, itemIds: readonly string[], isFavourite: boolean): Promise<void>;
}

export function createInventory({ db, catalogue, players, town }: InventoryDeps): Inventory {
  return {
    list: async (player, slice) => {
      const rows = await repo.listItems(db, player.id, slice);
      // The caller's record is cached for some seconds. The list must show items that were just equipped.
      const look = (await players.byId(player.id))?.customization ?? player.customization;
      const worn = new Set(wornItemIds(look));
      const creators = await creatorsOf(
        db,
        rows.map(({ itemId }) => itemId),
      );
      return rows.flatMap(({ itemId, isFavourite }) => {
        const item = catalogue.item(itemId);
        if (item === undefined) return [];
        return [describe(item, { look, worn, creator: creators.get(itemId), isFavourite: isFavourite === 1 })];
      });
    },

    setFavourites: async (player, itemIds, isFavourite) => {
      if (itemIds.length > 0) await repo.setFavourite(db, player.id, { itemIds, isFavourite });
    },

    equip: async (player, itemId, isOn) => {
      const item = catalogue.item(itemId);
      const slot = PLACE_OF_CATEGORY[item?.category ?? -1];
      if (item === undefined || slot === undefined) throw new DomainError('not-found', sentence('thereIsNoSuchItem'));
      await db.transaction().execute(async (transaction) => {
        // The item cannot be taken back between the check and the change.
        await lockPlayers(transaction, [player.id]);
        await refuseUnowned(transaction, player.id, item);
        await changeCustomization(transaction, player.id, (look) => {
          if (!isOn) return wornAt(look, slot) === item.id ? withItem(look, slot, null) : look;
          refuseUnfitting(item, look);
          return withItem(look, slot, item.id);
        });
        if (isOn) await noteWorn(transaction, player.id, [item.id]);
      });
      await town.changed(player.id);
      return isOn
        ? sentence('youAreWearingName', { name: itemPart(item) })
        : sentence('youTookOffName', { name: itemPart(item) });
    },
  };
}

/** Above this number of ids, reading the complete inventory of the player is cheaper. */
const IDS_PER_STATEMENT = 500;

/** The subset of `itemIds` that the player owns; without `itemIds`, all items of the player. */
export async function ownedOf(db: Executor, playerId: string, itemIds?: readonly string[]): Promise<Set<string>> {
  if (itemIds === undefined) return new Set(await repo.ownedItemIds(db, playerId));
  if (itemIds.length === 0) return new Set();
  if (itemIds.length <= IDS_PER_STATEMENT) return new Set(await repo.ownedItemIds(db, playerId, itemIds));
  const owned = new Set(await repo.ownedItemIds(db, playerId));
  return new Set(itemIds.filter((id) => owned.has(id)));
}

const OWNERS_PER_BATCH = 100;

/**
 * Calls `handle` once for each owner of an item, sequentially. `handle` must take the item from the owner: the owners
 * are read again after each batch until no owner remains.
 */
export async function forEachOwner(
  db: Database,
  itemId: string,
  handle: (ownerId: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const owners = await repo.ownerIds(db, itemId, OWNERS_PER_BATCH);
    if (owners.length === 0) return;
    for (const ownerId of owners) await handle(ownerId);
  }
}

/** The items that the player marked as favourites, for the export. */
export const favouritesOf = (db: Executor, playerId: string): Promise<string[]> => repo.favouriteItemIds(db, playerId);

/** Adds items to a player's inventory inside the caller's transaction. Items that the player owns are not changed. */
export async function giveItems(transaction: Executor, playerId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await giving(transaction, playerId, itemIds).execute();
}

/** The statement that adds items, at least one, and returns those that the player did not own. */
export function giving(transaction: Executor, playerId: string, itemIds: readonly string[]) {
  noteChange(transaction, 'doors', playerId);
  return repo.insertItems(transaction, playerId, [...new Set(itemIds)], 1);
}

/** Like `giving`, as parts of one statement on PostgreSQL, for several players. */
export const givingAtOnce = (): repo.GivingParts => repo.givingParts();

/** Gives items to several players in a transaction on SQLite. The players do not own them. It notes nothing. */
export const giveTogether = (
  transaction: Executor,
  gifts: readonly { playerId: string; itemId: string }[],
): Promise<void> => repo.insertTogether(transaction, gifts);

/** Notes items that were given at once. */
export const noteGiven = (db: Database, playerId: string): void => noteChange(db, 'doors', playerId);

/** Like `giveItems`, for the items of a new player: they are no news. */
export async function giveStarters(transaction: Executor, playerId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await repo.insertItems(transaction, playerId, [...new Set(itemIds)], 0).execute();
}

/** Notes that a player wears owned items, inside the caller's transaction. */
export async function noteWorn(transaction: Executor, playerId: string, itemIds: readonly string[]): Promise<void> {
  if (await repo.setWorn(transaction, playerId, itemIds)) noteChange(transaction, 'doors', playerId);
}

/** Whether the player owns an item that was never worn. Items that do not fit the body type or left the catalogue do not count. */
export async function hasUnworn(
  db: Executor,
  playerId: string,
  { catalogue, isMale }: { catalogue: Catalogue; isMale: boolean },
): Promise<boolean> {
  const ids = await repo.unwornItemIds(db, playerId);
  return ids.some((id) => catalogue.item(id)?.fits[isMale ? 'masculine' : 'feminine'] !== undefined);
}

/** Removes an item from the inventory and look of a locked player. Returns false when the player does not own it. */
export async function takeItem(transaction: Executor, playerId: string, itemId: string): Promise<boolean> {
  if (!(await repo.deleteItem(transaction, playerId, itemId))) return false;
  await changeCustomization(transaction, playerId, (look) => withoutItem(look, itemId));
  noteChange(transaction, 'doors', playerId);
  return true;
}

/** Which of the items the player owns and never wore. */
export const unwornOf = async (db: Executor, playerId: string, itemIds: readonly string[]): Promise<Set<string>> =>
  new Set(await repo.unwornAmong(db, playerId, itemIds));

/** Removes an item that a locked player never wore. Returns false when the player wore it, or does not own it. */
export async function takeUnworn(transaction: Executor, playerId: string, itemId: string): Promise<boolean> {
  if (!(await repo.deleteUnworn(transaction, playerId, itemId))) return false;
  noteChange(transaction, 'doors', playerId);
  return true;
}

async function refuseUnowned(transaction: Executor, playerId: string, item: ArtItem): Promise<void> {
  if ((await ownedOf(transaction, playerId, [item.id])).has(item.id)) return;
  throw new DomainError('forbidden', sentence('youDoNotOwnName', { name: itemPart(item) }), {
    code: 'not-owned',
    params: { name: item.name },
  });
}

function refuseUnfitting(item: ArtItem, look: Customization): void {
  if (item.fits[look.isMale ? 'masculine' : 'feminine'] !== undefined) return;
  throw new DomainError('conflict', sentence('nameDoesNotFitYour', { name: itemPart(item) }), {
    code: 'no-fit',
    params: { name: item.name },
  });
}

interface ItemContext {
  look: Customization;
  worn: ReadonlySet<string>;
  /** Username; null: deleted player, undefined: an item of the product itself */
  creator: string | null | undefined;
  isFavourite: boolean;
}

function describe(item: ArtItem, { look, worn, creator, isFavourite }: ItemContext): InventoryItem {
  const bodyTypes = BODY_TYPES.filter((body) => item.fits[body] !== undefined);
  const own = look.isMale ? 'masculine' : 'feminine';
  const pictured = bodyTypes.includes(own) ? own : bodyTypes[0];
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    creator: [creator === undefined ? SYSTEM_CREATOR : (creator ?? DELETED_NAME)],
    category: item.category,
    isEquipped: worn.has(item.id),
    costGems: item.costGems,
    costCoins: item.costCoins,
    rarity: item.rarity,
    bodyTypes,
    imageUrl: (pictured && item.fits[pictured]?.thumbnail) ?? null,
    isFavourite,
  };
}

/**
 * Outfits: saved looks with a name. Their ids are codes that players share, so every player can view an outfit and wear
 * the items of it that they own; across a block there is no such outfit. Only the owner can delete it, or choose it as the
 * favourite that the profile shows.
 */
import type { FavouriteOutfit } from '../../../shared/contract/outfit.ts';
import type { getOutfit, Outfit } from '../../../shared/contract/outfits.ts';
import type { ReplyOf } from '../../../shared/contract/endpoint.ts';
import { lostParts, shownParts } from '../../../shared/rules/shown-parts.ts';
import { OUTFITS_MAX, REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import {
  type Customization,
  PLACE_OF_CATEGORY,
  withItem,
  withoutItem,
  wornAt,
  wornItemIds,
} from '../../../shared/rules/slots.ts';
import { noteReward } from '../../db/changes.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { OutfitTable } from '../../db/schema-outfits.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { writtenLine } from '../../written-text.ts';
import { blocksBetween } from '../blocks/service.ts';
import { type Catalogue, noteWorn, ownedOf } from '../inventory/service.ts';
import { changeCustomization, lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';
import { randomToken, runtime } from '../../runtime.ts';
import { itemPart, sentence, type SentenceData, type SentencePart } from '../../../shared/rules/sentence.ts';

export interface OutfitsDeps {
  db: Database;
  catalogue: Catalogue;
  players: Pick<PlayerService, 'byId' | 'redact'>;
  town: Pick<LiveTown, 'changed'>;
  /** Those of the items that the store lists. */
  listed(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Calls that change state return the message for the player. All throw DomainErrors. */
export interface Outfits {
  /** New ones first, then in the player's order. */
  list(player: PlayerRecord): Promise<Outfit[]>;
  find(viewer: PlayerRecord, id: string): Promise<ReplyOf<typeof getOutfit>>;
  save(player: PlayerRecord, name: string): Promise<SentenceData>;
  remove(player: PlayerRecord, id: string): Promise<SentenceData>;
  /** The name is on the card of a shared code and in the profile, so muted players cannot change it. */
  rename(player: PlayerRecord, id: string, name: string): Promise<SentenceData>;
  /** Replaces the outfit's look by the worn one. */
  overwrite(player: PlayerRecord, id: string): Promise<SentenceData>;
  /** `ids` are all outfits of the player, in the wanted order; unknown ones are ignored. */
  arrange(player: PlayerRecord, ids: readonly string[]): Promise<SentenceData>;
  /** Null for none. Its name becomes public by this, so muted players can only remove it. */
  setFavourite(player: PlayerRecord, id: string | null): Promise<SentenceData>;
  /**
   * Replaces all worn items by the owned items of the outfit. The player's own outfits also restore the size. Skin
   * tone, body type and name colour do not change.
   */
  wear(player: PlayerRecord, id: string): Promise<SentenceData>;
  /** The look of an outfit, for its picture; null when the outfit does not exist. */
  lookOf(id: string): Promise<Customization | null>;
}

const ID_BYTES = 9;
/** Maximum number of missing items that a message names. */
const NAMES_MAX = 6;
const PLACES = Object.values(PLACE_OF_CATEGORY);

const unknown = (): DomainError => new DomainError('not-found', sentence('thereIsNoSuchOutfit'));
const lookIn = (row: Pick<OutfitTable, 'look'>): Customization => JSON.parse(row.look) as Customization;

export function createOutfits({ db, catalogue, players, town, listed }: OutfitsDeps): Outfits {
  const nameOf = (itemId: string): string => catalogue.item(itemId)?.name ?? itemId;
  const partOf = (id: string): SentencePart => itemPart({ id, name: nameOf(id) });

  return {
    list: async (player) => {
      const worn = dressOf((await players.byId(player.id))?.customization ?? player.customization);
      return (await repo.listOutfits(db, player.id)).map((row) => ({
        ...describe(row),
        isFavourite: row.favouriteId !== null,
        isWorn: dressOf(lookIn(row)) === worn,
        usedAt: usedAtOf(row),
      }));
    },

    find: async (viewer, id) => {
      const row = await sharedOutfit(db, viewer.id, id);
      const saved = lookIn(row);
      const items = wornItemIds(saved);
      const owned = await ownedOf(db, viewer.id, items);
      const look = (await players.byId(viewer.id))?.customization ?? viewer.customization;
      const isShown = (id: string): boolean =>
        catalogue.item(id)?.fits[look.isMale ? 'masculine' : 'feminine'] !== undefined;
      const worn = mergeOutfit(look, saved, owned, row.playerId === viewer.id);
      const missing = items.filter((item) => !owned.has(item));
      const sold = await listed(missing);
      const hidden = [...owned].filter((id) => !isShown(id));
      return {
        ...describe(row),
        owner: row.username,
        itemCount: items.length,
        ownedCount: owned.size,
        hidden: hidden.map(nameOf),
        hiddenIds: hidden,
        missing: missing.map((item) => ({ id: item, name: nameOf(item), isSold: sold.has(item) })),
        bare: lostParts(shownParts(look, isShown), shownParts(worn, isShown)),
      };
    },

    save: async (player, given) => {
      const name = writtenLine(given, players.redact);
      if (name === '') throw new DomainError('invalid', sentence('pleaseGiveYourOutfitA'), { code: 'empty' });
      // The caller's record may be cached, so the look is read again.
      const look = (await players.byId(player.id))?.customization ?? player.customization;
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const count = await repo.countOutfits(transaction, player.id);
        if (count >= OUTFITS_MAX) {
          const message = sentence('tooManyOutfits', { most: OUTFITS_MAX });
          throw new DomainError('conflict', message, { code: 'too-many-outfits', params: { max: OUTFITS_MAX } });
        }
        const now = runtime.now();
        await repo.insertOutfit(transaction, {
          id: randomToken(ID_BYTES),
          playerId: player.id,
          name,
          look: JSON.stringify(look),
          createdAt: now,
          usedAt: now,
        });
        if (count === 0) noteReward(transaction, player.id, { kind: 'outfit', name });
      });
      return sentence('nameWasSavedToYour', { name });
    },

    remove: async (player, id) => {
      const isRemoved = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        return await repo.removeOutfit(transaction, player.id, id);
      });
      if (!isRemoved) throw unknown();
      return sentence('theOutfitWasDeleted');
    },

    rename: async (player, id, given) => {
      const name = writtenLine(given, players.redact);
      if (name === '') throw new DomainError('invalid', sentence('pleaseGiveYourOutfitA'), { code: 'empty' });
      refuseMuted(player);
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        await refuseOthers(transaction, player.id, id);
        await repo.setName(transaction, id, name);
      });
      return sentence('theOutfitIsCalledName', { name });
    },

    overwrite: async (player, id) => {
      const look = (await players.byId(player.id))?.customization ?? player.customization;
      const name = await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const outfit = await refuseOthers(transaction, player.id, id);
        await repo.setLook(transaction, id, JSON.stringify(look));
        await repo.setUsed(transaction, id, runtime.now());
        return outfit.name;
      });
      return sentence('nameWasSavedToYour', { name });
    },

    arrange: async (player, ids) => {
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const own = new Set((await repo.listOutfits(transaction, player.id)).map((row) => row.id));
        const wanted = ids.filter((id) => own.delete(id));
        for (const [position, id] of [...wanted, ...own].entries()) await repo.setPosition(transaction, id, position);
      });
      return sentence('theOrderWasSaved');
    },

    setFavourite: async (player, id) => {
      if (id === null) {
        await repo.writeFavourite(db, player.id, null);
        return sentence('yourProfileShowsNoOutfit');
      }
      refuseMuted(player);
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const outfit = await repo.ownOutfit(transaction, player.id, id);
        if (outfit === undefined) throw unknown();
        await repo.writeFavourite(transaction, player.id, id);
        return sentence('yourProfileShowsName', { name: outfit.name });
      });
    },

    wear: async (player, id) => {
      const row = await sharedOutfit(db, player.id, id);
      const saved = lookIn(row);
      const items = wornItemIds(saved);
      const isOwn = row.playerId === player.id;
      const missing = await db.transaction().execute(async (transaction) => {
        // No item can be taken back between the check and the change.
        await lockPlayers(transaction, [player.id]);
        const owned = await ownedOf(transaction, player.id, items);
        if (items.length > 0 && owned.size === 0) {
          throw new DomainError('conflict', sentence('youOwnNothingOfThis'), { code: 'nothing-owned' });
        }
        await changeCustomization(transaction, player.id, (before) => mergeOutfit(before, saved, owned, isOwn));
        await noteWorn(transaction, player.id, [...owned]);
        if (isOwn) await repo.setUsed(transaction, id, runtime.now());
        return items.filter((item) => !owned.has(item));
      });
      await town.changed(player.id);
      const message = sentence('youAreWearingName', { name: row.name });
      return missing.length === 0
        ? message
        : sentence('wearingWithoutNotOwned', { message, names: shortened(missing.map(partOf)) });
    },

    lookOf: async (id) => {
      const row = await repo.findOutfit(db, id);
      return row === undefined ? null : lookIn(row);
    },
  };
}

/** The outfit of a code that the player got. Throws a DomainError when there is none, or a block separates player and owner. */
async function sharedOutfit(db: Executor, playerId: string, id: string): Promise<OutfitTable & { username: string }> {
  const row = await repo.findOutfit(db, id);
  if (row === undefined) throw unknown();
  if (row.playerId === playerId) return row;
  const { hasBlocked, isBlockedBy } = await blocksBetween(db, playerId, row.playerId);
  if (hasBlocked || isBlockedBy) throw unknown();
  return row;
}

/** Returns the outfit. Throws a DomainError when the player has no such outfit. */
async function refuseOthers(transaction: Executor, playerId: string, id: string): Promise<OutfitTable> {
  const outfit = await repo.ownOutfit(transaction, playerId, id);
  if (outfit === undefined) throw unknown();
  return outfit;
}

/** What an outfit compares: everything worn. */
const dressOf = (look: Customization): string => JSON.stringify(PLACES.map((place) => wornAt(look, place)));

/** Removes an item from all outfits, inside the caller's transaction. */
export async function removeFromOutfits(transaction: Executor, itemId: string): Promise<void> {
  for (const row of await repo.outfitsWith(transaction, itemId)) {
    await repo.setLook(transaction, row.id, JSON.stringify(withoutItem(lookIn(row), itemId)));
  }
}

/** Replaces all worn items by the owned items of the saved look; `hasSize` also restores its size. */
function mergeOutfit(
  before: Customization,
  saved: Customization,
  owned: ReadonlySet<string>,
  hasSize: boolean,
): Customization {
  let look = hasSize ? { ...before, width: saved.width, height: saved.height } : before;
  for (const place of PLACES) {
    const item = wornAt(saved, place);
    look = withItem(look, place, item !== null && owned.has(item) ? item : null);
  }
  return look;
}

/** The outfit that the player's profile shows; null for none. */
export async function favouriteOf(db: Executor, playerId: string): Promise<FavouriteOutfit | null> {
  const row = await repo.findFavourite(db, playerId);
  return row === undefined ? null : { id: row.id, name: row.name, imageUrl: imageUrlOf(row) };
}

/** Replaces the name with the redaction marker. Null when there is no such outfit. */
export async function redactOutfit(db: Executor, id: string): Promise<{ playerId: string; was: string } | null> {
  const row = await repo.findOutfit(db, id);
  if (row === undefined) return null;
  await repo.setName(db, id, REDACTION_MARKER);
  return { playerId: row.playerId, was: row.name };
}

/** Puts a redacted name back. False when the outfit is gone or was renamed since. */
export async function restoreOutfit(db: Executor, id: string, name: string): Promise<boolean> {
  if ((await repo.findOutfit(db, id))?.name !== REDACTION_MARKER) return false;
  await repo.setName(db, id, name);
  return true;
}

const imageUrlOf = ({ id }: Pick<OutfitTable, 'id'>): string => `/storage/outfits/${id}.webp`;

function describe(row: OutfitTable): Omit<Outfit, 'isFavourite'> {
  const { width, height } = lookIn(row);
  const createdAt = new Date(Number(row.createdAt)).toISOString();
  return { id: row.id, name: row.name, createdAt, width, height, imageUrl: imageUrlOf(row) };
}

const usedAtOf = ({ usedAt, createdAt }: OutfitTable): string => new Date(Number(usedAt ?? createdAt)).toISOString();

/** For 'A', 'A and B', 'A, B and 3 more'. */
function shortened(names: readonly SentencePart[]): readonly SentencePart[] {
  if (names.length <= NAMES_MAX) return names;
  return [...names.slice(0, NAMES_MAX - 1), sentence('partMore', { count: names.length - NAMES_MAX + 1 })];
}

/** Outfits, and which of them is the favourite, are deleted with the player's row. */
export const outfitData: PlayerData = {
  name: 'outfits',
  export: async (db, playerId) =>
    (await repo.listOutfits(db, playerId)).map((row) => ({
      id: row.id,
      name: row.name,
      createdAt: new Date(Number(row.createdAt)).toISOString(),
      usedAt: usedAtOf(row),
      look: lookIn(row),
      isFavourite: row.favouriteId !== null,
    })),
  erase: () => Promise.resolve(),
};

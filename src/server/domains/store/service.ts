/**
 * The store: pages of the catalogue for one player, and the checkout.
 */
import type { ArtItem } from '../../../shared/art/manifest.ts';
import type { StoreItem, StoreItemPage, StoreShelf } from '../../../shared/contract/store.ts';
import { cutOf } from '../../../shared/rules/cuts.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/rules/languages.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { dayOf, setIdOf, setTotal } from '../../../shared/rules/shelf.ts';
import { BODY_TYPES, type BodyType, wornItemIds } from '../../../shared/rules/slots.ts';
import type { StoreSort } from '../../../shared/rules/store.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { PlayerRecord } from '../../ports.ts';
import { DomainError } from '../../domain-error.ts';
import { runtime } from '../../runtime.ts';
import { friendsWearing } from '../friends/service.ts';
import { ownedOf } from '../inventory/service.ts';
import type { Players } from '../players/service.ts';
import { createCheckout, type Order, type Purchase } from './checkout.ts';
import { ItemTexts } from './item-texts.ts';
import { createPurchases, type Purchases } from './purchases.ts';
import { pageOfCuts } from './cuts-repo.ts';
import * as repo from './repo.ts';
import { type BuySet, createSetSale } from './sets.ts';
import { listedIdsLike } from './shelf-repo.ts';
import { Shelves } from './shelves.ts';
import { createWindowLook, type WindowLook } from './window-look.ts';
import { meaningOf } from './search-kinds.ts';
import { alternativesOf, withoutUmlauts, wordsOf } from './search-words.ts';
import { Spelling } from './spelling.ts';

export { endSale, listItem, renameCreator, repriceItem } from './catalogue.ts';
export { itemForGift, listedAmong, returnStock, takeStock } from './gift-sale.ts';
export { changedPrices } from './price-words.ts';

export interface StoreQuery extends Omit<repo.Filter, 'affordable' | 'body' | 'words' | 'owned' | 'colours'> {
  /** As typed by the player. */
  search: string;
  page: number;
  limit: number;
  sortBy: StoreSort;
  /** In which `sortBy` reads names. */
  language: Language;
  isOnlyAffordable: boolean;
  isOnlyFitting: boolean;
  /** null: any */
  isOwned: boolean | null;
  /** Whether a page consists of cuts with their colours. */
  isByCut: boolean;
}

export interface StorePage {
  /** Each the JSON of a `StoreItem`. */
  items: string[];
  pagination: { total: number; hasMore: boolean };
}

export interface Store {
  page(player: PlayerRecord, query: StoreQuery): Promise<StorePage>;
  /** The number of the newest listed item, which is higher than those of all before; 0 without one. */
  newest(): Promise<number>;
  /** Resolves to the items and the new balances. Rejects with a DomainError; then nothing is charged. */
  checkout(player: PlayerRecord, order: Order): Promise<Purchase>;
  purchases: Purchases;
  /** Throws a DomainError for an item that is not listed. */
  itemPage(player: PlayerRecord, id: string): Promise<Omit<StoreItemPage, 'success'>>;
  shelf(player: PlayerRecord): Promise<Omit<StoreShelf, 'success'>>;
  buySet: BuySet;
  windowLook: WindowLook;
}

/** Of a cut. */
const COLOURS_MAX = 32;
const EVERYTHING: repo.Filter = {
  categories: [],
  words: [],
  colours: [],
  rarity: null,
  minPrice: null,
  maxPrice: null,
  ids: null,
  currency: null,
  affordable: null,
  body: null,
  owned: null,
};

type CatalogueDatabase = Pick<OpenDatabase, 'db' | 'kind'>;

export interface StoreDeps {
  database: CatalogueDatabase;
  players: Pick<Players, 'paying'>;
  /** The art of each item. */
  catalogue: { item(id: string): ArtItem | undefined };
}

export function createStore({ database, players, catalogue }: StoreDeps): Store {
  const { db } = database;
  const texts = new ItemTexts();
  const spelling = new Spelling();
  const thumbnailOf = (id: string, isMale: boolean): string | null => pictureOf(catalogue.item(id), isMale);
  const shelves = new Shelves();

  /** The JSON of each item for one player. */
  async function textsFor(player: PlayerRecord, entries: readonly repo.PageEntry[]): Promise<string[]> {
    const found = await texts.of(db, entries);
    const ids = [...found.values()].map(({ id }) => id);
    const owned = await ownedOf(db, player.id, ids);
    const worn = new Set(wornItemIds(player.customization));
    return entries.flatMap(({ number, quantity }) => {
      const text = found.get(number);
      if (text === undefined) return [];
      const { id } = text;
      const imageUrl = thumbnailOf(id, player.customization.isMale);
      return [text.forReader({ alreadyOwned: owned.has(id), isEquipped: worn.has(id), quantity, imageUrl })];
    });
  }

  /** Those of the items that are listed, newest first. */
  async function itemsFor(player: PlayerRecord, ids: readonly string[]): Promise<StoreItem[]> {
    if (ids.length === 0) return [];
    const slice = { sortBy: 'newest', language: DEFAULT_LANGUAGE, limit: ids.length, offset: 0 } as const;
    const entries = await repo.pageOf(db, database.kind, { ...EVERYTHING, ids }, slice);
    return (await textsFor(player, entries)).map((text) => JSON.parse(text) as StoreItem);
  }

  return {
    async page(player, query) {
      const { entries, ...pagination } = await entriesOf(database, spelling, { player, query });
      return { items: await textsFor(player, entries), pagination };
    },

    async itemPage(player, id) {
      const { key, colour } = cutOf(id);
      const alike = colour === null ? [] : await listedIdsLike(db, `${key}-`);
      const colours = alike.filter((other) => other !== id && cutOf(other).key === key).slice(0, COLOURS_MAX);
      const [known] = await repo.itemsByIds(db, [id]);
      const matching = known === undefined ? [] : await shelves.with(db, known);
      const items = await itemsFor(player, [id, ...colours, ...matching]);
      const [item] = items.filter((one) => one.id === id);
      if (item === undefined)
        throw new DomainError('not-found', sentence('thisItemIsNotSold'), { code: 'unknown-item' });
      const among = (ids: readonly string[]) => items.filter((one) => ids.includes(one.id));
      return {
        item,
        colours: among(colours),
        goesWith: among(matching),
        wornBy: await friendsWearing(db, player.id, id),
      };
    },

    async shelf(player) {
      const day = dayOf(runtime.now());
      const { look, items } = await shelves.ofDay(db, day);
      const shown = await itemsFor(player, [...look, ...items]);
      const among = (ids: readonly string[]) => ids.flatMap((id) => shown.find((one) => one.id === id) ?? []);
      const pieces = among(look);
      const missing = pieces.filter(({ alreadyOwned }) => !alreadyOwned);
      const set = pieces.length === 0 ? null : { id: setIdOf(day), pieces, ...setTotal(missing) };
      return { set, items: among(items) };
    },

    buySet: createSetSale(db, shelves),
    windowLook: createWindowLook(db, shelves),

    newest: () => repo.newestListed(db),

    checkout: createCheckout({ database, players, pictureOf: thumbnailOf }),
    purchases: createPurchases({ db, shelves, pictureOf: thumbnailOf }),
  };
}

interface Entries {
  entries: repo.PageEntry[];
  /** Items of all pages. */
  total: number;
  hasMore: boolean;
}

interface Slice extends repo.PageSlice {
  isByCut: boolean;
}

/**
 * When no name is found, words may be kinds and colours; when these find nothing, they may have two letters for umlauts, and then misspelled
 * words are corrected.
 */
async function entriesOf(
  database: CatalogueDatabase,
  spelling: Spelling,
  { player, query }: { player: PlayerRecord; query: StoreQuery },
): Promise<Entries> {
  const { page, limit, sortBy, language, search, isOnlyAffordable, isOnlyFitting, isOwned, isByCut, ...rest } = query;
  const { id: playerId, coins, gems, customization } = player;
  const slice = { sortBy, language, limit, offset: (page - 1) * limit, isByCut };
  const words = wordsOf(search);
  const filter = {
    ...rest,
    words: alternativesOf(words),
    colours: [],
    affordable: isOnlyAffordable ? { coins, gems, playerId } : null,
    body: isOnlyFitting ? bodyOf(customization) : null,
    owned: isOwned === null ? null : { playerId, isOwned },
  };
  const found = await listed(database, filter, slice);
  if (found.total > 0 || words.length === 0) return found;
  const meant = await ofKind(database, filter, { words, slice });
  if (meant !== null && meant.total > 0) return meant;
  const shorter = withoutUmlauts(words);
  const written = shorter === null ? null : await listed(database, { ...filter, words: shorter }, slice);
  if (written !== null && written.total > 0) return written;
  const corrected = await spelling.correct(database.db, words);
  return corrected === null ? found : await listed(database, { ...filter, words: corrected }, slice);
}

/** What the words mean as kinds and colours; null when they mean none, or a kind that is not the chosen one. */
async function ofKind(
  database: CatalogueDatabase,
  filter: repo.Filter,
  { words, slice }: { words: readonly string[]; slice: Slice },
): Promise<Entries | null> {
  const meaning = meaningOf(words);
  if (meaning === null) return null;
  const { categories, colours, rest } = meaning;
  const isChosen = filter.categories.length > 0 && categories.length > 0;
  const among = isChosen ? categories.filter((one) => filter.categories.includes(one)) : categories;
  if (isChosen && among.length === 0) return null;
  const wanted = {
    categories: among.length > 0 ? among : filter.categories,
    colours,
    words: alternativesOf(rest),
  };
  return await listed(database, { ...filter, ...wanted }, slice);
}

async function listed({ db, kind }: CatalogueDatabase, filter: repo.Filter, slice: Slice): Promise<Entries> {
  const { limit, offset, isByCut } = slice;
  if (isByCut) {
    const page = await pageOfCuts(db, kind, filter, slice);
    const isWhole = offset === 0 && !page.hasMore;
    return { ...page, total: isWhole ? page.entries.length : await repo.countOf(db, kind, filter) };
  }
  const entries = await repo.pageOf(db, kind, filter, slice);
  const isLast = entries.length < limit && (entries.length > 0 || offset === 0);
  const total = isLast ? offset + entries.length : await repo.countOf(db, kind, filter);
  return { entries, total, hasMore: offset + entries.length < total };
}

const bodyOf = ({ isMale }: { isMale: boolean }): BodyType => (isMale ? 'masculine' : 'feminine');

/** The thumbnail for the player's body type, or for another one that the item fits. */
function pictureOf(item: ArtItem | undefined, isMale: boolean): string | null {
  const own = bodyOf({ isMale });
  const fit = item?.fits[own] ?? BODY_TYPES.map((body) => item?.fits[body]).find((files) => files !== undefined);
  return fit?.thumbnail ?? null;
}

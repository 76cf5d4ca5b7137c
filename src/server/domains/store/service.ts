/**
 * The store: pages of the catalogue for one player, and the checkout.
 */
import type { ArtItem } from '../../../shared/art/manifest.ts';
import type { Language } from '../../../shared/rules/languages.ts';
import { BODY_TYPES, type BodyType, wornItemIds } from '../../../shared/rules/slots.ts';
import type { StoreSort } from '../../../shared/rules/store.ts';
import type { OpenDatabase } from '../../db/database.ts';
import type { PlayerRecord } from '../../ports.ts';
import { ownedOf } from '../inventory/service.ts';
import type { Players } from '../players/service.ts';
import { createCheckout, type Order, type Purchase } from './checkout.ts';
import { ItemTexts } from './item-texts.ts';
import { createPurchases, type Purchases } from './purchases.ts';
import * as repo from './repo.ts';
import { wordsOf } from './search-words.ts';
import { Spelling } from './spelling.ts';

export { endSale, listItem, renameCreator, repriceItem } from './catalogue.ts';
export { refundItem } from './refunds.ts';

export interface StoreQuery extends Omit<repo.Filter, 'affordable' | 'body' | 'words'> {
  /** As typed by the player. */
  search: string;
  page: number;
  limit: number;
  sortBy: StoreSort;
  /** In which `sortBy` reads names. */
  language: Language;
  isOnlyAffordable: boolean;
  isOnlyFitting: boolean;
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
}

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
  return {
    async page(player, query) {
      const { entries, total } = await entriesOf(database, spelling, { player, query });
      const offset = (query.page - 1) * query.limit;
      const found = await texts.of(db, entries);
      const ids = [...found.values()].map(({ id }) => id);
      const owned = await ownedOf(db, player.id, ids);
      const worn = new Set(wornItemIds(player.customization));
      const itemAt = ({ number, quantity }: repo.PageEntry): string[] => {
        const text = found.get(number);
        if (text === undefined) return [];
        const { id } = text;
        const imageUrl = pictureOf(catalogue.item(id), player.customization.isMale);
        return [text.forReader({ alreadyOwned: owned.has(id), isEquipped: worn.has(id), quantity, imageUrl })];
      };
      const items = entries.flatMap(itemAt);
      return { items, pagination: { total, hasMore: offset + entries.length < total } };
    },

    newest: () => repo.newestListed(db),

    checkout: createCheckout({ database, players, pictureOf: thumbnailOf }),
    purchases: createPurchases({ db, pictureOf: thumbnailOf }),
  };
}

interface Entries {
  entries: repo.PageEntry[];
  /** Of all pages. */
  total: number;
}

/** When nothing is found, misspelled words are corrected. */
async function entriesOf(
  database: CatalogueDatabase,
  spelling: Spelling,
  { player, query }: { player: PlayerRecord; query: StoreQuery },
): Promise<Entries> {
  const { page, limit, sortBy, language, search, isOnlyAffordable, isOnlyFitting, ...rest } = query;
  const { id: playerId, coins, gems, customization } = player;
  const slice = { sortBy, language, limit, offset: (page - 1) * limit };
  const words = wordsOf(search);
  const filter = {
    ...rest,
    words: words.map((word) => [word]),
    affordable: isOnlyAffordable ? { coins, gems, playerId } : null,
    body: isOnlyFitting ? bodyOf(customization) : null,
  };
  const found = await listed(database, filter, slice);
  if (found.total > 0 || words.length === 0) return found;
  const corrected = await spelling.correct(database.db, words);
  return corrected === null ? found : await listed(database, { ...filter, words: corrected }, slice);
}

async function listed({ db, kind }: CatalogueDatabase, filter: repo.Filter, slice: repo.PageSlice): Promise<Entries> {
  const { limit, offset } = slice;
  const entries = await repo.pageOf(db, kind, filter, slice);
  const isLast = entries.length < limit && (entries.length > 0 || offset === 0);
  return { entries, total: isLast ? offset + entries.length : await repo.countOf(db, kind, filter) };
}

const bodyOf = ({ isMale }: { isMale: boolean }): BodyType => (isMale ? 'masculine' : 'feminine');

/** The thumbnail for the player's body type, or for another one that the item fits. */
function pictureOf(item: ArtItem | undefined, isMale: boolean): string | null {
  const own = bodyOf({ isMale });
  const fit = item?.fits[own] ?? BODY_TYPES.map((body) => item?.fits[body]).find((files) => files !== undefined);
  return fit?.thumbnail ?? null;
}

/** Filters owned items by category, search text, colour, rarity and favourites, and sorts them. Pure. */
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { categoryName } from '../../languages/category-text.ts';
import { COLOUR_FAMILIES, type ColourFamily, colourFamilyOf } from '../../shared/rules/cuts.ts';
import { CATEGORIES, type Category } from '../../shared/rules/categories.ts';
import { findByText } from '../../shared/rules/text/find-text.ts';

export const ALL_CATEGORIES = -1;
/** The pseudo-category of equipped items (specification: avatar, section 2.2). */
export const EQUIPPED_CATEGORY = 696969;

export interface ItemFilter {
  /** A category's number or one of the two above. */
  category: number;
  search: string;
  /** Null for all. */
  colour: ColourFamily | null;
  /** Null for all. */
  rarity: InventoryItem['rarity'] | null;
  isFavourite: boolean;
  sort: ItemSort;
}

/** `new`: as the server sends them, the newest first. */
export const ITEM_SORTS = ['new', 'name', 'rarity', 'colour'] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

export const NO_FILTER: ItemFilter = {
  category: ALL_CATEGORIES,
  search: '',
  colour: null,
  rarity: null,
  isFavourite: false,
  sort: 'new',
};

/** Whether more than category and search leave items out. */
export const isNarrowed = ({ colour, rarity, isFavourite }: ItemFilter): boolean =>
  colour !== null || rarity !== null || isFavourite;

type Filtered = Pick<InventoryItem, 'id' | 'name' | 'category' | 'isEquipped' | 'rarity' | 'isFavourite'>;

/** Every word of the search is in the item's name or in that of its category. */
export function filterItems<Item extends Filtered>(
  items: readonly Item[],
  { category, search, colour = null, rarity = null, isFavourite = false, sort = 'new' }: WantedItems,
): Item[] {
  const isWanted = (item: Item): boolean =>
    (colour === null || colourFamilyOf(item.id) === colour) &&
    (rarity === null || item.rarity === rarity) &&
    (!isFavourite || item.isFavourite === true);
  const wanted = items.filter((item) => isIn(item, category) && isWanted(item));
  const found = findByText(wanted, search, ({ name, category: own }) => `${name} ${categoryName(own)}`);
  return sort === 'new' ? [...found] : found.toSorted(ORDERS[sort]);
}

/** A filter of which only category and search must be given. */
type WantedItems = Pick<ItemFilter, 'category' | 'search'> & Partial<ItemFilter>;

type Order = (one: Filtered, other: Filtered) => number;
const FAMILIES = Object.keys(COLOUR_FAMILIES);
const familyRank = ({ id }: Filtered): number => FAMILIES.indexOf(colourFamilyOf(id) ?? '');
/** Items that are equal in an order keep theirs: the newest first. */
const ORDERS: Readonly<Record<Exclude<ItemSort, 'new'>, Order>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  rarity: (one, other) => other.rarity - one.rarity,
  colour: (one, other) => familyRank(one) - familyRank(other),
};

function isIn(item: Filtered, category: number): boolean {
  if (category === ALL_CATEGORIES) return true;
  return category === EQUIPPED_CATEGORY ? item.isEquipped : item.category === category;
}

/** Categories of the owned items, in catalogue order. */
export function ownedCategories(items: readonly Pick<Filtered, 'category'>[]): Category[] {
  const owned = new Set(items.map(({ category }) => category));
  return CATEGORIES.filter(({ id }) => owned.has(id));
}

/** The category of a filter; null for all and for equipped items. */
export const categoryIn = ({ category }: Pick<ItemFilter, 'category'>): number | null =>
  category === ALL_CATEGORIES || category === EQUIPPED_CATEGORY ? null : category;

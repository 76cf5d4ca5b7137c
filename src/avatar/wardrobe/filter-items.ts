/** Filters owned items by category and search text. Pure. */
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { categoryName } from '../../languages/category-text.ts';
import { CATEGORIES, type Category } from '../../shared/rules/categories.ts';

export const ALL_CATEGORIES = -1;
/** The pseudo-category of equipped items (specification: avatar, section 2.2). */
export const EQUIPPED_CATEGORY = 696969;

export interface ItemFilter {
  /** A category's number or one of the two above. */
  category: number;
  search: string;
}

type Filtered = Pick<InventoryItem, 'id' | 'name' | 'category' | 'isEquipped'>;

/** Every word of the search is in the item's name or in that of its category, without regard to case. */
export function filterItems<Item extends Filtered>(items: readonly Item[], { category, search }: ItemFilter): Item[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (item: Item): boolean => {
    const about = `${item.name} ${categoryName(item.category)}`.toLowerCase();
    return words.every((word) => about.includes(word));
  };
  return items.filter((item) => isIn(item, category) && isFound(item));
}

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

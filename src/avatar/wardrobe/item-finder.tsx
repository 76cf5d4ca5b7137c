/** The search box of the player's items, and their category tabs. */
import { categoryName } from '../../languages/category-text.ts';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { useMemo } from 'react';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { ChipRow } from '../../ui/controls/chip-row.tsx';
import { SearchField } from '../../ui/controls/search-field.tsx';
import { CategoryIcon } from '../category-icon.tsx';
import { ALL_CATEGORIES, EQUIPPED_CATEGORY, ownedCategories } from './filter-items.ts';
import { text } from './text.ts';

export interface ItemSearchProps {
  search: string;
  onSearch: (search: string) => void;
  /** Whether its placeholder is one word. */
  isShort?: boolean;
}

export function ItemSearch({ search, onSearch, isShort = false }: ItemSearchProps) {
  return (
    <SearchField
      label={text.search}
      placeholder={isShort ? text.searchShort : text.search}
      value={search}
      onChange={onSearch}
      className="min-w-0 flex-1"
    />
  );
}

export interface CategoryTabsProps {
  items: readonly InventoryItem[];
  category: number;
  onCategory: (category: number) => void;
}

/** Tabs for equipped items, all items, and each category with owned items. */
export function CategoryTabs({ items, category, onCategory }: CategoryTabsProps) {
  const choices = useMemo(
    () => [
      { id: EQUIPPED_CATEGORY, label: text.equipped, icon: <CheckCircleIcon weight="fill" size={16} /> },
      { id: ALL_CATEGORIES, label: text.all, icon: <SparkleIcon weight="fill" size={16} /> },
      ...ownedCategories(items).map(({ id }) => ({
        id,
        label: categoryName(id),
        icon: <CategoryIcon category={id} />,
      })),
    ],
    [items],
  );
  return <ChipRow label={text.categories} choices={choices} chosen={category} onChoose={onCategory} />;
}

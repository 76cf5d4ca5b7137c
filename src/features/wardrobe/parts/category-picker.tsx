/** The menu of categories: worn items, all items, and each category of which the player owns items, with counts. */
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { CategoryIcon } from '../../../avatar/category-icon.tsx';
import {
  ALL_CATEGORIES,
  EQUIPPED_CATEGORY,
  filterItems,
  ownedCategories,
} from '../../../avatar/wardrobe/filter-items.ts';
import { text as shared } from '../../../avatar/wardrobe/text.ts';
import type { InventoryItem } from '../../../shared/contract/inventory.ts';
import { categoryName } from '../../../languages/category-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { text } from '../text.ts';
import { labelled } from '../../../languages/name-list.ts';

export interface CategoryPickerProps {
  items: readonly InventoryItem[];
  category: number;
  onCategory: (category: number) => void;
}

export function CategoryPicker({ items, category, onCategory }: CategoryPickerProps) {
  const ids = [ALL_CATEGORIES, EQUIPPED_CATEGORY, ...ownedCategories(items).map(({ id }) => id)];
  return (
    <Menu
      label={text.category}
      widthPx={250}
      trigger={
        <Button aria-label={labelled(text.category, nameOf(category))} className="wardrobe-category">
          <Icon category={category} />
          <span className="clamp1 max-md:hidden">{nameOf(category)}</span>
          <CaretDownIcon weight="bold" size={13} />
        </Button>
      }
    >
      <div className="scroll max-h-[min(420px,60vh)]">
        {ids.map((id) => (
          <MenuItem
            key={id}
            icon={<Icon category={id} />}
            onSelect={() => onCategory(id)}
            end={<span className="counter">{filterItems(items, { category: id, search: '' }).length}</span>}
          >
            {id === category ? <b>{nameOf(id)}</b> : nameOf(id)}
          </MenuItem>
        ))}
      </div>
    </Menu>
  );
}

function nameOf(category: number): string {
  if (category === ALL_CATEGORIES) return shared.all;
  return category === EQUIPPED_CATEGORY ? shared.equipped : categoryName(category);
}

function Icon({ category }: { category: number }) {
  if (category === ALL_CATEGORIES) return <SparkleIcon weight="fill" size={18} />;
  if (category === EQUIPPED_CATEGORY) return <CheckCircleIcon weight="fill" size={18} />;
  return <CategoryIcon category={category} />;
}

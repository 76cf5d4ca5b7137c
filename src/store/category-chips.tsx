/** One chip for each category of the store, after the screen's own chips. */
import { SparkleIcon } from '@phosphor-icons/react/dist/csr/Sparkle';
import { CategoryIcon } from '../avatar/category-icon.tsx';
import { categoryName } from '../languages/category-text.ts';
import { CATEGORIES } from '../shared/rules/categories.ts';
import { type ChipChoice, ChipRow } from '../ui/controls/chip-row.tsx';
import { text } from './text.ts';

/** The first chip: all categories. */
export const ALL_CATEGORIES = 'all';

export interface CategoryChipsProps {
  /** `ALL_CATEGORIES`, a category's number as text, or the id of one of `more`. */
  chosen: string;
  onChoose: (id: string) => void;
  /** Shown after the first chip. */
  more?: readonly ChipChoice<string>[];
  /** See `ChipRow`. */
  hasVerticalKeys?: boolean;
}

export function CategoryChips({ chosen, onChoose, more = [], hasVerticalKeys }: CategoryChipsProps) {
  return (
    <ChipRow
      label={text.categories}
      choices={[EVERYTHING, ...more, ...CHOICES]}
      chosen={chosen}
      onChoose={onChoose}
      hasVerticalKeys={hasVerticalKeys}
    />
  );
}

const EVERYTHING: ChipChoice<string> = {
  id: ALL_CATEGORIES,
  label: text.all,
  icon: <SparkleIcon weight="fill" size={16} aria-hidden />,
};

const CHOICES: readonly ChipChoice<string>[] = CATEGORIES.map(({ id }) => ({
  id: String(id),
  label: categoryName(id),
  icon: <CategoryIcon category={id} />,
}));

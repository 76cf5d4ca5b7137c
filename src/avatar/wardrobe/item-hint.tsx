/** An item's tooltip. */
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { categoryName } from '../../languages/category-text.ts';
import { RARITY_WORDS } from '../../items/rarity-tag.tsx';
import { madeBy } from './text.ts';

export function ItemHint({
  item,
}: {
  item: Pick<InventoryItem, 'name' | 'description' | 'creator' | 'category' | 'rarity'>;
}) {
  const facts = [categoryName(item.category), RARITY_WORDS[item.rarity], madeBy(item.creator)];
  return (
    <span className="flex max-w-[240px] flex-col gap-0.5 text-start">
      <b dir="auto">{item.name}</b>
      <span className="t-micro">{facts.filter(Boolean).join(' · ')}</span>
      {item.description && <span className="t-micro">{item.description}</span>}
    </span>
  );
}

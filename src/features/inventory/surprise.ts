/** A draft of random owned items. Pure: the caller gives the randomness. */
import { fits } from '../../avatar/look.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { CATEGORY } from './surprise-parts.ts';
import type { BodyType } from '../../shared/rules/slots.ts';
import type { Draft } from './draft.ts';

type Owned = Pick<InventoryItem, 'id' | 'category' | 'bodyTypes'>;

export interface SurpriseOptions {
  items: readonly Owned[];
  body: BodyType;
  /** Categories that stay as they are. */
  locked: ReadonlySet<number>;
  /** 0 to below 1 */
  random: () => number;
}

/** What a figure needs is always worn; other categories, of which one has many, only sometimes. */
const OFTEN = 0.4;
const RARELY = 0.1;

function chanceOf(category: number): number {
  if (CATEGORY.needed.has(category)) return 1;
  return CATEGORY.rare.has(category) ? RARELY : OFTEN;
}

/** The draft with another item, or none, in each category that is not locked and of which the player owns a fitting item. */
export function surprise(draft: Draft, { items, body, locked, random }: SurpriseOptions): Draft {
  const byCategory = new Map<number, Owned[]>();
  for (const item of items) {
    if (!fits(item, body) || locked.has(item.category)) continue;
    byCategory.set(item.category, [...(byCategory.get(item.category) ?? []), item]);
  }
  const wanted: Record<number, string | null> = { ...draft.wanted };
  for (const [category, owned] of byCategory) {
    const isWorn = random() < chanceOf(category);
    wanted[category] = isWorn ? (owned[Math.floor(random() * owned.length)]?.id ?? null) : null;
  }
  return { ...draft, wanted };
}

/** What a change of the look takes from the figure: garments that the body cannot wear, and parts that are bare then. */
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { lostParts, type ShownPart, shownParts } from '../../shared/rules/shown-parts.ts';
import { type Customization, wornItemIds } from '../../shared/rules/slots.ts';
import { bodyOf } from '../look.ts';

export interface Losses {
  /** Names of items that stay on but are hidden, because they do not fit the body. */
  hidden: string[];
  bare: ShownPart[];
}

/** Items that are not in `items` count as shown. */
export function lossesOf(
  look: Customization,
  next: Customization,
  items: readonly Pick<InventoryItem, 'id' | 'name' | 'bodyTypes'>[],
): Losses {
  const byId = new Map(items.map((item) => [item.id, item]));
  const isShownOn = (on: Customization) => (id: string) => byId.get(id)?.bodyTypes.includes(bodyOf(on)) !== false;
  const before = isShownOn(look);
  const after = isShownOn(next);
  const worn = new Set(wornItemIds(look).filter(before));
  const hidden = wornItemIds(next).filter((id) => !after(id) && (worn.has(id) || !wornItemIds(look).includes(id)));
  return {
    hidden: hidden.map((id) => byId.get(id)?.name ?? id),
    bare: lostParts(shownParts(look, before), shownParts(next, after)),
  };
}

export const hasLosses = ({ hidden, bare }: Losses): boolean => hidden.length + bare.length > 0;

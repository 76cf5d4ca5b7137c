/**
 * Pending changes of a look, and the resulting look. Pure: every function returns a new draft. At most one item of a
 * category waits to be put on; the item that it replaces is marked to be taken off.
 */
import { bodyOf } from '../../avatar/look.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { type BodyType, type Customization, PLACE_OF_CATEGORY, withItem } from '../../shared/rules/slots.ts';

export type Mark = 'equip' | 'unequip';
export interface Size {
  height: number;
  width: number;
}

export interface Draft {
  /** By item id. */
  marks: Readonly<Record<string, Mark>>;
  size: Size | null;
  skinTone: number | null;
  bodyType: BodyType | null;
}

export const EMPTY_DRAFT: Draft = { marks: {}, size: null, skinTone: null, bodyType: null };
/** Both factors after a reset (specification: avatar, section 5). */
export const RESET_SIZE: Size = { height: 0.999, width: 0.999 };

type Worn = Pick<InventoryItem, 'id' | 'category' | 'isEquipped'>;

/**
 * A click on an item. A pending mark is withdrawn, with the marks that it caused. Otherwise a worn item is marked to be
 * taken off, and another is marked to be put on, which marks the worn item of its category to be taken off and
 * withdraws the pending one.
 */
export function toggleItem(draft: Draft, item: Worn, items: readonly Worn[]): Draft {
  const marks = { ...draft.marks };
  const isMarked = marks[item.id] !== undefined;
  for (const one of items) if (one.category === item.category) delete marks[one.id];
  if (isMarked) return { ...draft, marks };
  if (item.isEquipped) return { ...draft, marks: { ...marks, [item.id]: 'unequip' } };
  for (const one of items) {
    if (one.category === item.category && one.isEquipped) marks[one.id] = 'unequip';
  }
  return { ...draft, marks: { ...marks, [item.id]: 'equip' } };
}

/** Values equal to the look's are no change. */
export const withSize = (draft: Draft, size: Size, look: Size): Draft => ({
  ...draft,
  size: size.height === look.height && size.width === look.width ? null : size,
});
export const withSkinTone = (draft: Draft, skinTone: number, look: Pick<Customization, 'skinTone'>): Draft => ({
  ...draft,
  skinTone: skinTone === look.skinTone ? null : skinTone,
});
export const withBodyType = (draft: Draft, bodyType: BodyType, look: Pick<Customization, 'isMale'>): Draft => ({
  ...draft,
  bodyType: bodyType === bodyOf(look) ? null : bodyType,
});

export interface PendingCounts {
  equip: number;
  unequip: number;
  /** Names of the changes of the figure itself. */
  others: string[];
  total: number;
}

export function countPending({ marks, size, skinTone, bodyType }: Draft): PendingCounts {
  const all = Object.values(marks);
  const equip = all.filter((mark) => mark === 'equip').length;
  const others = [
    size === null ? '' : 'size',
    skinTone === null ? '' : 'skin tone',
    bodyType === null ? '' : 'body type',
  ].filter(Boolean);
  return { equip, unequip: all.length - equip, others, total: all.length + others.length };
}

/** The look with all pending changes. */
export function previewLook(look: Customization, draft: Draft, items: readonly Worn[]): Customization {
  let preview: Customization = { ...look, ...draft.size };
  if (draft.skinTone !== null) preview.skinTone = draft.skinTone;
  if (draft.bodyType !== null) preview.isMale = draft.bodyType === 'masculine';
  const marked = items.filter(({ id }) => draft.marks[id] !== undefined);
  // Removals first, so that an item put on in the same slot stays.
  for (const mark of ['unequip', 'equip'] as const) {
    for (const item of marked) {
      const place = PLACE_OF_CATEGORY[item.category];
      if (place === undefined || draft.marks[item.id] !== mark) continue;
      preview = withItem(preview, place, mark === 'equip' ? item.id : null);
    }
  }
  return preview;
}

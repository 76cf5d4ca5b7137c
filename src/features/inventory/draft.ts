/**
 * Pending changes of a look, and the resulting look. Pure: every function returns a new draft. A draft keeps what the
 * player wants in each category, so that it stays right when the worn items change: what is worn already is no change,
 * and an item that the player does not own any more is no longer wanted.
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
  /** By category: the id of the wanted item, null for none. */
  wanted: Readonly<Record<number, string | null>>;
  size: Size | null;
  skinTone: number | null;
  bodyType: BodyType | null;
}

export const EMPTY_DRAFT: Draft = { wanted: {}, size: null, skinTone: null, bodyType: null };
/** Both factors after a reset (specification: avatar, section 5). */
export const RESET_SIZE: Size = { height: 0.999, width: 0.999 };
/** Sizes that differ by less are shown as the same percentage. */
const SIZE_TOLERANCE = 0.005;

type Worn = Pick<InventoryItem, 'id' | 'category' | 'isEquipped'>;
type Figure = Pick<Customization, 'height' | 'width' | 'skinTone' | 'isMale'>;

/** By item id: the items that the draft puts on or takes off. */
export type Marks = Readonly<Record<string, Mark>>;

export function marksOf(draft: Draft, items: readonly Worn[]): Marks {
  const owned = new Set(items.map(({ id }) => id));
  const marks: Record<string, Mark> = {};
  for (const { id, category, isEquipped } of items) {
    const wanted = draft.wanted[category];
    if (wanted === undefined || (wanted !== null && !owned.has(wanted))) continue;
    if (wanted === id) {
      if (!isEquipped) marks[id] = 'equip';
    } else if (isEquipped) marks[id] = 'unequip';
  }
  return marks;
}

/**
 * A click on an item. A pending mark is withdrawn, with the marks that it caused. Otherwise a worn item is marked to be
 * taken off, and another is marked to be put on instead of the worn one of its category.
 */
export function toggleItem(draft: Draft, item: Worn, items: readonly Worn[]): Draft {
  const { category } = item;
  const worn = items.find((one) => one.category === category && one.isEquipped)?.id ?? null;
  const isMarked = marksOf(draft, items)[item.id] !== undefined;
  const wanted = isMarked ? worn : item.isEquipped ? null : item.id;
  return { ...draft, wanted: { ...draft.wanted, [category]: wanted } };
}

/** The draft without changes that are already worn, or that no owned item allows. */
export function pendingOf(draft: Draft, items: readonly Worn[], figure: Figure | null): Draft {
  const marks = marksOf(draft, items);
  const changed = new Set(items.filter(({ id }) => marks[id] !== undefined).map(({ category }) => category));
  const wanted = Object.entries(draft.wanted).filter(([category]) => changed.has(Number(category)));
  if (figure === null) return { ...draft, wanted: Object.fromEntries(wanted) };
  const { size, skinTone, bodyType } = draft;
  return {
    wanted: Object.fromEntries(wanted),
    size: size !== null && isSameSize(size, figure) ? null : size,
    skinTone: skinTone === figure.skinTone ? null : skinTone,
    bodyType: bodyType === bodyOf(figure) ? null : bodyType,
  };
}

const isSameSize = (one: Size, other: Size): boolean =>
  Math.abs(one.height - other.height) < SIZE_TOLERANCE && Math.abs(one.width - other.width) < SIZE_TOLERANCE;

/**
 * The draft after `sent` was applied with `left` refused: it keeps what the player chose in the meantime and what
 * was refused.
 */
export function afterApply(now: Draft, { sent, left }: { sent: Draft; left: Draft }): Draft {
  const wanted = { ...now.wanted };
  for (const [key, wish] of Object.entries(sent.wanted)) {
    const category = Number(key);
    if (wanted[category] === wish && left.wanted[category] === undefined) delete wanted[category];
  }
  return {
    wanted,
    size: now.size === sent.size ? left.size : now.size,
    skinTone: now.skinTone === sent.skinTone ? left.skinTone : now.skinTone,
    bodyType: now.bodyType === sent.bodyType ? left.bodyType : now.bodyType,
  };
}

export interface PendingCounts {
  total: number;
  equip: number;
  unequip: number;
  /** Names of the other changes: size, skin tone, body type. */
  others: string[];
}

/** `draft` holds only what is pending (`pendingOf`). */
export function countPending(draft: Draft, items: readonly Worn[]): PendingCounts {
  const marks = Object.values(marksOf(draft, items));
  const others = [
    draft.size && 'size',
    draft.skinTone !== null && 'skin tone',
    draft.bodyType !== null && 'body type',
  ].filter((name): name is string => typeof name === 'string');
  const equip = marks.filter((mark) => mark === 'equip').length;
  return { total: marks.length + others.length, equip, unequip: marks.length - equip, others };
}

/** The look with all pending changes. */
export function previewLook(look: Customization, draft: Draft, items: readonly Worn[]): Customization {
  let preview: Customization = { ...look, ...draft.size };
  if (draft.skinTone !== null) preview.skinTone = draft.skinTone;
  if (draft.bodyType !== null) preview.isMale = draft.bodyType === 'masculine';
  const marks = marksOf(draft, items);
  // Removals first, so that an item put on in the same slot stays.
  for (const mark of ['unequip', 'equip'] as const) {
    for (const item of items) {
      const place = PLACE_OF_CATEGORY[item.category];
      if (place === undefined || marks[item.id] !== mark) continue;
      preview = withItem(preview, place, mark === 'equip' ? item.id : null);
    }
  }
  return preview;
}

/**
 * Sends the pending changes, one call after the other. Applied changes leave the draft; refused ones stay in it and are
 * reported one by one. Replacing the item of a category takes one call, so that a refusal leaves the worn item on.
 */
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import type { Outcome } from '../../state/people/people.ts';
import { equipItem, setBodyType, setSize, setSkinTone } from '../../state/shopping/wardrobe.ts';
import type { Draft, Mark } from './draft.ts';
import * as text from './text.ts';

export interface Applied {
  /** The changes that were refused. */
  left: Draft;
  /** One message for each failure, for the player. */
  failures: string[];
}

export async function applyDraft(draft: Draft, items: readonly InventoryItem[]): Promise<Applied> {
  const failures: string[] = [];
  const left = { ...draft, marks: { ...draft.marks } };
  const figure = async (change: () => Promise<Outcome>): Promise<boolean> => {
    const failure = await failureOf(change);
    if (failure !== null) failures.push(text.applyFailed(failure));
    return failure === null;
  };
  const { bodyType, size, skinTone } = draft;
  // The body first, because items must fit it.
  if (bodyType !== null && (await figure(() => setBodyType(bodyType)))) left.bodyType = null;
  if (skinTone !== null && (await figure(() => setSkinTone(skinTone)))) left.skinTone = null;
  if (size !== null && (await figure(() => setSize(size)))) left.size = null;

  const marked = items.filter(({ id }) => draft.marks[id] !== undefined);
  const isMarked = (item: InventoryItem, mark: Mark): boolean => draft.marks[item.id] === mark;
  const replaced = new Set(marked.filter((item) => isMarked(item, 'equip')).map(({ category }) => category));
  for (const item of marked) {
    const isOn = isMarked(item, 'equip');
    if (!isOn && replaced.has(item.category)) continue;
    const failure = await failureOf(() => equipItem(item, isOn));
    if (failure !== null) failures.push(text.itemFailed(isOn ? 'equip' : 'unequip', failure));
    else for (const one of marked) if (one.category === item.category) delete left.marks[one.id];
  }
  return { left, failures };
}

/** Null when it succeeded. */
async function failureOf(change: () => Promise<Outcome>): Promise<string | null> {
  try {
    const { success, message } = await change();
    return success ? null : message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

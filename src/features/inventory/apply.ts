/**
 * Sends the pending changes, one call after the other. Refused changes are reported one by one. Replacing the item of a
 * category takes one call, so that a refusal leaves the worn item on. The lists are loaded again once, at the end.
 */
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import type { Outcome } from '../../state/people/people.ts';
import { changeLookTogether, equipItem, setBodyType, setSize, setSkinTone } from '../../state/shopping/wardrobe.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { text } from './text.ts';

export interface Applied {
  /** The changes that were refused. */
  left: Draft;
  /** One message for each failure, for the player. */
  failures: string[];
}

/** `draft` holds only what is pending (`pendingOf`). Never rejects. */
export const applyDraft = (draft: Draft, items: readonly InventoryItem[]): Promise<Applied> =>
  changeLookTogether(() => sendChanges(draft, items));

async function sendChanges(draft: Draft, items: readonly InventoryItem[]): Promise<Applied> {
  const failures: string[] = [];
  const left: Draft = { ...EMPTY_DRAFT };
  const figure = async (change: () => Promise<Outcome>): Promise<boolean> => {
    const failure = await failureOf(change);
    if (failure !== null) failures.push(text.applyFailed({ message: failure }));
    return failure !== null;
  };
  const { bodyType, size, skinTone } = draft;
  // The body first, because items must fit it.
  if (bodyType !== null && (await figure(() => setBodyType(bodyType)))) left.bodyType = bodyType;
  if (skinTone !== null && (await figure(() => setSkinTone(skinTone)))) left.skinTone = skinTone;
  if (size !== null && (await figure(() => setSize(size)))) left.size = size;

  for (const [key, wanted] of Object.entries(draft.wanted)) {
    const category = Number(key);
    const item = items.find((one) =>
      wanted === null ? one.category === category && one.isEquipped : one.id === wanted,
    );
    if (item === undefined) continue;
    const failure = await failureOf(() => equipItem(item, wanted !== null));
    if (failure === null) continue;
    failures.push(text.itemFailed({ mark: wanted === null ? 'unequip' : 'equip', message: failure }));
    left.wanted = { ...left.wanted, [category]: wanted };
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

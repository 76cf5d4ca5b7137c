/**
 * The draft of the inventory's screen: what the player chose, what is pending of it, and its application. Owns the draft;
 * it is dropped with the screen.
 */
import { useState } from 'react';
import { lossesOf } from '../../avatar/wardrobe/losses.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import type { Customization } from '../../shared/rules/slots.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { applyDraft } from './apply.ts';
import { afterApply, countPending, type Draft, EMPTY_DRAFT, pendingOf, previewLook, toggleItem } from './draft.ts';
import { text } from './text.ts';

export type FigureChange = Partial<Pick<Draft, 'size' | 'skinTone' | 'bodyType'>>;

/** `look` is the worn look; null until it is loaded. */
export function useDraft(items: readonly InventoryItem[], look: Customization | null) {
  const [chosen, setChosen] = useState<Draft>(EMPTY_DRAFT);
  const [isBusy, setIsBusy] = useState(false);
  const draft = pendingOf(chosen, items, look);
  const pending = countPending(draft, items);
  const preview = look && previewLook(look, draft, items);
  const losses = look && preview && pending.total > 0 ? lossesOf(look, preview, items) : null;

  /** While changes are applied, a wish for what is worn now must stay: it may not be worn any more in a moment. */
  const base = (now: Draft): Draft => (isBusy ? now : pendingOf(now, items, look));
  const toggle = (item: InventoryItem): void => setChosen((now) => toggleItem(base(now), item, items));
  const changeFigure = (change: FigureChange): void => setChosen((now) => ({ ...base(now), ...change }));
  const discard = (): void => setChosen(EMPTY_DRAFT);

  /** Shows the outcome in toasts. Resolves to whether everything was applied; never rejects. */
  const apply = async (): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const { left, failures } = await applyDraft(draft, items);
    setChosen((now) => afterApply(now, { sent: draft, left }));
    setIsBusy(false);
    for (const failure of failures) showToast({ text: failure, tone: 'bad' });
    if (failures.length === 0) showToast({ text: text.applied, tone: 'ok' });
    return failures.length === 0;
  };

  return { draft, pending, preview, losses, isBusy, toggle, changeFigure, discard, apply };
}

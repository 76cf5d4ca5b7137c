/**
 * The draft of the inventory's screen: what the player chose, what is pending of it, and its application. Owns the draft;
 * it is dropped with the screen.
 */
import { useState } from 'react';
import { bodyOf } from '../../avatar/look.ts';
import { lossesOf } from '../../avatar/wardrobe/losses.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { CATEGORIES } from '../../shared/rules/categories.ts';
import type { Customization } from '../../shared/rules/slots.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { applyDraft } from './apply.ts';
import { afterApply, countPending, type Draft, EMPTY_DRAFT, pendingOf, previewLook, toggleItem } from './draft.ts';
import { historyOf, redo, step, undo } from './history.ts';
import { surprise } from './surprise.ts';
import { text } from './text.ts';

export type FigureChange = Partial<Pick<Draft, 'size' | 'skinTone' | 'bodyType'>>;

/** `look` is the worn look; null until it is loaded. */
export function useDraft(items: readonly InventoryItem[], look: Customization | null) {
  const [history, setHistory] = useState(() => historyOf(EMPTY_DRAFT));
  const chosen = history.draft;
  const wore = useWornAtStart(items, look);
  const [isBusy, setIsBusy] = useState(false);
  const draft = pendingOf(chosen, items, look);
  const pending = countPending(draft, items);
  const preview = look && previewLook(look, draft, items);
  const losses = look && preview && pending.total > 0 ? lossesOf(look, preview, items) : null;

  /** While changes are applied, a wish for what is worn now must stay: it may not be worn any more in a moment. */
  const base = (now: Draft): Draft => (isBusy ? now : pendingOf(now, items, look));
  const go = (change: (now: Draft) => Draft, kind: string | null = null): void =>
    setHistory((now) => step(now, change(base(now.draft)), kind));
  const toggle = (item: InventoryItem): void => go((now) => toggleItem(now, item, items));
  const changeFigure = (change: FigureChange): void =>
    go((now) => ({ ...now, ...change }), Object.keys(change).join(' '));
  const discard = (): void => setHistory(historyOf(EMPTY_DRAFT));
  const dress = {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** What was worn when the screen was opened, also after changes were applied. */
    back: () => wore && go(() => wore),
    surprise: (locked: ReadonlySet<number>) => {
      if (preview === null) return;
      const random = (): number => runtime.random();
      go((now) => surprise(now, { items, body: bodyOf(preview), locked, random }));
    },
  };

  /** Shows the outcome in toasts. Resolves to whether everything was applied; never rejects. */
  const apply = async (): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    const { left, failures } = await applyDraft(draft, items);
    setHistory((now) => ({ ...now, draft: afterApply(now.draft, { sent: draft, left }) }));
    setIsBusy(false);
    for (const failure of failures) showToast({ text: failure, tone: 'bad' });
    if (failures.length === 0) showToast({ text: text.applied, tone: 'ok' });
    return failures.length === 0;
  };

  return { draft, pending, preview, losses, isBusy, toggle, changeFigure, discard, apply, dress };
}

/** The look at the opening as a draft, of which only what is worn no more is pending; null until the items are loaded. */
function useWornAtStart(items: readonly InventoryItem[], look: Customization | null): Draft | null {
  const [wore, setWore] = useState<Draft | null>(null);
  if (wore === null && look !== null && items.length > 0) setWore(wornDraft(items, look));
  return wore;
}

function wornDraft(items: readonly InventoryItem[], look: Customization): Draft {
  const wanted: Record<number, string | null> = {};
  for (const { id } of CATEGORIES) wanted[id] = null;
  for (const { id, category, isEquipped } of items) if (isEquipped) wanted[category] = id;
  const { height, width, skinTone } = look;
  return { wanted, size: { height, width }, skinTone, bodyType: bodyOf(look) };
}

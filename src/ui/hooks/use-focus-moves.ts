/**
 * Completes moves of the focus inside a dialog or drawer. Between the loss and the gain of a move no element has
 * the focus. When content is removed in that moment, the focus trap of Radix takes the focus for lost and focuses the whole
 * panel: a player who pressed Tab would start again at the first control. This happens at every rendering that replaces
 * pictures while a player moves through a list. A popover over the dialog would close as well.
 */
import { useEffect } from 'react';

/** Panels with a focus trap. */
const TRAPS = '[role="dialog"]';
/** Popovers and menus over a panel: they close when the focus leaves them. */
const OVER_PANELS = '.menu-layer';

export function useFocusMoves(): void {
  useEffect(completeFocusMoves, []);
}

/** Returns a function that ends it. */
function completeFocusMoves(): () => void {
  /** The element that a move goes to, between its loss and its gain. */
  let goal: HTMLElement | null = null;
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    goal = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  const onFocusIn = (event: FocusEvent): void => {
    const { target, relatedTarget } = event;
    const wanted = goal;
    goal = null;
    const isTaken = relatedTarget === null && target instanceof HTMLElement && target.matches(TRAPS);
    if (!isTaken || wanted === null || wanted === target) return;
    const isOver = wanted.closest(OVER_PANELS) !== null;
    if (!isOver && !target.contains(wanted)) return;
    // The popover must not learn of the focus outside.
    if (isOver) event.stopImmediatePropagation();
    // The trap focuses the panel once for each removal: the move is completed after the last one.
    queueMicrotask(() => {
      if (document.activeElement === target) wanted.focus();
    });
  };
  document.addEventListener('focusout', onFocusOut, true);
  document.addEventListener('focusin', onFocusIn, true);
  return () => {
    document.removeEventListener('focusout', onFocusOut, true);
    document.removeEventListener('focusin', onFocusIn, true);
  };
}

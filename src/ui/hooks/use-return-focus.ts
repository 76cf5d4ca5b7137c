/** Returns the focus to the opener when a dialog or drawer closes. */
import { type RefCallback, useCallback, useState } from 'react';

/** The openers of each open dialog. An element inside a dialog may be removed before another dialog closes. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * Call when something opens. Returns the focused element, followed by the dialog around it and by that dialog's openers:
 * the focus stays in a dialog whose element disappeared. A menu is closed by then, so its button replaces the selected
 * item.
 */
export function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  const buttonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = buttonId ? document.getElementById(buttonId) : active;
  if (!(opener instanceof HTMLElement)) return [];
  const dialog = opener.closest<HTMLElement>('[role="dialog"]');
  return dialog === null ? [opener] : [opener, dialog, ...(openersOf.get(dialog) ?? [])];
}

export interface ReturnFocus {
  /** Ref of the element that opens. */
  box: RefCallback<HTMLElement>;
  /** For `onCloseAutoFocus`. */
  restore: (event: Event) => void;
}

const isShown = (element: HTMLElement): boolean => element !== document.body && element.getClientRects().length > 0;

/** `given` replaces the element that has the focus at the first rendering, for dialogs that render later than they open. */
export function useReturnFocus(given?: readonly HTMLElement[]): ReturnFocus {
  const [openers] = useState(() => given ?? openersNow());
  const box = useCallback<RefCallback<HTMLElement>>(
    (element) => {
      if (element) openersOf.set(element, openers);
    },
    [openers],
  );
  const restore = (event: Event): void => {
    event.preventDefault();
    // Called in a later task: by then the player may have pressed a button, which has opened something else.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && isShown(activeElement) && !openers.includes(activeElement)) return;
    openers.find((opener) => opener.isConnected)?.focus();
  };
  return { box, restore };
}

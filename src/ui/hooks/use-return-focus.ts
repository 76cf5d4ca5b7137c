/** Where the focus goes when a dialog or drawer closes: back to what opened it, by keyboard or mouse. */
import { type RefCallback, useCallback, useState } from 'react';

/** What opened each dialog that is on the page: what stands in it may be gone by the time another one closes. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/**
 * To be called as something opens: what has the focus, and what had it before each dialog around that opened. A menu is
 * gone by then, so its button stands in for the chosen item.
 */
export function openersNow(): readonly HTMLElement[] {
  const active = document.activeElement;
  const buttonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = buttonId ? document.getElementById(buttonId) : active;
  if (!(opener instanceof HTMLElement)) return [];
  const dialog = opener.closest('[role="dialog"]');
  return [opener, ...((dialog && openersOf.get(dialog)) ?? [])];
}

export interface ReturnFocus {
  /** Ref of the box that opens. */
  box: RefCallback<HTMLElement>;
  /** For `onCloseAutoFocus`. */
  restore: (event: Event) => void;
}

/** `given` in place of what has the focus at the first rendering, for what is opened by a store and renders later. */
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
    openers.find((opener) => opener.isConnected)?.focus();
  };
  return { box, restore };
}

/** Where the focus goes when a dialog, drawer or popover closes: back to what opened it, by keyboard or mouse. */
import { useState } from 'react';

/** What opened a surface that is gone by the time the dialog opened from it closes. */
const openers = new WeakMap<Element, HTMLElement>();

/** A menu or popover is gone by the time its dialog closes, so what opened it stands in for the chosen item. */
function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  const buttonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const surface = active?.closest('.menu-layer, .drawer');
  const opener = buttonId ? document.getElementById(buttonId) : ((surface && openers.get(surface)) ?? active);
  return opener instanceof HTMLElement ? opener : null;
}

/** To be called as it opens. The answer is for `onCloseAutoFocus`. */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(openerNow);
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected) opener.focus();
  };
}

/** For surfaces that close before what they open: a ref that lets their opener stand in for them. */
export function useStandInOpener(): (surface: Element | null) => void {
  const [opener] = useState(openerNow);
  return (surface) => {
    if (surface && opener) openers.set(surface, opener);
  };
}

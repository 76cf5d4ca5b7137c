/** Where the focus goes when a dialog or drawer closes: back to what opened it, by keyboard or mouse. */
import { useState } from 'react';

/** A menu is gone by the time its dialog closes, so its button stands in for the chosen item. */
function openerNow(): HTMLElement | null {
  const active = document.activeElement;
  const buttonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const opener = buttonId ? document.getElementById(buttonId) : active;
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

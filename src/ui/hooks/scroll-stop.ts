/** Makes a part that scrolls a stop of Tab while it has something to scroll and no control inside: keys reach all of it. */
import type { RefCallback } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** A ref for the part. */
export const scrollStop: RefCallback<HTMLElement> = (part) => {
  if (part === null) return undefined;
  const update = (): void => {
    const isNeeded = part.scrollHeight > part.clientHeight && part.querySelector(CONTROLS) === null;
    if (isNeeded) part.tabIndex = 0;
    // The focus is not taken away from it.
    else if (document.activeElement !== part) part.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  const changes = new MutationObserver(update);
  sizes.observe(part);
  changes.observe(part, { childList: true, subtree: true });
  update();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};

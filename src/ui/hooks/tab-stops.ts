/** The elements that Tab goes to. */

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether an element can take the focus now. */
export const isFocusable = (element: HTMLElement): boolean =>
  element.isConnected &&
  !element.matches(':disabled, [data-radix-focus-guard]') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** Inside the element, in the order of the document. */
export const tabStopsIn = (around: Element): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.tabIndex >= 0 && isFocusable(stop));

/**
 * Scrolls only the list around an element. `scrollIntoView` would also scroll the sheet of a phone, and so move its title and
 * close button out of the window. Keeps no state.
 */

/** Brings the element's top to the top of its list (`.scroll`), or its middle to the middle. */
export function scrollInList(element: Element | null, align: 'top' | 'middle'): void {
  const list = element?.parentElement?.closest('.scroll');
  if (!element || !list) return;
  const [inside, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
  const share = align === 'top' ? 0 : 0.5;
  list.scrollTop += inside.top + inside.height * share - (around.top + around.height * share);
}

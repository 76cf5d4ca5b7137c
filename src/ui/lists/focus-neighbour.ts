/**
 * Moves the focus away from an element that is about to disappear: to the next element of its kind, else to the previous one,
 * else to the first field of the list's surroundings. Otherwise the focus would fall to the start of the page.
 */
export function focusNeighbour(leaving: Element, { around, kind }: { around: string; kind: string }): void {
  const surroundings = leaving.closest(around);
  if (surroundings === null) return;
  const all = [...surroundings.querySelectorAll<HTMLElement>(kind)];
  const at = all.findIndex((element) => element === leaving || element.contains(leaving));
  const next = all[at + 1] ?? all[at - 1] ?? surroundings.querySelector<HTMLElement>('input, textarea');
  next?.focus();
}

/**
 * For a question whose answer removes `item`: the elements that may take the focus when it closes, in order of preference.
 * They are the opener, the element of this kind after the item's, the one before it, and the dialog around them.
 */
export function openersBeside(opener: HTMLElement, item: Element | null, kind: string): HTMLElement[] {
  const dialog = opener.closest<HTMLElement>('[role="dialog"]');
  const all = [...(dialog ?? document).querySelectorAll<HTMLElement>(kind)];
  const at = all.findIndex((element) => element === item || item?.contains(element) === true);
  const beside = at < 0 ? [] : [all[at + 1], all[at - 1]];
  return [opener, ...beside, dialog].filter((element) => element instanceof HTMLElement);
}

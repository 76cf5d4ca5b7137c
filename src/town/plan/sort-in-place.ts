/**
 * Stable insertion sort. It allocates nothing, and it is fast here because the order of the last frame is nearly that of
 * this one.
 */
export function sortInPlace<Item>(items: Item[], isBefore: (a: Item, b: Item) => boolean): void {
  for (let index = 1; index < items.length; index++) {
    const item = items[index];
    if (item === undefined) return;
    let at = index - 1;
    for (; at >= 0; at--) {
      const other = items[at];
      if (other === undefined || !isBefore(item, other)) break;
      items[at + 1] = other;
    }
    items[at + 1] = item;
  }
}

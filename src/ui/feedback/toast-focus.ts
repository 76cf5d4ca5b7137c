/**
 * The focus of toasts. Sonner returns the focus to where it was whenever it leaves the toasts, so that Tab could never go past them.
 * It is not let see the focus; a toast that is dismissed returns it. Remembers where the focus came from.
 */
let cameFrom: HTMLElement | null = null;

/** Starts before sonner, which listens at React's root. Returns the function that ends it. `layer` is the class of the toasts. */
export function keepFocusFree(layer: string): () => void {
  const onFocusIn = (event: FocusEvent): void => {
    const { target, relatedTarget } = event;
    if (!(target instanceof Element) || target.closest(`.${layer}`) === null) return;
    event.stopPropagation();
    const isInside = relatedTarget instanceof Element && relatedTarget.closest(`.${layer}`) !== null;
    if (!isInside) cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  document.addEventListener('focusin', onFocusIn, { capture: true });
  return () => document.removeEventListener('focusin', onFocusIn, { capture: true });
}

/** To where it was before the toasts had it. */
export function returnFocus(): void {
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
}

/**
 * The focus of toasts. A dialog keeps the focus inside: Tab goes on from its last control to the toasts over it, and back. Sonner
 * returns the focus to where it was whenever it leaves the toasts, so that Tab could never go past them: it does not receive the
 * events. A toast that is dismissed returns the focus. Remembers where it came from.
 */
import { tabStopsIn } from '../hooks/tab-stops.ts';

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

let cameFrom: HTMLElement | null = null;

/** Starts before sonner, which listens at React's root. Returns the function that ends it. `layer` is the class of the toasts. */
export function keepFocusFree(layer: string): () => void {
  const closing = new AbortController();
  const { signal } = closing;
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest(`.${layer}`) !== null;
  const onFocusIn = (event: FocusEvent): void => {
    const { target, relatedTarget } = event;
    if (!isInside(target)) return;
    event.stopPropagation();
    if (!isInside(relatedTarget)) cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
  // The focus trap of a dialog listens at the document.
  const onFocusOut = (event: FocusEvent): void => {
    if (isInside(event.relatedTarget)) event.stopPropagation();
  };
  const onTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.ctrlKey || event.altKey || event.metaKey) return;
    const goal = acrossDialog(layer, event.shiftKey);
    if (goal === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goal.focus();
  };
  document.addEventListener('focusin', onFocusIn, { capture: true, signal });
  document.documentElement.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', onTab, { capture: true, signal });
  return () => closing.abort();
}

/** Where Tab goes from an edge of the topmost dialog, or from a toast over it. Undefined where the browser knows it. */
function acrossDialog(layer: string, isBackwards: boolean): HTMLElement | undefined {
  const { activeElement } = document;
  const dialog = [...document.querySelectorAll(DIALOGS)].findLast((one) => one.checkVisibility());
  if (dialog === undefined || !(activeElement instanceof HTMLElement)) return undefined;
  const toasts = [...document.querySelectorAll(`.${layer}`)].flatMap(tabStopsIn);
  const step = isBackwards ? -1 : 1;
  const edge = isBackwards ? -1 : 0;
  const inToasts = toasts.indexOf(activeElement);
  if (inToasts >= 0) return toasts[inToasts + step] ?? tabStopsIn(dialog).at(edge);
  if (!dialog.contains(activeElement)) return undefined;
  const stops = tabStopsIn(dialog);
  const at = stops.indexOf(activeElement);
  const isAtEdge = isBackwards ? at <= 0 : at === stops.length - 1;
  return isAtEdge ? toasts.at(edge) : undefined;
}

/** To where it was before the toasts had it. */
export function returnFocus(): void {
  if (cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
  cameFrom = null;
}

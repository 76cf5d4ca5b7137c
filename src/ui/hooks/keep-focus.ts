/**
 * Gives the focus a new place when the element that has it disappears or is disabled, and nothing else takes it: a card that ends,
 * the last row of a list, a button that can be used once. Only for players who use keys. Runs while dialogs, toasts or cards of good
 * news are mounted: it is not part of what the town loads first.
 */
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { isFocusable, tabStopsIn } from './tab-stops.ts';

/** A layer keeps its focus inside. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** Outside of them whole screens and cards come and go. */
const AROUND = `main, ${LAYERS}`;
/** What is shown for a time and over everything: the focus goes back to where it came from. */
const TEMPORARY = '.toast-layer';
/** Layers that open or close, and lists that know better, focus an element within this time. */
const WAIT_MS = 80;
/** Elements that had the focus before. */
const KEPT_COUNT = 8;

/** Where the lost element was. */
interface Place {
  parent: Element;
  /** Its neighbours in the document; null at an end of the parent. */
  next: Node | null;
  previous: Node | null;
}

/** For an effect: returns the function that ends it. Where several run, the first one moves the focus. */
export function keepFocus(): () => void {
  /** The newest first. */
  let recent: HTMLElement[] = [];
  let place: Place | null = null;
  let byKey = false;
  let cancel: Cancel = () => undefined;

  const note = (element: Element | null): void => {
    if (!(element instanceof HTMLElement) || element === document.body) return;
    recent = [element, ...recent.filter((one) => one !== element)].slice(0, KEPT_COUNT);
    place = null;
  };
  const checkSoon = (): void => {
    cancel();
    cancel = runtime.setTimeout(check, WAIT_MS);
  };
  const check = (): void => {
    const [last] = recent;
    if (!byKey || last === undefined || !isFree() || isFocusable(last)) return;
    const at: Place | null = last.isConnected ? { parent: last, next: null, previous: null } : place;
    goalOf(at, recent.slice(1))?.focus();
  };
  const onMutations = (records: readonly MutationRecord[]): void => {
    const [last] = recent;
    if (last === undefined || !isFree()) return;
    for (const { target, removedNodes, nextSibling, previousSibling } of records) {
      if (place !== null || !(target instanceof Element)) continue;
      if ([...removedNodes].some((node) => node.contains(last)))
        place = { parent: target, next: nextSibling, previous: previousSibling };
    }
    checkSoon();
  };

  const closing = new AbortController();
  const options = { capture: true, signal: closing.signal };
  // Of the window: toasts and dialogs stop some of these events at the document.
  window.addEventListener('focusin', ({ target }) => target instanceof Element && note(target), options);
  window.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && checkSoon(), options);
  window.addEventListener('keydown', () => (byKey = true), options);
  window.addEventListener('pointerdown', () => (byKey = false), options);
  const observer = new MutationObserver(onMutations);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
  note(document.activeElement);
  return () => {
    closing.abort();
    observer.disconnect();
    cancel();
  };
}

const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The next stop of Tab after the place, else the one before, in the surroundings that have one. */
function goalOf(place: Place | null, before: readonly HTMLElement[]): HTMLElement | undefined {
  const layer = place?.parent.closest<HTMLElement>(LAYERS);
  const isAtEdge = place === null || !place.parent.isConnected || place.parent.closest(AROUND) === null;
  if (!isAtEdge && place.parent.closest(TEMPORARY) === null) {
    const beside = besidePlace(place, layer ?? document.body);
    if (beside !== undefined) return beside;
    if (layer) return layer;
  }
  const dialogs = [...document.querySelectorAll<HTMLElement>(LAYERS)].filter(isFocusable);
  const top = dialogs.at(-1);
  const came = before.find((element) => isFocusable(element) && (top === undefined || top.contains(element)));
  return came ?? top ?? document.querySelector<HTMLElement>('main') ?? undefined;
}

function besidePlace({ parent, next, previous }: Place, end: Element): HTMLElement | undefined {
  for (let around: Element | null = parent; around !== null; around = around.parentElement) {
    const stops = tabStopsIn(around);
    if (stops.length > 0) {
      const anchor = next?.isConnected ? next : previous?.isConnected ? previous : parent;
      const isAfter = (stop: HTMLElement): boolean =>
        anchor.contains(stop)
          ? anchor === next
          : (anchor.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return stops.find(isAfter) ?? stops.at(-1);
    }
    if (around === end) break;
  }
  return undefined;
}

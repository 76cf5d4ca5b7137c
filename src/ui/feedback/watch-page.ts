/**
 * Notices what comes or moves below the toasts: looks in the frame after the page changed, and so before the change is seen, and not at
 * all while nothing changes. Where changes have no end it looks less often. What is drawn on a canvas tells of no change: for that there
 * is a check in intervals. Owns the observers.
 */
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';

const TICK_MS = 250;
/** Every so many ticks all is looked at. */
const TICKS = { whole: 4, place: 4 } as const;
/** After a look, in times of what it took: of the processor's time it takes at most a ninth. */
const REST_TIMES = 8;
const REST_MS = { least: 40, most: 250 } as const;
/** What shows, hides, moves or enables something. */
const ATTRIBUTES = 'class style hidden inert open disabled aria-disabled aria-hidden data-aria-hidden data-state'.split(
  ' ',
);
/** None of them comes in every frame, as `scroll` does. */
const EVENTS = ['focusin', 'scrollend', 'transitionend', 'animationend', 'load'] as const;

export interface Watch {
  /** Around the toasts: what changes in it is their own. */
  frame: Node;
  /** Whether they are in the way. `isWhole`: of controls too. */
  isInTheWay: (isWhole: boolean) => boolean;
  /** Whether they cover something and look for a better place now and then. */
  isWithoutPlace: () => boolean;
  move: () => void;
}

/** Returns a function that begins and ends it: nothing is observed while no toast is shown. */
export function watchPage(watch: Watch): (isShown: boolean) => void {
  let end: (() => void) | null = null;
  return (isShown) => {
    if (isShown) end ??= begin(watch);
    else {
      end?.();
      end = null;
    }
  };
}

function begin({ frame, isInTheWay, isWithoutPlace, move }: Watch): () => void {
  let cancel: Cancel | null = null;
  let restUntilMs = Number.NEGATIVE_INFINITY;
  const look = (): void => {
    cancel = null;
    const fromMs = runtime.monotonic();
    if (isInTheWay(true)) move();
    const nowMs = runtime.monotonic();
    const restMs = (nowMs - fromMs) * REST_TIMES;
    restUntilMs = nowMs + Math.min(REST_MS.most, Math.max(REST_MS.least, restMs));
  };
  const lookSoon = (): void => {
    if (cancel !== null) return;
    const restMs = restUntilMs - runtime.monotonic();
    cancel = restMs > 0 ? runtime.setTimeout(lookInFrame, restMs) : lookInFrame();
  };
  const lookInFrame = (): Cancel => {
    const request = requestAnimationFrame(look);
    cancel = () => cancelAnimationFrame(request);
    return cancel;
  };

  let ticks = 0;
  const stopTicking = runtime.setInterval(() => {
    ticks += 1;
    const isDue = isWithoutPlace() ? ticks % TICKS.place === 0 : isInTheWay(ticks % TICKS.whole === 0);
    if (isDue) move();
  }, TICK_MS);
  const observer = new MutationObserver((records) => {
    if (cancel === null && records.some(({ target }) => !frame.contains(target))) lookSoon();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ATTRIBUTES });
  const closing = new AbortController();
  for (const name of EVENTS) document.addEventListener(name, lookSoon, { capture: true, signal: closing.signal });
  return () => {
    closing.abort();
    observer.disconnect();
    stopTicking();
    cancel?.();
  };
}

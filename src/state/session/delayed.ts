/**
 * Acts that take effect after a time in which the player can undo them. When the page is closed or the player signs out, they
 * take effect at once: what the player was shown as done is never lost.
 */
import { runtime } from '../../shared/runtime/client.ts';
import { beforeSignOut } from './session.ts';

export const UNDO_MS = 6000;

interface Delayed {
  perform: () => void;
  cancelTimer: () => void;
}

const waiting = new Set<Delayed>();

/** Performs the act after `UNDO_MS`. Returns a function that prevents it; it returns false when it is too late. */
export function performLater(perform: () => void): () => boolean {
  const act: Delayed = { perform, cancelTimer: runtime.setTimeout(() => performNow(act), UNDO_MS) };
  waiting.add(act);
  return () => {
    act.cancelTimer();
    return waiting.delete(act);
  };
}

function performNow(act: Delayed): void {
  act.cancelTimer();
  if (waiting.delete(act)) act.perform();
}

/** Performs all waiting acts at once. */
export function performAllNow(): void {
  for (const act of waiting) performNow(act);
}

window.addEventListener('pagehide', performAllNow);
beforeSignOut(performAllNow);

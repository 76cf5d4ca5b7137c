/** Folds a burst of mails into one sentence. Pure apart from its own state. */
import { newMails } from './text.ts';

/** A mail within this time after the previous one belongs to the same burst. The toast of the burst is visible that long. */
export const BURST_MS = 6000;

/**
 * Returns a function that takes each mail's own sentence, its sender and the time in ms, and returns the sentence for the
 * whole burst: the mail's own for the first one.
 */
export function createMailFold(): (text: string, sender: string, nowMs: number) => string {
  let senders = new Set<string>();
  let count = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  return (text, sender, nowMs) => {
    if (nowMs - lastMs > BURST_MS) {
      senders = new Set();
      count = 0;
    }
    lastMs = nowMs;
    count += 1;
    senders.add(sender);
    return count === 1 ? text : newMails(count, [...senders]);
  };
}

/** Of this page. */
export const foldMails = createMailFold();

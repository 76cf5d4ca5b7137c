/** Folds a burst of mails into one sentence. Pure apart from its own state. */
import { listOf } from '../../languages/texts.ts';
import { text } from './text.ts';

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

/** At most three names. */
function newMails(count: number, senders: readonly string[]): string {
  const others = senders.length - 2;
  const names = others > 1 ? [...senders.slice(0, 2), text.others({ count: others })] : senders;
  return text.newMails({ count, names: listOf(names) });
}

/** Of this page. */
export const foldMails = createMailFold();

/**
 * What was not read yet (specification: social, sections 2 and 3): the tab's title, the favicon and the menus show it.
 * Mail is counted by the server and asked for again whenever it may have changed; whispers are counted where they are kept.
 */
import { proxy } from 'valtio';
import { call } from '../../net/http.ts';
import { countUnreadMails } from '../../shared/contract/mail.ts';

export interface Unread {
  unreadMailCount: number;
  unreadWhisperCount: number;
  /** The sum of both. */
  readonly unreadCount: number;
}

export const unread = proxy<Unread>({
  unreadMailCount: 0,
  unreadWhisperCount: 0,
  get unreadCount() {
    return this.unreadMailCount + this.unreadWhisperCount;
  },
});

export function setUnreadMailCount(count: number): void {
  unread.unreadMailCount = count;
}

export function setUnreadWhisperCount(count: number): void {
  unread.unreadWhisperCount = count;
}

let latestAsk = 0;

/** Asks the server how many mails are unread. A failure leaves the count as it was; an overtaken answer is dropped. */
export async function refreshUnreadMail(): Promise<void> {
  latestAsk += 1;
  const ask = latestAsk;
  try {
    const { count } = await call(countUnreadMails);
    if (ask === latestAsk) setUnreadMailCount(count);
  } catch {
    // The next refresh will tell; a counter is not worth a message.
  }
}

/** Nobody is signed in any more. */
export function forgetUnread(): void {
  latestAsk += 1;
  unread.unreadMailCount = 0;
  unread.unreadWhisperCount = 0;
}

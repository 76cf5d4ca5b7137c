/**
 * The unread count (specification: social, sections 2 and 3), shown in the tab's title, the favicon and the menus. The
 * server counts mails; the count is refetched when it may have changed. `whispers.ts` counts whispers.
 */
import { proxy } from 'valtio';
import { call } from '../../net/http.ts';
import { countUnreadMails } from '../../shared/contract/mail-count.ts';

export interface Unread {
  unreadMailCount: number;
  unreadWhisperCount: number;
  /** The sum of mails and whispers. */
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

let latestRequest = 0;

/** Fetches the number of unread mails. A failure keeps the count; an outdated reply is dropped. */
export async function refreshUnreadMail(): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  try {
    const { count } = await call(countUnreadMails);
    if (request === latestRequest) setUnreadMailCount(count);
  } catch {
    // The next refresh corrects the count; no message is needed.
  }
}

/** Takes the count that the server pushed; it is newer than a reply under way. */
export function takeUnreadMailCount(count: number): void {
  latestRequest += 1;
  setUnreadMailCount(count);
}

/** Clears the count at sign-out. */
export function forgetUnread(): void {
  latestRequest += 1;
  unread.unreadMailCount = 0;
  unread.unreadWhisperCount = 0;
}

/**
 * The number of unread entries of the bell, and what is announced of it. It is pushed by the server, or polled. It is not part
 * of the unread count in the tab's title.
 */
import { proxy } from 'valtio';
import { call } from '../../net/http.ts';
import { countBell } from '../../shared/contract/bell.ts';

export interface Bell {
  unread: number;
  /** The count after it rose, for screen readers; null when nothing new came. The first count of a session is not new. */
  announced: number | null;
}

export const bell = proxy<Bell>({ unread: 0, announced: null });

let isKnown = false;
let latestRequest = 0;

/** Takes a count that is newer than replies under way. */
export function takeBellCount(count: number): void {
  latestRequest += 1;
  if (count !== bell.unread || !isKnown) bell.announced = isKnown && count > bell.unread ? count : null;
  isKnown = true;
  bell.unread = count;
}

/** A failure keeps the count; an outdated reply is dropped. */
export async function refreshBell(): Promise<void> {
  latestRequest += 1;
  const request = latestRequest;
  try {
    const { count } = await call(countBell);
    if (request === latestRequest) takeBellCount(count);
  } catch {
    // The next refresh corrects the count; no message is needed.
  }
}

/** At sign-out. */
export function forgetBell(): void {
  latestRequest += 1;
  isKnown = false;
  Object.assign(bell, { unread: 0, announced: null });
}

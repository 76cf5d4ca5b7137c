/**
 * The number of unread entries of the bell, what is announced of it, and whether its list is to be open. The count is pushed
 * by the server, or polled. It is not part of the unread count in the tab's title.
 */
import { proxy } from 'valtio';
import { call } from '../../net/http.ts';
import { countBell } from '../../shared/contract/bell.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';

export interface Bell {
  unread: number;
  /** The count after it rose, for screen readers; null when nothing new came. The first count of a session is not new. */
  announced: number | null;
  isListOpen: boolean;
}

export const bell = proxy<Bell>({ unread: 0, announced: null, isListOpen: false });

/** The card of an entry comes a little before or after its count. */
const SETTLE_MS = 1500;
const CARD_MS = 5000;

let isKnown = false;
let latestRequest = 0;
/** Entries that came since the last announcement. */
let risen = 0;
let cancelAnnouncement: Cancel | null = null;
/** When the cards came that announce an entry, on the monotonic clock. */
let cards: number[] = [];

export const showBellList = (): void => void (bell.isListOpen = true);
export const hideBellList = (): void => void (bell.isListOpen = false);

/** A card announces an entry; the bell does not announce it too. */
export function noteCardOfEntry(): void {
  cards.push(runtime.monotonic());
}

/** Takes a count that is newer than replies under way. */
export function takeBellCount(count: number): void {
  latestRequest += 1;
  const change = count - bell.unread;
  bell.unread = count;
  if (!isKnown) {
    isKnown = true;
    return;
  }
  if (change === 0) return;
  risen = Math.max(0, risen + change);
  if (change < 0) bell.announced = null;
  else cancelAnnouncement ??= runtime.setTimeout(announce, SETTLE_MS);
}

function announce(): void {
  cancelAnnouncement = null;
  const sinceMs = runtime.monotonic() - CARD_MS;
  const announcedByCard = cards.filter((atMs) => atMs >= sinceMs).length;
  if (risen > announcedByCard) bell.announced = bell.unread;
  risen = 0;
  cards = [];
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
  risen = 0;
  cards = [];
  cancelAnnouncement?.();
  cancelAnnouncement = null;
  Object.assign(bell, { unread: 0, announced: null, isListOpen: false });
}

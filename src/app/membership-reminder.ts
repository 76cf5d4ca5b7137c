/**
 * Opens the dialog `ad` by itself once a day (specification: world, section 4): when the moment of the last time, kept in
 * the browser, is more than 24 hours ago. The first visit begins the day and opens nothing.
 */
import { subscribe } from 'valtio';
import { connection } from '../state/session/connection.ts';
import { dialogs, openScreenByName } from '../screens/screens.ts';
import { runtime } from '../shared/runtime/client.ts';

export const REMINDER_STORAGE_KEY = 'adLastShown';
const REMINDER_INTERVAL_MS = 864e5;
const REMINDER_SCREEN = 'membership';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether the dialog is due; `stored` is what the browser keeps. False for a first visit, or for what is no past moment. */
export function isReminderDue(stored: string | null, nowMs: number): boolean {
  const lastMs = readMoment(stored, nowMs);
  return lastMs !== null && nowMs - lastMs > REMINDER_INTERVAL_MS;
}

function readMoment(stored: string | null, nowMs: number): number | null {
  const lastMs = stored === null || stored.trim() === '' ? Number.NaN : Number(stored);
  return Number.isFinite(lastMs) && lastMs <= nowMs ? lastMs : null;
}

/** Opens the dialog if it is due and no other is open, and remembers the moment of it or of the first visit. */
export function openReminderIfDue(memory: Memory, nowMs: number): void {
  if (dialogs.at >= 0) return;
  try {
    const stored = memory.getItem(REMINDER_STORAGE_KEY);
    const isDue = isReminderDue(stored, nowMs);
    if (!isDue && readMoment(stored, nowMs) !== null) return;
    memory.setItem(REMINDER_STORAGE_KEY, String(nowMs));
    if (isDue) openScreenByName(REMINDER_SCREEN);
  } catch {
    // A browser that remembers nothing would be reminded at every visit: it never is.
  }
}

/** Looks as soon as the town is there, and whenever the page is seen again. Returns what stops it. */
export function startMembershipReminder(): () => void {
  const look = (): void => {
    if (connection.status === 'online' && document.visibilityState === 'visible')
      openReminderIfDue(localStorage, runtime.now());
  };
  const unsubscribe = subscribe(connection, look);
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
  };
}

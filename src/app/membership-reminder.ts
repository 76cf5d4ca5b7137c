/**
 * Opens the membership dialog once a day (specification: world, section 4): when the last opening, kept in localStorage,
 * is more than 24 hours ago. The first visit only stores the time.
 */
import { subscribe } from 'valtio';
import { connection } from '../state/session/connection.ts';
import { dialogs, openScreenByName } from '../screens/screens.ts';
import { runtime } from '../shared/runtime/client.ts';
import { readText, writeText } from '../net/browser-storage.ts';

export const REMINDER_STORAGE_KEY = 'adLastShown';
const REMINDER_INTERVAL_MS = 864e5;
const REMINDER_SCREEN = 'membership';

/** Whether the dialog is due. `stored` is the stored value; false when it is missing, invalid or in the future. */
export function isReminderDue(stored: string | null, nowMs: number): boolean {
  const lastMs = parseTime(stored, nowMs);
  return lastMs !== null && nowMs - lastMs > REMINDER_INTERVAL_MS;
}

function parseTime(stored: string | null, nowMs: number): number | null {
  const lastMs = stored === null || stored.trim() === '' ? Number.NaN : Number(stored);
  return Number.isFinite(lastMs) && lastMs <= nowMs ? lastMs : null;
}

/** Opens the dialog if it is due and no dialog is open. Stores the time of the opening or of the first visit. */
export function openReminderIfDue(nowMs: number): void {
  if (dialogs.at >= 0) return;
  const stored = readText('local', REMINDER_STORAGE_KEY);
  const isDue = isReminderDue(stored, nowMs);
  if (!isDue && parseTime(stored, nowMs) !== null) return;
  // Without storage the dialog would open at every visit, so it never opens.
  const isStored = writeText('local', REMINDER_STORAGE_KEY, String(nowMs));
  if (isDue && isStored) openScreenByName(REMINDER_SCREEN);
}

/** Checks when the connection goes online and when the page becomes visible. Returns a function that stops it. */
export function startMembershipReminder(): () => void {
  const check = (): void => {
    if (connection.status === 'online' && document.visibilityState === 'visible') openReminderIfDue(runtime.now());
  };
  const unsubscribe = subscribe(connection, check);
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', check);
  };
}

/** Ends the connections that newer ones of the same player replace. Owns no state. */
import type { Connection } from './connection.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

const REPLACED_TEXT = textOf(sentence('youSignedInToThe'));

/**
 * Ends `older` in favour of `newer`. An older connection of the same tab is dead and is cut. Another tab gets `replaced`
 * and must not reconnect.
 */
export function supersede(older: Connection, newer: Connection): void {
  dismissOlder(older, newer.arrival.tabId);
}

/** As above; of the newer connection, which may be in another process, only the tab is known. */
export function dismissOlder(older: Connection, newerTabId: string | null): void {
  if (newerTabId !== null && newerTabId === older.arrival.tabId) return older.link.cut();
  dismiss(older);
}

/** Ends a connection whose player is owned by a newer one. */
export function dismiss(older: Connection): void {
  older.link.emit('replaced', REPLACED_TEXT);
  older.link.end();
}

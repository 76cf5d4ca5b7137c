/** Which connection owns a player: the newest. Owns no state; the presence holds the current connection. */
import type { Connection } from './connection.ts';

const REPLACED_TEXT = 'You signed in to the town from another window, so this one was disconnected.';

/**
 * Ends `older` in favour of `newer`. An older connection of the same tab is dead and is cut. Another tab gets `replaced`
 * and must not reconnect.
 */
export function supersede(older: Connection, newer: Connection): void {
  const { tabId } = newer.arrival;
  if (tabId !== null && tabId === older.arrival.tabId) return older.link.cut();
  older.link.emit('replaced', REPLACED_TEXT);
  older.link.end();
}

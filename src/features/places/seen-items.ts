/**
 * What a player has seen of the shop's and of the own items, kept in this browser: the newest item at the last visit to the boutique,
 * and which of the own items are known or were worn. Pure but for the storage.
 */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';

const text = z.string();
const texts = z.array(z.string());
/** Older ones were seen long ago. */
const KEPT_MAX = 400;

const newestKey = (playerId: string): string => `storeSeen:${playerId}`;
const wornKey = (playerId: string): string => `itemsWorn:${playerId}`;

/** Who was never there has all of it to see. */
export const isNewInStore = (playerId: string, newestId: string): boolean =>
  readStored('local', newestKey(playerId), text) !== newestId;

export const seeStore = (playerId: string, newestId: string): void =>
  void writeStored('local', newestKey(playerId), newestId);

/**
 * Whether one of the newest own items was never worn. `owned`: their ids, newest first. What is owned at the first look counts as
 * worn: a newcomer has a wardrobe full.
 */
export function hasNeverWorn(playerId: string, owned: readonly string[], worn: readonly string[]): boolean {
  const known = readStored('local', wornKey(playerId), texts) ?? owned;
  const next = [...new Set([...worn, ...known])].slice(0, KEPT_MAX);
  writeStored('local', wornKey(playerId), next);
  return owned.some((id) => !next.includes(id));
}

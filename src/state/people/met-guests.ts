/** Which of the townsfolk a player has met, kept in this browser for each player who uses it. */
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../net/browser-storage.ts';

const STORAGE_KEY = 'townsfolkMet';
const metShape = z.record(z.string(), z.array(z.string()));
type Met = z.infer<typeof metShape>;

const read = (): Met => readStored('local', STORAGE_KEY, metShape) ?? {};

export const hasMet = (username: string, guestId: string): boolean =>
  read()[username.toLowerCase()]?.includes(guestId) === true;

export function noteMeeting(username: string, guestId: string): void {
  const met = read();
  const key = username.toLowerCase();
  const known = met[key] ?? [];
  if (!known.includes(guestId)) writeStored('local', STORAGE_KEY, { ...met, [key]: [...known, guestId] });
}

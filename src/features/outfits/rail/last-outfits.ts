/**
 * Which outfits the rail shows: those that were worn or saved last, by the server's times. They keep the places that the
 * player gave them in the list of outfits, so a key goes on to wear the same one after it has been pressed.
 */
import type { Outfit } from '../../../shared/contract/outfits.ts';

const RAIL_MAX = 8;

/** Of outfits in the order of the list. A server of an older build sends no time of use; the one of saving counts. */
export function lastOutfits(outfits: readonly Outfit[]): Outfit[] {
  const usedAt = ({ usedAt: time, createdAt }: Outfit): number => Date.parse(time ?? createdAt);
  const last = new Set(outfits.toSorted((one, other) => usedAt(other) - usedAt(one)).slice(0, RAIL_MAX));
  return outfits.filter((outfit) => last.has(outfit));
}

/** The saved outfit of what is worn; saves one when there is none. Rejects with an Error for the player. */
import { queryClient } from '../../../net/query-client.ts';
import type { Outfit } from '../../../shared/contract/outfits.ts';
import { outfitsQuery, saveOutfit } from '../../../state/shopping/wardrobe.ts';

/** Resolves to the id of the outfit. `name` is that of a new one. */
export async function codeOfWorn(name: string): Promise<string> {
  const before = wornOf(await read());
  if (before !== undefined) return before.id;
  const { success, message } = await saveOutfit(name);
  const saved = success ? wornOf(await read()) : undefined;
  if (saved === undefined) throw new Error(message);
  return saved.id;
}

const read = (): Promise<Outfit[]> => queryClient.fetchQuery({ ...outfitsQuery(), staleTime: 0 });
const wornOf = (outfits: readonly Outfit[]): Outfit | undefined => outfits.find(({ isWorn }) => isWorn === true);

/** Fields of an outfit. Apart from the calls, because profiles, which the town loads, show one. */
import * as z from 'zod/mini';

export const outfit = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  width: z.number(),
  height: z.number(),
  /** Path on the storage host */
  imageUrl: z.string(),
});

/** What a profile shows of its owner's favourite outfit. */
export const favouriteOutfit = z.pick(outfit, { id: true, name: true, imageUrl: true });
export type FavouriteOutfit = z.infer<typeof favouriteOutfit>;

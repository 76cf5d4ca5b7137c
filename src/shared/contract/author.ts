/** Display data of the author of a post, reply or comment. */
import * as z from 'zod/mini';

export const author = z.object({
  username: z.string(),
  membership: z.number(),
  badges: z.number(),
  profile: z.object({ bioColor: z.nullable(z.string()) }),
  customization: z.object({ nametagColor: z.nullable(z.string()) }),
});
export type Author = z.infer<typeof author>;

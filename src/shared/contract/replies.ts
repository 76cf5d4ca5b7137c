/** Replies that many endpoints share. */
import * as z from 'zod/mini';

export const messageReply = z.object({ success: z.boolean(), message: z.string() });

/**
 * The body of every 4xx and 5xx. `message` is for people. `code` is stable and machine-readable, `params` are the values
 * in the sentence.
 */
export const failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Failure = z.infer<typeof failure>;

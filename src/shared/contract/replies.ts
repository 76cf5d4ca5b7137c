/** Replies that many endpoints share. */
import * as z from 'zod/mini';

export const messageReply = z.object({ success: z.boolean(), message: z.string() });

/** The body of every 4xx and 5xx. `code` is stable and machine-readable, `message` is for people. */
export const failure = z.object({ success: z.literal(false), message: z.string(), code: z.optional(z.string()) });
export type Failure = z.infer<typeof failure>;

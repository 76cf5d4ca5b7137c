/** Replies that many endpoints share. */
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from './endpoint.ts';

export const messageReply = z.object({ success: z.boolean(), message: z.string() });

/** A player's POST that has a body and is answered with a message. */
export const messageCall = <Body extends z.ZodMiniType>(
  path: string,
  summary: string,
  body: Body,
  rates: Pick<Endpoint, 'ratePerMinute' | 'accountRatePerMinute'>,
) => endpoint({ method: 'POST', path, auth: 'player', summary, body, reply: messageReply, ...rates });

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

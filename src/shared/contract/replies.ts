/** Replies that many endpoints share. */
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from './endpoint.ts';
import { sentenceSchema } from './sentence.ts';

/** A message for the player, and its code and params for clients in other languages. Absent for an empty message. */
export const messageFields = { message: z.string(), sentence: z.optional(sentenceSchema) };

export const messageReply = z.object({ success: z.boolean(), ...messageFields });

/** A player's POST that has a body and is answered with a message. */
export const messageCall = <Body extends z.ZodMiniType>(
  path: string,
  summary: string,
  body: Body,
  rates: Pick<Endpoint, 'ratePerMinute' | 'accountRatePerMinute'>,
) => endpoint({ method: 'POST', path, auth: 'player', summary, body, reply: messageReply, ...rates });

/**
 * The body of every 4xx and 5xx. `message` is for people; `sentence` is its code and params, for clients in other languages.
 * `code` is stable and machine-readable, for the client's logic; `params` belong to it.
 */
export const failure = z.object({
  success: z.literal(false),
  ...messageFields,
  code: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Failure = z.infer<typeof failure>;

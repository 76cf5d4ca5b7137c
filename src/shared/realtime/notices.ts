/**
 * Codes and parameters of what `notification_message` announces, for the client's logic. Clients that announce `codes-1` get
 * them as a third argument, with the code and params of the sentence, and never parse its text.
 */
import * as z from 'zod/mini';
import { sentenceSchema } from '../contract/sentence.ts';

/** Handshake feature: sentences come with a `Notice`. */
export const FEATURE_CODES = 'codes-1';

const notice = <Code extends string, Params extends z.core.$ZodShape>(code: Code, params: Params) =>
  z.object({ code: z.literal(code), params: z.object(params), sentence: z.optional(sentenceSchema) });

const text = z.string();
const count = z.number();
const player = { username: text };

export const noticeSchema = z.discriminatedUnion('code', [
  notice('friend-online', player),
  notice('friend-request', player),
  notice('friends', player),
  notice('friend-accepted', player),
  notice('mail-received', player),
  notice('match', player),
  notice('tip-received', { ...player, coins: count, title: text, on: z.enum(['post', 'reply']) }),
  notice('submission-approved', { name: text }),
  notice('submission-rejected', { name: text, reason: text }),
  notice('submission-answered', { name: text }),
  notice('creation-withdrawn', { name: text, reason: text }),
  notice('item-withdrawn', { name: text, amount: count, currency: text }),
  notice('membership-paid', { plan: text, coins: count, gems: count }),
  notice('gems-paid', { gems: count }),
  notice('lifetime-begun', { name: text }),
  notice('lifetime-returned', { name: text }),
  notice('payment-returned', { name: text, reason: z.enum(['has-one', 'sold-out', 'no-account']) }),
  notice('membership-ended', {}),
  notice('granted', { amount: count, currency: text }),
  notice('renamed', player),
  notice('muted-now', { minutes: count, reason: text }),
  notice('unmuted', {}),
  notice('chat-too-long', { max: count }),
  notice('chat-too-fast', {}),
  notice('chat-muted', { minutes: count }),
  notice('whisper-unknown', player),
  notice('whisper-offline', player),
  /** It may have arrived or not: the process that serves the listener could not be reached. */
  notice('whisper-unsure', player),
  notice('whisper-blocked', player),
  notice('whisper-self', {}),
  notice('report-decided', {}),
  /** `until`: epoch ms. The same id is sent again to a client that connects again until then. */
  notice('announcement', { id: text, text, until: count }),
  notice('flood', {}),
  notice('session-ended', { reason: text }),
]);

export type Notice = z.infer<typeof noticeSchema>;

/** What a `rewarded` event says too, with all that a card shows: its client does not show the sentence. */
export const REWARDED: ReadonlySet<Notice['code']> = new Set([
  'friend-request',
  'friends',
  'friend-accepted',
  'match',
  'tip-received',
]);

/** Notices about a chat line that the server did not deliver, or may not have: the client puts the line back into the input. */
export const UNDELIVERED_CHAT: ReadonlySet<Notice['code']> = new Set([
  'chat-too-long',
  'chat-too-fast',
  'chat-muted',
  'whisper-unknown',
  'whisper-offline',
  'whisper-unsure',
  'whisper-blocked',
  'whisper-self',
]);

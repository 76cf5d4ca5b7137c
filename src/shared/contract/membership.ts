/** Lifetime bundles, and the events that the payment provider sends (specification: avatar, sections 2.10, 7 and 9). */
import * as z from 'zod/mini';
import { BUNDLE_IDS, PERIODS, PLAN_IDS } from '../rules/membership.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './replies.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

const event = {
  /** The same when the event is sent again. */
  id: z.string().check(z.regex(/^[\w.:-]{1,128}$/)),
  /** The account's id, which purchase links contain as `client_reference_id`. */
  playerId: z.string().check(z.minLength(1), z.maxLength(64)),
};

/** A paid period of a plan, a boost, gems, or a membership without an end; or the refund of such a membership. */
export const paymentEvent = z.discriminatedUnion('type', [
  z.object({ ...event, type: z.literal('plan.paid'), plan: z.enum(PLAN_IDS), period: z.enum(PERIODS) }),
  z.object({ ...event, type: z.literal('boost.paid') }),
  z.object({ ...event, type: z.literal('gems.paid'), gems: z.number().check(z.int(), z.gte(1)) }),
  z.object({ ...event, type: z.literal('lifetime.paid'), bundle: z.enum(BUNDLE_IDS) }),
  z.object({ ...event, type: z.literal('lifetime.refunded'), bundle: z.enum(BUNDLE_IDS) }),
]);
export type PaymentEvent = z.infer<typeof paymentEvent>;

/** Events of other types are accepted without effect, so that the provider does not send them again. */
export const otherEvent = z.object({ id: event.id, type: z.string().check(z.minLength(1), z.maxLength(100)) });

/**
 * Signed: header `x-promenade-signature: t=SECONDS,v1=HEX`, where HEX is the HMAC-SHA256 of `SECONDS.BODY` under the
 * shared secret and BODY is the body exactly as it was sent. The body is a `paymentEvent` as JSON.
 */
export const receivePayment = endpoint({
  method: 'POST',
  path: '/payments/webhook',
  auth: 'none',
  summary: 'Events of the payment provider',
  body: z.string().check(z.minLength(1, sentenceMessage(sentence('thereIsNoEvent')))),
  reply: messageReply,
  ratePerMinute: 600,
});

/**
 * Remaining number of each lifetime bundle; 0 is sold out. `cancellationSentAt` is when the player last asked to cancel the
 * subscription, in epoch milliseconds.
 */
export const listBundles = endpoint({
  method: 'GET',
  path: '/membership/bundles',
  auth: 'player',
  summary: 'Remaining lifetime bundles, and the last request to cancel',
  reply: z.object({
    success: z.boolean(),
    bundles: z.array(z.object({ id: z.enum(BUNDLE_IDS), left: z.number() })),
    cancellationSentAt: z.nullable(z.number()),
  }),
  accountRatePerMinute: 60,
});

/**
 * Notifications of the browser while the page is closed (RFC 8030, 8291, 8292). A player chooses for what they come, and each
 * browser that wants them registers its own address at its push service.
 */
import * as z from 'zod/mini';
import { isTimeZone, QUIET_MINUTE_MAX, TIME_ZONE_MAX_LENGTH } from '../rules/quiet-hours.ts';
import { endpoint } from './endpoint.ts';
import { messageCall, messageReply } from './replies.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

/** Longer than the addresses of all known push services. */
const ENDPOINT_MAX_LENGTH = 1000;
/** An uncompressed point of P-256 and 16 bytes, in base64url. */
const P256DH = /^[A-Za-z0-9_-]{87}=?$/;
const AUTH = /^[A-Za-z0-9_-]{22}={0,2}$/;

/** What a browser gives a page that subscribes: `PushSubscription.toJSON()`. */
export const pushBrowser = z.object({
  endpoint: z.string().check(z.maxLength(ENDPOINT_MAX_LENGTH)),
  keys: z.object({ p256dh: z.string().check(z.regex(P256DH)), auth: z.string().check(z.regex(AUTH)) }),
});
export type PushBrowser = z.infer<typeof pushBrowser>;

const minute = z.int().check(z.minimum(0), z.maximum(QUIET_MINUTE_MAX));

export const pushSettings = z.object({
  /** Whether a friend's whisper that found the player away is announced, a mail, and a friend request. */
  whisper: z.boolean(),
  mail: z.boolean(),
  friend: z.boolean(),
  /** Minutes after midnight in the player's time zone; null: none. */
  quiet: z.nullable(z.object({ from: minute, to: minute })),
  /** Of the time zone database, for example `Europe/Berlin`. */
  timeZone: z
    .string()
    .check(
      z.maxLength(TIME_ZONE_MAX_LENGTH),
      z.refine(isTimeZone, { error: sentenceMessage(sentence('timeZoneUnknown')) }),
    ),
});
export type PushSettings = z.infer<typeof pushSettings>;
export type PushKind = 'whisper' | 'mail' | 'friend';

export const getPushSettings = endpoint({
  method: 'GET',
  path: '/web-push',
  auth: 'player',
  summary: 'For what I am notified while the page is closed',
  reply: z.object({
    success: z.boolean(),
    /** The server's public key, an uncompressed point of P-256 in base64url; null: the operator has switched this off. */
    publicKey: z.nullable(z.string()),
    settings: pushSettings,
  }),
  accountRatePerMinute: 60,
});

export const savePushSettings = messageCall('/web-push', 'Choose for what I am notified', pushSettings, {
  accountRatePerMinute: 60,
});

export const addPushBrowser = messageCall('/web-push/browsers', 'Notify this browser', pushBrowser, {
  accountRatePerMinute: 20,
});

export const removePushBrowser = endpoint({
  method: 'POST',
  path: '/web-push/browsers/remove',
  auth: 'player',
  summary: 'No longer notify a browser',
  body: z.object({ endpoint: z.string().check(z.maxLength(ENDPOINT_MAX_LENGTH)) }),
  reply: messageReply,
  accountRatePerMinute: 20,
});

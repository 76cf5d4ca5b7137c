/**
 * Signatures of the payment provider's events: HMAC-SHA256 of `SECONDS.BODY`, where BODY is what was sent to the byte. A
 * signature is good for five minutes, so that an event that somebody recorded cannot be sent again later.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const REPLAY_WINDOW_S = 300;
const HEADER_PATTERN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether `header` proves `body` and is no older or younger than the window. */
export function isSigned(header: unknown, body: string, { secret, now }: { secret: string; now: number }): boolean {
  const [, time = '', given = ''] = HEADER_PATTERN.exec(typeof header === 'string' ? header : '') ?? [];
  if (given === '') return false;
  const seconds = Number(time);
  if (Math.abs(now / 1000 - seconds) > REPLAY_WINDOW_S) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), digest(secret, body, seconds));
}

const digest = (secret: string, body: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

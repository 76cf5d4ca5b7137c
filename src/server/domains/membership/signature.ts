/**
 * Signatures of the payment provider's events: HMAC-SHA256 of `SECONDS.BODY`, where BODY is the exact body. A signature
 * is valid for five minutes, which prevents replays of recorded events.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const REPLAY_WINDOW_S = 300;
const HEADER_PATTERN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Whether `header` has a valid signature of `body` whose time is within the replay window. `now` is epoch milliseconds.
 */
export function isSigned(header: unknown, body: string, { secret, now }: { secret: string; now: number }): boolean {
  const [, time = '', signature = ''] = HEADER_PATTERN.exec(typeof header === 'string' ? header : '') ?? [];
  if (signature === '') return false;
  const seconds = Number(time);
  if (Math.abs(now / 1000 - seconds) > REPLAY_WINDOW_S) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, body, seconds));
}

const digest = (secret: string, body: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

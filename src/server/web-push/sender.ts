/** Sends one encrypted message to a browser's push service (RFC 8030, 8291). Keeps nothing. */
import type { VapidKeys } from './vapid.ts';

export interface PushMessage {
  /** JSON, at most 3,000 bytes. */
  payload: string;
  /** Messages with the same topic replace each other while the browser is away; up to 32 characters of base64url. */
  topic: string;
  isUrgent: boolean;
}

export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: nobody receives messages there any more. `later`: worth another attempt, perhaps not before `waitMs`. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later' | 'refused'; reason: string; waitMs: number | null };

export type SendPush = (address: PushAddress, message: PushMessage) => Promise<PushOutcome>;

/** For how long a push service keeps the message for a browser that is away. */
const LIFETIME_S = 24 * 3600;
const ANSWER_MAX_MS = 10_000;
/** Answers of a push service for an address, or keys, that it no longer serves. */
const GONE: readonly number[] = [403, 404, 410];
const TOO_MANY = 429;

export interface PushSenderOptions {
  keys: VapidKeys;
  /** Where a push service reaches the operator: an https: or mailto: address. */
  subject: string;
}

/** The returned function does not reject. The encryption is loaded when the first message is sent. */
export function createPushSender({ keys, subject }: PushSenderOptions): SendPush {
  return async ({ endpoint, p256dh, auth }, { payload, topic, isUrgent }) => {
    try {
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        TTL: LIFETIME_S,
        urgency: isUrgent ? 'high' : 'normal',
        topic,
      });
      // `fetch` sets the length by itself.
      const { 'Content-Length': _, ...rest } = headers;
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body),
        // Only configured hosts may be called, so that no answer may lead to another one.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MAX_MS),
      });
      await reply.body?.cancel();
      return outcomeOf(reply);
    } catch (error) {
      return { kind: 'later', reason: reasonOf(error), waitMs: null };
    }
  };
}

function outcomeOf({ status, ok, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (GONE.includes(status)) return { kind: 'gone' };
  const waitS = Number(headers.get('retry-after') ?? Number.NaN);
  const waitMs = Number.isFinite(waitS) ? waitS * 1000 : null;
  const isPassing = status === TOO_MANY || status >= 500;
  return { kind: isPassing ? 'later' : 'refused', reason: `status ${status}`, waitMs };
}

/** Without the address, which is a secret of the browser. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

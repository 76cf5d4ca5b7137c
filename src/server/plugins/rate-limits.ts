/** Rate limits per minute, counted in memory, by address and optionally by account. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../domain-error.ts';

const WINDOW_S = 60;

export interface RateLimit {
  /** Counts one call. Rejects with a DomainError with Retry-After when the limit is exceeded. */
  consume(key: string): Promise<void>;
}

/** At most `perMinute` times `scale` calls a minute, at least one. */
export function createRateLimit(perMinute: number, scale: number): RateLimit {
  const points = Math.max(1, Math.round(perMinute * scale));
  const limiter = new RateLimiterMemory({ points, duration: WINDOW_S });
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        const message = `Too many attempts. Please try again in ${retryAfterS} seconds.`;
        throw new DomainError('too-many', message, { params: { seconds: retryAfterS }, retryAfterS });
      }
    },
  };
}

/** Key of a host or network: the IPv4 address, or the first 64 bits of an IPv6 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length);
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

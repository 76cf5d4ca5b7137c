/** Rate limits by address, by account, or by both, counted in memory, or by all processes of the world together. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '../domain-error.ts';
import type { World } from '../realtime/directory/directory.ts';
import { sentence } from '../../shared/rules/sentence.ts';

const WINDOW_S = 60;

export interface RateLimit {
  /** Counts one call. Rejects with a DomainError with Retry-After when the limit is exceeded. */
  consume(key: string): Promise<void>;
  /** Takes one counted call back. */
  restore(key: string): Promise<void>;
}

export interface RateLimitOptions {
  /** Names the limit, uniquely. */
  name: string;
  points: number;
  /** Default: a minute. */
  windowS?: number;
}

/** Opens the rate limits of a process, all multiplied by the operator's scale. */
export type OpenRateLimit = (options: RateLimitOptions) => RateLimit;

/** `openCounter` counts over all processes; null: in memory. `onRefused` is called with the name of the limit for each refusal. */
export function rateLimits(
  scale: number,
  openCounter: World['openCounter'] = null,
  onRefused: (name: string) => void = () => undefined,
): OpenRateLimit {
  if (openCounter === null) {
    return ({ name, points, windowS }) => createRateLimit({ points, scale, windowS, onRefused: () => onRefused(name) });
  }
  return ({ name, points, windowS = WINDOW_S }) => {
    const counter = openCounter({ name, points: scaledPoints(points, scale), windowS });
    return {
      consume: async (key) => {
        const waitMs = await counter.consume(key);
        if (waitMs === null) return;
        onRefused(name);
        throw tooMany(waitMs);
      },
      restore: (key) => counter.restore(key),
    };
  };
}

export interface MemoryLimitOptions {
  points: number;
  scale: number;
  /** Default: a minute. */
  windowS?: number | undefined;
  onRefused?: () => void;
}

/** In memory. At most `points` times `scale` calls in `windowS` seconds, at least one. */
export function createRateLimit({ points, scale, windowS = WINDOW_S, onRefused }: MemoryLimitOptions): RateLimit {
  const limiter = new RateLimiterMemory({ points: scaledPoints(points, scale), duration: windowS });
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onRefused?.();
        throw tooMany(refusal.msBeforeNext);
      }
    },
    restore: async (key) => {
      await limiter.reward(key);
    },
  };
}

const scaledPoints = (points: number, scale: number): number => Math.max(1, Math.round(points * scale));

function tooMany(waitMs: number): DomainError {
  const retryAfterS = Math.max(1, Math.ceil(waitMs / 1000));
  const message = sentence('tooManyAttemptsPleaseTry', { retryAfterS });
  return new DomainError('too-many', message, { params: { seconds: retryAfterS }, retryAfterS });
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
  return [...left, ...zeros, ...right].slice(0, 4).map(withoutZeros).join(':');
}

/** The same group in one spelling: '0DB8' is 'db8'. */
const withoutZeros = (group: string): string => group.toLowerCase().replace(/^0+(?=.)/, '');

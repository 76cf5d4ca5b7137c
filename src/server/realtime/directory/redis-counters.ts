/** Counters of calls that all processes share, for rate limits. While Redis is away, each process counts alone, in memory. */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallCounter, CounterOptions } from './directory.ts';
import type { RedisNames } from './envelopes.ts';
import type { RedisClient, RedisLink } from './redis-link.ts';

export function openCounters(link: RedisLink, names: RedisNames): (options: CounterOptions) => CallCounter {
  return ({ name, points, windowS }) => {
    const options = { points, duration: windowS, keyPrefix: `${names.prefix}rate:${name}` };
    const memory = new RateLimiterMemory(options);
    const limiterOf = new WeakMap<RedisClient, RateLimiterRedis>();
    const shared = (client: RedisClient): RateLimiterRedis => {
      const limiter =
        limiterOf.get(client) ?? new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true });
      limiterOf.set(client, limiter);
      return limiter;
    };
    /** In Redis, or in memory when that fails. A refusal is a value here, so that it does not count as a failure of Redis. */
    const count = async (
      work: (limiter: RateLimiterRedis | RateLimiterMemory) => Promise<RateLimiterRes>,
    ): Promise<RateLimiterRes> => {
      try {
        return await link.call((client) => work(shared(client)).catch(refusalOf));
      } catch {
        return await work(memory).catch(refusalOf);
      }
    };
    return {
      consume: async (key) => {
        const result = await count((limiter) => limiter.consume(key));
        return result.consumedPoints > points ? result.msBeforeNext : null;
      },
      restore: async (key) => {
        await count((limiter) => limiter.reward(key));
      },
    };
  };
}

/** The limiter rejects with its result when the limit is exceeded. */
function refusalOf(refusal: unknown): RateLimiterRes {
  if (refusal instanceof RateLimiterRes) return refusal;
  throw refusal;
}

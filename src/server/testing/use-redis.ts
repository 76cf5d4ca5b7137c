/** For tests: a private Redis for all tests of a file. Each test has a database of its own. */
import { createClient } from '@redis/client';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { PrivateRedis } from './private-redis.ts';

export interface UsedRedis {
  /** Throws before the first test. */
  readonly server: PrivateRedis;
  /** Of the test's database. */
  readonly url: string;
  /** A client of the test's database, which the test destroys. When the test fails, it may outlive Redis. */
  connect(): ReturnType<typeof connectTo>;
}

const connectTo = (url: string) =>
  createClient({ url })
    .on('error', () => undefined)
    .connect();

/** Called once, at the top of a test file. */
export function useRedis(): UsedRedis {
  let redis: PrivateRedis | null = null;
  let url = '';
  const server = (): PrivateRedis => {
    if (redis === null) throw new Error('Redis runs only during tests');
    return redis;
  };
  beforeAll(async () => {
    redis = await PrivateRedis.start();
  });
  beforeEach(() => {
    url = server().newDatabase();
  });
  afterAll(() => redis?.stop());
  return {
    get server() {
      return server();
    },
    get url() {
      return url;
    },
    connect: () => connectTo(url),
  };
}

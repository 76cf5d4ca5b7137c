/**
 * Session keys (`SessionService` of ports.ts). Owns a cache from session key to account, which saves one query on each call. A
 * revocation removes the account's entries at once, and an entry is not used after the session's end. The player comes
 * from the player service on each call, so that balances and names are current.
 */
import { LRUCache } from 'lru-cache';
import { onDoubt } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import type { PlayerService, SessionService } from '../../ports.ts';
import * as repo from './repo.ts';
import { hashSessionKey } from './token-hashing.ts';
import { runtime } from '../../runtime.ts';

/** Longer than the time between two polls of a client that gets pushes. */
const CACHE_MS = 5 * 60_000;
const CACHE_MAX_ENTRIES = 20_000;
/** Longer keys are never valid and are not hashed. */
const KEY_MAX_LENGTH = 300;

export interface Sessions extends SessionService {
  /** Removes the account's cached sessions and notifies the listeners. */
  revoked(accountId: string): void;
}

export interface SessionOptions {
  /** How long a session is kept in memory; shorter where other processes may end it. Default: five minutes. */
  cacheMs?: number;
}

export function createSessions(
  db: Database,
  players: PlayerService,
  { cacheMs = CACHE_MS }: SessionOptions = {},
): Sessions {
  /** By hashed session key. `endsAtMs` is in epoch milliseconds. */
  const cache = new LRUCache<string, repo.LiveSession>({
    max: CACHE_MAX_ENTRIES,
    ttl: cacheMs,
    ttlResolution: 0,
    perf: { now: () => runtime.now() },
  });
  const listeners = new Set<(accountId: string) => void>();

  /** Reads by hashed key that are under way: a client that arrives makes several calls at once. */
  const reading = new Map<string, Promise<repo.LiveSession | null>>();

  const read = async (hashed: string): Promise<repo.LiveSession | null> => {
    const revocation = revocations;
    try {
      const found = await repo.liveSession(db, hashed);
      if (found !== null && revocation === revocations) cache.set(hashed, found);
      return found;
    } finally {
      if (revocation === revocations) reading.delete(hashed);
    }
  };
  const accountOf = async (sessionKey: string): Promise<string | null> => {
    const hashed = hashSessionKey(sessionKey);
    const cached = cache.get(hashed);
    if (cached !== undefined && cached.endsAtMs > runtime.now()) return cached.accountId;
    const found = reading.get(hashed) ?? read(hashed);
    reading.set(hashed, found);
    return (await found)?.accountId ?? null;
  };
  /** Counts revocations: a row that was read before a revocation must not enter the cache after it. */
  let revocations = 0;

  const forget = (): void => {
    revocations += 1;
    reading.clear();
  };
  onDoubt(db, () => {
    forget();
    cache.clear();
  });

  return {
    resolve: async (sessionKey) => {
      if (sessionKey === '' || sessionKey.length > KEY_MAX_LENGTH) return null;
      const accountId = await accountOf(sessionKey);
      return accountId === null ? null : { accountId, player: await players.byId(accountId) };
    },
    onRevoked: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revoked: (accountId) => {
      forget();
      const ended = [...cache.entries()].filter(([, cached]) => cached.accountId === accountId);
      for (const [hashed] of ended) cache.delete(hashed);
      for (const listener of listeners) listener(accountId);
    },
  };
}

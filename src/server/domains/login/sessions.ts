/**
 * Session keys (`SessionService` of ports.ts). Owns a cache of a few seconds that spares the session's row on every call;
 * the player's own row is read each time, so that balances and names are never old. Revocation empties it at once.
 */
import type { Database } from '../../db/database.ts';
import type { PlayerService, SessionService } from '../../ports.ts';
import * as repo from './repo.ts';
import { hashSessionKey } from './token-hashing.ts';
import { runtime } from '../../runtime.ts';

const CACHE_MS = 5000;
const CACHE_MAX_ENTRIES = 20_000;
/** Longer ones are nobody's: they are not hashed. */
const KEY_MAX_LENGTH = 300;

export interface Sessions extends SessionService {
  /** Forgets what is cached of the account and tells the listeners. */
  revoked(accountId: string): void;
}

export function createSessions(db: Database, players: PlayerService): Sessions {
  const cache = new Map<string, { accountId: string; untilMs: number }>();
  const listeners = new Set<(accountId: string) => void>();

  const accountOf = async (sessionKey: string): Promise<string | null> => {
    const hashed = hashSessionKey(sessionKey);
    const cached = cache.get(hashed);
    if (cached !== undefined && cached.untilMs > runtime.now()) return cached.accountId;
    cache.delete(hashed);
    const revocation = revocations;
    const accountId = await repo.accountOfSession(db, hashed);
    if (accountId === null || revocation !== revocations) return accountId;
    if (cache.size >= CACHE_MAX_ENTRIES) cache.clear();
    cache.set(hashed, { accountId, untilMs: runtime.now() + CACHE_MS });
    return accountId;
  };
  /** What was read before a revocation must not enter the cache after it. */
  let revocations = 0;

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
      revocations += 1;
      for (const [hashed, entry] of cache) if (entry.accountId === accountId) cache.delete(hashed);
      for (const listener of listeners) listener(accountId);
    },
  };
}

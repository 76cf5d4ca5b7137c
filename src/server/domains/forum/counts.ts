/**
 * A cache of the number of posts per category, because counting reads all posts. Changes by any process invalidate the
 * cache. Account deletions, and changes by processes that cannot be reached, become visible when the cached counts expire.
 */
import { FORUM_FILTERS, type ForumFilter } from '../../../shared/rules/forum.ts';
import type { Database } from '../../db/database.ts';
import { countByCategory } from './repo.ts';
import { runtime } from '../../runtime.ts';

const CACHE_MS = 10_000;

export type Counts = Record<ForumFilter, number>;

export interface CachedCounts {
  read(): Promise<Counts>;
  /** Call this after posts changed. */
  invalidate(): void;
}

export function createCachedCounts(db: Database, now: () => number = () => runtime.now()): CachedCounts {
  let cached: { until: number; counts: Promise<Counts> } | null = null;
  return {
    read: async () => {
      // Concurrent calls share one query. A failed query is not cached.
      if (cached === null || cached.until <= now()) {
        const entry = { until: now() + CACHE_MS, counts: count(db) };
        cached = entry;
        entry.counts.catch(() => {
          if (cached === entry) cached = null;
        });
      }
      return await cached.counts;
    },
    invalidate: () => {
      cached = null;
    },
  };
}

async function count(db: Database): Promise<Counts> {
  const counts = Object.fromEntries(FORUM_FILTERS.map((name) => [name, 0])) as Counts;
  for (const one of await countByCategory(db)) {
    counts[one.category] = one.count;
    counts.all += one.count;
  }
  return counts;
}

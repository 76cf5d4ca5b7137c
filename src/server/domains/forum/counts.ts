/**
 * How many posts each category has. Counting looks at every post, so what was counted is kept for some seconds: what this
 * server changes is counted anew at once, what another server of the same world or an ended account changes a moment later.
 */
import { FORUM_FILTERS, type ForumFilter } from '../../../shared/rules/forum.ts';
import type { Database } from '../../db/database.ts';
import { countByCategory } from './repo.ts';
import { runtime } from '../../runtime.ts';

const KEPT_MS = 10_000;

export type Counts = Record<ForumFilter, number>;

export interface KeptCounts {
  read(): Promise<Counts>;
  /** After something changed. */
  forget(): void;
}

export function keepCounts(db: Database, now: () => number = () => runtime.now()): KeptCounts {
  let kept: { until: number; counts: Promise<Counts> } | null = null;
  return {
    read: async () => {
      // Many who ask at once share one count; one that failed is kept for nobody.
      if (kept === null || kept.until <= now()) {
        const begun = { until: now() + KEPT_MS, counts: count(db) };
        kept = begun;
        begun.counts.catch(() => {
          if (kept === begun) kept = null;
        });
      }
      return await kept.counts;
    },
    forget: () => {
      kept = null;
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

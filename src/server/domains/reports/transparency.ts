/** Counts for the transparency report: by category, decision and source, with the time to the decision. Reads the database only. */
import { CATEGORY_PREFIX } from '../../../shared/rules/reports.ts';
import type { Executor } from '../../db/database.ts';
import * as repo from './repo.ts';
import { AUDIT_MARK } from './service.ts';

/** One line of the report. */
export interface TransparencyLine {
  /** As the European Union's database names it. */
  category: string;
  /** `open` where there is none. */
  decision: string;
  /** `NOTICE`: a player's report. `VOLUNTARY`: a moderator's own initiative. */
  source: 'NOTICE' | 'VOLUNTARY';
  count: number;
  /** Hours from the report to its first decision; null: no decided report. */
  medianHours: number | null;
  longestHours: number | null;
  appeals: number;
  /** Appeals that changed the decision. */
  changed: number;
}

const HOUR_MS = 3600 * 1000;
/** Moderators do not choose a category for what they do on their own initiative. */
const NO_CATEGORY = `${CATEGORY_PREFIX}NOT_SPECIFIED_NOTICE`;

/** Reports received from `from` until before `until`, and measures of that time; epoch milliseconds. */
export async function countTransparency(db: Executor, from: number, until: number): Promise<TransparencyLine[]> {
  const groups = new Map<string, { line: TransparencyLine; hours: number[] }>();
  const groupOf = (category: string, decision: string, source: TransparencyLine['source']) => {
    const key = `${category} ${decision} ${source}`;
    const line = {
      category,
      decision,
      source,
      count: 0,
      medianHours: null,
      longestHours: null,
      appeals: 0,
      changed: 0,
    };
    const group = groups.get(key) ?? { line, hours: [] };
    groups.set(key, group);
    return group;
  };
  const appeals = await repo.appealsBetween(db, from, until);
  for (const { id, category, action, createdAt, firstDecidedAt } of await repo.reportsBetween(db, from, until)) {
    const group = groupOf(CATEGORY_PREFIX + category, action ?? 'open', 'NOTICE');
    const own = appeals.filter(({ reportId }) => reportId === id);
    group.line.count += 1;
    group.line.appeals += own.length;
    group.line.changed += own.filter(({ isChanged }) => isChanged === 1).length;
    if (firstDecidedAt !== null) group.hours.push((Number(firstDecidedAt) - Number(createdAt)) / HOUR_MS);
  }
  for (const { action } of await repo.ownInitiative(db, from, until, AUDIT_MARK)) {
    groupOf(NO_CATEGORY, action, 'VOLUNTARY').line.count += 1;
  }
  return [...groups.values()].map(({ line, hours }) => ({
    ...line,
    medianHours: medianOf(hours),
    longestHours: hours.length === 0 ? null : Math.max(...hours),
  }));
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

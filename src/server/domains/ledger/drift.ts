/**
 * Looks for balances that are not the sum of their ledger rows, a sample of players at a time. Owns where the last sample ended.
 */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';
import * as repo from './repo.ts';

export type Drift = repo.Drift;

/** Of one check. */
const PLAYERS = 1000;
/** SQLite runs a statement on the town's thread: of players with thousands of rows these take a few milliseconds. */
const BATCH = 20;

export class DriftSample {
  /** The next sample begins after this player; undefined: at a random place. */
  after: string | undefined;
  last: { checked: number; drifted: readonly Drift[] } = { checked: 0, drifted: [] };
}

/** Reads the next `players` players in the order of their ids, from the beginning again after the last one. */
export async function checkBalances(db: Database, sample: DriftSample, players = PLAYERS): Promise<void> {
  const drifted: Drift[] = [];
  let after = sample.after ?? randomStart();
  const seen = new Set<string>();
  let isWrapped = false;
  while (seen.size < players) {
    const ids = await repo.playersAfter(db, after, Math.min(BATCH, players - seen.size));
    const due = ids.filter((id) => !seen.has(id));
    drifted.push(...(await repo.driftsOf(db, due)));
    for (const id of due) seen.add(id);
    after = ids.at(-1) ?? '';
    if (isWrapped && due.length === 0) break;
    if (ids.length === 0) isWrapped = true;
    await yieldToEventLoop();
  }
  sample.after = after;
  sample.last = { checked: seen.size, drifted };
}

/** Ids begin with a letter or a digit. */
const randomStart = (): string => Math.floor(runtime.random() * 36).toString(36);

/**
 * How popular items are: how many players own one that was paid for, with accounts older than a week, each once, after the time to
 * return it. Counted every hour, and stored with the item for the sort order.
 */
import { REFUND_MS } from '../../../shared/rules/store.ts';
import type { Database } from '../../db/database.ts';
import { runtime } from '../../runtime.ts';
import * as repo from './shelf-repo.ts';

const ACCOUNT_AGE_MS = 7 * 24 * 3600_000;

export async function countPopularity(db: Database): Promise<void> {
  const nowMs = runtime.now();
  const counts = await repo.payingOwners(db, { boughtBy: nowMs - REFUND_MS, joinedBy: nowMs - ACCOUNT_AGE_MS });
  await repo.writePopularity(db, counts);
}

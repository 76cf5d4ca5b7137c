/**
 * Periodic work that concerns the whole world: in each period the first process that comes to it does it, the others do not. A process
 * that ends in the middle leaves the work to the next period. Owns the timers.
 */
import { sql } from 'kysely';
import type { Database } from './db/database.ts';
import type { TownLog } from './log.ts';
import { runtime } from './runtime.ts';

export interface Job {
  /** Stable: processes of different versions agree on it. */
  name: string;
  periodMs: number;
  /** Anything it leaves undone is done in the next period. */
  work: () => Promise<unknown>;
}

/** Looks in a period, so that a process that took over from a dead one is not late. */
const LOOKS = 4;

/** Looks now and then several times in each period. Returns a function that stops the timer and waits for running work. */
export function startJob(
  { db, log }: { db: Database; log: TownLog },
  { name, periodMs, work }: Job,
): () => Promise<void> {
  const look = async (): Promise<void> => {
    try {
      if (await takeSlot(db, name, Math.floor(runtime.now() / periodMs))) await work();
    } catch (error) {
      log.error({ err: error, job: name }, 'a periodic job failed; the next period repeats it');
    }
  };
  let underway = look();
  const stopTimer = runtime.setInterval(() => {
    underway = underway.then(look);
  }, periodMs / LOOKS);
  return async () => {
    stopTimer();
    await underway;
  };
}

/**
 * Whether this process does the job in the period `slot`: one statement, so that only one process does. A period far ahead was taken
 * by a process whose clock was wrong, and does not count.
 */
async function takeSlot(db: Database, name: string, slot: number): Promise<boolean> {
  const { rows } = await sql`
    insert into "job" ("name", "slot") values (${name}, ${slot})
    on conflict ("name") do update set "slot" = excluded."slot"
      where "job"."slot" < excluded."slot" or "job"."slot" > excluded."slot" + 1
    returning "name"`.execute(db);
  return rows.length > 0;
}

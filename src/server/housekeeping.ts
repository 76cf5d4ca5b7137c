/** Deletes expired rows and unused files: those of the world as a job, those of this process by a timer. */
import type { OpenDatabase } from './db/database.ts';
import { emptyLog } from './db/log-file.ts';
import { deleteEndedAnnouncements } from './domains/announcements/service.ts';
import { deleteExpiredLogins } from './domains/login/service.ts';
import { deleteExpiredKeys } from './domains/ledger/service.ts';
import { deleteExpiredInvitations } from './domains/invitations/service.ts';
import { keepPaymentEvents } from './domains/membership/service.ts';
import { deleteExpiredTrash } from './domains/mail/service.ts';
import { deleteExpiredEvidence } from './domains/reports/service.ts';
import { startJob } from './jobs.ts';
import { expireMails } from './mail/queue.ts';
import type { Log } from './log.ts';
import { runtime } from './runtime.ts';

const EVERY_MS = 3600 * 1000;

export async function sweep(database: OpenDatabase): Promise<void> {
  await deleteExpiredLogins(database);
  await keepPaymentEvents(database.db);
  await deleteExpiredKeys(database.db);
  await deleteExpiredTrash(database.db);
  await deleteExpiredInvitations(database.db);
  await expireMails(database.db);
  await deleteEndedAnnouncements(database.db);
  await deleteExpiredEvidence(database.db);
}

export interface Housekeeping {
  /** Does all of it now. Rejects when a part fails. */
  sweep(): Promise<void>;
  /** Stops the timers and waits for running work. */
  stop(): Promise<void>;
}

export interface HousekeepingWork {
  /** Whether this process does the world's part too. */
  isForWorld: boolean;
  /** Deletes what is expired in the whole world, after the rows of `sweep`. */
  sweepMore: readonly (() => Promise<unknown>)[];
  /** Prunes the caches and folders of this process. */
  prune: readonly (() => Promise<unknown>)[];
}

/** Begins now and repeats every hour. A failure is logged and retried at the next interval. */
export function startHousekeeping(database: OpenDatabase, log: Log, work: HousekeepingWork): Housekeeping {
  const { isForWorld, sweepMore, prune } = work;
  const sweepWorld = async (): Promise<void> => {
    await sweep(database);
    for (const more of sweepMore) await more();
    await emptyLog(database);
  };
  const pruneAll = async (): Promise<void> => {
    await Promise.all(prune.map((one) => one()));
  };
  const stopPruning = startPruning(log, pruneAll);
  const job = { name: 'sweep', periodMs: EVERY_MS, work: sweepWorld };
  const stopJob = isForWorld ? startJob({ db: database.db, log }, job) : () => Promise.resolve();
  return {
    sweep: async () => {
      await pruneAll();
      if (isForWorld) await sweepWorld();
    },
    stop: async () => {
      await stopPruning();
      await stopJob();
    },
  };
}

/** The work of this process. Returns a function that stops it. */
function startPruning(log: Log, prune: () => Promise<void>): () => Promise<void> {
  const run = async (): Promise<void> => {
    await prune().catch((error: unknown) => log.error({ err: error }, 'deleting unused files failed'));
  };
  let underway = run();
  const stopTimer = runtime.setInterval(() => {
    underway = run();
  }, EVERY_MS);
  return async () => {
    stopTimer();
    await underway;
  };
}

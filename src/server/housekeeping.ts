/** Deletes expired rows and unused files: those of the world as a job, those of this process by a timer. */
import type { OpenDatabase } from './db/database.ts';
import { deleteExpiredLogins } from './domains/login/service.ts';
import { deleteExpiredKeys } from './domains/ledger/service.ts';
import { deleteExpiredInvitations } from './domains/invitations/service.ts';
import { deleteExpiredTrash } from './domains/mail/service.ts';
import { startJob } from './jobs.ts';
import { deleteExpiredMails } from './mail/mailer.ts';
import type { Log } from './log.ts';
import { runtime } from './runtime.ts';

const EVERY_MS = 3600 * 1000;

export async function sweep(database: OpenDatabase): Promise<void> {
  await deleteExpiredLogins(database);
  await deleteExpiredKeys(database.db);
  await deleteExpiredTrash(database.db);
  await deleteExpiredInvitations(database.db);
  await deleteExpiredMails(database.db);
}

/** Deletes what is expired in the whole world. Returns a function that stops it and waits for a running sweep. */
export const startSweeps = (
  database: OpenDatabase,
  log: Log,
  sweepMore: () => Promise<unknown>,
): (() => Promise<void>) =>
  startJob(
    { db: database.db, log },
    {
      name: 'sweep',
      periodMs: EVERY_MS,
      work: async () => {
        await sweep(database);
        await sweepMore();
      },
    },
  );

/** Prunes the caches of this process now and every hour. A failure is logged and retried at the next interval. */
export function startPruning(log: Log, prune: () => Promise<unknown>): () => Promise<void> {
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

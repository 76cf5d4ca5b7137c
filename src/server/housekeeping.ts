/** Deletes expired rows and unused files, at the start and then every hour. Owns the timer. */
import type { OpenDatabase } from './db/database.ts';
import { deleteExpiredLogins } from './domains/login/service.ts';
import { deleteExpiredKeys } from './domains/ledger/service.ts';
import { deleteExpiredInvitations } from './domains/invitations/service.ts';
import { deleteExpiredTrash } from './domains/mail/service.ts';
import type { Log } from './log.ts';
import { runtime } from './runtime.ts';

const EVERY_MS = 3600 * 1000;

export async function sweep(database: OpenDatabase): Promise<void> {
  await deleteExpiredLogins(database);
  await deleteExpiredKeys(database.db);
  await deleteExpiredTrash(database.db);
  await deleteExpiredInvitations(database.db);
}

/**
 * Runs `sweep` and `sweepMore` now and every hour. A failed sweep is logged and retried at the next interval. Returns a
 * function that stops the timer and waits for a running sweep.
 */
export function startHousekeeping(
  database: OpenDatabase,
  log: Log,
  sweepMore: () => Promise<unknown>,
): () => Promise<void> {
  const sweepAll = async (): Promise<void> => {
    await sweep(database);
    await sweepMore();
  };
  const run = (): Promise<void> =>
    sweepAll().catch((error: unknown) => log.error({ err: error }, 'deleting expired rows and files failed'));
  let underway = run();
  const stopTimer = runtime.setInterval(() => {
    underway = run();
  }, EVERY_MS);
  return async () => {
    stopTimer();
    await underway;
  };
}

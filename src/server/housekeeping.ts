/** Sweeps out rows and files that are of no use any more, at the start and then every hour. Owns the timer. */
import type { OpenDatabase } from './db/database.ts';
import { deleteExpiredLogins } from './domains/login/service.ts';
import { deleteExpiredKeys } from './domains/ledger/service.ts';
import { forgetTrash } from './domains/mail/service.ts';
import type { Log } from './log.ts';
import { runtime } from './runtime.ts';

const EVERY_MS = 3600 * 1000;

export async function sweep(database: OpenDatabase): Promise<void> {
  await deleteExpiredLogins(database);
  await deleteExpiredKeys(database.db);
  await forgetTrash(database.db);
}

/** `sweepMore` is what else is to be swept out each time. Returns what stops it and waits for a sweep that is under way. A failed sweep is logged and tried again later. */
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
    sweepAll().catch((error: unknown) => log.error({ err: error }, 'sweeping out old rows failed'));
  let underway = run();
  const stopTimer = runtime.setInterval(() => {
    underway = run();
  }, EVERY_MS);
  return async () => {
    stopTimer();
    await underway;
  };
}

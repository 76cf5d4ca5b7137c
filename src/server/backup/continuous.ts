/**
 * Backups in a row, one at a time. Between two of them the list of deleted accounts is kept up to date, so that an account that was
 * deleted after the last backup is not restored with it.
 */
import type { Config } from '../config/config.ts';
import { runtime } from '../runtime.ts';
import { mergeDeletions } from './manifest.ts';
import { openSource } from './open.ts';
import { deletionsOf } from './source.ts';
import type { BackupStore } from './store.ts';

const DELETIONS_EVERY_MS = 10_000;
/** Rows of transactions that ended later than the clock of their row says. */
const OVERLAP_MS = 60_000;

interface Continuous {
  config: Config;
  store: BackupStore;
  /** From the start of a backup to the start of the next. A backup that takes longer delays the next. */
  everyMs: number;
  /** Takes a backup. */
  take: () => Promise<void>;
  signal: AbortSignal;
  say: (line: string) => void;
  /** Default: 10 s. */
  deletionsEveryMs?: number;
}

/**
 * Resolves after the signal, without waiting for the running backup, which is discarded. Rejects when the first backup fails; failures of
 * later ones are printed and repeated in the next period.
 */
export async function backUpContinuously({ take, everyMs, signal, say, ...rest }: Continuous): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const startMs = runtime.monotonic();
    try {
      await take();
    } catch (error) {
      if (signal.aborted) return;
      if (isFirst) throw error;
      say(`the backup failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    await keepDeletions(rest, { untilMs: startMs + everyMs, signal, say });
  }
}

async function keepDeletions(
  { config, store, deletionsEveryMs = DELETIONS_EVERY_MS }: Pick<Continuous, 'config' | 'store' | 'deletionsEveryMs'>,
  { untilMs, signal, say }: { untilMs: number; signal: AbortSignal; say: (line: string) => void },
): Promise<void> {
  let since = runtime.now() - OVERLAP_MS;
  for (let leftMs = 0; (leftMs = untilMs - runtime.monotonic()) > 0 && !signal.aborted; ) {
    await pause(Math.min(leftMs, deletionsEveryMs), signal);
    const now = runtime.now();
    try {
      await addDeletions(config, store, since);
      since = now - OVERLAP_MS;
    } catch (error) {
      say(`the list of deleted accounts was not written: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function addDeletions(config: Config, store: BackupStore, since: number): Promise<void> {
  const source = await openSource(config);
  try {
    const found = await deletionsOf(source.query, since);
    if (found.length === 0) return;
    const known = await store.deletions();
    const merged = mergeDeletions(known, found);
    if (merged.length > known.length) await store.writeDeletions(merged);
  } finally {
    await source.close();
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = runtime.setTimeout(end, delayMs);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

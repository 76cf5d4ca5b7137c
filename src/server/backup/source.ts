/** The running world that is backed up: what the two kinds of database have in common. */
import type { Query } from './checks.ts';
import type { BackupFile, Deletion } from './manifest.ts';
import type { Progress } from './progress.ts';

export interface DatabaseCopy {
  file: BackupFile;
  /** Epoch ms, before the moment of which the copy is. */
  takenAt: number;
  migrations: string[];
  /** Names of the uploads that rows of the copy refer to. */
  uploads: Set<string>;
  /** All deletions of accounts up to the copy. */
  deletions: Deletion[];
}

export interface DatabaseSource {
  kind: 'sqlite' | 'postgres';
  /** Reads the database as it is now. */
  query: Query;
  /**
   * Writes a checked copy of one moment into an existing folder. Rejects with a BackupError when the copy is damaged, and with the
   * signal's reason when it is aborted.
   */
  copy(folder: string, options: { progress: Progress; signal: AbortSignal }): Promise<DatabaseCopy>;
  close(): Promise<void>;
}

const DELETIONS = `select "targetId", "createdAt" from "audit" where "action" = 'delete-account'`;

/** The audit log has a row for each deleted account. `since`: epoch ms. */
export async function deletionsOf(query: Query, since = 0): Promise<Deletion[]> {
  const rows = await query(`${DELETIONS} and "createdAt" >= ${Math.trunc(since)} order by "createdAt"`);
  return rows.map(({ targetId, createdAt }) => ({ id: String(targetId), at: Number(createdAt) }));
}

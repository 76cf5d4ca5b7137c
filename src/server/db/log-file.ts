/** The log of SQLite, which keeps what was deleted until other pages overwrite it. */
import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import { BUSY_TIMEOUT_MS } from './node-sqlite.ts';

/** Copies the log into the database and empties it. Leaves it as it is while a backup reads it, because waiting would stop the town. */
export async function emptyLog({ db, kind }: Pick<OpenDatabase, 'db' | 'kind'>): Promise<void> {
  if (kind !== 'sqlite') return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection);
    }
  });
}

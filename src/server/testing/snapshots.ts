/** For tests: databases of earlier schema versions, which `write-snapshot.ts` wrote as SQL text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DatabaseKind } from '../db/database.ts';

export const snapshotPath = (version: number, kind: DatabaseKind): string =>
  join(import.meta.dirname, '..', 'db', 'snapshots', `schema-${version}.${kind}.sql`);

/** Creates the database of that version in an empty file of SQLite. Throws when there is no such snapshot. */
export function loadSqliteSnapshot(version: number, file: string): void {
  const text = readFileSync(snapshotPath(version, 'sqlite'), 'utf8');
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(`begin;\n${text}commit;`);
  database.close();
}

/** Creates the database of that version in an empty PostgreSQL database. Rejects when there is no such snapshot. */
export async function loadPostgresSnapshot(version: number, url: string): Promise<void> {
  const text = readFileSync(snapshotPath(version, 'postgres'), 'utf8');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

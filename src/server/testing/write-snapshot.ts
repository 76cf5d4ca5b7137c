/**
 * Writes the snapshot of the current schema: a database of each kind with rows in every table, as SQL text in `db/snapshots`. Run
 * it before the first migration of a new schema version:
 *
 *   node scripts/launch.mjs src/server/testing/write-snapshot.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, DatabaseKind } from '../db/database.ts';
import { SCHEMA_VERSION } from '../db/schema-version.ts';
import { findPostgres } from './find-postgres.ts';
import { PrivatePostgres } from './private-postgres.ts';
import { dumpRows } from './schema-dump.ts';
import { snapshotPath } from './snapshots.ts';
import { TestServer } from './test-server.ts';
import { fillTables } from './world-rows.ts';

/** Starts a server on the database, registers two players and adds the other rows. */
async function createWorld(env: Record<string, string>): Promise<TestServer> {
  const server = await TestServer.start({ env });
  await server.newPlayer('mira');
  await server.newPlayer('noa');
  const { db } = server.server.database;
  await fillTables(db, { first: 'mira', second: 'noa' });
  for (const [table, found] of Object.entries(await dumpRows(db))) {
    if (found.length === 0) throw new Error(`the snapshot has no row of ${table}`);
  }
  return server;
}

async function sqliteText(db: Database): Promise<string> {
  const { rows: entries } = await sql<{ type: string; name: string; sql: string }>`
    select "type", "name", "sql" from sqlite_master where "sql" is not null
    and "name" not like 'sqlite%' and "name" not like 'forum_search_%' or "type" = 'trigger'`.execute(db);
  const made = (type: string): string[] => entries.filter((entry) => entry.type === type).map((entry) => entry.sql);
  const inserted: string[] = [];
  const { rows: migrations } = await sql`select * from "kysely_migration"`.execute(db);
  const all = { ...(await dumpRows(db)), kysely_migration: migrations.map((row) => JSON.stringify(row)) };
  for (const [table, rows] of Object.entries(all)) {
    // Triggers fill it.
    if (table === 'forum_search') continue;
    for (const text of rows) {
      const row = JSON.parse(text) as Record<string, string | number | null>;
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const values = Object.values(row).map((value) =>
        typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
      );
      inserted.push(`insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')})`);
    }
  }
  return `${[...made('table'), ...made('trigger'), ...inserted, ...made('index')].join(';\n')};\n`;
}

/** Without comments and commands of psql, so that any client can run it. */
function postgresText(binaries: string, url: string): string {
  const options = ['--no-owner', '--no-privileges', '--inserts', `--dbname=${url}`];
  const text = execFileSync(join(binaries, 'pg_dump'), options, { encoding: 'utf8' });
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('--') && !line.startsWith('\\'));
  return `${lines.join('\n')}\n`;
}

const write = (kind: DatabaseKind, text: string): void => writeFileSync(snapshotPath(SCHEMA_VERSION, kind), text);

const sqlite = await createWorld({});
write('sqlite', await sqliteText(sqlite.server.database.db));
await sqlite.stop();

const binaries = findPostgres();
if (binaries === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
const postgres = await PrivatePostgres.start(binaries);
try {
  const url = await postgres.newDatabase();
  const server = await createWorld({ DATABASE_URL: url });
  await server.stop();
  write('postgres', postgresText(binaries, url));
} finally {
  await postgres.stop();
}

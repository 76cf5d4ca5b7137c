/** Databases of earlier schema versions, with rows in every table, are opened by this version. Both databases. */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../config/env-readers.ts';
import { PLAYER_DATA } from '../composition/player-data.ts';
import { exportPlayer } from '../domains/account/service.ts';
import { withBareDatabase } from '../testing/bare-database.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { dumpRows, dumpSchema } from '../testing/schema-dump.ts';
import { loadPostgresSnapshot, loadSqliteSnapshot, snapshotPath } from '../testing/snapshots.ts';
import { PASSWORD, temporaryFolder, TestServer } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { SCHEMA_VERSION } from './schema-version.ts';
import type { Tables } from './schema.ts';

/** Tables, and columns as `table.column`, that this version drops because the previous one does not use them. */
const CONTRACTIONS: readonly string[] = [];

const kind = inject('database');
const VERSIONS = Array.from({ length: SCHEMA_VERSION }, (_, at) => at + 1);
/** The current version gets its snapshot before the next one begins. */
const STORED = VERSIONS.filter((version) => version < SCHEMA_VERSION || existsSync(snapshotPath(version, kind)));

const newDatabase = (): Promise<string> =>
  createDatabase(inject('postgresUrl'), `snapshot_${randomUUID().replaceAll('-', '')}`);

let dataDir: string;
let databaseUrl: string | null;
beforeEach(async () => {
  dataDir = temporaryFolder();
  databaseUrl = kind === 'sqlite' ? null : await newDatabase();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function load(version: number): Promise<void> {
  if (databaseUrl === null) loadSqliteSnapshot(version, join(dataDir, 'promenade.db'));
  else await loadPostgresSnapshot(version, databaseUrl);
}

async function opened<Result>(work: (open: OpenDatabase) => Promise<Result>): Promise<Result> {
  const open = await openDatabase({ databaseUrl, dataDir });
  try {
    return await work(open);
  } finally {
    await open.close();
  }
}

/** `rows` of a table, as JSON texts, without the columns that `others`, rows of the same table, do not have. Sorted. */
function keptColumns(rows: readonly string[], others: readonly string[]): string[] {
  const model = JSON.parse(others[0] ?? '{}') as object;
  const kept = rows.map((row) => Object.entries(JSON.parse(row) as object).filter(([name]) => name in model));
  return kept.map((columns) => JSON.stringify(columns)).toSorted();
}

/** The database as it is, before it is migrated. */
const asStored = <Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> =>
  withBareDatabase(databaseUrl ?? join(dataDir, 'promenade.db'), work);

/** Replaces the database by an empty one. */
async function startAgain(): Promise<void> {
  if (databaseUrl === null) rmSync(join(dataDir, 'promenade.db'));
  else databaseUrl = await newDatabase();
}

describe.each(STORED)('version %i', (version) => {
  it('gets the schema of a new database and keeps all rows', async () => {
    const current = await opened(({ db }) => dumpSchema(db, kind));
    await startAgain();
    await load(version);
    const before = await asStored(dumpRows);
    await opened(async ({ db }) => {
      // Kysely's own migrator, which ran before, had another table.
      const schema = (await dumpSchema(db, kind)).filter((line) => !line.includes('kysely_migration_lock'));
      expect(schema).toEqual(current);
      const after = await dumpRows(db);
      for (const [table, rows] of Object.entries(before)) {
        if (CONTRACTIONS.includes(table)) continue;
        expect(keptColumns(after[table] ?? [], rows), table).toEqual(keptColumns(rows, after[table] ?? []));
      }
    });
  });

  it('is served: its player signs in and reads all that is stored about the account', async () => {
    await load(version);
    const server = await TestServer.start({ dataDir, env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl } });
    const signedIn = await server.signIn('mira@example.org', PASSWORD);
    expect(signedIn.status).toBe(200);
    const { db } = server.server.database;
    const player = await db.selectFrom('player').selectAll().where('username', '=', 'mira').executeTakeFirstOrThrow();
    const exported = JSON.stringify(await exportPlayer(db, player.id, PLAYER_DATA));
    for (const stored of ['By the pier', 'Pier hat', 'Hello 🏮', 'The pier', 'More lanterns']) {
      expect(exported).toContain(stored);
    }
    await server.stop({ keepData: true });
  });
});

interface Column {
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
}
async function columnsOf(db: Kysely<Tables>): Promise<Map<string, Map<string, Column>>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      new Map(
        columns.map((column) => [
          column.name,
          {
            type: column.dataType,
            isRequired: !column.isNullable,
            hasDefault: column.hasDefaultValue || column.isAutoIncrementing,
          },
        ]),
      ),
    ]),
  );
}

it.runIf(SCHEMA_VERSION > 1)('servers of the previous version read and write the tables of this one', async () => {
  await load(SCHEMA_VERSION - 1);
  const before = await asStored(columnsOf);
  const after = await opened(({ db }) => columnsOf(db));
  const problems: string[] = [];
  for (const [table, columns] of before) {
    if (CONTRACTIONS.includes(table)) continue;
    const now = after.get(table);
    for (const [name, column] of columns) {
      if (CONTRACTIONS.includes(`${table}.${name}`)) continue;
      const kept = now?.get(name);
      if (kept === undefined) problems.push(`${table}.${name} is missing`);
      else if (kept.type !== column.type) problems.push(`${table}.${name} has another type`);
      else if (kept.isRequired && !column.isRequired) problems.push(`${table}.${name} must not be null any more`);
      else if (column.hasDefault && !kept.hasDefault) problems.push(`${table}.${name} has no default any more`);
    }
    for (const [name, column] of now ?? []) {
      if (!columns.has(name) && column.isRequired && !column.hasDefault) {
        problems.push(`${table}.${name} is new and has neither null nor a default`);
      }
    }
  }
  expect(problems).toEqual([]);
});

describe('a newer schema', () => {
  const setVersion = (db: Kysely<Tables>, version: number, oldestUser: number) =>
    sql`update "schema_version" set "version" = ${version}, "oldestUser" = ${oldestUser}`.execute(db);

  it('of the next version is used, and keeps its version', async () => {
    await opened(async ({ db }) => {
      await setVersion(db, SCHEMA_VERSION + 1, SCHEMA_VERSION);
      await sql`insert into "kysely_migration" values ('9999-later', '2027-01-01T00:00:00.000Z')`.execute(db);
    });
    await opened(async ({ db }) => {
      const { rows } = await sql`select "version", "oldestUser" from "schema_version"`.execute(db);
      expect(rows).toEqual([{ version: SCHEMA_VERSION + 1, oldestUser: SCHEMA_VERSION }]);
    });
  });

  it('of a later version is refused with one line', async () => {
    await opened(({ db }) => setVersion(db, SCHEMA_VERSION + 2, SCHEMA_VERSION + 1));
    const refusal = await opened(() => Promise.resolve(null)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toMatch(/^The database has schema version \d+, and this Promenade [^\n]+$/);
  });
});

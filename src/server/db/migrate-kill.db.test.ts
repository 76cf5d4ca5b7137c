/** A process that is killed at any statement of any migration leaves a database that the next start migrates. Both databases. */
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { withBareDatabase } from '../testing/bare-database.ts';
import { Program } from '../testing/child-process.ts';
import type { HaltedMigration } from '../testing/killed-migrations.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { dumpRows, dumpSchema } from '../testing/schema-dump.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { migrate, MIGRATION_NAMES } from './migrate.ts';

const kind = inject('database');
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Migrates, and returns the texts of all statements. */
async function migrateTo(database: string, upTo: string): Promise<string[]> {
  const texts: string[] = [];
  await withBareDatabase(
    database,
    (db) => migrate(db, kind, { upTo }),
    ({ sql: text }) => texts.push(text),
  );
  return texts;
}

const contentOf = async (database: string): Promise<unknown> =>
  await withBareDatabase(database, async (db) => {
    const { rows } = await sql`select "name" from "kysely_migration" order by "name"`.execute(db);
    return { migrations: rows, schema: await dumpSchema(db, kind), rows: await dumpRows(db) };
  });

/** Rows for the first schema, in tables that later migrations build again and in tables that refer to them. */
async function insertRows(database: string): Promise<void> {
  await withBareDatabase(database, async (db) => {
    const at = '2026-01-01T00:00:00.000Z';
    for (const id of ['p1', 'p2']) {
      await sql`insert into auth_user values (${id}, ${id}, ${`${id}@example.org`}, 0, null, ${at}, ${at})`.execute(db);
      await sql`insert into player (id, username, "usernameKey", coins, gems, honor, customization, "createdAt",
        "positionX", "positionY") values (${id}, ${id}, ${id}, 120, 3, 45, '{}', 1, 5, 6)`.execute(db);
      await sql`insert into inventory values (${id}, 'hat', 5)`.execute(db);
    }
    await sql`insert into block values ('p1', 'p2', 7)`.execute(db);
  });
}

/** Runs the program that is killed. */
async function killAll(halted: readonly HaltedMigration[]): Promise<void> {
  const program = new Program('testing/killed-migrations.ts', [JSON.stringify(halted)], {});
  expect(await program.waitForExit(), program.stderr).toBeNull();
}

/** Databases that one process migrates at the same time. */
const AT_ONCE = 120;

async function killBeforeEachStatement(): Promise<void> {
  const reference = join(folder, 'reference.db');
  const halted: (HaltedMigration & { upTo: string })[] = [];
  const expected = new Map<string, unknown>();
  for (const upTo of MIGRATION_NAMES) {
    const before = join(folder, `before-${upTo}.db`);
    if (expected.size > 0) copyFileSync(reference, before);
    const texts = await migrateTo(reference, upTo);
    if (expected.size === 0) await insertRows(reference);
    expected.set(upTo, await contentOf(reference));
    // What comes before the transaction changes nothing; it is the same for all migrations.
    const first = expected.size === 1 ? 0 : texts.indexOf('begin');
    for (let at = first; at < texts.length; at += 1) {
      const database = join(folder, `${upTo}-${at}.db`);
      if (expected.size > 1) copyFileSync(before, database);
      halted.push({ database, upTo, haltAt: at + 1 });
    }
  }
  expect(halted.length).toBeGreaterThan(300);
  for (let from = 0; from < halted.length; from += AT_ONCE) await killAll(halted.slice(from, from + AT_ONCE));
  for (const { database, upTo } of halted) {
    await migrateTo(database, upTo);
    if (upTo === MIGRATION_NAMES[0]) await insertRows(database);
    expect(await contentOf(database), database).toEqual(expected.get(upTo));
  }
}

/** On PostgreSQL, where each point needs a database: this many, spread over all statements of an empty database's migrations. */
const POINTS = 12;

async function killAtPoints(): Promise<void> {
  const newDatabase = () => createDatabase(inject('postgresUrl'), `killed_${randomUUID().replaceAll('-', '')}`);
  const last = MIGRATION_NAMES.at(-1) ?? '';
  const reference = await newDatabase();
  const { length } = await migrateTo(reference, last);
  const halted: HaltedMigration[] = [];
  for (let point = 1; point <= POINTS; point += 1) {
    halted.push({ database: await newDatabase(), upTo: last, haltAt: Math.floor((length * point) / POINTS) });
  }
  await killAll(halted);
  const expected = await contentOf(reference);
  for (const { database } of halted) {
    await migrateTo(database, last);
    expect(await contentOf(database), database).toEqual(expected);
  }
}

it(
  kind === 'sqlite'
    ? 'survives a kill before each statement of each migration'
    : `survives a kill at ${POINTS} points of the migrations`,
  () => (kind === 'sqlite' ? killBeforeEachStatement() : killAtPoints()),
  240_000,
);

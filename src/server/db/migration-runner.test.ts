/** What SQLite needs of the runner: tables are built again without deleting what refers to them, and broken references are refused. */
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../config/env-readers.ts';
import type { Migration } from './migration.ts';
import { applyMigrations } from './migration-runner.ts';
import { sqliteDialect } from './node-sqlite.ts';
import type { Tables } from './schema.ts';

let db: Kysely<Tables>;
beforeEach(() => {
  db = new Kysely({ dialect: sqliteDialect(':memory:') });
});
afterEach(() => db.destroy());

const statements = (...texts: string[]): Migration => ({
  up: async (transaction) => {
    for (const text of texts) await sql.raw(text).execute(transaction);
  },
});
const first = statements(
  'create table owner (id text primary key)',
  'create table thing (id text primary key, owner text references owner (id) on delete cascade)',
  "insert into owner values ('o1')",
  "insert into thing values ('t1', 'o1')",
);
const apply = (second: Migration) =>
  applyMigrations(db, 'sqlite', [
    { name: '0001-first', migration: first },
    { name: '0002-second', migration: second },
  ]);
const rowsOf = async (text: string): Promise<unknown[]> => (await sql.raw(text).execute(db)).rows;

it('keeps rows that refer to a table that is built again', async () => {
  const copy = ['create table copy (id text primary key, name text)', 'insert into copy select id, id from owner'];
  await apply(statements(...copy, 'drop table owner', 'alter table copy rename to owner'));
  expect(await rowsOf('select * from thing')).toEqual([{ id: 't1', owner: 'o1' }]);
  expect(await rowsOf('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  await rowsOf("delete from owner where id = 'o1'");
  expect(await rowsOf('select * from thing')).toEqual([]);
});

it('undoes a migration that leaves references to missing rows, with one line', async () => {
  const refusal = await apply(statements('create table more (id text)', 'delete from owner')).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ConfigError);
  expect((refusal as Error).message).toBe(
    'The migration 0002-second was undone: rows refer to missing rows (1 of thing to owner)',
  );
  expect(await rowsOf('select name from kysely_migration')).toEqual([{ name: '0001-first' }]);
  expect(await rowsOf("select name from sqlite_master where name = 'more'")).toEqual([]);
  expect(await rowsOf('select * from owner')).toEqual([{ id: 'o1' }]);
  expect(await rowsOf('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
});

it('runs only what is missing, also when an earlier name was added afterwards', async () => {
  await applyMigrations(db, 'sqlite', [{ name: '0002-later', migration: first }]);
  await applyMigrations(db, 'sqlite', [
    { name: '0001-earlier', migration: statements('create table earlier (id text)') },
    { name: '0002-later', migration: first },
  ]);
  expect(await rowsOf('select name from kysely_migration order by name')).toEqual([
    { name: '0001-earlier' },
    { name: '0002-later' },
  ]);
});

/** Migrations of a database that already has rows. Both databases. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabase } from '../testing/postgres-database.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './node-sqlite.ts';
import type { Tables } from './schema.ts';

let dataDir: string;
let databaseUrl: string | null;

beforeEach(async () => {
  dataDir = temporaryFolder();
  const name = `migrate_${randomUUID().replaceAll('-', '')}`;
  databaseUrl = inject('database') === 'sqlite' ? null : await createDatabase(inject('postgresUrl'), name);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function dialect(): Dialect {
  if (databaseUrl === null) return sqliteDialect(join(dataDir, 'promenade.db'));
  return new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) });
}

it('moves the balances of existing players into the balance table', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0010-catalogue-revision' });
  const now = '2026-01-01T00:00:00.000Z';
  const isVerified = inject('database') === 'sqlite' ? 0 : false;
  await sql`insert into auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('p1', 'Mira', 'mira@example.org', ${isVerified}, ${now}, ${now})`.execute(before);
  await sql`insert into player (id, username, "usernameKey", coins, gems, honor, "paidLevel", customization, "createdAt")
    values ('p1', 'Mira', 'mira', 120, 3, 45, 2, '{}', 1)`.execute(before);
  await before.destroy();

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const rows = await db.selectFrom('balance').selectAll().execute();
  expect(rows).toEqual([{ playerId: 'p1', coins: 120, gems: 3, honor: 45, paidLevel: 2 }]);
  const [player] = await db.selectFrom('player').selectAll().execute();
  expect(player).toMatchObject({ username: 'Mira', customization: '{}', createdAt: 1 });
  expect(Object.keys(player ?? {})).not.toContain('coins');
  await db.deleteFrom('auth_user').execute();
  expect(await db.selectFrom('balance').selectAll().execute()).toEqual([]);
  await close();
});

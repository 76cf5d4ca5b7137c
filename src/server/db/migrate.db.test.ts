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

/** The account 'p1' of Mira, without a player. */
async function insertAccount(db: Kysely<Tables>): Promise<void> {
  const now = '2026-01-01T00:00:00.000Z';
  const isVerified = inject('database') === 'sqlite' ? 0 : false;
  await sql`insert into auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('p1', 'Mira', 'mira@example.org', ${isVerified}, ${now}, ${now})`.execute(db);
}

it('moves the balances of existing players into the balance table', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0010-catalogue-revision' });
  await insertAccount(before);
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

it('moves the playing time of FLOW from games to players', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0016-creation-parts' });
  await insertAccount(before);
  await sql`insert into player (id, username, "usernameKey", customization, "createdAt")
    values ('p1', 'Mira', 'mira', '{}', 1)`.execute(before);
  await sql`insert into flow_game (id, "playerId", seed, log, windows, applied, score, combo, "grantedHonor", "creditMs",
      "playedAt", "startedAt", "openKey")
    values ('g1', 'p1', 7, '', '[]', 3, 90, 1, 0, -200, 50, 40, 'open')`.execute(before);
  await sql`insert into flow_player ("playerId", "highScore", "largestCombo", multiplier, "multiplierUntil")
    values ('p1', 90, 1, 1, 0)`.execute(before);
  await before.destroy();

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  expect(await db.selectFrom('flow_player').selectAll().execute()).toEqual([
    { playerId: 'p1', highScore: 90, largestCombo: 1, multiplier: 1, multiplierUntil: 0, creditMs: 5000, playedAt: 0 },
  ]);
  const [game] = await db.selectFrom('flow_game').selectAll().execute();
  expect(game).toMatchObject({ id: 'g1', applied: 3, score: 90, startedAt: 40, openKey: 'open' });
  expect(Object.keys(game ?? {})).not.toContain('creditMs');
  await close();
});

it('knows the events of the payment provider from before', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0040-deleted-names' });
  const entry = { actor: 'payment', action: 'gems.paid', targetId: 'p1' };
  const details = [
    { details: '{"id":"evt_1","playerId":"p1","type":"gems.paid","gems":10}', createdAt: 20 },
    { details: 'evt_4: 10 gems, sold out', createdAt: 21 },
    { actor: 'console', details: '{"id":"evt_5"}', createdAt: 22 },
  ];
  const audit = details.map((one) => ({ ...entry, ...one }));
  await before.insertInto('audit').values(audit).execute();
  const key = { requestHash: 'h', reply: null };
  const keys = [
    { ...key, scope: 'payment', key: 'evt_1', createdAt: 10 },
    { ...key, scope: 'payment', key: 'evt_2', createdAt: 11 },
    { ...key, scope: 'p1 buy', key: 'own', createdAt: 12 },
  ];
  await before.insertInto('idempotency_key').values(keys).execute();
  const issue = { playerId: null, offer: 'boost', reason: 'no account', settledAt: null };
  await before
    .insertInto('payment_issue')
    .values({ ...issue, eventId: 'evt_3', createdAt: 30 })
    .execute();
  await before.destroy();

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  expect(await db.selectFrom('payment_event').selectAll().orderBy('id').execute()).toEqual([
    { id: 'evt_1', receivedAt: 10 },
    { id: 'evt_2', receivedAt: 11 },
    { id: 'evt_3', receivedAt: 30 },
  ]);
  await close();
});

it('adds the second sheet, the hair line and the findings to existing submissions and creations', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0014-catalogue-fits' });
  await insertAccount(before);
  await sql`insert into player (id, username, "usernameKey", customization, "createdAt")
    values ('p1', 'Mira', 'mira', '{}', 1)`.execute(before);
  for (const [id, status, itemId] of [
    ['s1', 'pending', null],
    ['s2', 'approved', 'creation_s2'],
  ] as const) {
    await sql`insert into submission (id, "playerId", name, gender, category, status, image, thumbnail, "createdAt", "itemId")
      values (${id}, 'p1', 'Pier hat', 'female', 3, ${status}, 'same.png', ${`${id}.png`}, 5, ${itemId})`.execute(
      before,
    );
  }
  await sql`insert into catalogue_item (id, name, "nameKey", "searchKey", description, "creatorId", category, rarity,
      "costCoins", "costGems", fits, "isListed", "isGenerated", "addedAt")
    values ('creation_s2', 'Pier hat', 'pier hat', 'pier hat', '', 'p1', 3, 0, 10, 0, '[]', 1, 0, 6)`.execute(before);
  await sql`insert into creation ("itemId", image, body) values ('creation_s2', 'same.png', 'feminine')`.execute(
    before,
  );
  await before.destroy();

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const unknown = { backImage: null, hairTopPx: null };
  const stored = { playerId: 'p1', name: 'Pier hat', category: 3, image: 'same.png', createdAt: 5 };
  expect(await db.selectFrom('submission').selectAll().orderBy('id').execute()).toMatchObject([
    { ...stored, ...unknown, id: 's1', status: 'pending', thumbnail: 's1.png', findings: null, withdrawnAt: null },
    { ...stored, ...unknown, id: 's2', status: 'approved', itemId: 'creation_s2', findings: null, withdrawnAt: null },
  ]);
  expect(await db.selectFrom('creation').selectAll().execute()).toEqual([
    { itemId: 'creation_s2', image: 'same.png', body: 'feminine', ...unknown },
  ]);
  // An old row takes the new values.
  const added = { backImage: 'back.png', hairTopPx: 120 };
  await db
    .updateTable('submission')
    .set({ ...added, findings: '{}', withdrawnAt: 7 })
    .where('id', '=', 's1')
    .execute();
  expect(await db.selectFrom('submission').selectAll().where('id', '=', 's1').execute()).toMatchObject([
    { ...stored, ...added, findings: '{}', withdrawnAt: 7 },
  ]);
  await close();
});

it('counts items from before as worn, and not as favourites', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0030-place-location' });
  await insertAccount(before);
  await sql`insert into player (id, username, "usernameKey", customization, "createdAt")
    values ('p1', 'Mira', 'mira', '{}', 1)`.execute(before);
  await sql`insert into inventory ("playerId", "itemId", "acquiredAt") values ('p1', 'hat', 5)`.execute(before);
  await before.destroy();

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  expect(await db.selectFrom('inventory').selectAll().execute()).toEqual([
    { playerId: 'p1', itemId: 'hat', acquiredAt: 5, isUnworn: 0, isFavourite: 0 },
  ]);
  await close();
});

it('moves a wishlist of earlier names', async () => {
  const before = new Kysely<Tables>({ dialect: dialect() });
  await migrate(before, inject('database'), { upTo: '0055-outfit-used' });
  await insertAccount(before);
  await sql`insert into player (id, username, "usernameKey", customization, "createdAt")
    values ('p1', 'Mira', 'mira', '{}', 1)`.execute(before);
  await sql`drop table wishlist_item`.execute(before);
  await sql`drop table wishlist_setting`.execute(before);
  await sql`create table wish_setting ("playerId" text primary key, "hasNews" integer not null, "createdAt" bigint not null)`.execute(
    before,
  );
  await sql`create table wish ("playerId" text not null, "itemId" text not null, place integer not null,
    "shownPrice" bigint not null, "isLow" integer not null default 0)`.execute(before);
  await sql`insert into wish_setting values ('p1', 1, 7)`.execute(before);
  await sql`insert into wish values ('p1', 'hat', 0, 40, 1)`.execute(before);
  await before.destroy();

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  expect(await db.selectFrom('wishlist_setting').selectAll().execute()).toEqual([
    { playerId: 'p1', hasNews: 1, createdAt: 7 },
  ]);
  expect(await db.selectFrom('wishlist_item').selectAll().execute()).toEqual([
    { playerId: 'p1', itemId: 'hat', place: 0, shownPrice: 40, shownCurrency: 'coins', isLow: 1 },
  ]);
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('wish');
  await close();
});

/**
 * The catalogue, memberships and feedback. The catalogue has one index per sort order: newest, category, price (coins
 * first), name and rarity. Memberships with an end are indexed by it.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind, MigrationOf } from '../migration.ts';

export const commerce: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await createCatalogue(db, kind);
    await createFeedback(db, kind);
    await createMemberships(db);
    await db.schema
      .createIndex('player_membership_end')
      .on('player')
      .column('membershipUntil')
      .where(sql.ref('membershipUntil'), 'is not', null)
      .execute();
  },
});

const idType = (kind: DatabaseKind) => (kind === 'sqlite' ? 'integer' : 'bigint');

async function createCatalogue(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('catalogue_item')
    .addColumn('number', idType(kind), (c) =>
      kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nameKey', 'text', (c) => c.notNull())
    .addColumn('searchKey', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('creatorId', 'text', (c) => c.references('player.id').onDelete('set null'))
    .addColumn('category', 'integer', (c) => c.notNull())
    .addColumn('rarity', 'integer', (c) => c.notNull())
    .addColumn('costCoins', 'bigint', (c) => c.notNull().check(sql`"costCoins" >= 0`))
    .addColumn('costGems', 'bigint', (c) => c.notNull().check(sql`"costGems" >= 0`))
    .addColumn('quantity', 'integer', (c) => c.check(sql`"quantity" >= 0`))
    .addColumn('fits', 'text', (c) => c.notNull())
    .addColumn('isListed', 'integer', (c) => c.notNull())
    .addColumn('isGenerated', 'integer', (c) => c.notNull())
    .addColumn('addedAt', 'bigint', (c) => c.notNull())
    .addCheckConstraint('catalogue_item_one_price', sql`"costCoins" = 0 or "costGems" = 0`)
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`catalogue_item_${name}`).on('catalogue_item').columns(columns).execute();
  await index('category', ['category', 'number']);
  await index('price', ['costGems', 'costCoins', 'number']);
  await index('name', ['nameKey', 'number']);
  await index('rarity', ['rarity', 'number']);
  await index('creator', ['creatorId']);
}

async function createFeedback(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', idType(kind), (c) =>
      kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('feedback_player').on('feedback').column('playerId').execute();
}

/** Existing memberships become the first rows. */
async function createMemberships(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('membership_period')
    .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
    .addColumn('level', 'integer', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('membership_period_key', ['playerId', 'level'])
    .execute();
  await sql`
    insert into "membership_period" ("playerId", "level", "until")
    select "id", "membership", "membershipUntil" from "player" where "membership" > 0`.execute(db);
}

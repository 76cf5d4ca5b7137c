/**
 * The first tables: the auth provider's (as its schema tool generates them, with the prefix `auth_`), players, names,
 * ledger, idempotency keys, inventory, block list and audit.
 */
import { type ColumnDataType, type Kysely, sql } from 'kysely';
import type { DatabaseKind, MigrationOf } from '../migration.ts';

export const foundation: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await createAuthTables(db, kind);
    await createPlayerTables(db);
    await createLedgerTables(db, kind);
  },
});

async function createAuthTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const date: ColumnDataType = kind === 'sqlite' ? 'text' : 'timestamptz';
  const flag: ColumnDataType = kind === 'sqlite' ? 'integer' : 'boolean';
  await db.schema
    .createTable('auth_user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', flag, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('auth_session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('auth_account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('auth_user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', date)
    .addColumn('refreshTokenExpiresAt', date)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .addUniqueConstraint('auth_account_provider_unique', ['providerId', 'accountId'])
    .execute();
  await db.schema
    .createTable('auth_verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', date, (c) => c.notNull())
    .addColumn('createdAt', date, (c) => c.notNull())
    .addColumn('updatedAt', date, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('auth_session_user').on('auth_session').column('userId').execute();
  await db.schema.createIndex('auth_account_user').on('auth_account').column('userId').execute();
  await db.schema.createIndex('auth_verification_identifier').on('auth_verification').column('identifier').execute();
}

async function createPlayerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('player')
    .addColumn('id', 'text', (c) => c.primaryKey().references('auth_user.id').onDelete('cascade'))
    .addColumn('username', 'text', (c) => c.notNull())
    .addColumn('usernameKey', 'text', (c) => c.notNull().unique())
    .addColumn('access', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('membership', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('membershipUntil', 'bigint')
    .addColumn('badges', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('coins', 'bigint', (c) => c.notNull().check(sql`"coins" >= 0`))
    .addColumn('gems', 'bigint', (c) => c.notNull().check(sql`"gems" >= 0`))
    .addColumn('honor', 'bigint', (c) => c.notNull().check(sql`"honor" >= 0`))
    .addColumn('paidLevel', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('customization', 'text', (c) => c.notNull())
    .addColumn('positionX', 'double precision')
    .addColumn('positionY', 'double precision')
    .addColumn('positionFrame', 'integer')
    .addColumn('bannedUntil', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('claimed_name')
    .addColumn('nameKey', 'text', (c) => c.primaryKey())
    .addColumn('playerId', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('inventory')
    .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (c) => c.notNull())
    .addColumn('acquiredAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('inventory_key', ['playerId', 'itemId'])
    .execute();
  await db.schema
    .createTable('block')
    .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
    .addColumn('blockedId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('block_key', ['playerId', 'blockedId'])
    .execute();
}

async function createLedgerTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', (c) =>
      kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('playerId', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('amount', 'bigint', (c) => c.notNull())
    .addColumn('balanceAfter', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('ledger_player').on('ledger').columns(['playerId', 'id']).execute();
  await db.schema
    .createTable('idempotency_key')
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('requestHash', 'text', (c) => c.notNull())
    .addColumn('reply', 'text')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_key_key', ['scope', 'key'])
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', (c) =>
      kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('targetId', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
}

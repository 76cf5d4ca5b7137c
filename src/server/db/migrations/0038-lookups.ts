/** Indexes for what the hourly sweep deletes, for the owners of an item, and for a player's ledger rows of one reason. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const lookups: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('auth_session_expires', 'auth_session', ['expiresAt']);
    await index('auth_verification_expires', 'auth_verification', ['expiresAt']);
    await index('idempotency_key_created', 'idempotency_key', ['createdAt']);
    await index('inventory_item', 'inventory', ['itemId', 'playerId']);
    await index('ledger_reason', 'ledger', ['playerId', 'reason', 'reference', 'id']);
  },
});

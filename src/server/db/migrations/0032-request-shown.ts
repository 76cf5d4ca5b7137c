/** Whether the recipient of a friend request saw its card. Cards of open requests of before appear once more. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const requestShown: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('friend_request')
      .addColumn('isShown', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
});

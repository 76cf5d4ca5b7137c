/** Outfits (saved looks), and the submissions of creators. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const wardrobe: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outfit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('look', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('submission')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('gender', 'text', (c) => c.notNull())
      .addColumn('category', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('image', 'text', (c) => c.notNull())
      .addColumn('thumbnail', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('submission_player').on('submission').columns(['playerId', 'createdAt']).execute();
    await db.schema.createIndex('outfit_player').on('outfit').columns(['playerId', 'createdAt']).execute();
  },
});

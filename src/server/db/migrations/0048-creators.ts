/** Followers of creators, what players wear of what players drew, and the talk about decisions. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const creators: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('creator_follow')
      .addColumn('followerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('creatorId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('creator_follow_key', ['followerId', 'creatorId'])
      .execute();
    await db.schema.createIndex('creator_follow_creator').on('creator_follow').column('creatorId').execute();
    await db.schema
      .createTable('creation_wear')
      .addColumn('month', 'integer', (c) => c.notNull())
      .addColumn('itemId', 'text', (c) => c.notNull().references('catalogue_item.id').onDelete('cascade'))
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('creation_wear_key', ['month', 'itemId', 'playerId'])
      .execute();
    await db.schema.createIndex('creation_wear_item').on('creation_wear').column('itemId').execute();
    await db.schema.createIndex('creation_wear_player').on('creation_wear').column('playerId').execute();
    await db.schema
      .createTable('submission_message')
      .addColumn('id', 'integer', (c) =>
        kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('submissionId', 'text', (c) => c.notNull().references('submission.id').onDelete('cascade'))
      .addColumn('isByReviewer', 'integer', (c) => c.notNull())
      .addColumn('reviewerId', 'text', (c) => c.references('player.id').onDelete('set null'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('submission_message_of')
      .on('submission_message')
      .columns(['submissionId', 'id'])
      .execute();
    await db.schema.createIndex('submission_message_reviewer').on('submission_message').column('reviewerId').execute();
    await db.schema.alterTable('submission').addColumn('questionAt', 'bigint').execute();
  },
});

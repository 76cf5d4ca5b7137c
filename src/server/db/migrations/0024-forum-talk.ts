/** Reactions to posts and replies, and how far each player has read a post. */
import type { Kysely } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const forumTalk: MigrationOf = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('forum_reaction')
      .addColumn('postId', 'bigint', (c) => c.notNull().references('forum_post.id').onDelete('cascade'))
      .addColumn('replyId', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('forum_reaction_key', ['postId', 'replyId', 'kind', 'playerId'])
      .execute();
    await db.schema.createIndex('forum_reaction_player').on('forum_reaction').column('playerId').execute();
    await db.schema
      .createTable('forum_read')
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('postId', 'bigint', (c) => c.notNull().references('forum_post.id').onDelete('cascade'))
      .addColumn('replyId', 'bigint', (c) => c.notNull())
      .addColumn('seenCount', 'integer', (c) => c.notNull())
      .addColumn('readAt', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('forum_read_key', ['playerId', 'postId'])
      .execute();
    await db.schema.createIndex('forum_read_newest').on('forum_read').columns(['playerId', 'readAt']).execute();
    await db.schema.createIndex('forum_read_post').on('forum_read').columns(['postId', 'replyId']).execute();
  },
});

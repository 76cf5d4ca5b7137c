/** The entries of each player's bell. Texts that they refer to are not stored again. */
import { type Kysely, sql } from 'kysely';
import type { MigrationOf } from '../migration.ts';

export const bell: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('bell_entry')
      .addColumn('id', 'integer', (c) =>
        kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
      )
      .addColumn('playerId', 'text', (c) => c.notNull().references('player.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('actorId', 'text', (c) => c.references('player.id').onDelete('cascade'))
      .addColumn('createdAt', 'bigint', (c) => c.notNull())
      .addColumn('readAt', 'bigint')
      .addColumn('postId', 'integer')
      .addColumn('replyId', 'integer')
      .addColumn('commentId', 'integer')
      .addColumn('mailId', 'integer')
      .addColumn('submissionId', 'text')
      .addColumn('detail', 'text')
      .execute();
    await db.schema.createIndex('bell_entry_player').on('bell_entry').columns(['playerId', 'id']).execute();
    // Most players have read everything.
    await db.schema
      .createIndex('bell_entry_unread')
      .on('bell_entry')
      .column('playerId')
      .where(sql.ref('readAt'), 'is', null)
      .execute();
    // Entries are deleted with what they refer to; most columns are null.
    for (const column of ['actorId', 'postId', 'commentId', 'mailId']) {
      await db.schema
        .createIndex(`bell_entry_${column}`)
        .on('bell_entry')
        .column(column)
        .where(sql.ref(column), 'is not', null)
        .execute();
    }
  },
});

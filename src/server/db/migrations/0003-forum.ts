/**
 * The forum. Each sort order of the list has a partial index over posts that are neither pinned nor deleted; pinned
 * posts have a separate index. The search uses the full-text index of each database.
 */
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseKind, MigrationOf } from '../migration.ts';

export const forum: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await createPosts(db, kind);
    await createReplies(db, kind);
    await createMarks(db);
    await createSearch(db, kind);
  },
});

/** The row remains when the player is deleted. */
const byPlayer = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  c.references('player.id').onDelete('set null');
const ofPlayer = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  c.notNull().references('player.id').onDelete('cascade');
const ofPost = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  c.notNull().references('forum_post.id').onDelete('cascade');
const zero = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull().defaultTo(0);
const required = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull();
const idType = (kind: DatabaseKind) => (kind === 'sqlite' ? 'integer' : 'bigint');
const numbered =
  (kind: DatabaseKind) =>
  (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity();

async function createPosts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('forum_post')
    .addColumn('id', idType(kind), numbered(kind))
    .addColumn('authorId', 'text', byPlayer)
    .addColumn('category', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('preview', 'text', required)
    .addColumn('searchText', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('editedAt', 'bigint')
    .addColumn('isPinned', 'integer', zero)
    .addColumn('isLocked', 'integer', zero)
    .addColumn('tipsCount', 'integer', zero)
    .addColumn('replyCount', 'integer', zero)
    .addColumn('nsfwVotes', 'integer', zero)
    .addColumn('automaticallyNsfw', 'integer', zero)
    .addColumn('deletedAt', 'bigint')
    .execute();
  await db.schema.createIndex('forum_post_author').on('forum_post').columns(['authorId', 'id']).execute();
  const shown = (name: string, isPinned: number, columns: string[]) =>
    db.schema
      .createIndex(`forum_post_${name}`)
      .on('forum_post')
      .columns(columns)
      .where(sql.ref('isPinned'), '=', sql.lit(isPinned))
      .where(sql.ref('deletedAt'), 'is', null)
      .execute();
  await shown('pinned', 1, ['category', 'createdAt', 'id']);
  await shown('all', 0, ['createdAt', 'id']);
  await shown('all_top', 0, ['tipsCount', 'id']);
  await shown('all_replies', 0, ['replyCount', 'id']);
  await shown('category', 0, ['category', 'createdAt', 'id']);
  await shown('category_top', 0, ['category', 'tipsCount', 'id']);
  await shown('category_replies', 0, ['category', 'replyCount', 'id']);
}

async function createReplies(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('forum_reply')
    .addColumn('id', idType(kind), numbered(kind))
    .addColumn('postId', 'bigint', ofPost)
    .addColumn('authorId', 'text', byPlayer)
    .addColumn('message', 'text', required)
    .addColumn('createdAt', 'bigint', required)
    .addColumn('editedAt', 'bigint')
    .addColumn('tipsCount', 'integer', zero)
    .addColumn('deletedAt', 'bigint')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`forum_reply_${name}`).on('forum_reply').columns(columns).execute();
  await index('post', ['postId', 'id']);
  await index('author', ['authorId', 'id']);
  await index('author_post', ['authorId', 'postId']);
}

async function createMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('forum_tip')
    .addColumn('postId', 'bigint', ofPost)
    .addColumn('replyId', 'bigint', required)
    .addColumn('playerId', 'text', ofPlayer)
    .addColumn('createdAt', 'bigint', required)
    .addPrimaryKeyConstraint('forum_tip_key', ['playerId', 'postId', 'replyId'])
    .execute();
  await db.schema.createIndex('forum_tip_post').on('forum_tip').columns(['postId', 'replyId']).execute();
  await db.schema
    .createTable('forum_nsfw_vote')
    .addColumn('postId', 'bigint', ofPost)
    .addColumn('playerId', 'text', ofPlayer)
    .addColumn('createdAt', 'bigint', required)
    .addPrimaryKeyConstraint('forum_nsfw_vote_key', ['playerId', 'postId'])
    .execute();
  await db.schema.createIndex('forum_nsfw_vote_post').on('forum_nsfw_vote').column('postId').execute();
}

/** `searchText` contains normalised words, so that both databases index the same words. */
async function createSearch(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    await sql`create index forum_post_search on forum_post
      using gin (array_to_tsvector(string_to_array("searchText", ' ')))`.execute(db);
    return;
  }
  await sql`create virtual table forum_search
    using fts5("searchText", content='forum_post', content_rowid='id', prefix='1 2 3')`.execute(db);
  const add = sql`insert into forum_search (rowid, "searchText") values (new.id, new."searchText");`;
  const remove = sql`insert into forum_search (forum_search, rowid, "searchText")
    values ('delete', old.id, old."searchText");`;
  await sql`create trigger forum_search_add after insert on forum_post begin ${add} end`.execute(db);
  await sql`create trigger forum_search_remove after delete on forum_post begin ${remove} end`.execute(db);
  await sql`create trigger forum_search_change after update of "searchText" on forum_post
    begin ${remove} ${add} end`.execute(db);
}

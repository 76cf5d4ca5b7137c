/**
 * Profiles, friends, mail and comments. The indexes support these lists: friends of a player, each mail folder newest
 * first, comments of a profile newest first, and comments by author.
 */
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseKind, MigrationOf } from '../migration.ts';

export const social: MigrationOf = (kind) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('player').addColumn('mutedUntil', 'bigint').execute();
    await db.schema.createIndex('audit_target').on('audit').columns(['targetId', 'id']).execute();
    await db.schema.createIndex('block_blocked').on('block').column('blockedId').execute();
    await createProfileTable(db);
    await createMailTables(db, kind);
    await createFriendTables(db);
    await createCommentTable(db, kind);
  },
});

const ofPlayer = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  c.notNull().references('player.id').onDelete('cascade');
/** The row remains when the player is deleted. */
const byPlayer = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  c.references('player.id').onDelete('set null');
const flag = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull().defaultTo(0);
const idType = (kind: DatabaseKind) => (kind === 'sqlite' ? 'integer' : 'bigint');
const numbered =
  (kind: DatabaseKind) =>
  (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    kind === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity();

async function createProfileTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profile')
    .addColumn('playerId', 'text', (c) => c.primaryKey().references('player.id').onDelete('cascade'))
    .addColumn('bio', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('bioColor', 'text')
    .addColumn('location', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('nametag', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('heartId', 'text', byPlayer)
    .execute();
  await db.schema.createIndex('profile_heart').on('profile').column('heartId').execute();
}

async function createMailTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', idType(kind), numbered(kind))
    .addColumn('senderId', 'text', byPlayer)
    .addColumn('recipientId', 'text', byPlayer)
    .addColumn('type', 'integer', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_sender').on('mail').columns(['senderId', 'type', 'createdAt']).execute();
  await db.schema.createIndex('mail_recipient').on('mail').column('recipientId').execute();
  await db.schema.createIndex('mail_created').on('mail').column('createdAt').execute();
  await db.schema
    .createTable('mailbox')
    .addColumn('playerId', 'text', ofPlayer)
    .addColumn('mailId', 'bigint', (c) => c.notNull().references('mail.id').onDelete('cascade'))
    .addColumn('isSender', 'integer', flag)
    .addColumn('isRead', 'integer', flag)
    .addColumn('isSaved', 'integer', flag)
    .addColumn('isReplied', 'integer', flag)
    .addColumn('deletedAt', 'bigint')
    .addPrimaryKeyConstraint('mailbox_key', ['playerId', 'mailId'])
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`mailbox_${name}`).on('mailbox').columns(columns).execute();
  await index('side', ['playerId', 'isSender', 'deletedAt', 'mailId']);
  await index('unread', ['playerId', 'isRead', 'isSender', 'deletedAt', 'mailId']);
  await index('saved', ['playerId', 'isSaved', 'deletedAt', 'mailId']);
  await index('mail', ['mailId']);
  const trashIndex = (name: string, columns: string[]) =>
    db.schema
      .createIndex(`mailbox_${name}`)
      .on('mailbox')
      .columns(columns)
      .where(sql.ref('deletedAt'), 'is not', null)
      .execute();
  await trashIndex('trash', ['playerId', 'mailId']);
  await trashIndex('deleted', ['deletedAt']);
}

async function createFriendTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('friendship')
    .addColumn('playerId', 'text', ofPlayer)
    .addColumn('friendId', 'text', ofPlayer)
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('friendship_key', ['playerId', 'friendId'])
    .execute();
  await db.schema.createIndex('friendship_friend').on('friendship').column('friendId').execute();
  await db.schema
    .createTable('friend_request')
    .addColumn('fromId', 'text', ofPlayer)
    .addColumn('toId', 'text', ofPlayer)
    .addColumn('mailId', 'bigint', (c) => c.notNull().unique())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('friend_request_key', ['fromId', 'toId'])
    .execute();
  await db.schema.createIndex('friend_request_to').on('friend_request').column('toId').execute();
}

async function createCommentTable(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('profile_comment')
    .addColumn('id', idType(kind), numbered(kind))
    .addColumn('ownerId', 'text', ofPlayer)
    .addColumn('authorId', 'text', byPlayer)
    .addColumn('parentId', 'bigint', (c) => c.references('profile_comment.id').onDelete('cascade'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('deletedAt', 'bigint')
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`profile_comment_${name}`).on('profile_comment').columns(columns).execute();
  await index('owner', ['ownerId', 'parentId', 'id']);
  await index('parent', ['parentId', 'id']);
  await index('author', ['authorId', 'id']);
}

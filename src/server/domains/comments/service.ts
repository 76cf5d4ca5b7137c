/**
 * Comments on profiles. Anyone may comment; the profile's owner and a comment's author may answer it; owner and author
 * of what is deleted may delete it, moderators too. What has answers leaves a tombstone until the last of them goes.
 */
import type { ProfileComment, ProfileCommentReply } from '../../../shared/contract/comments.ts';
import type { Author } from '../../../shared/contract/author.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Slice } from '../../slices.ts';
import { requiredText } from '../../written-text.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { lockPlayers, playerNamed, recordAct } from '../players/service.ts';
import { authorsOf } from '../profile/service.ts';
import * as repo from './repo.ts';

export interface CommentsDeps {
  db: Database;
  players: Pick<PlayerService, 'byId' | 'byUsername' | 'redact'>;
}

/** All throw DomainErrors. An id is null when it is none. */
export interface Comments {
  list(username: string, slice: Slice): Promise<ProfileComment[]>;
  /** Returns the new comment's id. */
  add(player: PlayerRecord, username: string, comment: string): Promise<string>;
  /** Returns the new reply's id. */
  reply(player: PlayerRecord, commentId: number | null, reply: string): Promise<string>;
  remove(player: PlayerRecord, id: number | null): Promise<string>;
}

const unknownComment = (): DomainError => new DomainError('not-found', 'This comment is no longer there.');

export function createComments({ db, players }: CommentsDeps): Comments {
  const living = async (executor: Executor, id: number | null): Promise<repo.CommentRow> => {
    const row = id === null ? undefined : await repo.findComment(executor, id);
    if (row === undefined || row.deletedAt !== null) throw unknownComment();
    return row;
  };

  return {
    list: async (username, slice) => {
      const owner = await playerNamed(players, username);
      const comments = await repo.listComments(db, owner.id, slice);
      const parentIds = slice.limit === null ? null : comments.map(({ id }) => id);
      const replies = await repo.listReplies(db, owner.id, parentIds);
      const authorIds = [...comments, ...replies].flatMap(({ authorId }) => authorId ?? []);
      const authors = await authorsOf(db, authorIds);
      const repliesOf = Map.groupBy(replies, ({ parentId }) => parentId);
      return comments.map((row) => ({
        ...toShown(row, authors),
        isDeleted: row.deletedAt !== null,
        replies: (repliesOf.get(row.id) ?? []).map((reply) => toShown(reply, authors)),
      }));
    },

    add: async (player, username, written) => {
      refuseMuted(player);
      const owner = await playerNamed(players, username);
      const message = requiredText(written, players.redact);
      if (owner.id !== player.id) await refuseBlocked(db, player.id, owner);
      const comment = { ownerId: owner.id, authorId: player.id, parentId: null, message };
      return String(await repo.insertComment(db, comment));
    },

    reply: async (player, commentId, written) => {
      refuseMuted(player);
      const message = requiredText(written, players.redact);
      const { ownerId } = await living(db, commentId);
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [ownerId]);
        const comment = await living(transaction, commentId);
        if (comment.parentId !== null) throw unknownComment();
        if (player.id !== ownerId && player.id !== comment.authorId) {
          throw new DomainError('forbidden', 'You can answer your own comments and those on your profile.');
        }
        await refuseBlockedPartner(transaction, player.id, comment);
        const reply = { ownerId, authorId: player.id, parentId: comment.id, message };
        return String(await repo.insertComment(transaction, reply));
      });
    },

    remove: async (player, id) => {
      const { ownerId } = await living(db, id);
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [ownerId]);
        const row = await living(transaction, id);
        const isOwn = player.id === ownerId || player.id === row.authorId;
        if (!isOwn && player.access === 0) {
          throw new DomainError('forbidden', 'You can delete your own comments and those on your profile.');
        }
        if (!isOwn) {
          const details = `${row.parentId === null ? 'comment' : 'reply'} ${row.id}: ${row.message}`;
          await recordAct(transaction, { actor: player.id, action: 'delete', targetId: row.authorId ?? '', details });
        }
        await removeRow(transaction, row);
        return row.parentId === null ? 'Comment deleted.' : 'Reply deleted.';
      });
    },
  };

  /** Of owner and author, the other one. */
  async function refuseBlockedPartner(transaction: Executor, playerId: string, comment: repo.CommentRow) {
    const partnerId = playerId === comment.ownerId ? comment.authorId : comment.ownerId;
    if (partnerId === null || partnerId === playerId) return;
    const username = (await authorsOf(transaction, [partnerId])).get(partnerId)?.username;
    if (username !== undefined) await refuseBlocked(transaction, playerId, { id: partnerId, username });
  }
}

async function removeRow(transaction: Executor, row: repo.CommentRow): Promise<void> {
  if (row.parentId === null && (await repo.hasReplies(transaction, row.id))) {
    return await repo.buryRow(transaction, row.id);
  }
  await repo.deleteRow(transaction, row.id);
  if (row.parentId === null) return;
  const parent = await repo.findComment(transaction, row.parentId);
  const isEmptyTombstone = parent?.deletedAt != null && !(await repo.hasReplies(transaction, parent.id));
  if (parent !== undefined && isEmptyTombstone) await repo.deleteRow(transaction, parent.id);
}

function toShown(row: repo.CommentRow, authors: ReadonlyMap<string, Author>): ProfileCommentReply {
  const author = authors.get(row.authorId ?? '') ?? null;
  const createdAt = new Date(row.createdAt).toISOString();
  return { id: String(row.id), sender: author?.username ?? '', author, message: row.message, createdAt };
}

/** Replaces the words by the redaction marker; null when there is no such comment (or reply) that is not deleted. */
export async function redactComment(
  transaction: Executor,
  id: number | null,
  kind: 'comment' | 'reply',
): Promise<{ playerId: string; was: string } | null> {
  const row = id === null ? undefined : await repo.findComment(transaction, id);
  if (row?.authorId == null || (row.parentId === null) !== (kind === 'comment')) return null;
  await repo.replaceMessage(transaction, row.id, REDACTION_MARKER);
  return { playerId: row.authorId, was: row.message };
}

/** Comments on the player's own profile go with the player's row. */
export const commentData: PlayerData = {
  name: 'comments',
  export: async (db, playerId) =>
    (await repo.writtenBy(db, playerId)).map(({ parentId, createdAt, ...row }) => ({
      ...row,
      isReply: parentId !== null,
      createdAt: new Date(createdAt).toISOString(),
    })),
  erase: repo.eraseWrittenBy,
};

/**
 * Comments on profiles. Any player can comment. The profile's owner and the comment's author can reply. Owner, author
 * and moderators can delete. A deleted comment with replies becomes a tombstone until its last reply is deleted.
 */
import type { ProfileComment, ProfileCommentReply } from '../../../shared/contract/comments.ts';
import type { Author } from '../../../shared/contract/author.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import type { PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import type { Slice } from '../../slices.ts';
import { runtime } from '../../runtime.ts';
import { REPEAT_MS, requiredText } from '../../written-text.ts';
import { forget, notify } from '../bell/service.ts';
import { refuseBlocked } from '../blocks/service.ts';
import { lockPlayers, playerNamed, recordAuditEntry } from '../players/service.ts';
import { authorsOf } from '../profile/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface CommentsDeps {
  db: Database;
  players: Pick<PlayerService, 'byId' | 'byUsername' | 'redact'>;
}

/** All methods throw DomainErrors. An id is null when the path parameter is not a valid id. */
export interface Comments {
  list(username: string, slice: Slice): Promise<ProfileComment[]>;
  /** Returns the new comment's id. */
  add(player: PlayerRecord, username: string, comment: string): Promise<string>;
  /** Returns the new reply's id. */
  reply(player: PlayerRecord, commentId: number | null, reply: string): Promise<string>;
  remove(player: PlayerRecord, id: number | null): Promise<SentenceData>;
}

const unknownComment = (): DomainError => new DomainError('not-found', sentence('thisCommentIsNoLonger'));

export function createComments({ db, players }: CommentsDeps): Comments {
  const requireComment = async (executor: Executor, id: number | null): Promise<repo.CommentRow> => {
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
        ...toReply(row, authors),
        isDeleted: row.deletedAt !== null,
        replies: (repliesOf.get(row.id) ?? []).map((reply) => toReply(reply, authors)),
      }));
    },

    add: async (player, username, text) => {
      refuseMuted(player);
      const owner = await playerNamed(players, username);
      const message = requiredText(text, players.redact);
      const comment = { ownerId: owner.id, authorId: player.id, parentId: null, message };
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        if (owner.id !== player.id) await refuseBlocked(transaction, player.id, owner);
        return String(await insertOnce(transaction, comment, [owner.id]));
      });
    },

    reply: async (player, commentId, text) => {
      refuseMuted(player);
      const message = requiredText(text, players.redact);
      const { ownerId } = await requireComment(db, commentId);
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [ownerId, player.id]);
        const comment = await requireComment(transaction, commentId);
        if (comment.parentId !== null) throw unknownComment();
        if (player.id !== ownerId && player.id !== comment.authorId) {
          throw new DomainError('forbidden', sentence('youCanAnswerYourOwn'));
        }
        await refuseBlockedPartner(transaction, player.id, comment);
        const reply = { ownerId, authorId: player.id, parentId: comment.id, message };
        return String(await insertOnce(transaction, reply, [ownerId, comment.authorId]));
      });
    },

    remove: async (player, id) => {
      const { ownerId } = await requireComment(db, id);
      return await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [ownerId]);
        const row = await requireComment(transaction, id);
        const isOwn = player.id === ownerId || player.id === row.authorId;
        if (!isOwn && player.access === 0) {
          throw new DomainError('forbidden', sentence('youCanDeleteYourOwnComments'));
        }
        if (!isOwn) {
          const details = `${row.parentId === null ? 'comment' : 'reply'} ${row.id}: ${row.message}`;
          await recordAuditEntry(transaction, {
            actor: player.id,
            action: 'delete',
            targetId: row.authorId ?? '',
            details,
          });
        }
        await removeRow(transaction, row);
        return row.parentId === null ? sentence('commentDeleted') : sentence('replyDeleted');
      });
    },
  };

  /** Throws a DomainError when a block exists between the player and the other participant (owner or author). */
  async function refuseBlockedPartner(transaction: Executor, playerId: string, comment: repo.CommentRow) {
    const partnerId = playerId === comment.ownerId ? comment.authorId : comment.ownerId;
    if (partnerId === null || partnerId === playerId) return;
    const username = (await authorsOf(transaction, [partnerId])).get(partnerId)?.username;
    if (username !== undefined) await refuseBlocked(transaction, playerId, { id: partnerId, username });
  }
}

/**
 * Also adds it to the bells of `readers`. The caller has locked the author, so that concurrent repetitions of a text find it.
 */
async function insertOnce(
  transaction: Executor,
  comment: repo.NewComment,
  readers: readonly (string | null)[],
): Promise<number> {
  const repeated = await repo.findRepeated(transaction, comment, runtime.now() - REPEAT_MS);
  if (repeated !== null) return repeated;
  const commentId = await repo.insertComment(transaction, comment);
  const kind = comment.parentId === null ? 'comment' : 'answer';
  for (const reader of new Set(readers)) {
    await notify(transaction, reader, { kind, actorId: comment.authorId, reference: { commentId } });
  }
  return commentId;
}

async function removeRow(transaction: Executor, row: repo.CommentRow): Promise<void> {
  await forget(transaction, { commentId: row.id });
  if (row.parentId === null && (await repo.hasReplies(transaction, row.id))) {
    return await repo.replaceByTombstone(transaction, row.id);
  }
  await repo.deleteRow(transaction, row.id);
  if (row.parentId === null) return;
  const parent = await repo.findComment(transaction, row.parentId);
  const isEmptyTombstone = parent?.deletedAt != null && !(await repo.hasReplies(transaction, parent.id));
  if (parent !== undefined && isEmptyTombstone) await repo.deleteRow(transaction, parent.id);
}

function toReply(row: repo.CommentRow, authors: ReadonlyMap<string, Author>): ProfileCommentReply {
  const author = authors.get(row.authorId ?? '') ?? null;
  const createdAt = new Date(row.createdAt).toISOString();
  return { id: String(row.id), sender: author?.username ?? '', author, message: row.message, createdAt };
}

/** Replaces the message by the redaction marker. Returns null when the comment or reply is unknown or deleted. */
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

/** Puts a redacted text back. False when it is gone or was changed since. */
export async function restoreComment(transaction: Executor, id: number | null, text: string): Promise<boolean> {
  const row = id === null ? undefined : await repo.findComment(transaction, id);
  if (row?.message !== REDACTION_MARKER) return false;
  await repo.replaceMessage(transaction, row.id, text);
  return true;
}

/** The foreign key deletes comments on the player's own profile with the player's row. */
export const commentData: PlayerData = {
  name: 'comments',
  export: async (db, playerId) =>
    (await repo.allBy(db, playerId)).map(({ parentId, createdAt, ...row }) => ({
      ...row,
      isReply: parentId !== null,
      createdAt: new Date(createdAt).toISOString(),
    })),
  erase: repo.eraseAllBy,
};

/**
 * Reactions to posts and replies: one of each kind a player. Blocked and muted players cannot react, and a player does not
 * see the reactions of those whom the player blocked. They are deleted with their text and with their player.
 */
import type { ReactionCount } from '../../../shared/contract/forum.ts';
import { type Reaction, REACTION_NAMES_MAX, REACTIONS } from '../../../shared/rules/forum.ts';
import type { Database, Executor } from '../../db/database.ts';
import { refuseMuted } from '../../muting.ts';
import type { PlayerRecord } from '../../ports.ts';
import { changeDetail, forget, notify } from '../bell/service.ts';
import { authorsOf } from '../profile/service.ts';
import { refuseBlockedAuthor } from './authors.ts';
import { requirePost, requireReply } from './lookup.ts';
import * as repo from './reactions-repo.ts';

/** `replyId` is absent for the post itself; null for an invalid id. */
export interface ReactionTarget {
  postId: number | null;
  replyId?: number | null;
}

export interface Reactions {
  /** Idempotent. Throws a DomainError. Returns the text's reactions. */
  react(
    player: PlayerRecord,
    at: ReactionTarget,
    change: { reaction: Reaction; isOn: boolean },
  ): Promise<ReactionCount[]>;
  /** Throws a DomainError for an unknown or deleted text. */
  names(playerId: string, at: ReactionTarget): Promise<(ReactionCount & { names: string[] })[]>;
}

export function createReactions(db: Database): Reactions {
  return {
    react: async (player, at, { reaction, isOn }) => {
      refuseMuted(player);
      return await db.transaction().execute(async (transaction) => {
        const { key, authorId } = await targetOf(transaction, at, true);
        const given = { ...key, kind: reaction, playerId: player.id };
        if (isOn) {
          await refuseBlockedAuthor(transaction, player, authorId);
          const isFirst = await repo.insertReaction(transaction, given);
          if (isFirst) {
            const reference = {
              postId: key.postId,
              ...(key.replyId > 0 && { replyId: key.replyId }),
              detail: reaction,
            };
            await notify(transaction, authorId, { kind: 'reaction', actorId: player.id, reference });
          }
        } else {
          await repo.deleteReaction(transaction, given);
          await correctBell(transaction, given);
        }
        const byText = await reactionsOf(transaction, player.id, key.postId, [key.replyId]);
        return byText.get(key.replyId) ?? [];
      });
    },

    names: async (playerId, at) => {
      const { key } = await targetOf(db, at);
      const given = (await reactionsOf(db, playerId, key.postId, [key.replyId])).get(key.replyId) ?? [];
      const named: (ReactionCount & { names: string[] })[] = [];
      for (const one of given) {
        const ids = await repo.firstReactors(db, playerId, key, { kind: one.kind, limit: REACTION_NAMES_MAX });
        const players = await authorsOf(db, ids);
        named.push({ ...one, names: ids.flatMap((id) => players.get(id)?.username ?? []) });
      }
      return named;
    },
  };
}

/** After a reaction was taken back, the author's entry names one that is left, or is deleted. */
async function correctBell(
  transaction: Executor,
  { kind, playerId, ...key }: repo.TextKey & { kind: Reaction; playerId: string },
): Promise<void> {
  const about = {
    postId: key.postId,
    replyId: key.replyId === 0 ? null : key.replyId,
    kind: 'reaction',
    actorId: playerId,
  } as const;
  const left = await repo.kindsBy(transaction, key, playerId);
  const [next] = left;
  if (next === undefined) await forget(transaction, about);
  else await changeDetail(transaction, { ...about, detail: kind }, next);
}

/** By the id of the reply, 0 for the post itself. Texts without reactions are missing. */
export async function reactionsOf(
  db: Executor,
  readerId: string,
  postId: number,
  replyIds: readonly number[],
): Promise<ReadonlyMap<number, ReactionCount[]>> {
  const counts = await repo.countReactions(db, readerId, postId, replyIds);
  const ordered = counts.toSorted((a, b) => REACTIONS.indexOf(a.kind) - REACTIONS.indexOf(b.kind));
  const byText = Map.groupBy(ordered, ({ replyId }) => replyId);
  return new Map(
    [...byText].map(([id, rows]) => [id, rows.map(({ kind, count, isMine }) => ({ kind, count, isMine }))]),
  );
}

async function targetOf(
  db: Executor,
  { postId, replyId }: ReactionTarget,
  isLocking = false,
): Promise<{ key: repo.TextKey; authorId: string | null }> {
  const post = await requirePost(db, postId, isLocking);
  if (replyId === undefined) return { key: { postId: post.id, replyId: 0 }, authorId: post.authorId };
  const reply = await requireReply(db, { postId: post.id, replyId });
  return { key: { postId: post.id, replyId: reply.id }, authorId: reply.authorId };
}

/** Tables of the forum. Column types as in `schema.ts`. */
import type { Generated } from 'kysely';
import type { PostCategory, Reaction } from '../../shared/rules/forum.ts';

/** A forum post. A deleted post with replies remains as a tombstone. */
export interface ForumPostTable {
  id: Generated<number>;
  /** null for a tombstone, or when the author is deleted */
  authorId: string | null;
  category: PostCategory;
  title: string;
  /** BBCode */
  message: string;
  /** Start of the message without BBCode, in the length of a preview. */
  preview: string;
  /** Normalised words of title and message for the search, separated by single spaces. */
  searchText: string;
  createdAt: number;
  editedAt: number | null;
  isPinned: Generated<number>;
  isLocked: Generated<number>;
  tipsCount: Generated<number>;
  replyCount: Generated<number>;
  nsfwVotes: Generated<number>;
  automaticallyNsfw: number;
  /** null: not a tombstone */
  deletedAt: number | null;
}

export interface ForumReplyTable {
  id: Generated<number>;
  postId: number;
  authorId: string | null;
  message: string;
  createdAt: number;
  editedAt: number | null;
  tipsCount: Generated<number>;
  /** null: not a tombstone */
  deletedAt: number | null;
}

/** Tips of players; `replyId` is 0 for the post itself. */
export interface ForumTipTable {
  postId: number;
  replyId: number;
  playerId: string;
  createdAt: number;
}

export interface ForumNsfwVoteTable {
  postId: number;
  playerId: string;
  createdAt: number;
}

/** Reactions of players; `replyId` is 0 for the post itself. */
export interface ForumReactionTable {
  postId: number;
  replyId: number;
  kind: Reaction;
  playerId: string;
  createdAt: number;
}

/** How far a player has read a post. */
export interface ForumReadTable {
  playerId: string;
  postId: number;
  /** The last reply that was read; 0: only the post itself. */
  replyId: number;
  /** Number of the post's replies up to that one. */
  seenCount: number;
  readAt: number;
}

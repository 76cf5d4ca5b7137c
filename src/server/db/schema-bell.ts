/** The table of the bell. Column types as in `schema.ts`. */
import type { Generated } from 'kysely';
import type { BellKind } from '../../shared/rules/bell.ts';

/**
 * One entry of a player's bell. It refers to a text and holds none, so that redactions and deletions hold for it too. Deleted
 * with its player and with its actor.
 */
export interface BellEntryTable {
  id: Generated<number>;
  playerId: string;
  kind: BellKind;
  /** null: the town */
  actorId: string | null;
  createdAt: number;
  /** null: unread */
  readAt: number | null;
  postId: number | null;
  replyId: number | null;
  commentId: number | null;
  /** The mail of a friend request */
  mailId: number | null;
  submissionId: string | null;
  giftId?: string | null;
  /** Of a gift that came back, or of an item of the wishlist */
  itemId?: string | null;
  /** Coins of a tip, emoji of a reaction, decision about a submission, price of an item, number of items that are left */
  detail: string | null;
}

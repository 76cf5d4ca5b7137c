/** Tables of creators' followers, of wears, and of the talk about decisions. Column types as in `schema.ts`. */
import type { Generated } from 'kysely';

export interface CreatorFollowTable {
  followerId: string;
  creatorId: string;
  createdAt: number;
}

/** A player wore a drawn item in the town in a month (`rules/creators.ts`). */
export interface CreationWearTable {
  month: number;
  itemId: string;
  playerId: string;
}

/** What a creator and the reviewers say about a decision. Deleted with the submission. */
export interface SubmissionMessageTable {
  id: Generated<number>;
  submissionId: string;
  /** 1: a reviewer wrote it */
  isByReviewer: number;
  /** The reviewer, who is not named to the creator; null for the creator and for a deleted reviewer */
  reviewerId: string | null;
  text: string;
  createdAt: number;
}

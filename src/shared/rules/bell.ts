/** What the bell of the top bar lists, and how much of it is kept. */

/**
 * `reply`, `quote` and `reaction`: to the player's text in the forum; `comment`: on the player's profile; `answer`: to the
 * player's comment, or on the player's profile below a comment; `tip`, `request`, `friend` (a friendship), `heart` (two hearts
 * match); `submission`: a decision about a drawing, or an answer to its creator; `work`: a followed creator has a new item.
 * `gift`: a friend sent one; `gift-opened`: a friend unwrapped one; `gift-back`: one of the player went back; `price`, `stock`: an
 * item of the wishlist costs less, or few of it are left.
 */
export const BELL_KINDS = [
  'reply',
  'quote',
  'reaction',
  'comment',
  'answer',
  'tip',
  'request',
  'friend',
  'heart',
  'submission',
  'work',
  'gift',
  'gift-opened',
  'gift-back',
  'price',
  'stock',
] as const;
export type BellKind = (typeof BELL_KINDS)[number];

export const SUBMISSION_DECISIONS = ['approved', 'rejected', 'withdrawn', 'answered'] as const;
export type SubmissionDecision = (typeof SUBMISSION_DECISIONS)[number];

/** The newest entries of an account; older ones are deleted. */
export const BELL_ENTRIES_MAX = 200;
export const BELL_PAGE_SIZE = 30;
/** Longest excerpt of a text, in characters. */
export const BELL_EXCERPT_LENGTH = 120;

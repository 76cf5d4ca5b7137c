/** What server and client know about gifts: how long a line is, how old accounts and friendships are, and how long a gift waits. */

export const GIFT_LINE_MAX_LENGTH = 120;
const DAY_MS = 24 * 3600_000;
/** Of the giver's account, and of the friendship. */
export const GIFT_AGE_MS = 7 * DAY_MS;
/** A gift that nobody unwraps goes back to its giver. */
export const GIFT_WAIT_MS = 30 * DAY_MS;
/** Gifts that a player receives on a day (UTC), those that went back included. */
export const GIFTS_RECEIVED_A_DAY = 5;
/** Of a list, for each direction. */
export const GIFTS_SHOWN_MAX = 50;

export const GIFT_STATES = ['waiting', 'opened', 'returned'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** Why a friend cannot get an item now. */
export const GIFT_HINDRANCES = ['new-friend', 'owned', 'no-fit', 'full'] as const;
export type GiftHindrance = (typeof GIFT_HINDRANCES)[number];

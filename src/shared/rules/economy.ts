/** Constants of the economy. Amounts are whole coins, gems and honor. */

export const CURRENCIES = ['coins', 'gems', 'honor'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Balances of a new player. */
export const STARTING_COINS = 5000;
export const STARTING_GEMS = 50;
export const STARTING_HONOR = 0;
/** Paid once for each level reached. */
export const COINS_PER_LEVEL = 500;
/** Maximum coins per day (UTC) for levels, whatever the honor came from; only grants of administrators are outside of it. */
export const LEVEL_COINS_A_DAY = 5000;

/** Coins that a tip transfers from the reader to the author, for a post and for a reply. */
export const POST_TIP_COINS = 1000;
export const REPLY_TIP_COINS = 500;
/** Maximum coins per day (UTC) that a player receives as tips. */
export const TIPS_RECEIVED_A_DAY = 20_000;

/** Reason of a change of a balance. */
export type LedgerReason =
  | 'starting-grant'
  | 'admin-grant'
  | 'level-reward'
  /** Coins of levels that an administrator's honor reached. */
  | 'level-grant'
  | 'lanterns'
  | 'refund'
  | 'first-walk'
  | 'flow-honor'
  | 'flow-multiplier'
  | 'forum-tip'
  | 'purchase'
  /** A piece of a set of the store, which the player cannot return. */
  | 'set'
  /** A gift to a friend; reference: the item. */
  | 'gift'
  | 'membership'
  | 'gem-pack';

/**
 * What a player earned or paid for with money, and may spend on gifts. Left out are grants, so that nobody opens accounts for the
 * coins of the start, and tips, which can carry such coins from one account to another.
 */
export const EARNED_REASONS: readonly LedgerReason[] = [
  'level-reward',
  'lanterns',
  'flow-honor',
  'membership',
  'gem-pack',
];

/** Limits of wishlists and of what the bell says about them. */

/** Items of a wishlist. */
export const WISHLIST_ITEMS_MAX = 200;
/** With this many or fewer left, the bell says so once. */
export const FEW_LEFT = 3;
/** Entries of the bell about the wishlist that a player gets in a day. */
export const WISHLIST_NEWS_A_DAY = 5;

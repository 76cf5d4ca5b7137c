/** Tables of gifts and of wishlists. Column types as in `schema.ts`. */
import type { Generated } from 'kysely';
import type { GiftState } from '../../shared/rules/gifts.ts';
import type { Currency } from '../../shared/rules/store.ts';

/**
 * An item that was paid for a friend. While it waits it holds the unit; then the receiver's inventory has it. Deleted with its
 * receiver; a deleted giver is taken out of it.
 */
export interface GiftTable {
  id: string;
  giverId: string | null;
  receiverId: string;
  itemId: string;
  /** The row of the giver's ledger. */
  entryId: number;
  currency: Currency;
  /** What was paid, above 0. */
  amount: number;
  /** '' for none */
  line: string;
  state: GiftState;
  sentAt: number;
  /** When it was unwrapped or went back; null while it waits. */
  endedAt: number | null;
}

/** A player who keeps a copy of the wishlist on the account; without a row there is none. */
export interface WishlistSettingTable {
  playerId: string;
  /** 1: the bell says when an item costs less, or few are left */
  hasNews: number;
  createdAt: number;
}

/** An item of the copy of a wishlist. */
export interface WishlistItemTable {
  playerId: string;
  itemId: string;
  /** Higher for later ones. */
  place: number;
  /** The price that a fall is compared with: the last one that was seen. */
  shownPrice: number;
  shownCurrency: Currency;
  /** 1: the bell has said that few are left */
  isLow: Generated<number>;
}

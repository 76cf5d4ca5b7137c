/** The payments' tables: how many of each bundle are sold, and payments that gave nothing. Columns as in `schema.ts`. */

export interface BundleStockTable {
  bundle: string;
  sold: number;
}

/** A payment that came in and gave nothing, for the operator to pay back. */
export interface PaymentIssueTable {
  /** The provider's */
  eventId: string;
  /** null: the account is gone */
  playerId: string | null;
  /** What was paid for, as the operator knows it */
  offer: string;
  reason: string;
  createdAt: number;
  /** null: not paid back yet */
  settledAt: number | null;
}

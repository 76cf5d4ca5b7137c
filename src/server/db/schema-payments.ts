/** Tables of payments: sales per bundle, and unfulfilled payments. Column types as in `schema.ts`. */

export interface BundleStockTable {
  bundle: string;
  sold: number;
}

/** A payment that could not be fulfilled; the operator has to refund it. */
export interface PaymentIssueTable {
  /** The provider's id of the event */
  eventId: string;
  /** null: the account is deleted */
  playerId: string | null;
  /** Name of the purchase, for the operator */
  offer: string;
  reason: string;
  createdAt: number;
  /** null: not refunded yet */
  settledAt: number | null;
}

/** An event of the payment provider, kept permanently: the provider may send it again after months. */
export interface PaymentEventTable {
  /** The provider's id of the event */
  id: string;
  receivedAt: number;
}

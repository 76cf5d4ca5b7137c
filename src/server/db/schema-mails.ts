/** Tables of the mails that wait to be sent. Column types as in `schema.ts`. */

/** A mail that is not sent yet, as template and parameters. The row is deleted when the mail is sent. */
export interface QueuedMailTable {
  /** Also the mail's Message-ID. */
  id: string;
  /** One of `MAIL_TEMPLATES`. A later version may have stored one that this version does not have. */
  template: string;
  /** The account to whose address it is sent. Deleted with the account. */
  accountId: string | null;
  /** The address where there is no account: the operator's, or one that may have no account. Lower case for players. */
  recipient: string | null;
  /** The player of whom a mail to the operator is about. Deleted with the account. */
  aboutId: string | null;
  /** JSON object, without secrets. */
  params: string;
  /** Sealed, see `sealing.ts`. null: none, or not made yet, or erased because the mail was given up. */
  secret: string | null;
  /** Of the page that caused the mail. Used where the account has none. */
  language: string | null;
  createdAt: number;
  /** Begun attempts to send it. */
  attempts: number;
  /**
   * When it may be sent. A process that sends it moves this forward, so that no other one does. null: it was given up, at `deadAt`.
   */
  dueAt: number | null;
  /** From then on it is given up instead of sent. */
  expiresAt: number;
  deadAt: number | null;
  /** Of the last failed attempt, without addresses. */
  error: string | null;
}

/**
 * Mails of the previous version, which still writes them during an upgrade: a finished text, which may have a secret link. They are
 * moved to `queued_mail`.
 */
export interface OutgoingMailTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: number;
  attempts: number;
  dueAt: number;
  expiresAt: number;
}

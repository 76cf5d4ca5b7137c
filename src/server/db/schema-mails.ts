/** Table of the mails that wait to be sent. Column types as in `schema.ts`. */

/** A mail that is not sent yet. Its text may have a secret link. */
export interface OutgoingMailTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  createdAt: number;
  /** Begun attempts to send it. */
  attempts: number;
  /** When it may be sent. A process that sends it moves this forward, so that no other one does. */
  dueAt: number;
  /** From then on it is deleted instead of sent. */
  expiresAt: number;
}

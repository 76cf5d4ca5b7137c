/** Tables of the operator's commands. Column types as in `schema.ts`. */

/** A command that waits for a server, or whose answer waits for the command. Rows last seconds. Used on PostgreSQL only. */
export interface AdminRequestTable {
  id: string;
  /** JSON of the command's arguments. */
  argv: string;
  /** Of the database's clock. */
  createdAt: number;
  /** Name of the process that runs it; null: none yet. */
  takenBy: string | null;
  /** JSON of `AdminAnswer`; null: not yet. */
  answer: string | null;
}

/** A text that all players get, also those who come before `until`. */
export interface AnnouncementTable {
  id: string;
  text: string;
  until: number;
}

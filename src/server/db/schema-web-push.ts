/** Tables of notifications while the page is closed. Column types as in `schema.ts`. */

/** An address at a push service. Deleted with the session that registered it, and with the player. */
export interface PushBrowserTable {
  /** SHA-256 of the address, base64url. */
  id: string;
  playerId: string;
  sessionId: string;
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The secret that browser and server share, base64url. */
  auth: string;
  createdAt: number;
}

/** A player has no row before the first choice: then nothing is sent. */
export interface PushSettingTable {
  playerId: string;
  whisper: number;
  mail: number;
  friend: number;
  /** Minutes after midnight; both null: no quiet hours. */
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
}

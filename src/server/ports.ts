/** Interfaces between the server's rooms. Each is implemented by the room that its comment names. */
import type { ArtManifest } from '../shared/art/manifest.ts';
import type { Activity, ActivityStats, ActivityType } from '../shared/contract/feed.ts';
import type { HandshakeRefusal, NotificationKind, PlayerState, PlayerUser } from '../shared/realtime/events.ts';
import type { Notice } from '../shared/realtime/notices.ts';
import type { Customization } from '../shared/rules/slots.ts';
import type { Executor } from './db/database.ts';

/** A row of the player table without secrets. */
export interface PlayerRecord {
  id: string;
  username: string;
  email: string;
  access: number;
  membership: number;
  badges: number;
  coins: number;
  gems: number;
  honor: number;
  /** Without the name's colour while the player is no member. */
  customization: Customization;
  /** Empty when there is none or the player is no member. */
  nametag: string;
  /** Epoch milliseconds; null: may talk. It may lie in the past. */
  mutedUntil: number | null;
  /** Epoch milliseconds */
  createdAt: number;
  /** null until the player first entered the town */
  position: PlayerState | null;
}

/** domains/login: session keys. Cached for a few seconds, dropped at once on revocation. */
export interface SessionService {
  /** `player` is null while the account has no username. */
  resolve(sessionKey: string): Promise<{ accountId: string; player: PlayerRecord | null } | null>;
  /** Called with the account's id whenever some of its sessions ended. Returns the unsubscriber. */
  onRevoked(listener: (accountId: string) => void): () => void;
}

/** domains/players */
export interface PlayerService {
  byId(id: string): Promise<PlayerRecord | null>;
  /** Without regard to case. */
  byUsername(username: string): Promise<PlayerRecord | null>;
  /** Players with a username. */
  count(): Promise<number>;
  /** One transaction for all of them. */
  savePositions(positions: readonly ({ playerId: string } & PlayerState)[]): Promise<void>;
  /** Ids of the players whom `playerId` blocked. */
  blockedIds(playerId: string): Promise<ReadonlySet<string>>;
  /** Words of the operator's list replaced by the redaction marker. */
  redact(text: string): string;
}

/** A line of public chat as moderators see it. */
export interface ChatLine {
  id: string;
  playerId: string;
  username: string;
  /** As others got it, redacted. */
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

/** What a domain keeps of a player, for the export and for the deletion of an account. */
export interface PlayerData {
  /** Its name in the export. */
  name: string;
  /** Everything of the player that is there, as JSON can carry it. */
  export(db: Executor, playerId: string): Promise<unknown>;
  /** Before the player's row goes, in the same transaction: what has to outlive the player becomes a tombstone. */
  erase(transaction: Executor, playerId: string): Promise<void>;
}

/** realtime: the live town, for HTTP routes and admin commands. */
export interface LiveTown {
  onlineCount(): number;
  isOnline(playerId: string): boolean;
  /** Reads the player again and broadcasts the changed look, name or membership. */
  playerChanged(playerId: string): Promise<void>;
  /** Reads the player's block list again. Nobody is notified. */
  blocksChanged(playerId: string): Promise<void>;
  /** Public chat of the last 15 minutes, oldest first. */
  recentChat(): readonly ChatLine[];
  /** Replaces a recent line by the redaction marker on all clients. Returns the original line; null when it has expired. */
  redactChat(lineId: string): ChatLine | null;
  honorChanged(playerId: string, honor: number): void;
  /** `text` is the sentence for people; `notice` is its code, for clients that announce `codes-1`. */
  notify(playerId: string, kind: NotificationKind, text: string, notice: Notice): void;
  /** Ends the player's connection with a notice. */
  disconnect(playerId: string, refusal: HandshakeRefusal['code']): void;
  userOf(player: PlayerRecord): PlayerUser;
  /** Notifies clients, saves positions, closes transports. */
  close(): Promise<void>;
}

/** art-host: generated files and the manifest that names them. */
export interface ArtHost {
  manifest(): ArtManifest;
  /**
   * Absolute path of a generated file once it exists, rendering it ahead of the queue when it does not yet; null when
   * the manifest knows no such file; 'pending' when it did not appear within `waitMs`.
   */
  fileOf(urlPath: string, waitMs: number): Promise<string | null | 'pending'>;
  /** Absolute path of a generated file that is there already, else null; hurries nothing. */
  fileIfThere(urlPath: string): string | null;
  close(): Promise<void>;
}

/** What a room where players write offers their feed. What was deleted is in neither list nor counts. */
export interface ActivitySource {
  types: readonly ActivityType[];
  /** The newest that a player wrote, newest first. */
  newest(playerId: string, count: number): Promise<Activity[]>;
  /** Its own of the four counts. */
  counts(playerId: string): Promise<Partial<ActivityStats>>;
  /** Deletes what the player wrote; resolves to a text for people. Throws a DomainError when it is another's or gone. */
  remove(player: PlayerRecord, type: ActivityType, id: string): Promise<string>;
}

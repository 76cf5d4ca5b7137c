/** Interfaces between the server's modules. Each comment names the module that implements the interface. */
import type { ArtManifest } from '../shared/art/manifest.ts';
import type { Activity, ActivityStats, ActivityType } from '../shared/contract/feed.ts';
import type { HandshakeRefusal, NotificationKind, PlayerState } from '../shared/realtime/events.ts';
import type { Notice } from '../shared/realtime/notices.ts';
import type { Customization } from '../shared/rules/slots.ts';
import type { Executor } from './db/database.ts';
import type { SentenceData } from '../shared/rules/sentence.ts';

/** A player without secrets, as other modules see it. */
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
  /** Without a name colour while the player is not a member. */
  customization: Customization;
  /** Empty when there is none or the player is not a member. */
  nametag: string;
  /** Epoch milliseconds, possibly in the past; null: not muted. */
  mutedUntil: number | null;
  /** Epoch milliseconds */
  createdAt: number;
}

/** domains/login: session keys. Kept in memory, dropped at once on revocation. */
export interface SessionService {
  /** `player` is null while the account has no username. */
  resolve(sessionKey: string): Promise<{ accountId: string; player: PlayerRecord | null } | null>;
  /** Registers a listener for ended sessions; it receives the account's id. Returns the unsubscribe function. */
  onRevoked(listener: (accountId: string) => void): () => void;
}

/** domains/players */
export interface PlayerService {
  byId(id: string): Promise<PlayerRecord | null>;
  /** Case-insensitive. */
  byUsername(username: string): Promise<PlayerRecord | null>;
  /** Players with a username. */
  count(): Promise<number>;
  /** Ids of the players that `playerId` has blocked. */
  blockedIds(playerId: string): Promise<ReadonlySet<string>>;
  /** Replaces the words of the operator's list with the redaction marker. */
  redact(text: string): string;
}

/** The claim by which a connection owns its player. */
export interface Claim {
  /** A newer claim of the player has a higher one. */
  epoch: number;
  /** Where the player was last in this location; null for one who comes from another location, or never was in any. */
  place: PlayerState | null;
  /** Slug of the location from which the player came; null for one who never was in another. */
  cameFrom: string | null;
}

/** A door to a location: where it is. */
export interface WayIn {
  /** Slug of the location that the door is in. */
  from: string;
  /** Where players stand who go through it, map px. */
  x: number;
  y: number;
}

/** For which location a player is claimed. Claims with the same object share statements. */
export interface ClaimRequest {
  /** Slug. */
  location: string;
  /** The doors by which a player may come from another location; none: only a player who is there already is claimed. */
  doors: readonly WayIn[];
  /** Slugs of all locations. Players begin in the first one, and are there when theirs is not among them. */
  open: readonly [string, ...string[]];
}

/** The player is in another location than the requested one, and at no door to it. Nothing was claimed. */
export interface Elsewhere {
  elsewhere: string;
}

export interface ClaimedPlace extends PlayerState {
  playerId: string;
  epoch: number;
  /** Slug. */
  location: string;
}

/** domains/places */
export interface PlaceService {
  /** Takes the player over from all older claims. null for a deleted player. */
  claim(playerId: string, request: ClaimRequest): Promise<Claim | Elsewhere | null>;
  /**
   * Saves all places in one transaction, except those of older claims, whose players are returned, and those of a location that the
   * player has left, which are dropped.
   */
  save(places: readonly ClaimedPlace[]): Promise<ReadonlySet<string>>;
  /** Those of the players who have a newer claim, or are deleted. */
  outdated(claims: readonly Pick<ClaimedPlace, 'playerId' | 'epoch'>[]): Promise<ReadonlySet<string>>;
}

/** A line of public chat, for moderators. */
export interface ChatLine {
  id: string;
  playerId: string;
  username: string;
  /** The redacted text that players received. */
  text: string;
  /** Epoch milliseconds. */
  at: number;
  /** Number of the channel; absent: the line comes from a process of the previous version. */
  channel?: number | undefined;
  /** Slug of the channel's location; absent likewise. */
  location?: string | undefined;
}

/** A line from one player to another, redacted. */
export interface Whisper {
  fromId: string;
  /** Username. */
  from: string;
  text: string;
}

/** Returns the proof of a whisper that is delivered now, which a report of it must have. */
export type ProveWhisper = (whisper: { fromId: string; toId: string; text: string }) => string;

/**
 * What became of a whisper: it arrived, also at a listener who does not want to see it; the listener is not in the town; or nobody
 * can say, because no answer came in time.
 */
export type WhisperOutcome = 'arrived' | 'absent' | 'unsure';

/** The data that a domain stores about a player, for the export and the deletion of an account. */
export interface PlayerData {
  /** Key in the export. */
  name: string;
  /** All stored data of the player, as a JSON-compatible value. */
  export(db: Executor, playerId: string): Promise<unknown>;
  /** Names of the player's uploads, possibly several times. Missing: none. */
  uploads?(db: Executor, playerId: string): Promise<string[]>;
  /** Called in the transaction that deletes the player's row, before it: data that must remain becomes a tombstone. */
  erase(transaction: Executor, playerId: string): Promise<void>;
}

/** The channels of the town. */
export interface TownChannels {
  /** Players a channel holds; Infinity where the town has one channel. */
  capacity: number;
  channels: readonly { number: number; players: number }[];
  /** Numbers by player. */
  channelOf: ReadonlyMap<string, number>;
}

export interface TownWish {
  /** null: where the player's friends are. */
  channel: number | null;
  /** Called only without a requested channel. */
  friendIds(): Promise<readonly string[]>;
  /** Path of the process from which the client lost its connection; null when there is none. */
  lostPath: string | null;
  /** Slug of the location; the town by default. */
  location?: string | undefined;
}

/** What a process answers to the order to end the connection of a player. */
export interface Disconnection {
  /** Name of the process; '' where one process serves the world. */
  node: string;
  /** Whether the player was connected to it. */
  wasHere: boolean;
}

/**
 * realtime: the live town, for HTTP routes and admin commands. A player may be served by another process, so most answers are
 * asynchronous. What only sends resolves when it was handed over, and does not reject.
 */
export interface LiveTown {
  onlineCount(): number;
  /** Those of the players who are in the town. */
  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Likewise for a list of friends: somebody who is about to come back, from a reload for example, is among them. */
  onlineForFriends(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The channels of a location, ordered by number, and in which the given players are. It is a slug; the town by default. */
  channels(playerIds: readonly string[], location?: string): Promise<TownChannels>;
  /** Where those of the players are who are online: slug of the location, and number of the channel there. */
  placesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, { location: string; channel: number }>>;
  /** Where the player's client connects. null: nowhere yet; the client asks again soon. */
  direct(playerId: string, wish: TownWish): Promise<{ path: string; channel: number | null } | null>;
  /** Reloads the player and broadcasts the changed look, name or membership. */
  changed(playerId: string): Promise<void>;
  /** Reloads the player's block list. Does not notify players. */
  blocksChanged(playerId: string): Promise<void>;
  /** Public chat of the last 15 minutes, oldest first. */
  recentChat(): Promise<readonly ChatLine[]>;
  /**
   * Replaces a recent line with the redaction marker on all clients. Returns the original line; null when it has
   * expired.
   */
  redact(lineId: string): Promise<ChatLine | null>;
  honorChanged(playerId: string, honor: number): void;
  /** To one player or several. `notice` is the code of the sentence for the client's logic, for clients that announce `codes-1`. */
  notify(to: string | readonly string[], kind: NotificationKind, said: SentenceData, notice: Notice): Promise<void>;
  /** Ends the player's connection with a notice. */
  expel(playerId: string, refusal: Exclude<HandshakeRefusal['code'], 'kicked' | 'elsewhere'>): Promise<void>;
  /**
   * Has every process end the player's connection, because the session ended, or with the text of `kicked`, which may be empty: a kicked
   * player may connect again after a minute. Resolves to the answers of all processes that answer within a second.
   */
  disconnect(playerId: string, kicked: string | null): Promise<readonly Disconnection[]>;
  /** Notifies clients, saves positions, closes transports. */
  close(): Promise<void>;
}

/** art-host: generated files and the manifest that names them. */
export interface ArtHost {
  manifest(): ArtManifest;
  /**
   * Absolute path of a generated file. A missing file is rendered with priority. null when the manifest does not
   * contain the file; 'pending' when it is not rendered within `waitMs`.
   */
  fileOf(urlPath: string, waitMs: number): Promise<string | null | 'pending'>;
  /** Absolute path of a generated file that exists, else null. Does not change the order of rendering. */
  fileIfThere(urlPath: string): string | null;
  /**
   * Whether the address has the version of the file that this process serves. Processes of two versions serve the same paths
   * during an upgrade, so only such an address may be cached forever.
   */
  isCurrent(urlPath: string): boolean;
  progress(): ArtProgress;
  close(): Promise<void>;
}

export interface ArtProgress {
  /** Everything for the first view of the town is rendered, or could not be rendered. */
  isTownReady: boolean;
  /** Files that are known and not rendered yet. */
  missing: number;
  /** Files that could not be rendered since the generator's last start. */
  failed: number;
  /** Files that calls wait for. */
  requested: number;
}

/** A domain's activities for the feed. Deleted texts are excluded from lists and counts. */
export interface ActivitySource {
  types: readonly ActivityType[];
  /** A player's newest `count` activities, newest first. */
  newest(playerId: string, count: number): Promise<Activity[]>;
  /** The counts of this domain's types. */
  counts(playerId: string): Promise<Partial<ActivityStats>>;
  /**
   * Deletes an activity; resolves to the message for the player. Rejects with a DomainError for a foreign or deleted
   * one.
   */
  remove(player: PlayerRecord, type: ActivityType, id: string): Promise<SentenceData>;
}

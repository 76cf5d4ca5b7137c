/**
 * Interfaces of what connects the processes of a world: the directory knows where each player is, the bus brings messages there. One
 * suite runs against all implementations (`directory.test.ts`).
 */
import type { Whisper, WhisperOutcome } from '../../ports.ts';
import type { Answer, Asked, PlayerMessage, QuestionKind, WorldMessage } from './messages.ts';

/** A player whom this process serves. */
export interface Entry {
  playerId: string;
  /** Of the claim by which the connection owns the player; a newer claim has a higher one. */
  epoch: number;
  /** Of the client's tab; null when it is unknown. */
  tabId: string | null;
  /** Slug of the location in which the player is. A player is in one. */
  location: string;
  /** Number of the channel there. */
  channel: number;
}

/**
 * What friends know of a player who enters: nothing; that the player is online, because another process had the player or the player left
 * a moment ago; or that the player left a short time ago.
 */
export type Known = 'new' | 'online' | 'left';

/** Another process has a newer claim of the player. */
export interface Superseded {
  playerId: string;
  /** Connections with an older claim end. */
  epoch: number;
  tabId: string | null;
}

/** Slug of a location, and the number of a channel there. */
export type LocatedPlayer = Pick<Entry, 'location' | 'channel'>;

export interface Directory {
  /** Called once, before anybody enters. */
  onSuperseded(listener: (superseded: Superseded) => void): void;
  /** Called when players elsewhere came or went without a message, because their process ended or could not be reached. */
  onUncertain(listener: () => void): void;
  /**
   * Registers a player of this process. An entry with a higher epoch stays. Resolves to what friends know of the player; `new` while
   * others cannot be reached.
   */
  enter(entry: Entry): Promise<Known>;
  /** Removes the entry unless a newer claim has replaced it. */
  leave(entry: Pick<Entry, 'playerId' | 'epoch'>): Promise<void>;
  /** Those of the players who are in the town, in any process; only those of this one while others cannot be reached. */
  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Likewise with those who left so shortly ago that their friends are not informed yet (`heldMs`): friends' lists show them. */
  onlineForFriends(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The channels of those of the players who are in the location; only of this process while others cannot be reached. */
  channelsOf(location: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Where those of the players are who are in the town; only of this process while others cannot be reached. */
  placesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, LocatedPlayer>>;
  /** Players in all locations, over all processes; those of others may be two seconds old. */
  count(): number;
  /** After a player left, friends are informed of it so much later, unless the player is back by then. */
  readonly heldMs: number;
}

/** How a process carries out what the bus brings. */
export interface BusHandlers {
  /** Does nothing for a player who is not served here. */
  deliver(playerId: string, message: PlayerMessage): Promise<void>;
  /** False for a player who is not served here. */
  whisper(playerId: string, whisper: Whisper): boolean;
  answer: { [Kind in QuestionKind]: (asked: Asked<Kind>) => Answer<Kind> };
}

export interface Bus {
  /** Called once, before anything is sent. */
  listen(handlers: BusHandlers): void;
  /**
   * Brings the message to the processes that serve the players; players who are not in the town are passed over. Rejects when some could
   * not be reached; those of this process have it nevertheless.
   */
  tell(playerIds: readonly string[], message: PlayerMessage): Promise<void>;
  /**
   * Asks the process that serves the player to save the place. True when it is saved, or the player is nowhere; false when nothing was
   * heard of it in time: a place of at most a second before is stored then. Does not reject.
   */
  save(playerId: string): Promise<boolean>;
  /** Brings a whisper to one player, and what became of it. Does not reject. */
  whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome>;
  /** The answers of all processes that answer within a second. The own answer is the first. */
  ask<Kind extends QuestionKind>(kind: Kind, asked: Asked<Kind>): Promise<readonly Answer<Kind>[]>;
  /** To all other processes, as soon as they can be reached. */
  cast(message: WorldMessage): void;
  /** Called for each message to all processes. */
  onCast(listener: (message: WorldMessage) => void): void;
  /** Called when messages of other processes may have been lost. */
  onGap(listener: () => void): void;
}

/** How many players are in a channel. */
export interface ChannelCount {
  number: number;
  players: number;
}

/** Which channels a player would like to enter. */
export interface Wish {
  playerId: string;
  /** Numbers of channels, the most wanted first. */
  channels: readonly number[];
  /** Path of the process from which the client lost its connection; null when there is none. */
  lostPath: string | null;
}

/** Where a client connects. */
export interface Direction {
  /** Base path of the process that serves the channel; '' where all are served by one. */
  path: string;
  /** null: the process chooses. */
  channel: number | null;
}

/** The channels of a location: which process serves which, and who is directed where. Those of other locations do not matter for it. */
export interface ChannelRegistry {
  /** Called once, by a process that serves players. `counts` are its own channels, with those who are on their way. */
  serve(counts: () => readonly ChannelCount[]): void;
  /** All channels of the location, ordered by number; those of others may be a second old. */
  channels(): Promise<readonly ChannelCount[]>;
  /** A number for a new channel of this process, which no other channel of the location has. */
  open(): Promise<number>;
  /** Whether this process may open the channel: a player was directed here for it, or nobody serves it. */
  take(number: number): Promise<boolean>;
  /** The process has closed its empty channel. */
  close(number: number): void;
  /** Called when another process serves a channel of this number. */
  onLost(listener: (number: number) => void): void;
  /** Where a player connects. Reserves a place there. null: nowhere yet; the client asks again soon. */
  direct(wish: Wish): Promise<Direction | null>;
}

/** A channel of one of several locations. */
export interface LocatedChannel extends ChannelCount {
  location: string;
}

/** A process of the world, for its operator. */
export interface WorldNode {
  name: string;
  /** Base path at which clients connect to it; null for one that serves no players. */
  path: string | null;
  players: number;
  /** Slugs of the locations that it serves; none for one that serves no players. */
  locations: readonly string[];
  channels: readonly LocatedChannel[];
  build: string;
  isDraining: boolean;
  /** How late its timers are. */
  lagMs: number;
  /** Since its last heartbeat. */
  silentMs: number;
}

export interface CounterOptions {
  /** The counter's name, the same in all processes. */
  name: string;
  /** Calls in a window. */
  points: number;
  windowS: number;
}

export interface CallCounter {
  /** Counts one call of the key. Milliseconds to wait when there were too many; else null. */
  consume(key: string): Promise<number | null>;
  /** Takes one counted call back. */
  restore(key: string): Promise<void>;
}

/** What a process shares with the other processes of its world. */
export interface World {
  directory: Directory;
  bus: Bus;
  /** The channels of a location, by its slug; always the same object. */
  registryOf(location: string): ChannelRegistry;
  /** Opens a counter of all processes; null where each process counts alone. */
  openCounter: ((options: CounterOptions) => CallCounter) | null;
  /** All processes, ordered by name; none where there is only one. */
  nodes(): readonly WorldNode[];
  /** Whether players are directed to the process of this name; null: to this one. */
  drain(name: string | null, isDraining: boolean): Promise<void>;
  /** Called when nobody is directed to this process any more, and when that is taken back. */
  onDraining(listener: (isDraining: boolean) => void): void;
  /** Whether other processes cannot be reached now. */
  isAway(): boolean;
  /** Called when this process goes on after it was frozen for so long that the others took it for dead. */
  onFrozen(listener: () => void): void;
  /** Leaves the world. */
  close(): Promise<void>;
}

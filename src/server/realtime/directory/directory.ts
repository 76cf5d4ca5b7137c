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
}

/** Another process has a newer claim of the player. */
export interface Superseded {
  playerId: string;
  /** Connections with an older claim end. */
  epoch: number;
  tabId: string | null;
}

export interface Directory {
  /** Called once, before anybody enters. */
  onSuperseded(listener: (superseded: Superseded) => void): void;
  /** Called when players elsewhere came or went without a message, because their process ended or could not be reached. */
  onUncertain(listener: () => void): void;
  /**
   * Registers a player of this process. An entry with a higher epoch stays. Resolves to whether another process had the player, so that
   * friends know already that the player is online.
   */
  enter(entry: Entry): Promise<boolean>;
  /** Removes the entry unless a newer claim has replaced it. */
  leave(entry: Pick<Entry, 'playerId' | 'epoch'>): Promise<void>;
  /** Those of the players who are in the town, in any process; only those of this one while others cannot be reached. */
  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Players in the town, over all processes; those of others may be two seconds old. */
  count(): number;
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
  /** Brings a whisper to one player, and what became of it. Does not reject. */
  whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome>;
  /** The answers of all processes that answer within a second; this one's is the first. */
  ask<Kind extends QuestionKind>(kind: Kind, asked: Asked<Kind>): Promise<readonly Answer<Kind>[]>;
  /** To all other processes, as soon as they can be reached. */
  cast(message: WorldMessage): void;
  /** Called for each message to all processes. */
  onCast(listener: (message: WorldMessage) => void): void;
  /** Called when messages of other processes may have been lost. */
  onGap(listener: () => void): void;
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
  /** Opens a counter of all processes; null where each process counts alone. */
  openCounter: ((options: CounterOptions) => CallCounter) | null;
  /** Leaves the world. */
  close(): Promise<void>;
}

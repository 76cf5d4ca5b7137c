/**
 * Interfaces of what connects the processes of a world: the directory knows where each player is, the bus brings messages there. One
 * suite runs against all implementations (`directory.test.ts`).
 */
import type { Answer, Asked, PlayerMessage, QuestionKind } from './messages.ts';

/** A player whom this process serves. */
export interface Entry {
  playerId: string;
  /** Of the claim by which the connection owns the player; a newer claim has a higher one. */
  epoch: number;
}

export interface Directory {
  /** Registers a player of this process. An entry with a higher epoch stays. */
  enter(entry: Entry): Promise<void>;
  /** Removes the entry unless a newer claim has replaced it. */
  leave(entry: Entry): Promise<void>;
  /** Those of the players who are in the town, in any process. */
  onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Players in the town, over all processes. */
  count(): number;
}

/** How a process carries out what the bus brings. */
export interface BusHandlers {
  /** Does nothing for a player who is not served here. */
  deliver(playerId: string, message: PlayerMessage): Promise<void>;
  answer: { [Kind in QuestionKind]: (asked: Asked<Kind>) => Answer<Kind> };
}

export interface Bus {
  /** Called once, before anything is sent. */
  listen(handlers: BusHandlers): void;
  /** Brings the message to the processes that serve the players; players who are not in the town are passed over. */
  tell(playerIds: readonly string[], message: PlayerMessage): Promise<void>;
  /** The answers of all processes; this one's is the first. */
  ask<Kind extends QuestionKind>(kind: Kind, asked: Asked<Kind>): Promise<readonly Answer<Kind>[]>;
}

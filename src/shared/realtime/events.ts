/**
 * Socket events, names and arguments as the specification gives them (world, section 7.1), and the schemas that every
 * payload is parsed with. The socket path is socket.io's default; transports websocket, then polling.
 */
import { CHANNEL_LAST } from './channels.ts';
import * as z from 'zod/mini';
import { MAX_SWAPS_PER_MESSAGE } from '../rules/flow.ts';
import { CHAT_MAX_LENGTH } from '../rules/limits.ts';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX, VIEW_COUNT } from '../rules/town.ts';
import { groundSchema } from '../walks/ground.ts';
import { EIGHTHS, FULL_SPEED, HEADINGS } from '../walks/headings.ts';
import type { LanternNews, MomentNews } from './lanterns.ts';
import type { GestureAct } from '../rules/gestures.ts';
import type { GestureRecord, GestureRefusal } from './gestures.ts';
import type { Notice } from './notices.ts';
import type { Push } from './pushes.ts';
import type { ServerReward } from './rewards.ts';
import type { WalkAct } from '../rules/first-walk.ts';
import type { Customization } from '../rules/slots.ts';
import type { SentSentence } from '../contract/sentence.ts';

/** Incremented when a change breaks clients of the previous build. */
export const PROTOCOL_VERSION = 1;
/** Both sides detect a dead connection within the sum of these two, ten seconds. */
export const PING_INTERVAL_MS = 5000;
export const PING_TIMEOUT_MS = 5000;
/** Handshake feature: moves come as one binary packet for each round of the server (see `move-packet.ts`). */
export const FEATURE_BATCHED_MOVES = 'batched-moves-1';

/** Handshake feature: walks are sent once, as where they lead and when they began (see `walks/walk-packet.ts`). */
export const FEATURE_WALKS = 'walks-1';

/**
 * Handshake feature, with `walks-1`: players come in packets, in `join_room` and later (see `people-packet.ts`), instead of
 * `user_connected`. Their looks follow when they are in reach, nearest first (see `look-packet.ts`), instead of
 * `user_updated`. In all events, the id of a player is `packedId` of the net id.
 */
export const FEATURE_PACKED_LOOKS = 'packed-looks-1';

/** Handshake feature: the town has townsfolk, whom the client computes from the town's clock (see `rules/townsfolk.ts`). */
export const FEATURE_TOWNSFOLK = 'townsfolk-1';

/** Handshake feature: delivered whispers come with a proof, which a report of them returns. */
export const FEATURE_REPORTS = 'reports-1';

export const handshakeSchema = z.object({
  serverSessionKey: z.string().check(z.minLength(1), z.maxLength(300)),
  location: z.string().check(z.maxLength(60)),
  /** `PROTOCOL_VERSION` of the client's build; a client of the bare specification sends none. */
  protocol: z.optional(z.int()),
  /** Id of the browser tab. It distinguishes a reconnection from a second tab. */
  tabId: z.optional(z.string().check(z.maxLength(64))),
  /** Number of the channel that the client asks for. */
  channel: z.optional(z.int().check(z.gte(1), z.lte(CHANNEL_LAST))),
  /** What the client computes walks with; needed for `walks-1` only. */
  ground: z.optional(groundSchema),
  features: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(16))),
  /** The player goes through a door that leads to `location`. Without it, a player who is in another one is not brought there. */
  throughDoor: z.optional(z.boolean()),
});

/** `data` of a refused handshake (`connect_error`): whether the client should try again by itself. */
export interface HandshakeRefusal {
  code:
    | 'outdated'
    | 'bad-session'
    | 'no-username'
    | 'unknown-location'
    | 'elsewhere'
    | 'bad-handshake'
    | 'server-closing'
    | 'unavailable'
    | 'server-error'
    | 'too-many'
    | 'kicked';
  retry: boolean;
  /** Of the error's message. Servers before it do not send it. */
  sentence?: SentSentence;
  /** With `elsewhere`: slug of the location in which the player is. */
  location?: string;
}

/** Position in map pixels and the view (0 to 5) that the avatar shows. */
export interface PlayerState {
  x: number;
  y: number;
  frame: number;
}
export interface PlayerUser {
  username: string;
  membership: number;
  /** Text beside the name, empty when there is none. */
  nametag: string;
  customization: Customization;
  /** The server has not sent the look yet: of `customization`, only `nametagColor` is the player's. */
  isLookMissing?: true;
  /** Id of one of the townsfolk, who are no players. Never sent. */
  townsfolk?: string;
}

/** One entry of `join_room`. `netId` numbers the player in binary packets; only clients with that feature get it. */
export interface PlayerEntry {
  socketId: string;
  netId?: number;
  state: PlayerState;
  user: PlayerUser;
}

export type NotificationKind = 'online' | 'mail' | 'friend' | 'match' | 'tip' | 'system';

export interface ServerToClientEvents {
  /**
   * `players` is the JSON of `PlayerEntry[]`, this player included. `selfSocketId` is this player's id in all events; it outlives
   * a connection, so it may differ from the socket's id. `features` lists the announced features that the server has.
   * `townMs` is the town's clock, only for clients with `walks-1`. Clients with `packed-looks-1` get a packet of everyone
   * instead of that list, and `ownUserJson`, this player's `PlayerUser`.
   */
  join_room(
    players: string | Uint8Array | ArrayBuffer,
    selfSocketId: string,
    location: string,
    features: string[],
    townMs?: number,
    ownUserJson?: string,
  ): void;
  /** `stateJson` is `PlayerState` (with `netId` for clients that have the feature), `userJson` is `PlayerUser`. */
  user_connected(socketId: string, stateJson: string, userJson: string): void;
  user_disconnected(socketId: string): void;
  user_updated(socketId: string, userJson: string): void;
  /** Players out of reach whose looks changed, only for clients with `walks-1`. Equal versions are equal looks. */
  restyled(players: readonly (readonly [netId: number, version: number])[]): void;
  honor_updated(honor: number): void;
  /** With the player's own socketId: the server puts the player back. */
  move(socketId: string, x: number, y: number, frame: number): void;
  /** Answers the client's `clock`: its number, and the town's clock in milliseconds. */
  clock(asked: number, townMs: number): void;
  /** Gestures of players in reach, only for clients with `gestures-1`. */
  gestured(gestures: readonly GestureRecord[]): void;
  chat(socketId: string, text: string): void;
  /** The chat of one round by the speakers' net ids, in order; instead of `chat` for clients with `walks-1`. */
  said(lines: readonly (readonly [netId: number, text: string])[]): void;
  /** A moderator redacted this text of that player: the marker replaces it in the log and in bubbles. */
  chat_redacted(username: string, text: string): void;
  /** `user` is the other player; `isEcho` is true on the copy that the sender gets. `proof` only for clients with `reports-1`. */
  whisper(user: string, text: string, isEcho: boolean, proof?: string): void;
  /** `notice` is sent only to clients with the feature `codes-1`. */
  notification_message(kind: NotificationKind, text: string, notice?: Notice): void;
  /** Sent only to clients with the feature `pushes-1`. */
  pushed(push: Push): void;
  /** Sent only to clients with the feature `lanterns-1`: after `join_room`, and when the player found a lantern. */
  lanterns(news: LanternNews): void;
  /** Sent only to clients with the feature `lanterns-1`, while an event is on. */
  moment(news: MomentNews): void;
  /** Something good happened to this player; only for clients with the feature `rewards-1`. */
  rewarded(reward: ServerReward): void;
  /** A player in sight, or this one, reached a level; only for clients with the feature `rewards-1`. */
  leveled(netId: number): void;
  /** A player near by shows the own look, by a turn; only for clients with `rewards-1`, and never the own one. */
  look_shown(netId: number): void;
  /** Number of the channel that was joined; only for clients with the feature `channels-1`. */
  channel(number: number): void;
  /** The process is about to stop: the client connects elsewhere now. Only for clients with the feature `nodes-1`. */
  relocate(): void;
  /** This connection ends because the player connected elsewhere; do not reconnect. */
  replaced(message: string): void;
  /** The server is about to stop; the client reconnects by itself. */
  server_closing(message: string): void;
}

/** What of a game of FLOW is played: swaps of neighbouring cells (0 to 35), the first with the index `from`. */
export interface FlowPlay {
  gameId: string;
  from: number;
  swaps: [number, number][];
}

/** What the client makes of all swaps so far: score without multipliers, and the longest cascade. */
export interface FlowResult {
  score: number;
  combo: number;
}

/**
 * The server's answer to `match_score`. `creditMs` is the player's unused playing time at the time of the answer. It grows
 * with the time up to `SPEED_CREDIT_MAX_MS`, and each swap uses the duration of its turn. A swap is accepted while it is
 * not negative.
 */
export type FlowAnswer =
  | { isApplied: true; applied: number; score: number; highScore: number; creditMs: number }
  /**
   * `applied` is how many swaps the server has; null when there is no such open game. `too-fast` carries the credit, so
   * that the client knows when the swap will be accepted.
   */
  | { isApplied: false; applied: number | null; code: FlowRefusal; creditMs?: number };

/**
 * `gap`: swaps before these are missing; `forged`: they do not replay to that result; `too-fast`: nobody plays so fast;
 * `full`: the game has gone on long enough; `no-game`: no such open game of this player; `malformed`; `busy`: try again.
 */
export type FlowRefusal = 'gap' | 'forged' | 'too-fast' | 'full' | 'no-game' | 'malformed' | 'busy';

export interface ClientToServerEvents {
  /** `id`: a number of the line, the same when the client sends it again on a new connection. Plain clients leave it out. */
  chat(text: string, id?: number): void;
  move(x: number, y: number, frame: number): void;
  /**
   * Only with the feature `walks-1`, instead of `move`: walks to a goal, from where the client computes itself to be at
   * `atMs` of the town's clock. All positions are eighths of a map pixel.
   */
  walk(atMs: number, x8: number, y8: number, goalX8: number, goalY8: number): void;
  /** The same along a heading (0 to 143) at a speed (0 to 15), for 3.5 s or until the next one. Speed 0 stops. */
  head(atMs: number, x8: number, y8: number, heading: number, speed: number): void;
  /** Asks for the town's clock. */
  clock(asked: number): void;
  /**
   * Asks for the points of the walk to a goal that this player is on, because the client found others: `startMs` of the
   * walk, and xy pairs in map px after its start. Not answered when there is none, or when asked too often.
   */
  turns(netId: number, answer: (startMs: number, points: number[]) => void): void;
  /**
   * Only with the feature `gestures-1`: makes a gesture, or ends the one that lasts. `seat` is the key of a seat to sit
   * down on. The answer is why not; null when others see it.
   */
  gesture(act: GestureAct, seat: string | null, answer: (refusal: GestureRefusal | null) => void): void;
  update_character(): void;
  /** Those near by see the own figure turn round once. More often than every few seconds it has no effect. */
  show_look(): void;
  /** Of the first walk (see `rules/first-walk.ts`); only clients with `pushes-1` are answered. */
  first_walk(act: WalkAct): void;
  /** What of the forum is open (see `forum-news.ts`). */
  watch_forum(topic: string | null): void;
  match_score(play: FlowPlay, result: FlowResult, answer: (answer: FlowAnswer) => void): void;
}

export const chatPayload = z.tuple([z.string().check(z.maxLength(CHAT_MAX_LENGTH * 8)), z.optional(z.int())]);
const cell = z.int().check(z.gte(0), z.lt(36));
export const flowPayload = z.tuple([
  z.object({
    gameId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    from: z.int().check(z.gte(0)),
    swaps: z.array(z.tuple([cell, cell])).check(z.minLength(1), z.maxLength(MAX_SWAPS_PER_MESSAGE)),
  }),
  z.object({ score: z.number().check(z.gte(0)), combo: z.int().check(z.gte(0)) }),
]);
const townMs = z.int().check(z.gte(0));
const x8 = z.int().check(z.gte(0), z.lt(MAP_WIDTH_PX * EIGHTHS));
const y8 = z.int().check(z.gte(0), z.lt(MAP_HEIGHT_PX * EIGHTHS));
export const walkPayload = z.tuple([townMs, x8, y8, x8, y8]);
export const headPayload = z.tuple([
  townMs,
  x8,
  y8,
  z.int().check(z.gte(0), z.lt(HEADINGS)),
  z.int().check(z.gte(0), z.lte(FULL_SPEED)),
]);
export const clockPayload = z.tuple([z.number()]);
export const turnsPayload = z.tuple([z.int().check(z.gte(0), z.lte(0xffff)), z.any()]);
export const movePayload = z.tuple([
  z.number().check(z.gte(0), z.lte(MAP_WIDTH_PX)),
  z.number().check(z.gte(0), z.lte(MAP_HEIGHT_PX)),
  z.int().check(z.gte(0), z.lt(VIEW_COUNT)),
]);

/**
 * One socket of one player: what it asked for, how much it may still send, and whether it is still the player's current
 * one. Owns the limits of that socket; the player's place in the town belongs to `presence.ts`.
 */
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientToServerEvents, NotificationKind, ServerToClientEvents } from '../../shared/realtime/events.ts';
import type { Arrival } from './handshake.ts';
import { TokenBucket } from './token-bucket.ts';
import { cutTransport } from './transport.ts';
import type { Notice } from '../../shared/realtime/notices.ts';

export interface SocketData {
  /** Set by the handshake, before the connection is announced. */
  arrival: Arrival;
}
export type TownServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type TownSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;

/** A walker sends six events a second; what drains this is not a client of ours. */
const EVENTS = { capacity: 150, perSecond: 30 };
const CHAT = { capacity: 3, perSecond: 1 };
const CHARACTER_UPDATES = { capacity: 5, perSecond: 0.5 };

export class Connection {
  readonly socket: TownSocket;
  readonly events: TokenBucket;
  readonly chat: TokenBucket;
  readonly characterUpdates: TokenBucket;
  /** Whether `join_room` was sent. Until then nothing is accepted from it and nothing of the town sent to it. */
  hasJoined = false;
  /** Whether packets were left out because it reads too slowly. */
  isBehind = false;
  /** Column whose surroundings it was last told of. */
  seenCell: number | null = null;
  /** Keeps a player's lines in their order while names are looked up. */
  speaking: Promise<void> = Promise.resolve();

  constructor(socket: TownSocket, nowMs: number) {
    this.socket = socket;
    this.events = new TokenBucket(EVENTS, nowMs);
    this.chat = new TokenBucket(CHAT, nowMs);
    this.characterUpdates = new TokenBucket(CHARACTER_UPDATES, nowMs);
  }

  get arrival(): Arrival {
    return this.socket.data.arrival;
  }

  /** The notice goes only to clients that announced `codes-1`; others get the two arguments of the specification. */
  notify(kind: NotificationKind, text: string, notice: Notice): void {
    if (this.arrival.hasCodes) this.socket.emit('notification_message', kind, text, notice);
    else this.socket.emit('notification_message', kind, text);
  }

  /** Closes the transport, so that the client connects again by itself and hears why at the handshake. */
  drop(): void {
    this.socket.conn.close();
  }

  /** Closes the transport at once, whatever it still has to send. */
  cut(): void {
    cutTransport(this.socket.conn);
  }

  /** Ends the connection for good: a client does not come back by itself from this. */
  dismiss(): void {
    this.socket.disconnect(true);
  }
}

/**
 * One client's socket, as the rooms above see it: typed events, prepared packets, backlog, and the three ways to end it.
 * Owns the socket; knows no player.
 */
import type { ServerToClientEvents } from '../../../shared/realtime/events.ts';
import { type Batch, batchOf, type Framed, type FramedPacket, frameAttached, type SharedBeginning } from './packets.ts';
import type { TownSocket } from './server.ts';
import { type Backlog, backlogOf, cutTransport, finishEvent, writeBatch } from './transport.ts';

export class ClientLink {
  readonly #socket: TownSocket<unknown>;
  /** Sent with the next round. */
  #waiting: Framed[] = [];

  constructor(socket: TownSocket<unknown>) {
    this.#socket = socket;
  }

  get id(): string {
    return this.#socket.id;
  }

  /** Sends an event at once, before what waits for the round. */
  emit<Event extends keyof ServerToClientEvents>(event: Event, ...args: Parameters<ServerToClientEvents[Event]>): void {
    this.#socket.emit(event, ...args);
  }

  /** Sends the packet at once. */
  sendPacket(packet: Framed): void {
    writeBatch(this.#socket.conn, null, [packet]);
  }

  /**
   * Sends an event whose first argument is `packet`, and `args` this client's own ones. Many clients share the packet. Returns the
   * bytes.
   */
  sendAttached(event: keyof ServerToClientEvents, packet: FramedPacket, args: readonly unknown[]): number {
    const own = batchOf([frameAttached(event, ...args)]);
    writeBatch(this.#socket.conn, own, [packet]);
    return own.frames.byteLength + packet.frame.byteLength;
  }

  /** Sends the message with the next round, or before the connection closes. */
  queue(message: Framed): void {
    this.#waiting.push(message);
  }

  /** The one write of a round: `shared`, what waits, then `own`. */
  sendRound(shared: Batch | null, own: readonly Framed[]): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return writeBatch(this.#socket.conn, shared, own);
    this.#waiting = [];
    writeBatch(this.#socket.conn, shared, [...waiting, ...own]);
  }

  /** Sends an event that `beginEvent` began, with this client's own further arguments. Returns the bytes. */
  finishEvent(beginning: SharedBeginning, args: readonly unknown[]): number {
    return finishEvent(this.#socket.conn, beginning, args);
  }

  backlog(): Backlog {
    return backlogOf(this.#socket.conn);
  }

  /** Calls `listener` for each event that the client sends, with unparsed arguments. */
  onEvent(listener: (event: unknown, args: readonly unknown[]) => void): void {
    this.#socket.onAny((event: unknown, ...args: unknown[]) => listener(event, args));
  }

  onClosed(listener: () => void): void {
    this.#socket.on('disconnect', listener);
  }

  /** Closes the transport. The client reconnects by itself, and the handshake tells it the reason. */
  close(): void {
    this.sendRound(null, []);
    this.#socket.conn.close();
  }

  /** Closes the transport at once; unsent data is lost. */
  cut(): void {
    cutTransport(this.#socket.conn);
  }

  /** Ends the connection. The client does not reconnect by itself. */
  end(): void {
    this.sendRound(null, []);
    this.#socket.disconnect(true);
  }
}

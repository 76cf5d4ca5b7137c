/**
 * One client's socket, as the rooms above see it: typed events, prepared packets, backlog, and the three ways to end it.
 * Owns the socket; knows no player.
 */
import type { ServerToClientEvents } from '../../../shared/realtime/events.ts';
import { ROOM_BATCHED, ROOM_PLAIN } from './broadcast.ts';
import type { FramedPacket, SharedBeginning } from './packets.ts';
import type { TownSocket } from './server.ts';
import { type Backlog, backlogOf, cutTransport, finishEvent, writePacket } from './transport.ts';

export class ClientLink {
  readonly #socket: TownSocket<unknown>;

  constructor(socket: TownSocket<unknown>) {
    this.#socket = socket;
  }

  get id(): string {
    return this.#socket.id;
  }

  emit<Event extends keyof ServerToClientEvents>(event: Event, ...args: Parameters<ServerToClientEvents[Event]>): void {
    this.#socket.emit(event, ...args);
  }

  sendPacket(packet: FramedPacket): void {
    writePacket(this.#socket.conn, packet);
  }

  /** Sends an event that `beginEvent` began, with this client's own further arguments. */
  finishEvent(beginning: SharedBeginning, args: readonly unknown[]): void {
    finishEvent(this.#socket.conn, beginning, args);
  }

  backlog(): Backlog {
    return backlogOf(this.#socket.conn);
  }

  /** From now on the client gets broadcasts: those with binary packets, or those of the plain protocol. */
  subscribe(hasBatchedMoves: boolean): void {
    void this.#socket.join(hasBatchedMoves ? ROOM_BATCHED : ROOM_PLAIN);
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
    this.#socket.conn.close();
  }

  /** Closes the transport at once; unsent data is lost. */
  cut(): void {
    cutTransport(this.#socket.conn);
  }

  /** Ends the connection. The client does not reconnect by itself. */
  end(): void {
    this.#socket.disconnect(true);
  }
}

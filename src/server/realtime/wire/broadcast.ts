/**
 * Events for every client that has joined. Clients are in one of two socket.io rooms: those that take binary packets, and
 * those of the plain protocol. Owns no state.
 */
import type { ServerToClientEvents } from '../../../shared/realtime/events.ts';
import type { TownServer } from './server.ts';

export const ROOM_BATCHED = 'batched';
export const ROOM_PLAIN = 'plain';

type Events = ServerToClientEvents;
type Args<Event extends keyof Events> = Parameters<Events[Event]>;

export class Broadcast {
  readonly #io: Pick<TownServer<unknown>, 'to' | 'sockets'>;

  constructor(io: Pick<TownServer<unknown>, 'to' | 'sockets'>) {
    this.#io = io;
  }

  get hasPlainClients(): boolean {
    return (this.#io.sockets.adapter.rooms.get(ROOM_PLAIN)?.size ?? 0) > 0;
  }

  emit<Event extends keyof Events>(event: Event, ...args: Args<Event>): void {
    this.#io.to([ROOM_PLAIN, ROOM_BATCHED]).emit(event, ...args);
  }

  /** To everyone but the links with these ids. */
  emitExcept<Event extends keyof Events>(linkIds: string[], event: Event, ...args: Args<Event>): void {
    this.#io
      .to([ROOM_PLAIN, ROOM_BATCHED])
      .except(linkIds)
      .emit(event, ...args);
  }

  emitBatched<Event extends keyof Events>(event: Event, ...args: Args<Event>): void {
    this.#io.to(ROOM_BATCHED).emit(event, ...args);
  }

  emitPlain<Event extends keyof Events>(event: Event, ...args: Args<Event>): void {
    this.#io.to(ROOM_PLAIN).emit(event, ...args);
  }

  emitPlainExcept<Event extends keyof Events>(linkId: string, event: Event, ...args: Args<Event>): void {
    this.#io
      .to(ROOM_PLAIN)
      .except(linkId)
      .emit(event, ...args);
  }
}

/**
 * Events for every client that has joined, collected for the round that sends them. Each is framed once. Owns those of
 * the next round.
 */
import type { ServerToClientEvents } from '../../../shared/realtime/events.ts';
import { type Batch, batchOf, type Framed, frameEvent } from './packets.ts';

/**
 * Clients that take players and looks in packets, those that take walks, those that take binary packets of positions, and
 * those of the plain protocol.
 */
export type ClientKind = 'packed' | 'walks' | 'batched' | 'plain';

type Events = ServerToClientEvents;
type Args<Event extends keyof Events> = Parameters<Events[Event]>;

interface Waiting {
  message: Framed;
  /** Null: all. */
  kinds: readonly ClientKind[] | null;
  /** Ids of links that do not get it. */
  except: ReadonlySet<string> | null;
}

/** What a round has for every client. */
export interface Shared {
  /** Null when there is nothing for this client. */
  of(kind: ClientKind, linkId: string): Batch | null;
}

export class Broadcast {
  #waiting: Waiting[] = [];

  emit<Event extends keyof Events>(event: Event, ...args: Args<Event>): void {
    this.#waiting.push({ message: frameEvent(event, ...args), kinds: null, except: null });
  }

  /** To the clients of these kinds, but not to the links with these ids. */
  emitExcept<Event extends keyof Events>(
    [kinds, except]: readonly [kinds: readonly ClientKind[], except: ReadonlySet<string>],
    event: Event,
    ...args: Args<Event>
  ): void {
    this.#waiting.push({ message: frameEvent(event, ...args), kinds, except: except.size > 0 ? except : null });
  }

  emitTo<Event extends keyof Events>(kinds: readonly ClientKind[], event: Event, ...args: Args<Event>): void {
    this.#waiting.push({ message: frameEvent(event, ...args), kinds, except: null });
  }

  /** A prepared message to the clients of these kinds. */
  sendTo(kinds: readonly ClientKind[], message: Framed): void {
    this.#waiting.push({ message, kinds, except: null });
  }

  /** Ends the round. */
  take(): Shared {
    const waiting = this.#waiting;
    this.#waiting = [];
    const batches = {
      packed: sharedBatch(waiting, 'packed'),
      walks: sharedBatch(waiting, 'walks'),
      batched: sharedBatch(waiting, 'batched'),
      plain: sharedBatch(waiting, 'plain'),
    };
    const excepted = new Set(waiting.flatMap(({ except }) => [...(except ?? [])]));
    return {
      of: (kind, linkId) => (excepted.has(linkId) ? sharedBatch(waiting, kind, linkId) : batches[kind]),
    };
  }
}

function sharedBatch(waiting: readonly Waiting[], kind: ClientKind, linkId?: string): Batch | null {
  const sent = waiting.filter(
    (event) => (event.kinds?.includes(kind) ?? true) && !(linkId !== undefined && event.except?.has(linkId)),
  );
  return sent.length === 0 ? null : batchOf(sent.map(({ message }) => message));
}

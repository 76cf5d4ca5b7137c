/**
 * What clients are sent about moves in one round: one binary packet for each column of the map, and for clients of the
 * plain protocol the events of the same players. Each is built once. Owns those of its round.
 */
import { type Framed, type FramedPacket, frameEvent, framePacket } from '../wire/packets.ts';
import type { Presence } from './presence.ts';

export class ColumnMoves {
  readonly #sent: readonly (readonly Presence[])[];
  readonly #packets = new Map<number, FramedPacket>();
  readonly #events = new Map<Presence, Framed>();

  /** `sent`: whose positions the viewers in each column are sent. */
  constructor(sent: readonly (readonly Presence[])[]) {
    this.#sent = sent;
  }

  /** The packet for viewers in a column; null for nothing. */
  packetOf(cell: number): FramedPacket | null {
    const sent = this.#sent[cell] ?? [];
    if (sent.length === 0) return null;
    const packet = this.#packets.get(cell) ?? packetWith(sent);
    this.#packets.set(cell, packet);
    return packet;
  }

  /** The players whose positions viewers in a column are sent. */
  of(cell: number): readonly Presence[] {
    return this.#sent[cell] ?? [];
  }

  /** The event `move` of a player. */
  eventOf(presence: Presence): Framed {
    const { x, y, view } = presence.record;
    const event = this.#events.get(presence) ?? frameEvent('move', presence.id, x, y, view);
    this.#events.set(presence, event);
    return event;
  }
}

export const packetWith = (presences: readonly Presence[]): FramedPacket =>
  framePacket(presences.map(({ record }) => record));

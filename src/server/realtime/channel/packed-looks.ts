/**
 * Looks as packets: each is encoded once for all clients that get it. Owns the numbers of items, which last as long as the
 * process, and the encoded looks.
 */
import { type EncodedLook, encodeLook, encodeLooks, type ItemEntry } from '../../../shared/realtime/look-packet.ts';
import { type FramedPacket, frameParts } from '../wire/packets.ts';
import type { Presence, SentLook } from './presence.ts';

const GROWTH_BYTES = 32;

/** The items whose ids one client was sent. */
export class SentItems {
  /** One bit for each number. */
  #bits = new Uint8Array(GROWTH_BYTES);

  has(item: number): boolean {
    return ((this.#bits[item >> 3] ?? 0) & (1 << (item & 7))) !== 0;
  }

  /** Whether the client was not sent this one before. */
  add(item: number): boolean {
    if (this.has(item)) return false;
    const at = item >> 3;
    if (at >= this.#bits.length) {
      const grown = new Uint8Array(at + GROWTH_BYTES);
      grown.set(this.#bits);
      this.#bits = grown;
    }
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (item & 7));
    return true;
  }
}

/** Looks in one packet for many clients. */
export interface SharedLooks {
  packet: FramedPacket;
  /** Numbers of items that a client must know. */
  items: readonly number[];
  presences: readonly Presence[];
}

export class PackedLooks {
  /** By the id of the item. */
  readonly #numbers = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #encoded = new WeakMap<SentLook, EncodedLook>();

  /** Bytes of a player's look in a packet, without ids of items. */
  bytesOf(presence: Presence): number {
    return this.#lookOf(presence).bytes.byteLength;
  }

  /** A packet of these players' looks for one client, which was sent the ids of `items`. */
  packetOf(presences: readonly Presence[], items: SentItems): FramedPacket {
    const looks = presences.map((presence) => this.#lookOf(presence));
    const entries: ItemEntry[] = [];
    for (const look of looks) {
      for (const item of look.items) if (items.add(item)) entries.push([item, this.#ids[item] ?? '']);
    }
    return frameParts(encodeLooks(entries, looks));
  }

  /** The same for all clients that know the items; null when it has more than `bytesMax`. */
  sharedOf(presences: readonly Presence[], bytesMax: number): SharedLooks | null {
    const looks = presences.map((presence) => this.#lookOf(presence));
    const packet = frameParts(encodeLooks([], looks));
    const items = new Set(looks.flatMap((look) => look.items));
    return packet.frame.byteLength > bytesMax ? null : { packet, items: [...items], presences };
  }

  #lookOf(presence: Presence): EncodedLook {
    const sent = presence.sentLook;
    const known = this.#encoded.get(sent);
    if (known !== undefined) return known;
    const look = encodeLook(presence.record.netId, sent.user.customization, (id) => this.#numberOf(id));
    this.#encoded.set(sent, look);
    return look;
  }

  #numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const number = this.#ids.push(id) - 1;
    this.#numbers.set(id, number);
    return number;
  }
}

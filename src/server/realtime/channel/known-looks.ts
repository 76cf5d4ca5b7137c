/**
 * Which looks one client was sent. A look that changes is sent to those in reach; the others are sent it when the player
 * comes into their reach. Owns the versions by net id, the players whose looks wait
 * for a later round, and the items that the client knows.
 */
import { SentItems } from './packed-looks.ts';
import type { Presence } from './presence.ts';

/** Net ids are small numbers, in the order of arrival. */
const GROWTH = 256;

export class KnownLooks {
  /** 0: the look with which the player was announced, if the client was sent that one. */
  #versions = new Uint16Array(GROWTH);
  readonly #announced: number;
  /** Players in reach, those first who are to be sent first. */
  readonly waiting = new Set<Presence>();
  /** Of clients with packets. */
  readonly items = new SentItems();

  /** `areAnnounced`: players are announced to this client with their looks, which are version 1. */
  constructor(areAnnounced: boolean) {
    this.#announced = areAnnounced ? 1 : 0;
  }

  isCurrent({ record, lookVersion }: Presence): boolean {
    return (this.#versions[record.netId] || this.#announced) === lookVersion;
  }

  /** The client was sent the present look. */
  sent({ record, lookVersion }: Presence): void {
    if (record.netId >= this.#versions.length) {
      const grown = new Uint16Array(record.netId + GROWTH);
      grown.set(this.#versions);
      this.#versions = grown;
    }
    this.#versions[record.netId] = lookVersion;
  }

  /** The player left; the net id may be given to another one. */
  forget(presence: Presence): void {
    const { netId } = presence.record;
    this.waiting.delete(presence);
    if (netId < this.#versions.length) this.#versions[netId] = 0;
  }
}

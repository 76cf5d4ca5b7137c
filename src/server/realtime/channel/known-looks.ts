/**
 * Which looks one client was sent. A look that changes is sent to those in reach; the others are sent it when the player
 * comes into their reach. Owns the versions by net id.
 */
import type { Presence } from './presence.ts';

/** Net ids are small numbers, in the order of arrival. */
const GROWTH = 256;

export class KnownLooks {
  /** 0: the look with which the player was announced, which is version 1. */
  #versions = new Uint16Array(GROWTH);

  isCurrent({ record, lookVersion }: Presence): boolean {
    return (this.#versions[record.netId] || 1) === lookVersion;
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
  forget(netId: number): void {
    if (netId < this.#versions.length) this.#versions[netId] = 0;
  }
}

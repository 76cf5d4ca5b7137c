/**
 * The players that a client gets on joining. Clients with packets get all of them at once, without looks. For others the
 * nearest players are in `join_room`, and the rest follow as `user_connected`, some in each round, so that a join among
 * thousands neither fills the client's connection nor delays the round. Owns the messages of its round.
 */
import { encodePeople, encodePerson } from '../../../shared/realtime/people-packet.ts';
import {
  beginEvent,
  type Framed,
  type FramedPacket,
  frameBytes,
  frameEvent,
  frameParts,
  type SharedBeginning,
  shareBeginning,
} from '../wire/packets.ts';
import { columnsFrom } from './cells.ts';
import type { Presence } from './presence.ts';

/** Players in `join_room`. */
const LISTED_MAX = 200;
/** Of `user_connected` in one round of one client. */
const BYTES_A_ROUND = 32 * 1024;

interface PlayerList {
  beginning: SharedBeginning;
  listed: ReadonlySet<Presence>;
}

export class Introductions {
  readonly #members: (cell: number) => Iterable<Presence>;
  readonly #lists = new Map<string, PlayerList>();
  readonly #events = new Map<string, Framed>();
  #everyone: FramedPacket | null = null;

  /** `members` are the players in a column. */
  constructor(members: (cell: number) => Iterable<Presence>) {
    this.#members = members;
  }

  /** The list of the players nearest to `own`, which is one of them, and the others, farthest first. */
  listFor(own: Presence, withNetIds: boolean): PlayerList & { others: Presence[] } {
    const all = columnsFrom(own.cell).flatMap((cell) => [...this.#members(cell)].filter(isAnnounced));
    const shared = this.#sharedList(own.cell, all, withNetIds);
    const { beginning, listed } = shared.listed.has(own)
      ? shared
      : listOf([own, ...all.slice(0, LISTED_MAX - 1)], withNetIds);
    return { beginning, listed, others: all.filter((one) => !listed.has(one)).toReversed() };
  }

  /** `own` and everyone who is announced, without looks, for `join_room` of a client with packets. */
  everyone(own: Presence): FramedPacket {
    this.#everyone ??= peoplePacket(columnsFrom(0).flatMap((cell) => [...this.#members(cell)].filter(isAnnounced)));
    return own.isAnnounced ? this.#everyone : frameParts([this.#everyone.data, encodePerson(own)]);
  }

  /** Takes this round's players from the end of those that a client still has to get. */
  take(unlisted: Presence[], withNetIds: boolean, isHere: (presence: Presence) => boolean): Framed[] {
    const events: Framed[] = [];
    let bytes = 0;
    while (bytes < BYTES_A_ROUND) {
      const presence = unlisted.pop();
      if (presence === undefined) break;
      if (!isHere(presence)) continue;
      const event = this.#eventOf(presence, withNetIds);
      bytes += event.frame.byteLength;
      events.push(event);
    }
    return events;
  }

  #sharedList(cell: number, all: readonly Presence[], withNetIds: boolean): PlayerList {
    const key = `${cell} ${withNetIds}`;
    const list = this.#lists.get(key) ?? listOf(all.slice(0, LISTED_MAX), withNetIds);
    this.#lists.set(key, list);
    return list;
  }

  #eventOf(presence: Presence, withNetIds: boolean): Framed {
    const key = `${presence.id} ${withNetIds}`;
    const event = this.#events.get(key) ?? frameEvent('user_connected', ...presence.introduction(withNetIds));
    this.#events.set(key, event);
    return event;
  }
}

const isAnnounced = (presence: Presence): boolean => presence.isAnnounced;

/** Players without their looks. */
export const peoplePacket = (presences: readonly Presence[]): FramedPacket => frameBytes(encodePeople(presences));

const listOf = (listed: readonly Presence[], withNetIds: boolean): PlayerList => ({
  beginning: shareBeginning(beginEvent('join_room', `[${listed.map((one) => one.entryJson(withNetIds)).join(',')}]`)),
  listed: new Set(listed),
});

/**
 * The players in the town. A presence belongs to one player and outlives its connection: a newer connection takes it over
 * without a message to other players. Owns the presences and their net ids.
 */
import type { MoveRecord } from '../../../shared/realtime/move-packet.ts';
import type { PersonNames } from '../../../shared/realtime/people-packet.ts';
import type { PlayerState, PlayerUser } from '../../../shared/realtime/events.ts';
import type { Gesture } from '../../../shared/rules/gestures.ts';
import type { Seat } from '../../../shared/rules/places.ts';
import { WALK_ALLOWANCE_MS, WALK_SPEED_PX_PER_S } from '../../../shared/rules/town.ts';
import { startOf } from '../../../shared/walks/headings.ts';
import { standWalk, type Walk, walkPlaceAt, walkViewAt } from '../../../shared/walks/walk.ts';
import type { PlayerRecord } from '../../ports.ts';
import { cellOf } from './cells.ts';
import type { Connection } from '../lobby/connection.ts';
import { NetIds } from './net-ids.ts';
import { TokenBucket } from '../lobby/token-bucket.ts';

/** Limit of the distance walked, in map pixels. */
export const WALK_ALLOWANCE = {
  capacity: (WALK_SPEED_PX_PER_S * WALK_ALLOWANCE_MS) / 1000,
  perSecond: WALK_SPEED_PX_PER_S,
};

/** Walks that a client may begin: room for somebody who taps keys fast. */
const INTENTS = { capacity: 60, perSecond: 20 };

/** A look that others were sent, and when, on the town's clock. */
export interface SentLook {
  readonly user: PlayerUser;
  readonly userJson: string;
  readonly atMs: number;
}

/** A gesture that lasts: sitting, or dancing. */
export interface LastingGesture {
  readonly act: Gesture;
  readonly atMs: number;
  /** Begin of the walk before it. */
  readonly walkMs: number;
  readonly untilMs: number;
  readonly seat: Seat | null;
}

export class Presence {
  /** The player's `socketId` in all events; it stays when another connection takes over. */
  readonly id: string;
  readonly playerId: string;
  readonly allowance: TokenBucket;
  /** The rounded position, as packets carry it. */
  readonly record: MoveRecord;
  readonly intents: TokenBucket;
  /** Where the player is at any time. For a client that reports positions, how others see it walk to `state`. */
  walk: Walk;
  /** The gesture that lasts; null without one. Changed by `Gestures`. */
  gesture: LastingGesture | null = null;
  /** When the last gesture began, on the town's clock. */
  gesturedMs = Number.NEGATIVE_INFINITY;
  connection: Connection;
  /** Players whom this one blocked; changed through `Presences.block`. */
  blockedIds: ReadonlySet<string>;
  /** Epoch milliseconds; null: may talk. */
  mutedUntil: number | null;
  /** Whether `user_connected` was sent for this player. */
  isAnnounced = false;
  /** The look as others are sent it. */
  sentLook: SentLook;
  /** Of `sentLook`: 1 when the player was announced, then 2 and so on, 65,535 at most. */
  lookVersion = 1;
  user: PlayerUser;
  userJson: string;
  state: PlayerState;
  cell: number;

  constructor(arrival: PresenceStart, netId: number, nowMs: number) {
    this.id = arrival.connection.link.id;
    this.playerId = arrival.player.id;
    this.connection = arrival.connection;
    this.blockedIds = arrival.blockedIds;
    this.mutedUntil = arrival.player.mutedUntil;
    this.user = userOf(arrival.player);
    this.userJson = JSON.stringify(this.user);
    this.sentLook = { user: this.user, userJson: this.userJson, atMs: nowMs };
    this.allowance = new TokenBucket(WALK_ALLOWANCE, nowMs);
    this.record = { netId, x: 0, y: 0, view: 0 };
    this.state = arrival.state;
    this.cell = cellOf(arrival.state.x);
    this.intents = new TokenBucket(INTENTS, nowMs);
    this.walk = standWalk(startOf(arrival.state), arrival.state.frame, Math.floor(nowMs));
    this.setState(arrival.state);
  }

  /** Sets the position. The caller notifies others. */
  setState(state: PlayerState): void {
    this.state = state;
    this.record.x = Math.round(state.x);
    this.record.y = Math.round(state.y);
    this.record.view = state.frame;
  }

  /** Sets the position to where the walk is at `nowMs`; whether the rounded position changed. */
  followWalk(nowMs: number): boolean {
    const { x, y, view } = this.record;
    const place = { x: this.state.x, y: this.state.y };
    walkPlaceAt(this.walk, nowMs, place);
    this.setState({ ...place, frame: walkViewAt(this.walk, nowMs, this.state.frame) });
    return this.record.x !== x || this.record.y !== y || this.record.view !== view;
  }

  setUser(user: PlayerUser): void {
    this.user = user;
    this.userJson = JSON.stringify(user);
  }

  stateJson(withNetId: boolean): string {
    const { netId, x, y, view } = this.record;
    return JSON.stringify(withNetId ? { x, y, frame: view, netId } : { x, y, frame: view });
  }

  /** The arguments of `user_connected`. */
  introduction(withNetId: boolean): [id: string, stateJson: string, userJson: string] {
    return [this.id, this.stateJson(withNetId), this.userJson];
  }

  get names(): PersonNames {
    return namesOf(this.sentLook.user);
  }

  /** From now on others are sent the present look. Returns whether it differs in what a name shows. */
  publishLook(nowMs: number): boolean {
    const before = JSON.stringify(this.names);
    this.sentLook = { user: this.user, userJson: this.userJson, atMs: nowMs };
    return JSON.stringify(this.names) !== before;
  }

  /** One entry of `join_room`, as JSON. */
  entryJson(withNetId: boolean): string {
    const netId = withNetId ? `"netId":${this.record.netId},` : '';
    return `{"socketId":${JSON.stringify(this.id)},${netId}"state":${this.stateJson(false)},"user":${this.userJson}}`;
  }

  /** Whether either of the two blocked the other. */
  isSeparatedFrom(other: Presence): boolean {
    return this.blockedIds.has(other.playerId) || other.blockedIds.has(this.playerId);
  }
}

export interface PresenceStart {
  connection: Connection;
  player: PlayerRecord;
  blockedIds: ReadonlySet<string>;
  state: PlayerState;
}

const namesOf = ({ username, membership, nametag, customization }: PlayerUser): PersonNames => ({
  username,
  membership,
  nametag,
  nametagColor: customization.nametagColor,
});

export const userOf = (player: PlayerRecord): PlayerUser => ({
  username: player.username,
  membership: player.membership,
  nametag: player.nametag,
  customization: player.customization,
});

export class Presences {
  readonly #byPlayer = new Map<string, Presence>();
  readonly #byNetId = new Map<number, Presence>();
  /** The present players who blocked a player, by the id of the blocked one. */
  readonly #blockers = new Map<string, Set<Presence>>();
  readonly #netIds = new NetIds();

  get size(): number {
    return this.#byPlayer.size;
  }

  all(): IterableIterator<Presence> {
    return this.#byPlayer.values();
  }

  of(playerId: string): Presence | undefined {
    return this.#byPlayer.get(playerId);
  }

  numbered(netId: number): Presence | undefined {
    return this.#byNetId.get(netId);
  }

  /** Adds a player who is not present; null while no net id is free. */
  add(start: PresenceStart, nowMs: number): Presence | null {
    const netId = this.#netIds.allocate(nowMs);
    if (netId === null) return null;
    const presence = new Presence(start, netId, nowMs);
    this.#byPlayer.set(presence.playerId, presence);
    this.#byNetId.set(netId, presence);
    this.#index(presence);
    return presence;
  }

  /** Replaces the players whom this one blocked. */
  block(presence: Presence, blockedIds: ReadonlySet<string>): void {
    this.#unindex(presence);
    presence.blockedIds = blockedIds;
    if (this.of(presence.playerId) === presence) this.#index(presence);
  }

  /** Present players who blocked this one or whom it blocked. */
  separatedFrom({ playerId, blockedIds }: Presence): ReadonlySet<Presence> {
    const separated = new Set(this.#blockers.get(playerId));
    for (const id of blockedIds) {
      const blocked = this.of(id);
      if (blocked !== undefined) separated.add(blocked);
    }
    return separated;
  }

  remove(presence: Presence, nowMs: number): void {
    this.#byPlayer.delete(presence.playerId);
    this.#byNetId.delete(presence.record.netId);
    this.#unindex(presence);
    this.#netIds.release(presence.record.netId, nowMs);
  }

  #index(presence: Presence): void {
    for (const id of presence.blockedIds) {
      const blockers = this.#blockers.get(id) ?? new Set();
      this.#blockers.set(id, blockers.add(presence));
    }
  }

  #unindex(presence: Presence): void {
    for (const id of presence.blockedIds) {
      const blockers = this.#blockers.get(id);
      blockers?.delete(presence);
      if (blockers?.size === 0) this.#blockers.delete(id);
    }
  }
}

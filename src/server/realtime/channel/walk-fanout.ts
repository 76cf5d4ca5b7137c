/**
 * Who is sent whose walk. A walk is sent once to the viewers whose columns reach the walker's column, and again to
 * those that come to reach it when the walker crosses into another column. Nothing is sent when a walker leaves their
 * reach; where players out of reach are is sent from time to time, for the list of people. What exceeds a packet is owed
 * until the next rounds, the nearest columns first. Owns what is owed to each column, who is walking and who
 * came into reach.
 */
import { encodeWalks } from '../../../shared/walks/walk-packet.ts';
import { restMsOf, standWalk, startAt, walkViewAt } from '../../../shared/walks/walk.ts';
import { type FramedPacket, frameBytes } from '../wire/packets.ts';
import { CELL_COUNT, isInReach, NEAREST_FIRST, REACHES } from './cells.ts';
import type { Presence } from './presence.ts';

/** At ten rounds a second, 1,200 records a second. */
const RECORDS_MAX = 120;
/** After this many rounds the place of everyone who came to rest was sent to all, wherever they are. */
const SWEEP_ROUNDS = 150;
/** Of a round; those beyond are sent in the next sweep. */
const SWEPT_MAX = 30;
/** Somebody may still set out from a walk that ended so long ago, so until then it is not sent as standing. */
const REST_MS = 700;

/** What a client is sent after it came to another column, and the players who are in it. */
export interface MissedWalks {
  packet: FramedPacket;
  inReach: readonly Presence[];
}

export class WalkFanout {
  readonly #members: (cell: number) => Iterable<Presence>;
  readonly #owed: Set<Presence>[] = Array.from({ length: CELL_COUNT }, () => new Set<Presence>());
  readonly #walking = new Set<Presence>();
  /** Players who came to rest since the last sweep, in one part for each round of a sweep. */
  readonly #unswept: Set<Presence>[] = Array.from({ length: SWEEP_ROUNDS }, () => new Set<Presence>());
  #swept: readonly Presence[] = [];
  #rounds = 0;
  readonly #viewers = new Set<Presence>();
  /** Of this round, by column. */
  readonly #packets = new Map<number, FramedPacket | null>();
  /** Players who came into the reach of each column in this round. */
  readonly #entered: Set<Presence>[] = Array.from({ length: CELL_COUNT }, () => new Set<Presence>());

  /** `members` are the players in a column. */
  constructor(members: (cell: number) => Iterable<Presence>) {
    this.#members = members;
  }

  /** The presence's client has joined, and is sent walks from now on if it has the feature. */
  joined(presence: Presence): void {
    if (presence.connection.arrival.hasWalks) this.#viewers.add(presence);
    else this.#viewers.delete(presence);
  }

  leave(presence: Presence): void {
    this.#viewers.delete(presence);
    this.#walking.delete(presence);
    this.#partOf(presence)?.delete(presence);
    for (const sets of [this.#owed, this.#entered]) for (const set of sets) set.delete(presence);
  }

  /** `presence.walk` was replaced. */
  changed(presence: Presence, nowMs: number): void {
    if (restMsOf(presence.walk) + REST_MS > nowMs) this.#walking.add(presence);
    for (const cell of this.#columnsOf(presence, null)) this.#owed[cell]?.add(presence);
  }

  /** The presence came into its column from the column `from`. */
  crossed(presence: Presence, from: number): void {
    for (const cell of this.#columnsOf(presence, from)) {
      this.#owed[cell]?.add(presence);
      this.#entered[cell]?.add(presence);
    }
  }

  /** Begins a round: computes where the walking clients are, and calls `moved` for each one whose rounded position changed. */
  follow(nowMs: number, moved: (presence: Presence) => void): void {
    const part = this.#unswept[this.#rounds++ % SWEEP_ROUNDS];
    this.#swept = [...(part ?? [])].filter((presence) => !this.#walking.has(presence)).slice(0, SWEPT_MAX);
    for (const presence of this.#swept) part?.delete(presence);
    for (const presence of this.#walking) {
      if (presence.connection.arrival.hasWalks && presence.followWalk(nowMs)) moved(presence);
      if (restMsOf(presence.walk) + REST_MS <= nowMs) this.#rest(presence, nowMs);
    }
  }

  viewers(): IterableIterator<Presence> {
    return this.#viewers.keys();
  }

  /** What the viewers in a column are sent in this round; null for nothing. */
  walksFor(cell: number, nowMs: number): FramedPacket | null {
    const known = this.#packets.get(cell);
    if (known !== undefined) return known;
    const packet = this.#take(cell, nowMs);
    this.#packets.set(cell, packet);
    return packet;
  }

  /** Players who came into the reach of a column since the last round. */
  enteredInto(cell: number): Iterable<Presence> {
    return this.#entered[cell] ?? [];
  }

  /** Forgets what is owed to columns without viewers, and who came into reach. */
  endRound(): void {
    this.#owed.forEach((owed, cell) => {
      if (!this.#packets.has(cell)) owed.clear();
    });
    this.#packets.clear();
    for (const entered of this.#entered) entered.clear();
  }

  /**
   * The walks in reach of `cell` that a viewer who came from `sentCell` was not sent; all in reach when that is null.
   * Null when there are none.
   */
  newlyInReach(cell: number, sentCell: number | null, nowMs: number): MissedWalks | null {
    const sentReach = sentCell === null ? undefined : REACHES[sentCell];
    const fresh = (NEAREST_FIRST[cell] ?? []).filter((near) => sentReach === undefined || !isInReach(sentReach, near));
    const sent = new Set(fresh.flatMap((near) => [...this.#members(near)]));
    for (const presence of (sentCell === null ? undefined : this.#owed[sentCell]) ?? []) {
      if (isReaching(cell, presence.cell)) sent.add(presence);
    }
    return sent.size === 0 ? null : { packet: this.packetOf([...sent], nowMs), inReach: [...sent] };
  }

  /** All columns that reach the player, except those that reach `known` too; none while nobody is sent walks. */
  #columnsOf(presence: Presence, known: number | null): number[] {
    const columns: number[] = [];
    for (let cell = 0; cell < (this.#viewers.size === 0 ? 0 : CELL_COUNT); cell++) {
      if (isReaching(cell, presence.cell) && (known === null || !isReaching(cell, known))) columns.push(cell);
    }
    return columns;
  }

  #take(cell: number, nowMs: number): FramedPacket | null {
    const owed = this.#owed[cell];
    if (owed === undefined || owed.size + this.#swept.length === 0) return null;
    let sent = [...owed].filter((presence) => isReaching(cell, presence.cell));
    if (sent.length > RECORDS_MAX) {
      sent = sent.toSorted((a, b) => Math.abs(a.cell - cell) - Math.abs(b.cell - cell)).slice(0, RECORDS_MAX);
      for (const presence of sent) owed.delete(presence);
    } else {
      owed.clear();
    }
    const far = this.#swept.filter((presence) => !isReaching(cell, presence.cell));
    return sent.length + far.length === 0 ? null : this.packetOf([...sent, ...far], nowMs);
  }

  #partOf(presence: Presence): Set<Presence> | undefined {
    return this.#unswept[presence.record.netId % SWEEP_ROUNDS];
  }

  /** A packet of these players' walks. */
  packetOf(sent: readonly Presence[], nowMs: number): FramedPacket {
    return frameBytes(
      encodeWalks(
        nowMs,
        sent.map(({ record, walk }) => ({ netId: record.netId, walk })),
      ),
    );
  }

  /** Sent as standing from now on: shorter, and without a time that could grow older than the packet can say. */
  #rest(presence: Presence, nowMs: number): void {
    this.#walking.delete(presence);
    this.#partOf(presence)?.add(presence);
    const { walk, state } = presence;
    if (walk.record.kind === 'stand') return;
    const view = walkViewAt(walk, nowMs, state.frame);
    presence.walk = standWalk(startAt(walk, nowMs), view, Math.ceil(restMsOf(walk)));
  }
}

export function isReaching(cell: number, other: number): boolean {
  const reach = REACHES[cell];
  return reach !== undefined && isInReach(reach, other);
}

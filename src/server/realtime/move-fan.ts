/**
 * Spreads movement: collects who moved since the last tick and builds one packet for each column of the map, shared by
 * all who stand in it. Owns the members of each column and what a crowded column still has to be told.
 */
import { CELL_COUNT, cellOf, isInReach, type Reach, reachOf } from './cells.ts';
import { type FramedPacket, framePacket } from './packets.ts';
import type { Presence } from './presence.ts';

/** Most records in one packet: in a crowd the nearest are told at once and the rest in turn. */
export const PACKET_RECORDS_MAX = 150;

const REACHES: readonly Reach[] = Array.from({ length: CELL_COUNT }, (_, cell) => reachOf(cell));
/** Columns in reach of each column, nearest first. */
const NEAREST_FIRST: readonly (readonly number[])[] = REACHES.map((reach, cell) =>
  Array.from({ length: reach.last - reach.first + 1 }, (_, index) => reach.first + index).toSorted(
    (a, b) => Math.abs(a - cell) - Math.abs(b - cell) || a - b,
  ),
);
const noReach: Reach = { first: 1, last: 0 };

export class MoveFan {
  readonly #members: Set<Presence>[] = Array.from({ length: CELL_COUNT }, () => new Set<Presence>());
  /** Who moved since the last tick, with the column that they were last told in. */
  readonly #moved = new Map<Presence, number>();
  /** By viewing column: movements that did not fit so far, oldest first. */
  readonly #owed: Set<Presence>[] = Array.from({ length: CELL_COUNT }, () => new Set<Presence>());

  join(presence: Presence): void {
    presence.cell = cellOf(presence.record.x);
    this.#members[presence.cell]?.add(presence);
  }

  leave(presence: Presence): void {
    this.#members[presence.cell]?.delete(presence);
    this.#moved.delete(presence);
    for (const owed of this.#owed) owed.delete(presence);
  }

  /** The presence stands somewhere else than at the last tick, or looks another way. */
  moved(presence: Presence): void {
    const cell = cellOf(presence.record.x);
    if (!this.#moved.has(presence)) this.#moved.set(presence, presence.cell);
    if (cell === presence.cell) return;
    this.#members[presence.cell]?.delete(presence);
    this.#members[cell]?.add(presence);
    presence.cell = cell;
  }

  /** Who moved since the last tick. */
  movers(): IterableIterator<Presence> {
    return this.#moved.keys();
  }

  /**
   * Ends the tick: what each column's viewers are sent, null where nothing in their reach moved. Those who walk out of a
   * column's reach are told to it once more, so that nobody sees them stand at the edge.
   */
  takePackets(): (FramedPacket | null)[] {
    const movedBy = Array.from({ length: CELL_COUNT }, (): Presence[] => []);
    const crossers: { presence: Presence; from: number }[] = [];
    for (const [presence, from] of this.#moved) {
      movedBy[presence.cell]?.push(presence);
      if (from !== presence.cell) crossers.push({ presence, from });
    }
    this.#moved.clear();
    return REACHES.map((reach, cell) => {
      if (this.#members[cell]?.size === 0) {
        this.#owed[cell]?.clear();
        return null;
      }
      const told = (NEAREST_FIRST[cell] ?? []).flatMap((near) => movedBy[near] ?? []);
      for (const { presence, from } of crossers) {
        if (isInReach(reach, from) && !isInReach(reach, presence.cell)) told.push(presence);
      }
      const chosen = this.#choose(cell, told);
      return chosen.length === 0 ? null : framePacket(chosen.map((presence) => presence.record));
    });
  }

  /** Everyone in reach of `cell` whom a viewer that was last told of `seenCell`'s surroundings does not know of. */
  newlyInReach(cell: number, seenCell: number | null): FramedPacket | null {
    const seen = seenCell === null ? noReach : (REACHES[seenCell] ?? noReach);
    const fresh = (NEAREST_FIRST[cell] ?? []).filter((near) => !isInReach(seen, near));
    const records = fresh.flatMap((near) => [...(this.#members[near] ?? [])].map((presence) => presence.record));
    return records.length === 0 ? null : framePacket(records);
  }

  /** Half of a full packet goes to the nearest, half to those who wait longest; who is left out is owed. */
  #choose(cell: number, told: readonly Presence[]): readonly Presence[] {
    const owed = this.#owed[cell];
    if (owed === undefined || (owed.size === 0 && told.length <= PACKET_RECORDS_MAX)) return told;
    const chosen = new Set(told.slice(0, PACKET_RECORDS_MAX / 2));
    for (const presence of told) owed.add(presence);
    for (const presence of owed) {
      if (chosen.size >= PACKET_RECORDS_MAX) break;
      chosen.add(presence);
    }
    for (const presence of chosen) owed.delete(presence);
    return [...chosen];
  }
}

/**
 * Spreads movement: collects who moved since the last tick and builds one packet for each column of the map, shared by
 * all who stand in it. Whatever a viewer was not told (far away, left out of a crowd) is told by a slow sweep over
 * everyone who moved. Owns the members of each column and who is still to be swept.
 */
import type { MoveRecord } from '../../shared/realtime/move-packet.ts';
import { CELL_COUNT, cellOf, isInReach, type Reach, reachOf } from './cells.ts';
import { type FramedPacket, framePacket } from './packets.ts';

/** Most records in one packet: in a crowd the nearest half at every tick, the others in turn. */
export const PACKET_RECORDS_MAX = 150;
/** After so many ticks everyone was told where everyone else stopped. */
export const SWEEP_TICKS = 50;

const REACHES: readonly Reach[] = Array.from({ length: CELL_COUNT }, (_, cell) => reachOf(cell));
/** Columns in reach of each column, nearest first. */
const NEAREST_FIRST: readonly (readonly number[])[] = REACHES.map((reach, cell) =>
  Array.from({ length: reach.last - reach.first + 1 }, (_, index) => reach.first + index).toSorted(
    (a, b) => Math.abs(a - cell) - Math.abs(b - cell) || a - b,
  ),
);

/** What of a presence concerns the fan, which keeps `cell` up to date. */
export interface Mover {
  readonly record: MoveRecord;
  cell: number;
}

export class MoveFan<Someone extends Mover = Mover> {
  readonly #members: Set<Someone>[] = Array.from({ length: CELL_COUNT }, () => new Set<Someone>());
  /** Who moved since the last tick, with the column that they were last told in. */
  readonly #moved = new Map<Someone, number>();
  /** Who moved since the last sweep, in as many parts as a sweep has ticks. */
  readonly #unswept: Set<Someone>[] = Array.from({ length: SWEEP_TICKS }, () => new Set<Someone>());
  #ticks = 0;

  join(presence: Someone): void {
    presence.cell = cellOf(presence.record.x);
    this.#members[presence.cell]?.add(presence);
  }

  leave(presence: Someone): void {
    this.#members[presence.cell]?.delete(presence);
    this.#moved.delete(presence);
    this.#partOf(presence)?.delete(presence);
  }

  /** The presence stands somewhere else than at the last tick, or looks another way. */
  moved(presence: Someone): void {
    const cell = cellOf(presence.record.x);
    if (!this.#moved.has(presence)) this.#moved.set(presence, presence.cell);
    this.#partOf(presence)?.add(presence);
    if (cell === presence.cell) return;
    this.#members[presence.cell]?.delete(presence);
    this.#members[cell]?.add(presence);
    presence.cell = cell;
  }

  /** Who moved since the last tick. */
  movers(): IterableIterator<Someone> {
    return this.#moved.keys();
  }

  /**
   * Ends the tick: what each column's viewers are sent, null where there is nothing to tell or nobody to tell it to.
   * Those who walk out of a column's reach are told to it once more, so that nobody sees them stand at the edge.
   */
  takePackets(): (FramedPacket | null)[] {
    const movedBy = Array.from({ length: CELL_COUNT }, (): Someone[] => []);
    const crossers: { presence: Someone; from: number }[] = [];
    for (const [presence, from] of this.#moved) {
      movedBy[presence.cell]?.push(presence);
      if (from !== presence.cell) crossers.push({ presence, from });
    }
    const swept = this.#takeSwept();
    this.#moved.clear();
    return REACHES.map((reach, cell) => {
      if (this.#members[cell]?.size === 0) return null;
      const told = (NEAREST_FIRST[cell] ?? []).flatMap((near) => movedBy[near] ?? []);
      for (const { presence, from } of crossers) {
        if (isInReach(reach, from) && !isInReach(reach, presence.cell)) told.push(presence);
      }
      const records = [...this.#choose(told, PACKET_RECORDS_MAX - swept.length), ...swept];
      return records.length === 0 ? null : framePacket(records.map(({ record }) => record));
    });
  }

  /** Everyone in reach of `cell` who was not in reach of `seenCell`; everyone there is when `seenCell` is null. */
  newlyInReach(cell: number, seenCell: number | null): FramedPacket | null {
    const seen = seenCell === null ? undefined : REACHES[seenCell];
    const fresh =
      seen === undefined ? this.#members.keys() : NEAREST_FIRST[cell]?.filter((near) => !isInReach(seen, near));
    const records = [...(fresh ?? [])].flatMap((near) => [...(this.#members[near] ?? [])].map(({ record }) => record));
    return records.length === 0 ? null : framePacket(records);
  }

  #choose(told: readonly Someone[], most: number): readonly Someone[] {
    if (told.length <= most) return told;
    const nearest = told.slice(0, most / 2);
    const others = told.slice(nearest.length);
    const turn = (this.#ticks * (most - nearest.length)) % others.length;
    return [...nearest, ...others.slice(turn), ...others.slice(0, turn)].slice(0, most);
  }

  /** Those of the next part who did not move just now; walkers stay in it until they rest. */
  #takeSwept(): Someone[] {
    const part = this.#unswept[this.#ticks++ % SWEEP_TICKS];
    const resting = [...(part ?? [])].filter((presence) => !this.#moved.has(presence));
    const swept = resting.slice(0, PACKET_RECORDS_MAX / 2);
    for (const presence of swept) part?.delete(presence);
    return swept;
  }

  #partOf(presence: Someone): Set<Someone> | undefined {
    return this.#unswept[presence.record.netId % SWEEP_TICKS];
  }
}

/**
 * Movement by area of interest: it collects the players who moved since the last round and chooses those whose positions
 * the viewers in each column of the map are sent. Positions skipped by the area of interest or the crowd limit are sent by
 * a periodic sweep. Owns the members of each column and the players still to be swept.
 */
import type { MoveRecord } from '../../../shared/realtime/move-packet.ts';
import { CELL_COUNT, cellOf, columnsFrom, isInReach, NEAREST_FIRST, REACHES } from './cells.ts';

/** Most positions for a column in one round. In a crowd, the nearest half is sent each round, the others in rotation. */
export const RECORDS_MAX = 150;
/** After this many rounds, every stopped player's position was sent to everyone. */
export const SWEEP_ROUNDS = 50;

/** The part of a presence that the fanout uses. It updates `cell`. */
export interface Mover {
  readonly record: MoveRecord;
  cell: number;
}

export class MoveFanout<P extends Mover = Mover> {
  readonly #members: Set<P>[] = Array.from({ length: CELL_COUNT }, () => new Set<P>());
  /** Players who moved since the last round, with their column in the round before. */
  readonly #moved = new Map<P, number>();
  /** Players who moved since the last sweep, in one part for each round of a sweep. */
  readonly #unswept: Set<P>[] = Array.from({ length: SWEEP_ROUNDS }, () => new Set<P>());
  #rounds = 0;

  join(presence: P): void {
    presence.cell = cellOf(presence.record.x);
    this.#members[presence.cell]?.add(presence);
  }

  leave(presence: P): void {
    this.#members[presence.cell]?.delete(presence);
    this.#moved.delete(presence);
    this.#partOf(presence)?.delete(presence);
  }

  /** The presence changed its position or view since the last round. */
  moved(presence: P): void {
    const cell = cellOf(presence.record.x);
    if (!this.#moved.has(presence)) this.#moved.set(presence, presence.cell);
    this.#partOf(presence)?.add(presence);
    if (cell === presence.cell) return;
    this.#members[presence.cell]?.delete(presence);
    this.#members[cell]?.add(presence);
    presence.cell = cell;
  }

  /** The players in a column. */
  membersOf(cell: number): Iterable<P> {
    return this.#members[cell] ?? [];
  }

  /** Ends a round that no client with positions sees. */
  skip(): void {
    this.#moved.clear();
    this.#rounds++;
  }

  /**
   * Ends the round: whose positions the viewers in each column are sent. A player who leaves a column's reach is sent to
   * it one last time; otherwise the player would remain visible at the edge.
   */
  take(): readonly (readonly P[])[] {
    const movedBy = Array.from({ length: CELL_COUNT }, (): P[] => []);
    const crossers: { presence: P; from: number }[] = [];
    for (const [presence, from] of this.#moved) {
      movedBy[presence.cell]?.push(presence);
      if (from !== presence.cell) crossers.push({ presence, from });
    }
    const swept = this.#takeSwept();
    this.#moved.clear();
    return REACHES.map((reach, cell) => {
      if (this.#members[cell]?.size === 0) return [];
      const records = (NEAREST_FIRST[cell] ?? []).flatMap((near) => movedBy[near] ?? []);
      for (const { presence, from } of crossers) {
        if (isInReach(reach, from) && !isInReach(reach, presence.cell)) records.push(presence);
      }
      return [...this.#choose(records, RECORDS_MAX - swept.length), ...swept];
    });
  }

  /** Players in reach of `cell` and not of `sentCell`, nearest first; all players when `sentCell` is null. */
  newlyInReach(cell: number, sentCell: number | null): readonly P[] {
    const sentReach = sentCell === null ? undefined : REACHES[sentCell];
    const fresh =
      sentReach === undefined
        ? columnsFrom(cell)
        : (NEAREST_FIRST[cell] ?? []).filter((near) => !isInReach(sentReach, near));
    return fresh.flatMap((near) => [...(this.#members[near] ?? [])]);
  }

  #choose(movers: readonly P[], max: number): readonly P[] {
    if (movers.length <= max) return movers;
    const nearest = movers.slice(0, max / 2);
    const others = movers.slice(nearest.length);
    const offset = (this.#rounds * (max - nearest.length)) % others.length;
    return [...nearest, ...others.slice(offset), ...others.slice(0, offset)].slice(0, max);
  }

  /** Players of the next part who did not move in this round; walking players stay in their part until they stop. */
  #takeSwept(): P[] {
    const part = this.#unswept[this.#rounds++ % SWEEP_ROUNDS];
    const resting = [...(part ?? [])].filter((presence) => !this.#moved.has(presence));
    const swept = resting.slice(0, RECORDS_MAX / 2);
    for (const presence of swept) part?.delete(presence);
    return swept;
  }

  #partOf(presence: P): Set<P> | undefined {
    return this.#unswept[presence.record.netId % SWEEP_ROUNDS];
  }
}

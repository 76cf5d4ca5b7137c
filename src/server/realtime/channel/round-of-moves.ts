/**
 * What one round sends single viewers: positions, walks, looks and gestures, each message built once for all viewers of a column. One
 * object for each round.
 */
import { encodeWalks } from '../../../shared/walks/walk-packet.ts';
import type { Connection } from '../lobby/connection.ts';
import { type Batch, batchWith, type Framed, type FramedPacket, frameBytes, frameEvent } from '../wire/packets.ts';
import { ColumnMoves, packetWith } from './column-moves.ts';
import type { Gestures } from './gestures.ts';
import type { MoveFanout } from './interest.ts';
import { Introductions } from './introductions.ts';
import type { KnownLooks } from './known-looks.ts';
import type { PackedLooks, SharedLooks } from './packed-looks.ts';
import type { Presence } from './presence.ts';
import { isReaching, type MissedWalks, type WalkFanout } from './walk-fanout.ts';

/** A client that notices silence gets a packet at least this often, so that it knows when its process does not answer. */
const SILENCE_MS = 2000;
/** Looks for one client in one round; others wait. */
const LOOK_BYTES_MAX = 32 * 1024;
/** The same in packets: about 300 looks, so that a page is not busy for long with the first ones. */
const PACKED_BYTES_MAX = 8 * 1024;

interface RoundDeps {
  fanout: MoveFanout<Presence>;
  walkFanout: WalkFanout;
  gestures: Gestures;
  packedLooks: PackedLooks;
  now: () => number;
}

export class RoundOfMoves {
  readonly #deps: RoundDeps;
  readonly introductions: Introductions;
  readonly #changed: readonly Presence[];
  readonly #nowMs: number;
  readonly #missedPackets: CatchUp<FramedPacket>;
  readonly #missedWalks: CatchUp<MissedWalks>;
  readonly #looks = new Map<Presence, Framed>();
  readonly #restyled = new Map<number, Framed | null>();
  readonly #sharedLooks = new Map<number, SharedLooks | null>();
  readonly #fresh = new Map<number, readonly Presence[]>();
  readonly #together = new Map<Batch | null, Map<Framed, Batch>>();
  #moves: ColumnMoves | null = null;

  /** `changed`: whose looks are new. */
  constructor(deps: RoundDeps, changed: readonly Presence[]) {
    const { fanout, walkFanout, now } = deps;
    this.#deps = deps;
    this.#changed = changed;
    this.#nowMs = now();
    this.introductions = new Introductions((cell) => fanout.membersOf(cell));
    this.#missedWalks = remember((cell, sentCell) => walkFanout.newlyInReach(cell, sentCell, this.#nowMs));
    this.#missedPackets = remember((cell, sentCell) => {
      const missed = fanout.newlyInReach(cell, sentCell);
      return missed.length === 0 ? null : packetWith(missed);
    });
  }

  get areMovesTaken(): boolean {
    return this.#moves !== null;
  }

  get moves(): ColumnMoves {
    this.#moves ??= new ColumnMoves(this.#deps.fanout.take());
    return this.#moves;
  }

  end(): void {
    this.#deps.walkFanout.endRound();
    this.#deps.gestures.endRound();
  }

  /** Players whose positions the viewer missed: those of columns that it did not see before, or all after a pause. */
  missedBy({ connection, cell }: Presence): readonly Presence[] {
    if (connection.sentCell === cell && !connection.isBehind) return [];
    return this.#deps.fanout.newlyInReach(cell, connection.isBehind ? null : connection.sentCell);
  }

  packetsFor({ connection, cell }: Presence): Framed[] {
    const isCatchUpDue = connection.sentCell !== cell || connection.isBehind;
    const missed = isCatchUpDue ? this.#missedPackets(cell, connection.isBehind ? null : connection.sentCell) : null;
    connection.sentCell = cell;
    connection.isBehind = false;
    return withoutNull(this.moves.packetOf(cell), missed);
  }

  /** What the viewer is sent after `events` like most others in its column, in one batch with those. */
  commonFor(viewer: Presence, events: Batch | null, known: KnownLooks): Batch | null {
    const walks = this.#deps.walkFanout.walksFor(viewer.cell, this.#nowMs);
    const looks = this.#sharedLooksFor(viewer, known);
    const gestures = this.#deps.gestures.commonFor(viewer);
    return this.#batchOf(this.#batchOf(this.#batchOf(events, looks?.packet ?? null), walks), gestures);
  }

  /** The looks that changed, for a viewer who was here before they did and knows their items. */
  #sharedLooksFor({ connection, cell }: Presence, known: KnownLooks): SharedLooks | null {
    if (!connection.arrival.hasPackedLooks || connection.sentCell !== cell || connection.isBehind) return null;
    let looks = this.#sharedLooks.get(cell);
    if (looks === undefined) {
      const changed = this.#changed.filter((one) => isReaching(cell, one.cell));
      looks = changed.length === 0 ? null : this.#deps.packedLooks.sharedOf(changed, PACKED_BYTES_MAX);
      this.#sharedLooks.set(cell, looks);
    }
    if (looks === null || !looks.items.every((item) => known.items.has(item))) return null;
    for (const one of looks.presences) known.sent(one);
    return looks;
  }

  #batchOf(events: Batch | null, packet: Framed | null): Batch | null {
    if (packet === null) return events;
    const known = this.#together.get(events) ?? new Map<Framed, Batch>();
    this.#together.set(events, known);
    const batch = known.get(packet) ?? batchWith(events, packet);
    known.set(packet, batch);
    return batch;
  }

  /**
   * Walks, looks and gestures for this viewer alone, after `common`, which others get too. `introduced`: players that the
   * client gets in this round.
   */
  walksFor(viewer: Presence, introduced: readonly Presence[], known: KnownLooks, common: Batch | null): Framed[] {
    const { walkFanout, gestures } = this.#deps;
    const { connection, cell } = viewer;
    const isCatchUpDue = connection.sentCell !== cell || connection.isBehind;
    const missed = isCatchUpDue ? this.#missedWalks(cell, connection.isBehind ? null : connection.sentCell) : null;
    connection.sentCell = cell;
    connection.isBehind = false;
    for (const one of missed?.inReach ?? []) if (!known.isCurrent(one)) known.waiting.add(one);
    for (const one of this.#freshIn(cell)) if (!known.isCurrent(one)) known.waiting.add(one);
    const messages = this.#restyledFor(cell);
    if (known.waiting.size > 0) {
      const isPacked = connection.arrival.hasPackedLooks;
      messages.push(...(isPacked ? this.#packedLooksFor(known, cell) : this.#looksFor(known, cell)));
    }
    if (missed !== null) messages.push(missed.packet);
    if (introduced.length > 0) messages.push(walkFanout.packetOf(introduced, this.#nowMs));
    messages.push(...gestures.ownFor(viewer, [...(missed?.inReach ?? []), ...introduced], this.#nowMs));
    if (this.#isSilent(connection, messages, common)) messages.push(frameBytes(encodeWalks(this.#nowMs, [])));
    return messages;
  }

  /** A heartbeat for a client without walks that is sent nothing else, if it is due. */
  signFor({ connection }: Presence, messages: readonly Framed[], common: Batch | null): Framed[] {
    return this.#isSilent(connection, messages, common) ? [packetWith([])] : [];
  }

  /** Whether the client is sent nothing in this round and has been sent nothing for long. */
  #isSilent(connection: Connection, messages: readonly Framed[], common: Batch | null): boolean {
    const isDue = messages.length === 0 && common === null && this.#nowMs - connection.sentMs >= SILENCE_MS;
    if (isDue || messages.length > 0 || common !== null) connection.sentMs = this.#nowMs;
    return isDue;
  }

  /** Players in reach of a column whose looks may be new to the viewers there. */
  #freshIn(cell: number): readonly Presence[] {
    let fresh = this.#fresh.get(cell);
    if (fresh === undefined) {
      const changed = this.#changed.filter((one) => isReaching(cell, one.cell));
      fresh = [...this.#deps.walkFanout.enteredInto(cell), ...changed];
      this.#fresh.set(cell, fresh);
    }
    return fresh;
  }

  #looksFor(known: KnownLooks, cell: number): Framed[] {
    const bytesOf = (presence: Presence): number => this.#lookOf(presence).frame.byteLength;
    return takeLooks(known, cell, LOOK_BYTES_MAX, bytesOf).map((presence) => this.#lookOf(presence));
  }

  #packedLooksFor(known: KnownLooks, cell: number): Framed[] {
    const { packedLooks } = this.#deps;
    const due = takeLooks(known, cell, PACKED_BYTES_MAX, (presence) => packedLooks.bytesOf(presence));
    return due.length === 0 ? [] : [packedLooks.packetOf(due, known.items)];
  }

  /** Players out of a column's reach whose looks changed: their portraits may be shown anywhere. */
  #restyledFor(cell: number): Framed[] {
    let event = this.#restyled.get(cell);
    if (event === undefined) {
      // Newcomers have version 1.
      const far = this.#changed.filter((one) => one.lookVersion > 1 && !isReaching(cell, one.cell));
      const versions = far.map(({ record, lookVersion }): [number, number] => [record.netId, lookVersion]);
      event = versions.length === 0 ? null : frameEvent('restyled', versions);
      this.#restyled.set(cell, event);
    }
    return event === null ? [] : [event];
  }

  #lookOf(presence: Presence): Framed {
    const look = this.#looks.get(presence) ?? frameEvent('user_updated', presence.id, presence.sentLook.userJson);
    this.#looks.set(presence, look);
    return look;
  }
}

/** Players whose looks wait, as many as fit. Of those out of reach none are sent until they are in it again. */
function takeLooks(
  known: KnownLooks,
  cell: number,
  bytesMax: number,
  bytesOf: (presence: Presence) => number,
): Presence[] {
  const due: Presence[] = [];
  let bytes = 0;
  for (const presence of known.waiting) {
    if (bytes >= bytesMax) break;
    known.waiting.delete(presence);
    if (known.isCurrent(presence) || !isReaching(cell, presence.cell)) continue;
    known.sent(presence);
    bytes += bytesOf(presence);
    due.push(presence);
  }
  return due;
}

type CatchUp<Built> = (cell: number, sentCell: number | null) => Built | null;

/** Builds each packet once: viewers who come from the same column to the same column share it. */
function remember<Built>(build: CatchUp<Built>): CatchUp<Built> {
  const known = new Map<string, Built | null>();
  return (cell, sentCell) => {
    const key = `${cell} ${sentCell}`;
    const packet = known.has(key) ? (known.get(key) ?? null) : build(cell, sentCell);
    known.set(key, packet);
    return packet;
  };
}

const withoutNull = (...packets: readonly (FramedPacket | null)[]): FramedPacket[] =>
  packets.filter((packet) => packet !== null);

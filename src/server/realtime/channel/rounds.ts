/**
 * The outgoing round: chat, departures, arrivals, looks, moves and walks. Each message is built once and shared by all its
 * recipients, and each client gets one write. Owns the timer and what single clients are still owed.
 */
import { FEATURE_BATCHED_MOVES, FEATURE_WALKS } from '../../../shared/realtime/events.ts';
import { FEATURE_CODES } from '../../../shared/realtime/notices.ts';
import { FEATURE_PUSHES } from '../../../shared/realtime/pushes.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { encodeWalks } from '../../../shared/walks/walk-packet.ts';
import type { TownLog } from '../../log.ts';
import { runtime } from '../../runtime.ts';
import type { Connection } from '../lobby/connection.ts';
import type { Broadcast, ClientKind } from '../wire/broadcast.ts';
import { type Framed, type FramedPacket, frameBytes, frameEvent } from '../wire/packets.ts';
import type { Chat, SpokenLine } from './chat.ts';
import { ColumnMoves, packetWith } from './column-moves.ts';
import type { Entrance } from './entrance.ts';
import type { MoveFanout } from './interest.ts';
import { Introductions } from './introductions.ts';
import { KnownLooks } from './known-looks.ts';
import type { Looks } from './looks.ts';
import type { TownMetrics } from './metrics.ts';
import type { Positions } from './positions.ts';
import type { Presence, Presences } from './presence.ts';
import { isReaching, type WalkFanout, type WalksOfRound } from './walk-fanout.ts';

/** What a round costs is writes, so there are fewer in a crowd: [players, milliseconds]. */
const PACE = [
  [200, 50],
  [1200, 100],
  [3000, 125],
] as const;
const SLOWEST_MS = 150;
/** A client with walks gets a packet at least this often, so that a dead connection is noticed. */
const SILENCE_MS = 2000;
/** Events `move` for one client in one round; others wait. */
const EVENTS_MAX = 500;

/** Time between two rounds with so many players. */
export const roundMs = (players: number): number => PACE.find(([most]) => players <= most)?.[1] ?? SLOWEST_MS;

export interface RoundsDeps {
  broadcast: Broadcast;
  entrance: Entrance;
  presences: Presences;
  chat: Chat;
  looks: Pick<Looks, 'takeDue'>;
  fanout: MoveFanout<Presence>;
  walkFanout: WalkFanout;
  positions: Positions;
  now: () => number;
  metrics: TownMetrics;
  log: TownLog;
  /** Called after each `join_room`. */
  joined: (presence: Presence) => void;
  /** Called once for each player announced to others. */
  entered: (presence: Presence) => void;
}

/** What a client is sent in later rounds. */
interface Owed {
  /** Players that it did not get, farthest first. */
  unlisted: Presence[];
  /** Players whose positions it was not sent, nearest first. */
  unmoved: readonly Presence[];
}

const linkIdsOf = (presences: Iterable<Presence>): ReadonlySet<string> =>
  new Set([...presences].map(({ connection }) => connection.link.id));

const linesOf = (spoken: readonly SpokenLine[]): [netId: number, text: string][] =>
  spoken.map(({ speaker, text }) => [speaker.record.netId, text]);

const kindOf = ({ arrival }: Connection): ClientKind =>
  arrival.hasWalks ? 'walks' : arrival.hasBatchedMoves ? 'batched' : 'plain';

export class Rounds {
  readonly #deps: RoundsDeps;
  readonly #owed = new WeakMap<Connection, Owed>();
  /** Of clients with walks. */
  readonly #looks = new WeakMap<Connection, KnownLooks>();
  #stopTimer: Cancel;

  constructor(deps: RoundsDeps) {
    this.#deps = deps;
    this.#stopTimer = this.#schedule();
  }

  stop(): void {
    this.#stopTimer();
  }

  run(): void {
    const { metrics, presences, log } = this.#deps;
    const end = metrics.tickSeconds.startTimer();
    try {
      this.#deliverChat();
      this.#announceDeparted();
      this.#followWalks();
      const changed = this.#changeLooks();
      const joined = this.#admitArrivals();
      this.#send(joined, changed);
    } catch (error) {
      log.error({ err: error }, 'a round of the town failed');
    }
    metrics.players.set(presences.size);
    end();
  }

  #schedule(): Cancel {
    return runtime.setTimeout(() => {
      this.#stopTimer = this.#schedule();
      this.run();
    }, roundMs(this.#deps.presences.size));
  }

  #deliverChat(): void {
    const { broadcast, chat, presences } = this.#deps;
    const spoken = chat.takeSpoken();
    if (spoken.length === 0) return;
    /** Listeners with walks who are not sent all lines. */
    const someOnly = new Set<Presence>();
    for (const { speaker, text } of spoken) {
      const separated = presences.separatedFrom(speaker);
      for (const listener of separated) if (kindOf(listener.connection) === 'walks') someOnly.add(listener);
      broadcast.emitExcept([['batched', 'plain'], linkIdsOf(separated)], 'chat', speaker.id, text);
    }
    broadcast.emitExcept([['walks'], linkIdsOf(someOnly)], 'said', linesOf(spoken));
    for (const listener of someOnly) {
      const lines = spoken.filter(({ speaker }) => !listener.isSeparatedFrom(speaker));
      if (lines.length > 0 && listener.connection.hasJoined) {
        listener.connection.link.queue(frameEvent('said', linesOf(lines)));
      }
    }
  }

  #announceDeparted(): void {
    const { broadcast, entrance, walkFanout } = this.#deps;
    for (const { id, record } of entrance.takeDeparted()) {
      broadcast.emit('user_disconnected', id);
      for (const { connection } of walkFanout.viewers()) this.#looks.get(connection)?.forget(record.netId);
    }
  }

  /** Brings the positions of clients with walks up to date, for other clients and for saving. */
  #followWalks(): void {
    const { fanout, walkFanout, positions, now } = this.#deps;
    walkFanout.follow(now(), (presence) => {
      const { cell } = presence;
      fanout.moved(presence);
      if (presence.cell !== cell) walkFanout.crossed(presence, cell);
      positions.changed(presence.playerId, presence.state);
    });
  }

  /** To all clients but those with walks, which are sent the looks in their reach. Returns whose looks changed. */
  #changeLooks(): readonly Presence[] {
    const { broadcast, looks, now } = this.#deps;
    const changed = looks.takeDue(now());
    for (const { id, userJson } of changed) broadcast.emitTo(['batched', 'plain'], 'user_updated', id, userJson);
    return changed;
  }

  /** Sends `join_room` to those who arrived, and announces them to the others. Returns the connections that joined. */
  #admitArrivals(): ReadonlySet<Connection> {
    const { entrance, fanout, now } = this.#deps;
    const arrivals = entrance.takeArrivals();
    const unannounced = arrivals.filter((presence) => !presence.isAnnounced);
    for (const presence of unannounced) this.#announce(presence, now());
    const introductions = new Introductions((cell) => fanout.membersOf(cell));
    for (const presence of arrivals) this.#join(presence, introductions);
    for (const presence of unannounced) this.#deps.entered(presence);
    return new Set(arrivals.map(({ connection }) => connection));
  }

  /** To clients that have joined before. Those that join in this round find the player in their list. */
  #announce(presence: Presence, nowMs: number): void {
    const { broadcast } = this.#deps;
    presence.isAnnounced = true;
    presence.sentLook = { userJson: presence.userJson, atMs: nowMs };
    broadcast.emitTo(['plain'], 'user_connected', ...presence.introduction(false));
    broadcast.emitTo(['batched', 'walks'], 'user_connected', ...presence.introduction(true));
  }

  #join(presence: Presence, introductions: Introductions): void {
    const { now, walkFanout, joined } = this.#deps;
    const { connection } = presence;
    const { hasBatchedMoves, hasWalks } = connection.arrival;
    const { beginning, listed, others } = introductions.listFor(presence, hasBatchedMoves);
    if (hasWalks) {
      const known = new KnownLooks();
      for (const one of listed) known.sent(one);
      this.#looks.set(connection, known);
    }
    const clock = hasWalks ? [now()] : [];
    connection.link.finishEvent(beginning, [presence.id, LOCATION_SLUG, offeredFeatures(connection), ...clock]);
    connection.hasJoined = true;
    if (others.length > 0) this.#owed.set(connection, { unlisted: others, unmoved: [] });
    // `join_room` has the positions, not the walks.
    connection.sentCell = hasWalks ? null : presence.cell;
    walkFanout.joined(presence);
    joined(presence);
  }

  /** One write for each client. Those that joined in this round have it in their list. */
  #send(joined: ReadonlySet<Connection>, changed: readonly Presence[]): void {
    const { broadcast, fanout, presences } = this.#deps;
    const shared = broadcast.take();
    const round = new RoundOfMoves(this.#deps, changed);
    for (const viewer of presences.all()) {
      const { connection } = viewer;
      if (!connection.hasJoined) continue;
      const { link } = connection;
      const events = joined.has(connection) ? null : shared.of(kindOf(connection), link.id);
      const own = this.#isHeldBack(connection) ? [] : this.#ownOf(viewer, round);
      link.sendRound(events, own);
    }
    round.end();
    if (!round.areMovesTaken) fanout.skip();
  }

  #ownOf(viewer: Presence, round: RoundOfMoves): Framed[] {
    const { connection } = viewer;
    const introduced = this.#introduce(viewer, round);
    const known = this.#looks.get(connection);
    if (connection.arrival.hasWalks && known !== undefined) {
      for (const one of introduced.players) known.sent(one);
      return [...introduced.events, ...round.walksFor(viewer, introduced.players, known)];
    }
    if (connection.arrival.hasBatchedMoves) return [...introduced.events, ...round.packetsFor(viewer)];
    return [...introduced.events, ...this.#movesFor(viewer, round)];
  }

  /** Sends the client players who did not fit into its list. */
  #introduce(viewer: Presence, round: RoundOfMoves): { events: Framed[]; players: readonly Presence[] } {
    const { connection } = viewer;
    const owed = this.#owed.get(connection);
    if (owed === undefined || owed.unlisted.length === 0) return { events: [], players: [] };
    const { presences } = this.#deps;
    const players = owed.unlisted.toReversed();
    const isHere = (one: Presence): boolean => presences.of(one.playerId) === one;
    const events = round.introductions.take(owed.unlisted, connection.arrival.hasBatchedMoves, isHere);
    return { events, players: players.slice(0, players.length - owed.unlisted.length).filter(isHere) };
  }

  /** For clients of the plain protocol, where a client's own `move` means that it is put back. */
  #movesFor(viewer: Presence, round: RoundOfMoves): Framed[] {
    const { connection, cell } = viewer;
    const owed = this.#owed.get(connection);
    const missed = [...(owed?.unmoved ?? []), ...round.missedBy(viewer)];
    connection.sentCell = cell;
    connection.isBehind = false;
    const due = new Set([...round.moves.of(cell), ...missed].filter((mover) => mover !== viewer));
    const now = [...due].slice(0, EVENTS_MAX);
    const unmoved = [...due].slice(EVENTS_MAX);
    if (owed !== undefined || unmoved.length > 0) {
      this.#owed.set(connection, { unlisted: owed?.unlisted ?? [], unmoved });
    }
    return now.map((mover) => round.moves.eventOf(mover));
  }

  /** Whether the client reads too slowly for this round's moves. A client that does not read at all is cut. */
  #isHeldBack(connection: Connection): boolean {
    const backlog = connection.link.backlog();
    if (backlog === 'none') return false;
    connection.isBehind = true;
    this.#deps.metrics.skippedTicks.inc();
    if (backlog === 'stalled') connection.link.cut();
    return true;
  }
}

/** The positions and walks of one round, built once for all viewers of a column. */
class RoundOfMoves {
  readonly #deps: Pick<RoundsDeps, 'fanout' | 'walkFanout' | 'now'>;
  readonly introductions: Introductions;
  readonly #changed: readonly Presence[];
  readonly #nowMs: number;
  readonly #missedPackets: CatchUp<FramedPacket>;
  readonly #missedWalks: CatchUp<WalksOfRound>;
  readonly #looks = new Map<Presence, Framed>();
  #moves: ColumnMoves | null = null;

  /** `changed`: whose looks changed. */
  constructor(deps: Pick<RoundsDeps, 'fanout' | 'walkFanout' | 'now'>, changed: readonly Presence[]) {
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

  /** `introduced`: players that the client gets in this round. */
  walksFor({ connection, cell }: Presence, introduced: readonly Presence[], known: KnownLooks): Framed[] {
    const { walkFanout } = this.#deps;
    const isCatchUpDue = connection.sentCell !== cell || connection.isBehind;
    const missed = isCatchUpDue ? this.#missedWalks(cell, connection.isBehind ? null : connection.sentCell) : null;
    connection.sentCell = cell;
    connection.isBehind = false;
    const theirs = introduced.length === 0 ? null : walkFanout.packetOf(introduced, this.#nowMs);
    const walks = walkFanout.walksFor(cell, this.#nowMs);
    const changed = this.#changed.filter((one) => isReaching(cell, one.cell));
    const looks = this.#looksFor(known, walks?.inReach ?? [], missed?.inReach ?? [], changed);
    const packets = withoutNull(walks?.packet ?? null, missed?.packet ?? null, theirs);
    if (packets.length === 0 && this.#nowMs - connection.sentMs < SILENCE_MS) return looks;
    connection.sentMs = this.#nowMs;
    return packets.length > 0 ? [...looks, ...packets] : [...looks, frameBytes(encodeWalks(this.#nowMs, []))];
  }

  /** The looks of these players that the client does not have. */
  #looksFor(known: KnownLooks, ...groups: readonly (readonly Presence[])[]): Framed[] {
    const looks: Framed[] = [];
    for (const group of groups) {
      for (const presence of group) {
        if (known.isCurrent(presence)) continue;
        known.sent(presence);
        looks.push(this.#lookOf(presence));
      }
    }
    return looks;
  }

  #lookOf(presence: Presence): Framed {
    const { id, sentLook, userJson } = presence;
    const look = this.#looks.get(presence) ?? frameEvent('user_updated', id, sentLook?.userJson ?? userJson);
    this.#looks.set(presence, look);
    return look;
  }
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

/** The features that both the client announced and this server has. */
function offeredFeatures({ arrival }: Connection): string[] {
  return [
    ...(arrival.hasWalks ? [FEATURE_WALKS] : arrival.hasBatchedMoves ? [FEATURE_BATCHED_MOVES] : []),
    ...(arrival.hasCodes ? [FEATURE_CODES] : []),
    ...(arrival.hasPushes ? [FEATURE_PUSHES] : []),
  ];
}

/**
 * The outgoing round, ten times a second: chat, departures, arrivals, moves. Each message is built once and shared by all
 * its recipients. Owns the timer.
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
import type { Broadcast } from '../wire/broadcast.ts';
import { type FramedPacket, frameBytes, type SharedBeginning, shareBeginning } from '../wire/packets.ts';
import { beginEvent } from '../wire/transport.ts';
import type { Chat } from './chat.ts';
import type { Entrance } from './entrance.ts';
import type { MoveFanout } from './interest.ts';
import type { TownMetrics } from './metrics.ts';
import type { Positions } from './positions.ts';
import type { Presence, Presences } from './presence.ts';
import type { WalkFanout } from './walk-fanout.ts';

const ROUND_MS = 100;
/** A client with walks gets a packet at least every two seconds, so that a dead connection is noticed. */
const SILENT_ROUNDS = 20;

export interface RoundsDeps {
  broadcast: Broadcast;
  entrance: Entrance;
  presences: Presences;
  chat: Chat;
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

export class Rounds {
  readonly #deps: RoundsDeps;
  readonly #stopTimer: Cancel;

  constructor(deps: RoundsDeps) {
    this.#deps = deps;
    this.#stopTimer = runtime.setInterval(() => this.run(), ROUND_MS);
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
      this.#admitArrivals();
      this.#sendMoves();
      this.#sendWalks();
    } catch (error) {
      log.error({ err: error }, 'a round of the town failed');
    }
    metrics.players.set(presences.size);
    end();
  }

  #announceDeparted(): void {
    const { broadcast, entrance } = this.#deps;
    for (const { id } of entrance.takeDeparted()) broadcast.emit('user_disconnected', id);
  }

  #admitArrivals(): void {
    const { entrance, presences } = this.#deps;
    const arrivals = entrance.takeArrivals();
    if (arrivals.length === 0) return;
    const unannounced = arrivals.filter((presence) => !presence.isAnnounced);
    for (const presence of unannounced) this.#announce(presence);
    const present = [...presences.all()].filter((presence) => presence.isAnnounced);
    const lists = new Map<boolean, SharedBeginning>();
    for (const presence of arrivals) {
      const { connection } = presence;
      const { hasBatchedMoves } = connection.arrival;
      const list = lists.get(hasBatchedMoves) ?? joinRoomBeginning(present, hasBatchedMoves);
      lists.set(hasBatchedMoves, list);
      const clock = connection.arrival.hasWalks ? [this.#deps.now()] : [];
      connection.link.finishEvent(list, [presence.id, LOCATION_SLUG, offeredFeatures(connection), ...clock]);
      connection.hasJoined = true;
      // `join_room` has the positions, not the walks.
      connection.sentCell = connection.arrival.hasWalks ? null : presence.cell;
      this.#deps.walkFanout.joined(presence);
      connection.link.subscribe(hasBatchedMoves);
      this.#deps.joined(presence);
    }
    for (const presence of unannounced) this.#deps.entered(presence);
  }

  /** To clients that have joined before. Those that join in this round find the player in their list. */
  #announce(presence: Presence): void {
    const { broadcast } = this.#deps;
    presence.isAnnounced = true;
    broadcast.emitPlain('user_connected', presence.id, presence.stateJson(false), presence.userJson);
    broadcast.emitBatched('user_connected', presence.id, presence.stateJson(true), presence.userJson);
  }

  #deliverChat(): void {
    const { broadcast, chat, presences } = this.#deps;
    for (const { speaker, text } of chat.takeSpoken()) {
      const separated = [...presences.all()].filter((listener) => listener.isSeparatedFrom(speaker));
      const linkIds = separated.map((listener) => listener.connection.link.id);
      broadcast.emitExcept(linkIds, 'chat', speaker.id, text);
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

  #sendWalks(): void {
    const { walkFanout, now } = this.#deps;
    const nowMs = now();
    const catchUp = remember((cell, sentCell) => walkFanout.newlyInReach(cell, sentCell, nowMs));
    for (const { connection, cell } of walkFanout.viewers()) {
      if (this.#isHeldBack(connection)) continue;
      const packet = walkFanout.packetFor(cell, nowMs);
      const isCatchUpDue = connection.sentCell !== cell || connection.isBehind;
      const missed = isCatchUpDue ? catchUp(cell, connection.isBehind ? null : connection.sentCell) : null;
      connection.sentCell = cell;
      connection.isBehind = false;
      connection.silentRounds = packet === null && missed === null ? connection.silentRounds + 1 : 0;
      if (packet !== null) connection.link.sendPacket(packet);
      if (missed !== null) connection.link.sendPacket(missed);
      if (connection.silentRounds < SILENT_ROUNDS) continue;
      connection.silentRounds = 0;
      connection.link.sendPacket(frameBytes(encodeWalks(nowMs, [])));
    }
    walkFanout.endRound();
  }

  #sendMoves(): void {
    const { broadcast, fanout, presences } = this.#deps;
    if (broadcast.hasPlainClients) {
      for (const mover of fanout.movers()) {
        const { x, y, view } = mover.record;
        broadcast.emitPlainExcept(mover.connection.link.id, 'move', mover.id, x, y, view);
      }
    }
    let packets: (FramedPacket | null)[] | null = null;
    const catchUp = remember((cell, sentCell) => fanout.newlyInReach(cell, sentCell));
    for (const viewer of presences.all()) {
      const { connection, cell } = viewer;
      if (
        !connection.hasJoined ||
        connection.arrival.hasWalks ||
        this.#isHeldBack(connection) ||
        !connection.arrival.hasBatchedMoves
      )
        continue;
      packets ??= fanout.takePackets();
      const packet = packets[cell] ?? null;
      if (packet !== null) connection.link.sendPacket(packet);
      if (connection.sentCell === cell && !connection.isBehind) continue;
      const missed = catchUp(cell, connection.isBehind ? null : connection.sentCell);
      if (missed !== null) connection.link.sendPacket(missed);
      connection.sentCell = cell;
      connection.isBehind = false;
    }
    if (packets === null) fanout.skipPackets();
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

type CatchUp = (cell: number, sentCell: number | null) => FramedPacket | null;

/** Builds each packet once: viewers who come from the same column to the same column share it. */
function remember(build: CatchUp): CatchUp {
  const known = new Map<string, FramedPacket | null>();
  return (cell, sentCell) => {
    const key = `${cell} ${sentCell}`;
    const packet = known.has(key) ? (known.get(key) ?? null) : build(cell, sentCell);
    known.set(key, packet);
    return packet;
  };
}

const joinRoomBeginning = (present: readonly Presence[], withNetIds: boolean): SharedBeginning =>
  shareBeginning(beginEvent('join_room', `[${present.map((presence) => presence.entryJson(withNetIds)).join(',')}]`));

/** The features that both the client announced and this server has. */
function offeredFeatures({ arrival }: Connection): string[] {
  return [
    ...(arrival.hasWalks ? [FEATURE_WALKS] : arrival.hasBatchedMoves ? [FEATURE_BATCHED_MOVES] : []),
    ...(arrival.hasCodes ? [FEATURE_CODES] : []),
    ...(arrival.hasPushes ? [FEATURE_PUSHES] : []),
  ];
}

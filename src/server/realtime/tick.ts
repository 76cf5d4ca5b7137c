/**
 * What goes out, ten times a second: what was said, who left, who came, who moved. Everything is built once and shared by all who
 * get it. Owns the timer.
 */
import { FEATURE_BATCHED_MOVES } from '../../shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { runtime } from '../runtime.ts';
import type { Chat } from './chat.ts';
import type { Connection, TownServer } from './connection.ts';
import type { Entrance } from './entrance.ts';
import type { TownMetrics } from './metrics.ts';
import type { MoveFan } from './move-fan.ts';
import { type FramedPacket, type SharedBeginning, shareBeginning } from './packets.ts';
import type { Presence, Presences } from './presence.ts';
import type { TownLog } from './town.ts';
import { backlogOf, beginEvent, finishEvent, writePacket } from './transport.ts';
import { FEATURE_CODES } from '../../shared/realtime/notices.ts';

const TICK_MS = 100;

/** Socket rooms: clients that take binary packets, and those of the plain protocol. */
export const ROOM_BATCHED = 'batched';
export const ROOM_PLAIN = 'plain';

export interface TickDeps {
  io: TownServer;
  entrance: Entrance;
  presences: Presences;
  chat: Chat;
  fan: MoveFan<Presence>;
  metrics: TownMetrics;
  log: TownLog;
  /** Hears of each player whom others are told of. */
  entered: (presence: Presence) => void;
}

export class Tick {
  readonly #deps: TickDeps;
  readonly #stopTimer: Cancel;

  constructor(deps: TickDeps) {
    this.#deps = deps;
    this.#stopTimer = runtime.setInterval(() => this.run(), TICK_MS);
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
      this.#admitArrivals();
      this.#spreadMoves();
    } catch (error) {
      log.error({ err: error }, 'a tick of the town failed');
    }
    metrics.players.set(presences.size);
    end();
  }

  #announceDeparted(): void {
    const { io, entrance } = this.#deps;
    for (const { id } of entrance.takeDeparted()) io.to([ROOM_PLAIN, ROOM_BATCHED]).emit('user_disconnected', id);
  }

  #admitArrivals(): void {
    const { entrance, presences } = this.#deps;
    const arrivals = entrance.takeArrivals();
    if (arrivals.length === 0) return;
    const newcomers = arrivals.filter((presence) => !presence.isAnnounced);
    for (const presence of newcomers) this.#announce(presence);
    const present = [...presences.all()].filter((presence) => presence.isAnnounced);
    const lists = new Map<boolean, SharedBeginning>();
    const listFor = (withNetIds: boolean): SharedBeginning => {
      const list =
        lists.get(withNetIds) ??
        shareBeginning(
          beginEvent('join_room', `[${present.map((presence) => presence.entryJson(withNetIds)).join(',')}]`),
        );
      lists.set(withNetIds, list);
      return list;
    };
    for (const presence of arrivals) {
      const { connection } = presence;
      const isBatched = connection.arrival.hasBatchedMoves;
      finishEvent(connection.socket, listFor(isBatched), [presence.id, LOCATION_SLUG, offeredFeatures(connection)]);
      connection.hasJoined = true;
      connection.seenCell = presence.cell;
      void connection.socket.join(isBatched ? ROOM_BATCHED : ROOM_PLAIN);
    }
    for (const presence of newcomers) this.#deps.entered(presence);
  }

  /** To those who are in a room already; whoever enters with this tick finds the player in the list. */
  #announce(presence: Presence): void {
    const { io } = this.#deps;
    presence.isAnnounced = true;
    io.to(ROOM_PLAIN).emit('user_connected', presence.id, presence.stateJson(false), presence.userJson);
    io.to(ROOM_BATCHED).emit('user_connected', presence.id, presence.stateJson(true), presence.userJson);
  }

  #deliverChat(): void {
    const { io, chat, presences } = this.#deps;
    for (const { speaker, text } of chat.takeSpoken()) {
      const apart = [...presences.all()].filter((listener) => listener.isApartFrom(speaker));
      io.to([ROOM_PLAIN, ROOM_BATCHED])
        .except(apart.map((listener) => listener.connection.socket.id))
        .emit('chat', speaker.id, text);
    }
  }

  #spreadMoves(): void {
    const { io, fan, presences } = this.#deps;
    if ((io.sockets.adapter.rooms.get(ROOM_PLAIN)?.size ?? 0) > 0) {
      for (const mover of fan.movers()) {
        const { x, y, view } = mover.record;
        io.to(ROOM_PLAIN).except(mover.connection.socket.id).emit('move', mover.id, x, y, view);
      }
    }
    const packets = fan.takePackets();
    const catchUps = new Map<string, FramedPacket | null>();
    const catchUp = (cell: number, seenCell: number | null): FramedPacket | null => {
      const key = `${cell} ${seenCell}`;
      const packet = catchUps.has(key) ? (catchUps.get(key) ?? null) : fan.newlyInReach(cell, seenCell);
      catchUps.set(key, packet);
      return packet;
    };
    for (const viewer of presences.all()) {
      const { connection, cell } = viewer;
      if (!connection.hasJoined || this.#isHeldBack(connection) || !connection.arrival.hasBatchedMoves) continue;
      const packet = packets[cell] ?? null;
      const isNewPlace = connection.seenCell !== cell || connection.isBehind;
      if (packet !== null) writePacket(connection.socket, packet);
      if (!isNewPlace) continue;
      const missed = catchUp(cell, connection.isBehind ? null : connection.seenCell);
      if (missed !== null) writePacket(connection.socket, missed);
      connection.seenCell = cell;
      connection.isBehind = false;
    }
  }

  /** Whether the client reads too slowly for this tick; one that stopped reading altogether is cut off. */
  #isHeldBack(connection: Connection): boolean {
    const backlog = backlogOf(connection.socket);
    if (backlog === 'none') return false;
    connection.isBehind = true;
    this.#deps.metrics.skippedTicks.inc();
    if (backlog === 'hopeless') connection.cut();
    return true;
  }
}

/** The features that both the client announced and this server has. */
function offeredFeatures({ arrival }: Connection): string[] {
  return [...(arrival.hasBatchedMoves ? [FEATURE_BATCHED_MOVES] : []), ...(arrival.hasCodes ? [FEATURE_CODES] : [])];
}

/**
 * For tests of rounds: players without sockets, whose links record what each round sends. Links are test doubles. Owns the
 * players of one test.
 */
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { PlayerEntry } from '../../shared/realtime/events.ts';
import { decodeLooks } from '../../shared/realtime/look-packet.ts';
import { decodeMoves } from '../../shared/realtime/move-packet.ts';
import { decodePeople } from '../../shared/realtime/people-packet.ts';
import { Chat } from '../realtime/channel/chat.ts';
import type { Entrance } from '../realtime/channel/entrance.ts';
import { Gestures } from '../realtime/channel/gestures.ts';
import { MoveFanout } from '../realtime/channel/interest.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { townMetrics } from '../realtime/channel/metrics.ts';
import type { LocationPositions } from '../realtime/channel/positions.ts';
import { type Presence, Presences } from '../realtime/channel/presence.ts';
import { Rounds, type RoundsDeps } from '../realtime/channel/rounds.ts';
import { WalkFanout } from '../realtime/channel/walk-fanout.ts';
import { Connection } from '../realtime/lobby/connection.ts';
import type { Arrival } from '../realtime/lobby/handshake-gate.ts';
import { Broadcast } from '../realtime/wire/broadcast.ts';
import type { ClientLink } from '../realtime/wire/link.ts';
import type { Batch, Framed, FramedPacket, SharedBeginning } from '../realtime/wire/packets.ts';
import type { Backlog } from '../realtime/wire/transport.ts';
import { arrivalOf } from './arrival.ts';
import { MemoryWorld } from './memory-world.ts';

class LinkDouble {
  readonly id: string;
  level: Backlog = 'none';
  cuts = 0;
  /** Rounds with something for the client. */
  writes = 0;
  /** Names and arguments; of `join_room` the ids. `people` and `looks` are packets, with their net ids. */
  readonly events: unknown[][] = [];
  readonly #items = new Map<number, string>();
  /** The net ids of each packet. */
  readonly packets: number[][] = [];

  constructor(id: string) {
    this.id = id;
  }
  backlog(): Backlog {
    return this.level;
  }
  cut(): void {
    this.cuts += 1;
  }
  sendRound(shared: Batch | null, own: readonly Framed[]): void {
    const messages = [...(shared?.messages ?? []), ...own];
    if (messages.length > 0) this.writes += 1;
    for (const { data } of messages) {
      const ids: number[] = [];
      if (typeof data === 'string') this.events.push(JSON.parse(data.slice(1)) as unknown[]);
      else if (decodeMoves(data, (netId) => ids.push(netId))) this.packets.push(ids);
      else this.#takePacket(data);
    }
  }
  #takePacket(data: Buffer): void {
    const people = decodePeople(data);
    if (people !== null) this.events.push(['people', ...people.map(({ netId }) => netId)]);
    const looks = decodeLooks(data, this.#items);
    if (looks !== null) this.events.push(['looks', ...looks.map(({ netId }) => netId)]);
  }
  sendAttached(event: string, { data, frame }: FramedPacket): number {
    this.events.push([event, ...(decodePeople(data) ?? []).map(({ netId }) => netId)]);
    return frame.byteLength;
  }
  finishEvent({ text, frame }: SharedBeginning): number {
    const [event, list] = JSON.parse(`${text.slice(1)}]`) as [string, string];
    const entries = JSON.parse(list) as PlayerEntry[];
    this.events.push([event, ...entries.map(({ socketId }) => socketId)]);
    return frame.byteLength;
  }
}

type Features = Partial<Pick<Arrival, 'hasBatchedMoves' | 'hasWalks' | 'hasPackedLooks' | 'hasNodes'>>;

export interface RoundPlayer {
  presence: Presence;
  link: LinkDouble;
}

export class RoundPlayers {
  readonly #presences = new Presences();
  /** Join with the next round. */
  readonly arrivals: Presence[] = [];
  readonly #world = new MemoryWorld();
  readonly #fanout = new MoveFanout<Presence>();

  enter(name: string, x = 500, features: Features = {}): RoundPlayer {
    const link = new LinkDouble(name);
    const player = this.#world.add(name);
    const connection = new Connection(link as unknown as ClientLink, arrivalOf(player, features), 0);
    const state = { x, y: 600, frame: 0 };
    const presence = this.#presences.add({ connection, player, blockedIds: new Set(), state }, 0);
    if (presence === null) throw new Error('no net id is free');
    this.#fanout.join(presence);
    connection.hasJoined = true;
    presence.isAnnounced = true;
    connection.sentCell = presence.cell;
    return { presence, link };
  }

  /** Enters, and joins with the next round. */
  arrive(name: string, x: number, features: Features): RoundPlayer {
    const one = this.enter(name, x, features);
    one.presence.connection.hasJoined = false;
    this.arrivals.push(one.presence);
    return one;
  }

  /** Joins with the next round, and gets players and looks in packets. */
  arrivePacked(name: string, x: number): RoundPlayer {
    return this.arrive(name, x, { hasWalks: true, hasPackedLooks: true });
  }

  leave({ presence }: RoundPlayer): void {
    this.#presences.remove(presence, 0);
    this.#fanout.leave(presence);
  }

  step({ presence }: RoundPlayer, x: number): void {
    presence.setState({ x, y: 600, frame: 0 });
    this.#fanout.moved(presence);
  }

  chat(): Chat {
    return new Chat(this.#world, this.#presences);
  }

  walkFanout(): WalkFanout {
    return new WalkFanout((cell) => this.#fanout.membersOf(cell));
  }

  rounds(change: Partial<RoundsDeps> = {}): Rounds {
    return new Rounds({
      broadcast: new Broadcast(),
      looks: { takeDue: () => [] },
      entrance: { takeArrivals: () => this.arrivals.splice(0), takeDeparted: () => [] } as unknown as Entrance,
      presences: this.#presences,
      chat: this.chat(),
      gestures: new Gestures({ seats: [], presences: this.#presences, made: () => undefined }),
      fanout: this.#fanout,
      walkFanout: this.walkFanout(),
      positions: { changed: () => undefined } as unknown as LocationPositions,
      now: () => 0,
      metrics: townMetrics(new Registry()),
      log: pino({ level: 'silent' }),
      location: LOCATION_SLUG,
      joined: () => undefined,
      entered: () => undefined,
      ...change,
    });
  }
}

/** Second values of the events of this name. */
export const valuesOf = (events: readonly unknown[][], event: string): unknown[] =>
  events.filter(([name]) => name === event).map(([, value]) => value);

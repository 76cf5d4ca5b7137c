/**
 * A channel: one copy of a location, whose players see each other. Nothing that is broadcast leaves it. Connects the rooms of this
 * folder and owns their lifetime. What belongs to all channels of the process (positions, recent chat, metrics) is given to it.
 */
import type { LanternNews, MomentNews } from '../../../shared/realtime/lanterns.ts';
import type { Push } from '../../../shared/realtime/pushes.ts';
import type { ServerReward } from '../../../shared/realtime/rewards.ts';
import type { Seat } from '../../../shared/rules/places.ts';
import type { TownLog } from '../../log.ts';
import type { PlayerService } from '../../ports.ts';
import type { Connection } from '../lobby/connection.ts';
import { Broadcast } from '../wire/broadcast.ts';
import { frameEvent } from '../wire/packets.ts';
import { Chat, type ChatTown } from './chat.ts';
import { Entrance } from './entrance.ts';
import { ClientEvents, type EventHandler } from './events.ts';
import { Gestures, type MadeGesture } from './gestures.ts';
import { MoveFanout } from './interest.ts';
import { Looks } from './looks.ts';
import type { TownMetrics } from './metrics.ts';
import type { LocationPositions } from './positions.ts';
import { type Presence, Presences } from './presence.ts';
import { sendReward } from './rewards.ts';
import { Rounds } from './rounds.ts';
import { WalkFanout } from './walk-fanout.ts';
import { WalkIntents } from './walk-intents.ts';
import type { MovementAuthority, WalkingCore } from './walks.ts';

/** What a channel reports to the lobby. */
export interface ChannelObserver {
  /** Each connection that arrived. */
  arrived(presence: Presence): void;
  /** Each `join_room`. */
  joined(presence: Presence): void;
  /** A player was announced to the others. Not when a connection is replaced. */
  entered(presence: Presence): void;
  /** A player left. Not when a connection is replaced. */
  left(presence: Presence): void;
  gestured(gesture: MadeGesture): void;
  said(speaker: Presence): void;
}

export interface ChannelDeps {
  /** Slug of the location. */
  location: string;
  /** From 1, unique in the location. */
  number: number;
  players: PlayerService;
  positions: LocationPositions;
  core: WalkingCore;
  movement: MovementAuthority;
  seats: readonly Seat[];
  /** The players of all channels. */
  town: ChatTown;
  handlers: ReadonlyMap<string, EventHandler>;
  metrics: TownMetrics;
  log: TownLog;
  /** The town's clock, milliseconds. */
  now: () => number;
  observer: ChannelObserver;
}

export class Channel {
  readonly location: string;
  /** Changes when another process serves a channel of this number. */
  number: number;
  readonly presences = new Presences();
  readonly looks: Looks;
  readonly broadcast = new Broadcast();
  readonly #entrance: Entrance;
  readonly #events: ClientEvents;
  readonly #rounds: Rounds;
  readonly #now: () => number;

  constructor(deps: ChannelDeps) {
    const { players, positions, movement, metrics, log, now, observer } = deps;
    const { presences } = this;
    this.location = deps.location;
    this.number = deps.number;
    this.#now = now;
    const fanout = new MoveFanout<Presence>();
    const walkFanout = new WalkFanout((cell) => fanout.membersOf(cell));
    const gestures = new Gestures({ seats: deps.seats, presences, made: (gesture) => observer.gestured(gesture) });
    const intents = new WalkIntents(deps.core, walkFanout, (presence) => gestures.walked(presence));
    const said = (speaker: Presence): void => {
      metrics.chatLines.inc({ kind: 'public' });
      observer.said(speaker);
    };
    const chat = new Chat(players, presences, said, deps.town, this);
    const looks = new Looks({ players, presences });
    const shared = { presences, fanout, walkFanout, gestures, positions, now };
    this.looks = looks;
    this.#events = new ClientEvents({
      ...shared,
      movement,
      intents,
      chat,
      metrics,
      log,
      refresh: (playerId) => looks.refresh(playerId),
      handlers: deps.handlers,
    });
    this.#entrance = new Entrance({
      ...shared,
      movement,
      intents,
      events: this.#events,
      arrived: (presence) => {
        observer.arrived(presence);
        this.#rounds.arrived(presence);
      },
      left: (presence) => observer.left(presence),
    });
    this.#rounds = new Rounds({
      ...shared,
      location: deps.location,
      broadcast: this.broadcast,
      entrance: this.#entrance,
      chat,
      looks,
      metrics,
      log,
      joined: (presence) => observer.joined(presence),
      entered: (presence) => observer.entered(presence),
    });
  }

  /** Called once for each connection that was placed here. */
  arrive(connection: Connection): void {
    this.#entrance.arrive(connection);
  }

  /** The player leaves for another channel with the connection that was placed there. */
  depart(presence: Presence, newer: Connection): void {
    this.#entrance.depart(presence, newer);
  }

  push(playerId: string, push: Push): boolean {
    const connection = this.presences.of(playerId)?.connection;
    if (connection === undefined || !connection.hasJoined || !connection.arrival.hasPushes) return false;
    connection.link.queue(frameEvent('pushed', push));
    return true;
  }

  sendLanterns(playerId: string, news: Omit<LanternNews, 'townMs'>): void {
    const connection = this.presences.of(playerId)?.connection;
    if (connection === undefined || !connection.hasJoined || !connection.arrival.hasLanterns) return;
    connection.link.queue(frameEvent('lanterns', { ...news, townMs: this.#now() }));
  }

  /** To one player, or with null to all. */
  sendMoment(playerId: string | null, news: MomentNews): void {
    const one = playerId === null ? undefined : this.presences.of(playerId);
    const framed = frameEvent('moment', news);
    for (const { connection } of playerId === null ? this.presences.all() : one === undefined ? [] : [one]) {
      if (connection.hasJoined && connection.arrival.hasLanterns) connection.link.queue(framed);
    }
  }

  reward(playerId: string, reward: ServerReward): void {
    sendReward(this.presences, playerId, reward);
  }

  /** Ignores all events of clients from now on, and sends what waits. */
  stop(): void {
    this.#events.stop();
    this.#rounds.run();
    this.#rounds.stop();
  }
}

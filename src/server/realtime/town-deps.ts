/** What the live town is made from, and what it does for the composition root. Types only. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Registry } from 'prom-client';
import type { MissedWhisper } from './town-listeners.ts';
import type { LanternNews, MomentNews } from '../../shared/realtime/lanterns.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import type { Push } from '../../shared/realtime/pushes.ts';
import type { ServerReward } from '../../shared/realtime/rewards.ts';
import type { SentenceData } from '../../shared/rules/sentence.ts';
import type { TownLog } from '../log.ts';
import type { LiveTown, PlaceService, PlayerService, ProveWhisper, SessionService } from '../ports.ts';
import type { EventHandler } from './channel/events.ts';
import type { MadeGesture } from './channel/gestures.ts';
import type { WalkingCore } from './channel/walks.ts';
import type { World } from './directory/directory.ts';

export interface TownDeps {
  httpServer: HttpServer;
  config: {
    /** Multiplies the limits of connections, by account and by address. */
    rateLimitScale: number;
    /** Connections of the plain protocol. */
    plainClientsMax: number;
    hasTownsfolk: boolean;
    /** Players a channel holds; default: all are in one channel. */
    channelCapacity?: number;
    /** Base path at which clients connect beside the specification's path; null: only at that. */
    nodePath?: string | null;
    /** Begins the ids of connections, by which a proxy finds this process; '' without one. */
    nodeName?: string;
    /** Origins of clients served from other hosts. */
    corsOrigins: readonly string[];
    /** Within which a client that opened a connection must complete the handshake; default 10 s. */
    handshakeMs?: number;
  };
  log: TownLog;
  sessions: SessionService;
  players: PlayerService;
  places: PlaceService;
  /** Connects the town with the other processes of its world; default: there are none. */
  world?: World;
  /** Ids of a player's friends, for the choice of the channel. */
  friendsOf?: (playerId: string) => Promise<readonly string[]>;
  /** Where reports are switched on. */
  prove?: ProveWhisper | undefined;
  /** A core for each location. */
  core: () => Promise<WalkingCore>;
  /** Hash of the core's sources. */
  coreStamp: string;
  /** The locations that are served, the town first: townsfolk, lanterns, weather and events are only in that one. */
  locations: readonly [LocationFiles, ...LocationFiles[]];
  /** Where metrics are registered; default prom-client's own registry. */
  registry?: Registry;
  /** Key of a client's host or network. Default: the address of its connection. */
  addressOf?: (request: IncomingMessage) => string;
  /** The town's clock in milliseconds; default `townClock`. */
  now?: () => number;
}

/** Where the generated data of a location is. */
export interface LocationFiles {
  slug: string;
  /** Absolute path of the location's JSON. */
  locationFile: string;
  /** Absolute path of the precomputed navigation data; without it the core computes it. */
  navigationFile?: string;
}

export interface Town extends LiveTown {
  /** Registers the handler of an event that clients send. */
  handle(event: string, handler: EventHandler): void;
  /** Called for each player who enters the town; not when a connection is replaced. Returns the unsubscriber. */
  onEntered(listener: (player: { id: string; username: string }) => void): () => void;
  /** Called for each connection that joined, also when it replaces another. Returns the unsubscriber. */
  onJoined(listener: (player: { id: string; hasPushes: boolean }) => void): () => void;
  /** Called when a player left; not when a connection is replaced. Returns the unsubscriber. */
  onLeft(listener: (player: { id: string }) => void): () => void;
  /** Called when a player left and did not come back within the time for which friends are not informed. Returns the unsubscriber. */
  onGone(listener: (player: { id: string }) => void): () => void;
  /** Called when a player came back whom friends know as gone. Returns the unsubscriber. */
  onReturned(listener: (player: { id: string }) => void): () => void;
  /** Called for each gesture that others were shown. Returns the unsubscriber. */
  onGesture(listener: (gesture: MadeGesture) => void): () => void;
  /** False when the player's connection gets no pushes or has not joined. */
  push(playerId: string, push: Push): boolean;
  /** Does nothing when the player's connection has not joined or does not have the feature. */
  sendLanterns(playerId: string, news: Omit<LanternNews, 'townMs'>): void;
  /** To one player, or with null to all; likewise. */
  sendMoment(playerId: string | null, news: MomentNews): void;
  /** A sentence for one player, or with null for all, of those whom this process serves and who have joined. */
  sendHere(playerId: string | null, said: SentenceData, notice: Notice): void;
  /** Calls `visit` with each player in the town's own location and where the server knows the player to be, map px. */
  eachPlace(visit: (playerId: string, x: number, y: number) => void): void;
  /** To the player, and to those near by that a level was reached; only to clients with the feature. */
  reward(playerId: string, reward: ServerReward): void;
  /** A friend of these players came to the town or left it. */
  friendMoved(playerIds: readonly string[]): void;
  /** Called for each player of this process whose friend moved; with null when it may have been any. Returns the unsubscriber. */
  onFriendMoved(listener: (playerId: string | null) => void): () => void;
  /** The player, who may be served by another process, asked for another player's card. */
  cardAsked(playerId: string): void;
  /** Called for each player of this process who asked for a card elsewhere. Returns the unsubscriber. */
  onCardAsked(listener: (playerId: string) => void): () => void;
  /** The players whom this process serves, in all locations. */
  playerIds(): readonly string[];
  /** Whether this process serves the player, in any location. */
  isHere(playerId: string): boolean;
  /** Changes may have been missed: reads all players of this process again and checks their sessions. */
  recheck(): Promise<void>;
  /** Where a player in the town's own location is now; null for others. */
  placeOf(playerId: string): { x: number; y: number } | null;
  /** Called for each public line. Returns the unsubscriber. */
  onSaid(listener: (player: { id: string }) => void): () => void;
  /** A whisper whose listener is not in the town. */
  onWhisperMissed(listener: (whisper: MissedWhisper) => void): () => void;
}

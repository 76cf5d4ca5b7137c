/**
 * The channels of this process, of all locations, and who is in which. A connection is brought to the channel it was placed in; a player who changes
 * channels keeps the place and is announced to friends only once. Owns the channels.
 */
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { ChatLine, ProveWhisper, Whisper, WhisperOutcome } from '../ports.ts';
import type { Channel, ChannelObserver } from './channel/channel.ts';
import type { ChatTown } from './channel/chat.ts';
import { DeliveredLines } from './channel/delivered-lines.ts';
import type { TownMetrics } from './channel/metrics.ts';
import type { Presence } from './channel/presence.ts';
import { RecentChat } from './channel/recent-chat.ts';
import type { ChannelCount } from './directory/directory.ts';
import type { Connection } from './lobby/connection.ts';
import { supersede } from './lobby/replacement.ts';

export interface ChannelsDeps {
  /** `town` has the players of all channels. */
  open(place: ChannelPlace, town: ChatTown, observer: ChannelObserver): Channel;
  observer: ChannelObserver;
  /** The channel that is always open; null: each opens with its first player. */
  first: ChannelPlace | null;
  /** An empty channel was closed. */
  closed(place: ChannelPlace): void;
  metrics: Pick<TownMetrics, 'players' | 'channelPlayers' | 'chatLines'>;
  /** Brings a whisper to a player in any process. Does not reject. */
  whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome>;
  prove?: ProveWhisper | undefined;
  /** Epoch milliseconds. */
  wallNow: () => number;
}

/** A channel of a location, which is named by its slug. */
export interface ChannelPlace {
  location: string;
  number: number;
}

const keyOf = ({ location, number }: ChannelPlace): string => `${number} ${location}`;

export class Channels {
  readonly #deps: ChannelsDeps;
  readonly #observer: ChannelObserver;
  readonly #open = new Map<string, Channel>();
  readonly #channelOf = new Map<string, Channel>();
  readonly recent = new RecentChat();
  readonly delivered = new DeliveredLines();
  readonly prove: ProveWhisper | undefined;
  /** Players who came from another channel and are not announced in the new one yet. */
  readonly #switched = new Set<string>();
  #isSwitching = false;

  constructor(deps: ChannelsDeps) {
    this.#deps = deps;
    this.prove = deps.prove;
    const { observer } = deps;
    this.#observer = {
      ...observer,
      entered: (presence) => {
        if (!this.#switched.delete(presence.playerId)) observer.entered(presence);
      },
      left: (presence) => this.#left(presence),
    };
    if (deps.first !== null) this.#channel(deps.first);
  }

  /** Players in all channels. */
  get size(): number {
    return this.#channelOf.size;
  }

  counts(location: string): ChannelCount[] {
    const here = [...this.#open.values()].filter((channel) => channel.location === location);
    return here.map(({ number, presences }) => ({ number, players: presences.size }));
  }

  /** Gives an open channel another number, which its players are informed of. Null for one that is not open. */
  renumber(from: ChannelPlace, to: number): Channel | null {
    const channel = this.#open.get(keyOf(from));
    if (channel === undefined) return null;
    this.#open.delete(keyOf(from));
    channel.number = to;
    this.#open.set(keyOf(channel), channel);
    this.#deps.metrics.channelPlayers.remove(labelsOf(from));
    this.#count(channel);
    return channel;
  }

  open(): IterableIterator<Channel> {
    return this.#open.values();
  }

  channelOf(playerId: string): Channel | undefined {
    return this.#channelOf.get(playerId);
  }

  /** Number of the player's channel in the location; null for one who is not there. */
  numberIn(location: string, playerId: string): number | null {
    const channel = this.#channelOf.get(playerId);
    return channel?.location === location ? channel.number : null;
  }

  of(playerId: string): Presence | undefined {
    return this.#channelOf.get(playerId)?.presences.of(playerId);
  }

  *all(): Generator<Presence> {
    for (const { presences } of this.#open.values()) yield* presences.all();
  }

  /** Called once for each connection that passed the handshake. */
  arrive(connection: Connection): void {
    const { player, claim, location, channel: number } = connection.arrival;
    const channel = this.#channel({ location, number });
    const before = this.#channelOf.get(player.id);
    const presence = before?.presences.of(player.id);
    if (before !== undefined && before !== channel && presence !== undefined) {
      // A connection with a newer claim arrived before this one.
      if (presence.connection.arrival.claim.epoch > claim.epoch) return supersede(connection, presence.connection);
      this.#isSwitching = true;
      before.depart(presence, connection);
      this.#isSwitching = false;
      if (presence.isAnnounced) this.#switched.add(player.id);
    }
    channel.arrive(connection);
    if (channel.presences.of(player.id) === undefined) return;
    this.#channelOf.set(player.id, channel);
    this.#count(channel);
    if (before !== undefined && before !== channel) this.#closeIfEmpty(before);
  }

  whisper(playerId: string, whisper: Whisper): Promise<WhisperOutcome> {
    return this.#deps.whisper(playerId, whisper);
  }

  whispered(): void {
    this.#deps.metrics.chatLines.inc({ kind: 'whisper' });
  }

  redact(lineId: string): ChatLine | null {
    const line = this.recent.redact(lineId);
    // In all channels, because players who changed channels keep their log.
    if (line !== null)
      for (const channel of this.#open.values()) channel.broadcast.emit('chat_redacted', line.username, line.text);
    return line;
  }

  recentLines(): readonly ChatLine[] {
    return this.recent.since(this.#deps.wallNow());
  }

  stop(): void {
    for (const channel of this.#open.values()) channel.stop();
  }

  #channel(place: ChannelPlace): Channel {
    const open = this.#open.get(keyOf(place));
    if (open !== undefined) return open;
    const channel = this.#deps.open(place, this, this.#observer);
    this.#open.set(keyOf(place), channel);
    return channel;
  }

  #left(presence: Presence): void {
    const { playerId } = presence;
    const channel = this.#channelOf.get(playerId);
    this.#channelOf.delete(playerId);
    if (channel !== undefined) this.#count(channel);
    if (this.#isSwitching) return;
    this.#switched.delete(playerId);
    this.#deps.observer.left(presence);
    if (channel !== undefined) this.#closeIfEmpty(channel);
  }

  #closeIfEmpty(channel: Channel): void {
    const { first, metrics, closed } = this.#deps;
    if (channel.presences.size > 0 || (first !== null && keyOf(channel) === keyOf(first))) return;
    channel.stop();
    this.#open.delete(keyOf(channel));
    metrics.channelPlayers.remove(labelsOf(channel));
    closed(channel);
  }

  #count(channel: Channel): void {
    const { players, channelPlayers } = this.#deps.metrics;
    players.set(this.#channelOf.size);
    channelPlayers.set(labelsOf(channel), channel.presences.size);
  }
}

/** Channels of the town are named by their number alone. */
const labelsOf = ({ location, number }: ChannelPlace) => ({
  channel: location === LOCATION_SLUG ? String(number) : `${location} ${number}`,
});

/**
 * Which channel of this process a player enters: the one that was asked for, the one the player is in, the one with most friends, else
 * the fullest that is below 80 %, so that nobody walks alone while others are there. A place is reserved until the connection arrives.
 * Owns the reservations and the numbers of channels that are about to open.
 */
import type { ChannelCount, ChannelRegistry } from '../directory/directory.ts';

/** A handshake takes much less. */
const RESERVED_MS = 5000;
/** Newcomers without friends leave room for those who follow a friend. */
const FILL = 0.8;

export interface PlacementDeps {
  /** Players a channel holds. */
  capacity: number;
  /** False: all are in channel 1. */
  hasChannels: boolean;
  /** Of this process. */
  counts(): readonly ChannelCount[];
  channelOf(playerId: string): number | null;
  friendsOf(playerId: string): Promise<readonly string[]>;
  registry: Pick<ChannelRegistry, 'open' | 'take'>;
  /** Milliseconds, monotonic. */
  now: () => number;
}

export class Placement {
  readonly #deps: PlacementDeps;
  /** By player: the channel, and until when. */
  readonly #reserved = new Map<string, { channel: number; untilMs: number }>();
  /** Numbers of channels that nobody has entered yet, and until when they are kept. */
  readonly #promised = new Map<number, number>();
  #opening: Promise<void> | null = null;

  constructor(deps: PlacementDeps) {
    this.#deps = deps;
  }

  /** Channels with those who are on their way. */
  counts(): ChannelCount[] {
    this.#dropExpired();
    const counts = this.#deps.counts().map((count) => ({ ...count }));
    const countOf = (number: number): ChannelCount => {
      const known = counts.find((count) => count.number === number);
      if (known !== undefined) return known;
      const added = { number, players: 0 };
      counts.push(added);
      return added;
    };
    for (const number of this.#promised.keys()) countOf(number);
    for (const [playerId, { channel }] of this.#reserved) {
      if (this.#deps.channelOf(playerId) !== channel) countOf(channel).players += 1;
    }
    return counts.toSorted((a, b) => a.number - b.number);
  }

  /** `wish` is the number of a channel. Reserves the place. */
  async place(playerId: string, wish: number | null): Promise<number> {
    const { hasChannels, channelOf, registry } = this.#deps;
    if (!hasChannels) return 1;
    const present = channelOf(playerId);
    // Only a wish moves a player who is here.
    const friends = present === null && wish === null ? await this.#friendsByChannel(playerId) : [];
    const wanted = [...(wish === null ? [] : [wish]), ...(present === null ? [] : [present]), ...friends];
    if (wish !== null && !this.#isOpen(wish) && (await registry.take(wish))) this.#promise(wish);
    let channel = this.#choose(playerId, wanted);
    while (channel === null) {
      await this.#open();
      channel = this.#choose(playerId, wanted);
    }
    this.#reserved.delete(playerId);
    this.#reserved.set(playerId, { channel, untilMs: this.#deps.now() + RESERVED_MS });
    return channel;
  }

  /** The player has arrived, or will not. */
  release(playerId: string): void {
    this.#reserved.delete(playerId);
  }

  /** Another process serves the channel, which nobody has entered here. */
  forget(number: number): void {
    this.#promised.delete(number);
    for (const [playerId, { channel }] of this.#reserved) if (channel === number) this.#reserved.delete(playerId);
  }

  #isOpen(number: number): boolean {
    return this.counts().some((count) => count.number === number);
  }

  #promise(number: number): void {
    this.#promised.set(number, this.#deps.now() + RESERVED_MS);
  }

  /** Those who find no room at the same time open one channel together. */
  async #open(): Promise<void> {
    this.#opening ??= this.#deps.registry
      .open()
      .then((number) => this.#promise(number))
      .finally(() => {
        this.#opening = null;
      });
    await this.#opening;
  }

  /** null: all are full. */
  #choose(playerId: string, wanted: readonly number[]): number | null {
    const { capacity, channelOf } = this.#deps;
    const counts = this.counts();
    const own = channelOf(playerId);
    for (const number of wanted) {
      const count = counts.find((one) => one.number === number);
      if (count !== undefined && (number === own || count.players < capacity)) return number;
    }
    const usual = counts.filter(({ players }) => players < capacity * FILL);
    const fullest = usual.toSorted((a, b) => b.players - a.players || a.number - b.number)[0];
    return fullest?.number ?? null;
  }

  /** The channels of friends, the one with most friends first. */
  async #friendsByChannel(playerId: string): Promise<number[]> {
    const counts = new Map<number, number>();
    for (const friend of await this.#deps.friendsOf(playerId)) {
      const channel = this.#deps.channelOf(friend);
      if (channel !== null) counts.set(channel, (counts.get(channel) ?? 0) + 1);
    }
    return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([channel]) => channel);
  }

  #dropExpired(): void {
    const now = this.#deps.now();
    for (const [number, untilMs] of this.#promised) if (untilMs <= now) this.#promised.delete(number);
    for (const [playerId, { untilMs }] of this.#reserved) {
      if (untilMs > now) return;
      this.#reserved.delete(playerId);
    }
  }
}

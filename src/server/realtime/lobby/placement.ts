/**
 * Which channel a player enters: the one that was asked for, the one the player is in, the one with most friends, else the fullest
 * that is below 80 %, so that nobody walks alone while others are there. A place is reserved until the connection arrives. Owns the
 * reservations.
 */

/** How many players are in a channel. */
export interface ChannelCount {
  number: number;
  players: number;
}

/** A handshake takes much less. */
const RESERVED_MS = 5000;
/** Newcomers without friends leave room for those who follow a friend. */
const FILL = 0.8;

export interface PlacementDeps {
  /** Players a channel holds; Infinity for one channel. */
  capacity: number;
  counts(): readonly ChannelCount[];
  channelOf(playerId: string): number | null;
  friendsOf(playerId: string): Promise<readonly string[]>;
  /** Milliseconds, monotonic. */
  now: () => number;
}

export class Placement {
  readonly #deps: PlacementDeps;
  /** By player: the channel, and until when. */
  readonly #reserved = new Map<string, { channel: number; untilMs: number }>();

  constructor(deps: PlacementDeps) {
    this.#deps = deps;
  }

  /** Channels with those who are on their way. */
  counts(): ChannelCount[] {
    this.#dropExpired();
    const counts = this.#deps.counts().map((count) => ({ ...count }));
    for (const [playerId, { channel }] of this.#reserved) {
      if (this.#deps.channelOf(playerId) === channel) continue;
      const known = counts.find(({ number }) => number === channel);
      if (known === undefined) counts.push({ number: channel, players: 1 });
      else known.players += 1;
    }
    return counts.toSorted((a, b) => a.number - b.number);
  }

  /** `wish` is the number of a channel. Reserves the place. */
  async place(playerId: string, wish: number | null): Promise<number> {
    if (this.#deps.capacity === Number.POSITIVE_INFINITY) return 1;
    const present = this.#deps.channelOf(playerId);
    // Only a wish moves a player who is here.
    const friends = present === null ? await this.#friendsByChannel(playerId) : [];
    const channel = this.#choose(playerId, [
      ...(wish === null ? [] : [wish]),
      ...(present === null ? [] : [present]),
      ...friends,
    ]);
    this.#reserved.delete(playerId);
    this.#reserved.set(playerId, { channel, untilMs: this.#deps.now() + RESERVED_MS });
    return channel;
  }

  /** The player has arrived, or will not. */
  release(playerId: string): void {
    this.#reserved.delete(playerId);
  }

  #choose(playerId: string, wanted: readonly number[]): number {
    const { capacity, channelOf } = this.#deps;
    const counts = this.counts();
    const own = channelOf(playerId);
    for (const number of wanted) {
      const count = counts.find((one) => one.number === number);
      if (count !== undefined && (number === own || count.players < capacity)) return number;
    }
    const usual = counts.filter(({ players }) => players < capacity * FILL);
    const fullest = usual.toSorted((a, b) => b.players - a.players || a.number - b.number)[0];
    return fullest?.number ?? lowestUnused(counts.map(({ number }) => number));
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
    for (const [playerId, { untilMs }] of this.#reserved) {
      if (untilMs > now) return;
      this.#reserved.delete(playerId);
    }
  }
}

function lowestUnused(numbers: readonly number[]): number {
  let number = 1;
  while (numbers.includes(number)) number += 1;
  return number;
}

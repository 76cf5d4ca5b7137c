/**
 * Directory of a world of several processes, in Redis, which may lose all of it at any time: each process enters its own players again
 * when Redis is back, and every 45 seconds. Owns the players of this process, and the newer claims of other processes.
 */
import type { Cancel } from '../../../shared/runtime/runtime.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import type { TownLog } from '../../log.ts';
import { runtime } from '../../runtime.ts';
import type { Directory, Entry, Known, LocatedPlayer, Superseded } from './directory.ts';
import type { RedisNames } from './envelopes.ts';
import { RedisAway } from './redis-away.ts';
import type { RedisLink } from './redis-link.ts';
import type { RedisNode } from './redis-node.ts';
import { PLAYERS_PER_CALL } from './redis-scripts.ts';

export interface RedisDirectoryDeps {
  link: RedisLink;
  node: RedisNode;
  names: RedisNames;
  log: TownLog;
  /** See `Directory`. */
  heldMs: number;
  /** Entries of this process by player, which the node counts. */
  entries: Map<string, Entry>;
}

const REBUILD_MS = 45_000;
/** After Redis has lost its data, all processes have entered their players again within this time. */
export const REBUILT_MS = 1000;
/** An entry that nobody renews. */
const ENTRY_TTL_S = 120;
/** By the reply of `enterPlayers`. */
const KNOWN: readonly Known[] = ['online', 'new', 'online', 'left'];
/** A handshake takes much less. */
const EVICTION_TTL_MS = 30_000;

export class RedisDirectory implements Directory {
  readonly heldMs: number;
  readonly #deps: RedisDirectoryDeps;
  readonly #entries: Map<string, Entry>;
  /** Newer claims elsewhere, for connections that are on their way. The oldest is first. */
  readonly #evictions = new Map<string, { epoch: number; untilMs: number }>();
  /** Claims that left while Redis was away. */
  readonly #unwritten = new Map<string, number>();
  readonly #uncertain = new Set<() => void>();
  readonly #stopTimer: Cancel;
  #stopWaiting: Cancel = () => undefined;
  #superseded: (superseded: Superseded) => void = () => undefined;
  #rebuilding: Promise<void> | null = null;

  constructor(deps: RedisDirectoryDeps) {
    this.#deps = deps;
    this.heldMs = deps.heldMs;
    this.#entries = deps.entries;
    this.#stopTimer = runtime.setInterval(() => void this.rebuild(), REBUILD_MS);
    deps.node.on('evict', ({ player, epoch, tab }) => this.#evict(player, epoch, tab === '' ? null : tab));
    deps.node.onNodesChanged(() => this.#callUncertain());
  }

  onSuperseded(listener: (superseded: Superseded) => void): void {
    this.#superseded = listener;
  }

  onUncertain(listener: () => void): void {
    this.#uncertain.add(listener);
  }

  async enter(entry: Entry): Promise<Known> {
    const { playerId, epoch } = entry;
    const newer = this.#evictions.get(playerId);
    if (newer !== undefined && newer.epoch > epoch) {
      this.#superseded({ playerId, epoch: newer.epoch, tabId: null });
      return 'online';
    }
    if (epoch < (this.#entries.get(playerId)?.epoch ?? epoch)) return 'online';
    this.#entries.set(playerId, entry);
    this.#unwritten.delete(playerId);
    const replies = await this.#withoutRedis(this.#write([entry]));
    return KNOWN[replies?.[0] ?? 1] ?? 'new';
  }

  async leave({ playerId, epoch }: Pick<Entry, 'playerId' | 'epoch'>): Promise<void> {
    if (this.#entries.get(playerId)?.epoch !== epoch) return;
    this.#entries.delete(playerId);
    this.#unwritten.set(playerId, epoch);
    await this.#withoutRedis(this.#erase(playerId, epoch));
  }

  async onlineOf(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await this.placesOf(playerIds)).keys());
  }

  async onlineForFriends(playerIds: readonly string[]): Promise<ReadonlySet<string>> {
    const online = new Set(playerIds.filter((id) => this.#entries.has(id)));
    const elsewhere = playerIds.filter((id) => !online.has(id));
    if (elsewhere.length === 0) return online;
    const { link, names, node } = this.#deps;
    const keys = elsewhere.map((id) => names.player(id));
    const owners = await this.#withoutRedis(link.call((client) => client.nodesOfPlayers(keys, [this.heldMs])));
    owners?.forEach((owner, index) => {
      const id = elsewhere[index];
      // A process that ended informs nobody that a player left.
      if (id !== undefined && (owner === node.id || node.countsAsLiving(owner))) online.add(id);
    });
    return online;
  }

  async channelsOf(location: string, playerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const channels = new Map<string, number>();
    for (const [id, place] of await this.placesOf(playerIds)) {
      if (place.location === location) channels.set(id, place.channel);
    }
    return channels;
  }

  async placesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, LocatedPlayer>> {
    const places = new Map<string, LocatedPlayer>();
    const elsewhere: string[] = [];
    for (const id of playerIds) {
      const entry = this.#entries.get(id);
      if (entry === undefined) elsewhere.push(id);
      else places.set(id, entry);
    }
    const { link, names, node } = this.#deps;
    if (elsewhere.length === 0) return places;
    const keys = elsewhere.map((id) => names.player(id));
    const found = await this.#withoutRedis(link.call((client) => client.mGet(keys)));
    found?.forEach((value, index) => {
      const id = elsewhere[index];
      // Processes of an earlier version write no location: there was one.
      const [owner = '', , channel, location = LOCATION_SLUG] = value?.split('|') ?? [];
      if (id !== undefined && node.countsAsLiving(owner)) places.set(id, { location, channel: Number(channel) });
    });
    return places;
  }

  count(): number {
    let count = this.#entries.size;
    for (const { players } of this.#deps.node.others.values()) count += players;
    return count;
  }

  isHere(playerId: string): boolean {
    return this.#entries.has(playerId);
  }

  /** Writes what this process knows: those who left while Redis was away, and all who are here. */
  rebuild(): Promise<void> {
    this.#rebuilding ??= this.#withoutRedis(this.#rebuild())
      .then(() => undefined)
      .finally(() => {
        this.#rebuilding = null;
      });
    return this.#rebuilding;
  }

  /** Redis answers again: players elsewhere may have come and gone, which is known when all processes have entered theirs. */
  async returned(): Promise<void> {
    this.#stopWaiting();
    this.#stopWaiting = runtime.setTimeout(() => this.#callUncertain(), REBUILT_MS);
    await this.rebuild();
  }

  async close(): Promise<void> {
    this.#stopTimer();
    this.#stopWaiting();
    const left = [...this.#entries.values()];
    await Promise.all(left.map((entry) => this.leave(entry)));
  }

  async #rebuild(): Promise<void> {
    this.#dropEvictions();
    for (const [playerId, epoch] of this.#unwritten) await this.#erase(playerId, epoch);
    const all = [...this.#entries.values()];
    for (const here of Map.groupBy(all, ({ location }) => location).values()) {
      for (let i = 0; i < here.length; i += PLAYERS_PER_CALL) await this.#write(here.slice(i, i + PLAYERS_PER_CALL));
    }
  }

  /** All in one location. */
  async #write(entries: readonly Entry[]): Promise<number[]> {
    const { link, names, node } = this.#deps;
    const location = entries[0]?.location ?? '';
    const { reserved, population } = names.of(location);
    const keys = entries.map(({ playerId }) => names.player(playerId));
    const each = entries.flatMap(({ playerId, epoch, tabId, channel }) => [epoch, playerId, tabId ?? '', channel]);
    const replies = await link.call((client) =>
      client.enterPlayers([reserved, population, ...keys], [node.id, names.prefix, ENTRY_TTL_S, location, ...each]),
    );
    entries.forEach(({ playerId, epoch }, index) => {
      if (replies[index] === 0) this.#superseded({ playerId, epoch: epoch + 1, tabId: null });
    });
    return replies;
  }

  async #erase(playerId: string, epoch: number): Promise<void> {
    const { link, names, node } = this.#deps;
    await link.call((client) => client.leavePlayer([names.player(playerId)], [`${node.id}|${epoch}|`]));
    if (this.#unwritten.get(playerId) === epoch) this.#unwritten.delete(playerId);
  }

  #evict(playerId: string, epoch: number, tabId: string | null): void {
    this.#dropEvictions();
    this.#evictions.delete(playerId);
    this.#evictions.set(playerId, { epoch, untilMs: runtime.monotonic() + EVICTION_TTL_MS });
    const here = this.#entries.get(playerId);
    if (here !== undefined && here.epoch < epoch) this.#superseded({ playerId, epoch, tabId });
  }

  #dropEvictions(): void {
    const nowMs = runtime.monotonic();
    for (const [playerId, { untilMs }] of this.#evictions) {
      if (untilMs > nowMs) return;
      this.#evictions.delete(playerId);
    }
  }

  #callUncertain(): void {
    for (const listener of this.#uncertain) listener();
  }

  /** null while Redis is away, and after an error, which is logged. */
  async #withoutRedis<Value>(work: Promise<Value>): Promise<Value | null> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof RedisAway)) this.#deps.log.error({ err: error }, 'the directory in Redis failed');
      return null;
    }
  }
}

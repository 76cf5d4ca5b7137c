/**
 * The channels of a world of several processes, in Redis. Redis may lose all of it at any time: each process says every second which
 * channels it serves. While Redis is away, each process opens channels with numbers that seem free; one that turns out to be taken gets
 * another number. Owns what it knows of the world's channels.
 */
import type { TownLog } from '../../log.ts';
import { runtime } from '../../runtime.ts';
import type { ChannelCount, ChannelRegistry, Direction, LocatedChannel, Wish } from './directory.ts';
import { locationsOf, type NodeState, type RedisNames } from './envelopes.ts';
import { lowestUnused } from './in-process.ts';
import { isRefused } from './node-probe.ts';
import { RedisAway } from './redis-away.ts';
import { REBUILT_MS } from './redis-directory.ts';
import type { RedisLink } from './redis-link.ts';
import { ALIVE_MS, type RedisNode } from './redis-node.ts';

export interface RedisRegistryDeps {
  link: RedisLink;
  node: RedisNode;
  names: RedisNames;
  log: TownLog;
  /** Slug of the location. */
  location: string;
  /** Players a channel holds; Infinity: all are in one. */
  capacity: number;
}

/** A channel and the node that serves it. */
interface ServedChannel extends ChannelCount {
  node: string;
}

/** Redis has no infinite numbers. */
const UNLIMITED = 1e9;
/** A node that was silent for longer, and from which a client lost its connection, may be frozen. */
const SUSPECT_MS = 2500;

export class RedisRegistry implements ChannelRegistry {
  readonly #deps: RedisRegistryDeps;
  readonly #lost = new Set<(number: number) => void>();
  /** Of the location, as last read. */
  #known: readonly ServedChannel[] = [];
  #counts: () => readonly ChannelCount[] = () => [];
  #returnedMs = Number.NEGATIVE_INFINITY;
  readonly #probes = new Map<string, Promise<void>>();

  constructor(deps: RedisRegistryDeps) {
    this.#deps = deps;
    deps.node.onBeat(() => void this.#say());
    void this.#say();
  }

  /** The channels of a node, as last read. */
  servedBy(node: string): LocatedChannel[] {
    const { location } = this.#deps;
    return this.#known
      .filter((channel) => channel.node === node)
      .map(({ number, players }) => ({ location, number, players }));
  }

  serve(counts: () => readonly ChannelCount[]): void {
    this.#counts = counts;
  }

  channels(): Promise<readonly ChannelCount[]> {
    const all = [...this.#ofOthers(), ...this.#counts()];
    return Promise.resolve(all.toSorted((a, b) => a.number - b.number));
  }

  async open(): Promise<number> {
    const { link } = this.#deps;
    const number = await this.#withoutRedis(
      this.#isRebuilding() ? Promise.resolve(null) : link.call((client) => client.openChannel(this.#keys, this.#args)),
    );
    if (number !== null) return Number(number);
    return lowestUnused([...this.#ofOthers(), ...this.#counts()].map((channel) => channel.number));
  }

  async take(number: number): Promise<boolean> {
    const { link } = this.#deps;
    const taken = await this.#withoutRedis(
      link.call((client) => client.takeChannel(this.#keys, [...this.#args, number])),
    );
    // Without Redis the client was directed here by what was known.
    return taken === null ? !this.#isElsewhere(number) : taken === 1;
  }

  close(number: number): void {
    const { link } = this.#deps;
    void this.#withoutRedis(link.call((client) => client.closeChannel(this.#keys, [...this.#args, number])));
  }

  onLost(listener: (number: number) => void): void {
    this.#lost.add(listener);
  }

  async direct({ playerId, channels, lostPath }: Wish): Promise<Direction | null> {
    const { link, capacity } = this.#deps;
    if (lostPath !== null && (await this.#isSuspect(lostPath))) return null;
    if (this.#isRebuilding()) return null;
    const nodes = this.#takingNodes();
    const ids = [...nodes.keys()];
    const limit = Number.isFinite(capacity) ? capacity : UNLIMITED;
    const args = [ALIVE_MS, playerId, limit, ids.length, ...ids, ...channels];
    const reply = await this.#withoutRedis(link.call((client) => client.directPlayer(this.#keys, args)));
    if (reply === null) return this.#directWithoutRedis(channels, nodes);
    const [id = '', number] = reply;
    const path = nodes.get(id)?.path;
    return path == null || number === undefined ? null : { path, channel: Number(number) };
  }

  /** Redis answers again; other nodes say within a second which channels they serve. */
  returned(): void {
    this.#returnedMs = runtime.monotonic();
  }

  get #keys(): string[] {
    const { names, location } = this.#deps;
    const { channels, population, reserved } = names.of(location);
    return [channels, population, reserved, names.living];
  }

  get #args(): (string | number)[] {
    return [ALIVE_MS, this.#deps.node.id];
  }

  /** Nodes that serve the location and are not about to stop, by id. */
  #takingNodes(): Map<string, NodeState> {
    const { node, location } = this.#deps;
    const all: [string, NodeState][] = [[node.id, node.own()], ...node.others];
    return new Map(all.filter(([, state]) => locationsOf(state).includes(location) && !state.isDraining));
  }

  #isRebuilding(): boolean {
    return runtime.monotonic() - this.#returnedMs < REBUILT_MS;
  }

  #ofOthers(): ChannelCount[] {
    const others = this.#known.filter((channel) => channel.node !== this.#deps.node.id);
    return others.map(({ number, players }) => ({ number, players }));
  }

  #isElsewhere(number: number): boolean {
    const { node } = this.#deps;
    return this.#known.some((channel) => channel.number === number && node.others.has(channel.node));
  }

  /** By what was last known. */
  #directWithoutRedis(channels: readonly number[], nodes: ReadonlyMap<string, NodeState>): Direction | null {
    const { node } = this.#deps;
    for (const number of channels) {
      const path = nodes.get(this.#known.find((known) => known.number === number)?.node ?? '')?.path;
      if (path != null) return { path, channel: number };
    }
    const own = nodes.get(node.id);
    const emptiest = [...nodes.values()].toSorted((a, b) => a.players - b.players)[0];
    const path = (own ?? emptiest)?.path ?? null;
    return path === null ? null : { path, channel: null };
  }

  /** Whether the node of the path may be frozen, which is known a moment later. One that refuses connections is dead and is removed. */
  async #isSuspect(path: string): Promise<boolean> {
    const { node } = this.#deps;
    for (const [id, state] of node.others) {
      if (state.path !== path) continue;
      await this.#probe(id, state);
      return node.others.has(id) && node.ageOf(id) > SUSPECT_MS;
    }
    return false;
  }

  /** Many clients lose the same node at once: one probe serves them all. */
  #probe(id: string, state: NodeState): Promise<void> {
    const underway = this.#probes.get(id);
    if (underway !== undefined) return underway;
    const probe = (async (): Promise<void> => {
      if (await isRefused(state)) await this.#withoutRedis(this.#deps.node.bury(id));
      else await this.#deps.node.beat();
    })().finally(() => this.#probes.delete(id));
    this.#probes.set(id, probe);
    return probe;
  }

  /** Says which channels this process serves, and reads those of the world. */
  async #say(): Promise<void> {
    const { link } = this.#deps;
    const own = this.#counts().flatMap(({ number, players }) => [number, players]);
    const lost = await this.#withoutRedis(
      link.call((client) => client.serveChannels(this.#keys, [...this.#args, ...own])),
    );
    for (const number of lost ?? []) for (const listener of this.#lost) listener(Number(number));
    const listed = await this.#withoutRedis(link.call((client) => client.listChannels(this.#keys, [ALIVE_MS])));
    if (listed === null) return;
    const known: ServedChannel[] = [];
    for (let i = 0; i < listed.length; i += 3) {
      const [number, players, node = ''] = listed.slice(i, i + 3);
      known.push({ number: Number(number), players: Number(players), node });
    }
    this.#known = known.toSorted((a, b) => a.number - b.number);
  }

  /** null while Redis is away, and after an error, which is logged. */
  async #withoutRedis<Value>(work: Promise<Value>): Promise<Value | null> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof RedisAway)) this.#deps.log.error({ err: error }, 'the list of channels in Redis failed');
      return null;
    }
  }
}

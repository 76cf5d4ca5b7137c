/** Opens directory, bus and channels of a world of several processes, and connects them with what happens to Redis. */
import type { TownLog } from '../../log.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import type { Entry, World, WorldNode } from './directory.ts';
import { locationsOf, type NodeState, redisNames } from './envelopes.ts';
import { measureLag } from './event-loop-lag.ts';
import { machineName } from './node-probe.ts';
import { ownMark } from './process-mark.ts';
import { RedisBus } from './redis-bus.ts';
import { openCounters } from './redis-counters.ts';
import { RedisDirectory } from './redis-directory.ts';
import { RedisLink } from './redis-link.ts';
import { RedisNode } from './redis-node.ts';
import { RedisRegistry } from './redis-registry.ts';
import { HELD_MS } from './redis-scripts.ts';

export interface RedisWorldOptions {
  /** May contain a password; it is never logged. */
  url: string;
  /** Name of this process, which no other one has. */
  nodeName: string;
  log: TownLog;
  /** Base path at which clients connect to this process; null when it serves no players. */
  path: string | null;
  /** Slugs of the locations that it serves, if it serves players. Default: the town's. */
  locations?: readonly string[];
  /** Address at which other processes reach this one; null: only those on this machine can, by its port. */
  nodeUrl?: string | null;
  port?: number;
  /** Players a channel holds; Infinity: all are in one. */
  capacity?: number;
  /** Of the product, for the operator. */
  build?: string;
  /** Only tests lower it. */
  nameWaitMs?: number;
  /** Milliseconds after which an answer of Redis has failed. Only tests raise it: many processes in one are slow on a busy machine. */
  callMs?: number;
  /** Milliseconds after which the first connection has failed. Only tests change it. */
  openMs?: number;
  /** Milliseconds between two heartbeats. Only tests lower it. */
  beatMs?: number;
  /** Only tests lower it. */
  heldMs?: number;
}

/** Rejects when Redis cannot be reached, or with `NodeRefused`. */
export async function openRedisWorld(options: RedisWorldOptions): Promise<World> {
  const { url, nodeName, log, nameWaitMs, callMs, openMs, beatMs, heldMs = HELD_MS } = options;
  const link = await RedisLink.open({ url, name: `promenade-${nodeName}`, log, callMs, openMs });
  try {
    const names = redisNames(url);
    const entries = new Map<string, Entry>();
    const lag = measureLag();
    let lagMs = 0;
    const mark = ownMark();
    const locations = options.path === null ? [] : [...(options.locations ?? [LOCATION_SLUG])];
    const state = (): Omit<NodeState, 'name' | 'version' | 'isDraining'> => ({
      locations,
      players: entries.size,
      path: options.path,
      url: options.nodeUrl ?? null,
      machine: machineName(),
      port: options.port ?? 0,
      process: mark,
      build: options.build ?? '',
      lagMs,
    });
    const node = await RedisNode.join({ link, names, name: nodeName, log, state, nameWaitMs, beatMs, heldMs });
    const capacity = options.capacity ?? Infinity;
    const registries = new Map<string, RedisRegistry>();
    const registryOf = (location: string): RedisRegistry => {
      const known = registries.get(location);
      if (known !== undefined) return known;
      const registry = new RedisRegistry({ link, node, names, log, location, capacity });
      registries.set(location, registry);
      return registry;
    };
    const directory = new RedisDirectory({ link, node, names, log, entries, heldMs });
    const bus = new RedisBus({ link, node, names, directory, log });
    /** The channels of locations that this process did not know are read from now on. */
    function* worldNodes(): Generator<WorldNode> {
      const nodes: [string, NodeState, number][] = [[node.id, node.own(), 0]];
      for (const [id, other] of node.others) nodes.push([id, other, node.ageOf(id)]);
      for (const [id, other, silentMs] of nodes) {
        const { name, path, players, build, isDraining } = other;
        const served = locationsOf(other);
        const channels = served.flatMap((location) => registryOf(location).servedBy(id));
        yield { name, path, players, locations: served, build, isDraining, lagMs: other.lagMs, silentMs, channels };
      }
    }
    link.onReturned(({ hasGap }) => {
      void node.beat().then(() => {
        bus.returned(hasGap);
        for (const registry of registries.values()) registry.returned();
        return directory.returned();
      });
    });
    node.onBeat(() => {
      lagMs = lag.read();
    });
    bus.onCast((message) => {
      if (message.kind === 'drain' && message.node === nodeName) void node.setDraining(message.isDraining);
    });
    return {
      directory,
      bus,
      registryOf,
      openCounter: openCounters(link, names),
      nodes: () => [...worldNodes()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      drain: async (name, isDraining) => {
        if (name === null || name === nodeName) await node.setDraining(isDraining);
        else bus.cast({ kind: 'drain', node: name, isDraining });
      },
      onDraining: (listener) => node.onDraining(listener),
      isAway: () => link.isAway,
      onFrozen: (listener) => node.onFrozen(listener),
      close: async () => {
        lag.stop();
        await bus.close();
        await directory.close();
        await node.leave();
        link.close();
      },
    };
  } catch (error) {
    link.close();
    throw error;
  }
}

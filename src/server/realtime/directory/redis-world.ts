/** Opens directory, bus and channels of a world of several processes, and connects them with what happens to Redis. */
import type { TownLog } from '../../log.ts';
import type { Entry, World, WorldNode } from './directory.ts';
import { type NodeState, redisNames, WORLD_VERSION } from './envelopes.ts';
import { measureLag } from './event-loop-lag.ts';
import { machineName } from './node-probe.ts';
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
  /** Address at which other processes reach this one; null: only those on this machine can, by its port. */
  nodeUrl?: string | null;
  port?: number;
  /** Players a channel holds; Infinity: all are in one. */
  capacity?: number;
  /** Of the product, for the operator. */
  build?: string;
  /** Only tests lower it. */
  nameWaitMs?: number;
  /** Only tests lower it. */
  heldMs?: number;
}

/** Rejects when Redis cannot be reached, or with `NodeRefused`. */
export async function openRedisWorld(options: RedisWorldOptions): Promise<World> {
  const { url, nodeName, log, nameWaitMs, heldMs = HELD_MS } = options;
  const link = await RedisLink.open({ url, name: `promenade-${nodeName}`, log });
  try {
    const names = redisNames(url);
    const entries = new Map<string, Entry>();
    const lag = measureLag();
    let lagMs = 0;
    const state = (): Omit<NodeState, 'name' | 'version'> => ({
      players: entries.size,
      path: options.path,
      url: options.nodeUrl ?? null,
      machine: machineName(),
      port: options.port ?? 0,
      isDraining: registry?.isDraining ?? false,
      build: options.build ?? '',
      lagMs,
    });
    let registry: RedisRegistry | null = null;
    const node = await RedisNode.join({ link, names, name: nodeName, log, state, nameWaitMs, heldMs });
    const own = (): NodeState => ({ name: nodeName, version: WORLD_VERSION, ...state() });
    const channels = new RedisRegistry({ link, node, names, log, capacity: options.capacity ?? Infinity, own });
    registry = channels;
    const directory = new RedisDirectory({ link, node, names, log, entries, heldMs });
    const bus = new RedisBus({ link, node, names, directory, log });
    function* worldNodes(): Generator<WorldNode> {
      const nodes: [string, NodeState, number][] = [[node.id, own(), 0]];
      for (const [id, other] of node.others) nodes.push([id, other, node.ageOf(id)]);
      for (const [id, { name, path, players, build, isDraining, lagMs: late }, silentMs] of nodes) {
        const served = channels.served.filter((channel) => channel.node === id);
        yield { name, path, players, build, isDraining, lagMs: late, silentMs, channels: served };
      }
    }
    link.onReturned(({ hasGap }) => {
      void node.beat().then(() => {
        bus.returned(hasGap);
        channels.returned();
        return directory.returned();
      });
    });
    node.onBeat(() => {
      lagMs = lag.read();
    });
    bus.onCast((message) => {
      if (message.kind === 'drain' && message.node === nodeName) void channels.setDraining(message.isDraining);
    });
    return {
      directory,
      bus,
      registry: channels,
      openCounter: openCounters(link, names),
      nodes: () => [...worldNodes()].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      drain: async (name, isDraining) => {
        if (name === nodeName) await channels.setDraining(isDraining);
        else bus.cast({ kind: 'drain', node: name, isDraining });
      },
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

/** Opens the directory and the bus of a world of several processes, and connects them with what happens to Redis. */
import type { TownLog } from '../../log.ts';
import type { Entry, World } from './directory.ts';
import { redisNames } from './envelopes.ts';
import { RedisBus } from './redis-bus.ts';
import { openCounters } from './redis-counters.ts';
import { RedisDirectory } from './redis-directory.ts';
import { RedisLink } from './redis-link.ts';
import { RedisNode } from './redis-node.ts';

export interface RedisWorldOptions {
  /** May contain a password; it is never logged. */
  url: string;
  /** Name of this process, which no other one has. */
  nodeName: string;
  log: TownLog;
  /** Only tests lower it. */
  nameWaitMs?: number;
}

/** Rejects when Redis cannot be reached, or with `NodeRefused`. */
export async function openRedisWorld({ url, nodeName, log, nameWaitMs }: RedisWorldOptions): Promise<World> {
  const link = await RedisLink.open({ url, name: `promenade-${nodeName}`, log });
  try {
    const names = redisNames(url);
    const entries = new Map<string, Entry>();
    const node = await RedisNode.join({ link, names, name: nodeName, log, players: () => entries.size, nameWaitMs });
    const directory = new RedisDirectory({ link, node, names, log, entries });
    const bus = new RedisBus({ link, node, names, directory, log });
    link.onReturned(({ hasGap }) => {
      void node.beat().then(() => {
        bus.returned(hasGap);
        return directory.returned();
      });
    });
    return {
      directory,
      bus,
      openCounter: openCounters(link, names),
      close: async () => {
        bus.close();
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

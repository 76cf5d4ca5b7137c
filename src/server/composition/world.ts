/** Joins the world that the configuration names, and keeps what this process has in memory in step with the other processes. */
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/env-readers.ts';
import { dutiesOf } from '../config/world-settings.ts';
import { type Change, noteDoubt, noteElsewhere, noteMissed, onCommit } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { Sessions } from '../domains/login/sessions.ts';
import type { TownLog } from '../log.ts';
import { buildNameOf } from './build-name.ts';
import type { WorldMessage } from '../realtime/directory/messages.ts';
import type { World } from '../realtime/directory/directory.ts';
import { oneProcess } from '../realtime/directory/in-process.ts';
import type { Town } from '../realtime/town.ts';

export type WorldConfig = Pick<Config, 'redis' | 'role' | 'port' | 'channelCapacity'>;

/** `root` is the project folder, `locations` has the slugs of what this process serves. The client of Redis is loaded only where it is used. Throws a ConfigError when the world cannot be joined. */
export async function openWorld(
  config: WorldConfig,
  log: TownLog,
  root: string,
  locations: readonly string[],
): Promise<World> {
  const { redis, port, channelCapacity } = config;
  if (redis === null) return oneProcess();
  const { openRedisWorld } = await import('../realtime/directory/redis-world.ts');
  const { NodeRefused } = await import('../realtime/directory/redis-node.ts');
  try {
    const { url, nodeName, nodePath, nodeUrl } = redis;
    const path = dutiesOf(config.role).town ? nodePath : null;
    const build = await buildNameOf(root);
    const shared = { url, nodeName, path, nodeUrl, port, locations, capacity: channelCapacity, build, log };
    return await openRedisWorld(shared);
  } catch (error) {
    if (error instanceof NodeRefused) throw new ConfigError(error.message);
    throw new ConfigError(`REDIS_URL cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export interface SharedMemory {
  db: Database;
  bus: Pick<World['bus'], 'cast' | 'onCast' | 'onGap'>;
  directory: Pick<World['directory'], 'onUncertain'>;
  sessions: Pick<Sessions, 'onRevoked' | 'revoked'>;
  town: Pick<Town, 'recheck' | 'isHere' | 'changed' | 'blocksChanged'>;
  log: TownLog;
}

type OtherChange = Extract<WorldMessage, { kind: 'changes' }>['changes'][number];
const isOther = (change: Change): change is OtherChange => change[0] !== 'doors';

/** Sends what is committed here to the other processes, and reads here again what others have changed. */
export function shareChanges({ db, bus, directory, sessions, town, log }: SharedMemory): void {
  /**
   * The process that changed a player also sends a message to the player, which is dropped when Redis is away for some seconds. The
   * changes are not: a player who was muted then must not talk on.
   */
  const refreshPresent = ([kind, playerId]: Change): void => {
    if (!town.isHere(playerId)) return;
    if (kind === 'player' || kind === 'name') void town.changed(playerId);
    else if (kind === 'blocks') void town.blocksChanged(playerId);
  };
  onCommit(db, (changes) => {
    const others = changes.filter(isOther);
    const playerIds = changes.filter(([kind]) => kind === 'doors').map(([, playerId]) => playerId);
    if (others.length > 0) bus.cast({ kind: 'changes', changes: others });
    if (playerIds.length > 0) bus.cast({ kind: 'doors', playerIds });
  });
  let isElsewhere = false;
  sessions.onRevoked((accountId) => {
    if (!isElsewhere) bus.cast({ kind: 'sessions-ended', accountId });
  });
  bus.onCast((message) => {
    if (message.kind === 'changes') {
      noteElsewhere(db, message.changes);
      message.changes.forEach(refreshPresent);
    }
    if (message.kind === 'doors')
      noteElsewhere(
        db,
        message.playerIds.map((playerId) => ['doors', playerId]),
      );
    if (message.kind !== 'sessions-ended') return;
    isElsewhere = true;
    sessions.revoked(message.accountId);
    isElsewhere = false;
  });
  directory.onUncertain(() => noteDoubt(db));
  bus.onGap(() => {
    noteMissed(db);
    town.recheck().catch((error: unknown) => log.error({ err: error }, 'reading all players again failed'));
  });
}

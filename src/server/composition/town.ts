/** Starts the town of this process, or what reaches the town in other processes when this one serves no players. */
import type { Server } from 'node:http';
import { readCoreStamp } from '../../engine/node/load-core.ts';
import type { Config } from '../config/config.ts';
import { dutiesOf } from '../config/world-settings.ts';
import { createPlaces } from '../domains/places/service.ts';
import { clientAddresses } from '../plugins/client-address.ts';
import { addressKey } from '../plugins/rate-limits.ts';
import type { Database } from '../db/database.ts';
import type { World } from '../realtime/directory/directory.ts';
import { startTown, type Town, type TownDeps } from '../realtime/town.ts';
import { townElsewhere } from '../realtime/town-elsewhere.ts';

type Given = 'log' | 'sessions' | 'players' | 'friendsOf' | 'prove' | 'registry' | 'locations';

export interface TownParts extends Pick<TownDeps, Given> {
  config: Config;
  db: Database;
  httpServer: Server;
  world: World;
  core: TownDeps['core'];
}

export async function openTown({ config, db, world, core, ...given }: TownParts): Promise<Town> {
  const nodeName = config.redis?.nodeName ?? '';
  const { channelCapacity } = config;
  if (!dutiesOf(config.role).town) return townElsewhere({ world, channelCapacity, nodeName, log: given.log });
  const addressOf = clientAddresses(config.trustProxy);
  return await startTown({
    ...given,
    config: { ...config, nodePath: config.redis?.nodePath ?? null, nodeName },
    places: createPlaces(db),
    world,
    core,
    coreStamp: await readCoreStamp(),
    addressOf: (request) => addressKey(addressOf(request)),
  });
}

/**
 * What the administrator's commands use when no server runs on their data folder. Where several processes serve the world, the others
 * may run: the command joins the world for its time, so that its effects reach them at once.
 */
import { join } from 'node:path';
import { createReview } from '../domains/creations/review.ts';
import { createSessions } from '../domains/login/sessions.ts';
import { createNameHash, type NameHash } from '../domains/players/deleted-names.ts';
import { createPlayers } from '../domains/players/service.ts';
import { openCreationItems } from '../composition/creations.ts';
import { PLAYER_DATA } from '../composition/player-data.ts';
import { startRewards } from '../composition/rewards.ts';
import { createSocialDomains } from '../composition/social.ts';
import { openWorld, shareChanges } from '../composition/world.ts';
import type { Config } from '../config/config.ts';
import type { RedisSettings } from '../config/world-settings.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { townElsewhere } from '../realtime/town-elsewhere.ts';
import { runtime } from '../runtime.ts';
import { authSecretOf } from '../secrets.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import type { AdminContext } from './commands.ts';
import { NO_TOWN } from './no-town.ts';

interface IdleContext {
  context: AdminContext;
  /** Resolves when the effects are sent. */
  close(): Promise<void>;
}

const NAME_BYTES = 6;
const PROJECT_ROOT = join(import.meta.dirname, '..', '..', '..');

/** Throws a ConfigError when the world of the configuration cannot be joined. */
export async function openIdleContext(config: Config, db: Database): Promise<IdleContext> {
  if (config.redis !== null) return await joinWorld(config, config.redis, db);
  const players = createPlayers(db, config.redactedWords);
  const { moderation } = createSocialDomains({ db, players, town: NO_TOWN });
  const review = createReview({ db, players, town: NO_TOWN, creations: null });
  const context = {
    db,
    players,
    moderation,
    review,
    nameHash: nameHashOf(config),
    data: PLAYER_DATA,
    sessionsEnded: () => undefined,
  };
  return { context: { ...context, world: null, town: null }, close: () => Promise.resolve() };
}

const nameHashOf = ({ authSecret, dataDir }: Config): NameHash => createNameHash(authSecretOf(authSecret, dataDir));

async function joinWorld(config: Config, redis: RedisSettings, db: Database): Promise<IdleContext> {
  const log = createLog('silent');
  // The server of the configured name may run, with another data folder.
  const nodeName = `admin-${Buffer.from(runtime.randomBytes(NAME_BYTES)).toString('hex')}`;
  const world = await openWorld({ ...config, role: 'jobs', redis: { ...redis, nodeName } }, log, PROJECT_ROOT);
  try {
    const { bus, directory } = world;
    const players = createPlayers(db, config.redactedWords);
    const sessions = createSessions(db, players);
    const town = townElsewhere({ world, channelCapacity: config.channelCapacity, log });
    shareChanges({ db, bus, directory, sessions, town, log });
    startRewards({ db, town });
    const { dataDir } = config;
    const creations = await openCreationItems({ db, blobs: await openBlobs(config), dataDir, bus, log });
    const { moderation } = createSocialDomains({ db, players, town });
    const review = createReview({ db, players, town, creations });
    const context = {
      db,
      players,
      moderation,
      review,
      nameHash: nameHashOf(config),
      data: PLAYER_DATA,
      sessionsEnded: sessions.revoked,
    };
    return { context: { ...context, world, town }, close: () => world.close() };
  } catch (error) {
    await world.close();
    throw error;
  }
}

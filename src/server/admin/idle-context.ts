/**
 * What the administrator's commands use when no server runs them. Where several processes serve the world, some may run nevertheless:
 * the command joins the world for its time, so that its effects reach them at once.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createReview, type Review } from '../domains/creations/review.ts';
import { createAnnouncements } from '../domains/announcements/service.ts';
import { createSessions } from '../domains/login/sessions.ts';
import { createNameHash, type NameHash } from '../domains/players/deleted-names.ts';
import { createPlayers } from '../domains/players/service.ts';
import { openCreationItems } from '../composition/creations.ts';
import { PLAYER_DATA } from '../composition/player-data.ts';
import { startRewards } from '../composition/rewards.ts';
import { createSocialDomains } from '../composition/social.ts';
import { openWorld, shareChanges } from '../composition/world.ts';
import { type Config, readConfig } from '../config/config.ts';
import { type Environment, readText } from '../config/env-readers.ts';
import type { RedisSettings } from '../config/world-settings.ts';
import type { OpenDatabase } from '../db/database.ts';
import { DomainError } from '../domain-error.ts';
import { createLog } from '../log.ts';
import { storeMail } from '../mail/queue.ts';
import { townElsewhere } from '../realtime/town-elsewhere.ts';
import { runtime } from '../runtime.ts';
import { authSecretOf } from '../secrets.ts';
import { OperatorText } from '../sentences.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import type { AdminContext, AdminMails } from './context.ts';
import { NO_TOWN } from './no-town.ts';

export interface CommandConfig extends Config {
  /** Variables that servers need for some commands and this machine does not have. */
  missing: ReadonlySet<'AUTH_SECRET' | 'PUBLIC_URL' | 'S3_ENDPOINT or UPLOADS_DIR'>;
}

/** The configuration for a command: of a world on PostgreSQL, this machine may have only its address. Throws a ConfigError. */
export function readCommandConfig(env: Environment): CommandConfig {
  const config = readConfig(env, { isCommand: true });
  const missing = new Set<'AUTH_SECRET' | 'PUBLIC_URL' | 'S3_ENDPOINT or UPLOADS_DIR'>();
  const hasFolder = existsSync(config.dataDir);
  if (config.databaseUrl !== null) {
    const isOwn = hasFolder && config.redis === null;
    if (config.authSecret === null && !isOwn) missing.add('AUTH_SECRET');
    if (readText(env, 'PUBLIC_URL') === null && !isOwn) missing.add('PUBLIC_URL');
    if (config.s3 === null && readText(env, 'UPLOADS_DIR') === null && !isOwn)
      missing.add('S3_ENDPOINT or UPLOADS_DIR');
  }
  return { ...config, missing };
}

function need({ missing }: CommandConfig, name: Parameters<CommandConfig['missing']['has']>[0]): void {
  if (!missing.has(name)) return;
  const problem = `no server answered, and without one this command needs ${name}, as the servers have it`;
  throw new DomainError('unavailable', new OperatorText(problem));
}

interface IdleContext {
  context: AdminContext;
  /** Resolves when the effects are sent. */
  close(): Promise<void>;
}

const NAME_BYTES = 6;
const PROJECT_ROOT = join(import.meta.dirname, '..', '..', '..');

/** Throws a ConfigError when the world of the configuration cannot be joined. */
export async function openIdleContext(
  config: CommandConfig,
  database: Pick<OpenDatabase, 'db' | 'kind'>,
): Promise<IdleContext> {
  if (config.redis !== null) return await joinWorld(config, config.redis, database);
  const { db } = database;
  const players = createPlayers(db, config.redactedWords);
  const { moderation } = createSocialDomains({ db, players, town: NO_TOWN });
  const review = createReview({ db, players, town: NO_TOWN, creations: null });
  const nothing = (): void => undefined;
  const context = {
    ...commonContext(config, database),
    players,
    moderation,
    review,
    announcements: createAnnouncements({ db, show: nothing, share: nothing }),
    sessionsEnded: nothing,
  };
  return { context: { ...context, world: null, town: null }, close: () => Promise.resolve() };
}

const commonContext = (config: CommandConfig, { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>) => ({
  db,
  kind,
  nameHash: nameHashOf(config),
  data: PLAYER_DATA,
  mails: mailsOf(config),
  publicUrl: () => {
    need(config, 'PUBLIC_URL');
    return config.publicUrl;
  },
});

/** The secret is read when it is needed: it may be missing, and is not made here then. */
function secretOf(config: CommandConfig): string {
  need(config, 'AUTH_SECRET');
  return authSecretOf(config.authSecret, config.dataDir);
}

const nameHashOf =
  (config: CommandConfig): NameHash =>
  (nameKey) =>
    createNameHash(secretOf(config))(nameKey);

/** Stores mails, which a server sends. */
const mailsOf = ({ contactEmail, verifiesEmail }: CommandConfig): AdminMails => ({
  post: (db, mail) => storeMail(db, mail, { dueAt: runtime.now() }),
  contactEmail,
  verifiesEmail,
});

async function joinWorld(
  config: CommandConfig,
  redis: RedisSettings,
  database: Pick<OpenDatabase, 'db' | 'kind'>,
): Promise<IdleContext> {
  const log = createLog('silent');
  const { db } = database;
  // The server of the configured name may run, with another data folder.
  const nodeName = `admin-${Buffer.from(runtime.randomBytes(NAME_BYTES)).toString('hex')}`;
  const world = await openWorld({ ...config, role: 'jobs', redis: { ...redis, nodeName } }, log, PROJECT_ROOT, []);
  try {
    const { bus, directory } = world;
    const players = createPlayers(db, config.redactedWords);
    const sessions = createSessions(db, players);
    const town = townElsewhere({ world, channelCapacity: config.channelCapacity, nodeName: null, log });
    shareChanges({ db, bus, directory, sessions, town, log });
    startRewards({ db, town });
    const { moderation } = createSocialDomains({ db, players, town });
    const context = {
      ...commonContext(config, database),
      players,
      moderation,
      review: await openReview(config, { db, players, town, bus, log }),
      announcements: createAnnouncements({
        db,
        show: () => undefined,
        share: (announcement) => bus.cast({ kind: 'announcement', announcement }),
      }),
      sessionsEnded: sessions.revoked,
    };
    return { context: { ...context, world, town }, close: () => world.close() };
  } catch (error) {
    await world.close();
    throw error;
  }
}

type ReviewParts = Pick<Parameters<typeof createReview>[0], 'db' | 'players' | 'town'> &
  Pick<Parameters<typeof openCreationItems>[0], 'bus' | 'log'>;

/** Without the uploads, submissions can be listed and rejected. */
async function openReview(config: CommandConfig, { bus, log, ...parts }: ReviewParts): Promise<Review> {
  const uploads = 'S3_ENDPOINT or UPLOADS_DIR';
  if (config.missing.has(uploads)) {
    const refuse = (): Promise<never> => Promise.resolve().then(() => need(config, uploads) as never);
    return { ...createReview({ ...parts, creations: null }), approve: refuse, withdraw: refuse };
  }
  const { dataDir } = config;
  const creations = await openCreationItems({ db: parts.db, blobs: await openBlobs(config), dataDir, bus, log });
  return createReview({ ...parts, creations });
}

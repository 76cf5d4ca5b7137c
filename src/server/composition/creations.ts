/** Creates the creations domain (submissions, reviews and the approved items) and registers its routes. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadCore } from '../../engine/node/load-core.ts';
import { onDoubt } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import { createReview, type Review } from '../domains/creations/review.ts';
import { creationRoutes } from '../domains/creations/routes.ts';
import { type Creations, openCreations } from '../domains/creations/service.ts';
import { createSubmissions } from '../domains/creations/submissions.ts';
import { createTalk } from '../domains/creations/talk.ts';
import type { TownLog } from '../log.ts';
import type { LiveTown, PlayerService } from '../ports.ts';
import type { Bus } from '../realtime/directory/directory.ts';
import { runtime } from '../runtime.ts';
import type { Blobs } from '../storage/blobs.ts';

/** The database may be restarting when another process ends. */
const ATTEMPTS = 12;
const RETRY_MS = 5000;

interface CreationItemsDeps {
  db: Database;
  blobs: Blobs;
  /** Absolute path. */
  dataDir: string;
  bus: Pick<Bus, 'cast' | 'onCast'>;
  log: TownLog;
}

/** The item files are cached in the data folder; missing ones are rendered again. Other processes follow each change. */
export async function openCreationItems({ dataDir, bus, log, ...deps }: CreationItemsDeps): Promise<Creations> {
  const creations = await openCreations({ ...deps, folder: join(dataDir, 'creations'), core: () => loadCore() });
  const follow = (read: () => Promise<void>, attempt = 1): void => {
    read().catch((error: unknown) => {
      if (attempt < ATTEMPTS) runtime.setTimeout(() => follow(read, attempt + 1), RETRY_MS);
      else log.error({ err: error }, 'reading a creation again failed');
    });
  };
  bus.onCast((message) => {
    if (message.kind === 'creation') follow(() => creations.load(message.itemId));
  });
  onDoubt(deps.db, () => follow(() => creations.loadAll()));
  return {
    item: (id) => creations.item(id),
    fileOf: (address) => creations.fileOf(address),
    isCurrent: (address) => creations.isCurrent(address),
    prepare: (source) => creations.prepare(source),
    loadAll: () => creations.loadAll(),
    load: async (itemId) => {
      await creations.load(itemId);
      bus.cast({ kind: 'creation', itemId });
    },
    unload: (itemId) => {
      creations.unload(itemId);
      bus.cast({ kind: 'creation', itemId });
    },
  };
}

interface CreationsDeps {
  db: Database;
  blobs: Blobs;
  players: Pick<PlayerService, 'redact'>;
  town: Pick<LiveTown, 'notify' | 'changed'>;
  creations: Creations;
}

/** Returns the review service, which the admin command uses as well. */
export async function createCreationsDomain(app: FastifyInstance, deps: CreationsDeps): Promise<Review> {
  const review = createReview(deps);
  const talk = createTalk(deps);
  await creationRoutes(app, { submissions: createSubmissions(deps), review, talk, blobs: deps.blobs });
  return review;
}

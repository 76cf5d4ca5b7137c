/** Puts together the domains of what players draw: submissions, their review, and the items that they become. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { loadCore } from '../engine/node/load-core.ts';
import type { Database } from './db/database.ts';
import { type Creations, openCreations } from './domains/creations/service.ts';
import { createReview, type Review } from './domains/creators/review.ts';
import { reviewRoutes } from './domains/creators/review-routes.ts';
import { creatorRoutes } from './domains/creators/routes.ts';
import { createCreators } from './domains/creators/service.ts';
import type { LiveTown, PlayerService } from './ports.ts';
import type { Blobs } from './storage/blobs.ts';

interface CreationsDeps {
  db: Database;
  blobs: Blobs;
  /** Absolute. */
  dataDir: string;
}

/** Files of items are made in the data folder whenever they are missing there. */
export const openCreationsIn = ({ dataDir, ...deps }: CreationsDeps): Promise<Creations> =>
  openCreations({ ...deps, folder: join(dataDir, 'creations'), core: () => loadCore() });

interface CreatorsDeps {
  db: Database;
  blobs: Blobs;
  players: Pick<PlayerService, 'redact'>;
  town: Pick<LiveTown, 'notify' | 'playerChanged'>;
  creations: Creations;
}

/** Returns the reviews, for the admin command. */
export async function openCreators(app: FastifyInstance, deps: CreatorsDeps): Promise<Review> {
  const review = createReview(deps);
  await creatorRoutes(app, { creators: createCreators(deps), blobs: deps.blobs });
  reviewRoutes(app, { review });
  return review;
}

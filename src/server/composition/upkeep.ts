/** Wires what is deleted every hour: expired rows, unused uploads, names of deleted players, old files of the caches and the outbox. */
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { dutiesOf } from '../config/world-settings.ts';
import { type OpenDatabase, startingUp } from '../db/database.ts';
import { hashDeletedNames, type NameHash, releaseLeftNames } from '../domains/players/deleted-names.ts';
import { returnExpiredGifts } from '../domains/gifts/service.ts';
import { countPopularity } from '../domains/store/popularity.ts';
import { type Housekeeping, startHousekeeping } from '../housekeeping.ts';
import type { Log } from '../log.ts';
import { pruneOutbox } from '../mail/transport.ts';
import type { Blobs } from '../storage/blobs.ts';
import { CacheFolder } from '../storage/cache-folder.ts';
import { sweepFiles } from './reports.ts';

/** Holds the pictures of about 10,000 players in all sizes. */
const DRAWN_MAX_BYTES = 2 * 1024 ** 3;
/** A few times the size of all generated files. */
const COMPRESSED_MAX_BYTES = 256 * 1024 ** 2;

export interface UpkeepDeps {
  config: Pick<Config, 'dataDir' | 'role'>;
  database: OpenDatabase;
  blobs: Blobs;
  nameHash: NameHash;
  log: Log;
}

export interface Upkeep extends Housekeeping {
  /** Pictures of avatars. */
  drawn: CacheFolder;
  /** Compressed pictures of the storage host. */
  compressed: CacheFolder;
}

export async function startUpkeep({ config, database, blobs, nameHash, log }: UpkeepDeps): Promise<Upkeep> {
  const { dataDir, role } = config;
  const { db } = database;
  const drawn = new CacheFolder({ folder: join(dataDir, 'avatars'), maxBytes: DRAWN_MAX_BYTES });
  const compressed = new CacheFolder({ folder: join(dataDir, 'compressed'), maxBytes: COMPRESSED_MAX_BYTES });
  await startingUp(database, () => releaseLeftNames(db));
  const housekeeping = startHousekeeping(database, log, {
    isForWorld: dutiesOf(role).jobs,
    sweepMore: [
      () => sweepFiles(db, blobs),
      () => hashDeletedNames(db, nameHash),
      () => countPopularity(db),
      () => returnExpiredGifts(db),
    ],
    prune: [() => drawn.prune(), () => compressed.prune(), () => pruneOutbox(dataDir)],
  });
  return { drawn, compressed, ...housekeeping };
}

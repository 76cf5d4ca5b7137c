/** Runs the migrations, listed here by hand so that they need no folder to be read at run time. */
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { DatabaseKind } from './database.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { social } from './migrations/0002-social.ts';
import { forum } from './migrations/0003-forum.ts';
import { wardrobe } from './migrations/0004-wardrobe.ts';
import { commerce } from './migrations/0005-commerce.ts';
import { games } from './migrations/0006-games.ts';
import { review } from './migrations/0007-review.ts';
import { speed } from './migrations/0008-speed.ts';
import { bundles } from './migrations/0009-bundles.ts';
import { catalogueRevision } from './migrations/0010-catalogue-revision.ts';
import type { Tables } from './schema.ts';

/** What a migration is given: types of columns differ a little between the databases. */
export type MigrationOf = (kind: DatabaseKind) => Migration;

const MIGRATIONS: Readonly<Record<string, MigrationOf>> = {
  '0001-foundation': foundation,
  '0002-social': social,
  '0003-forum': forum,
  '0004-wardrobe': wardrobe,
  '0005-commerce': commerce,
  '0006-games': games,
  '0007-review': review,
  '0008-speed': speed,
  '0009-bundles': bundles,
  '0010-catalogue-revision': catalogueRevision,
};

/** Throws the first failure; migrations before it stay. */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const migrations = Object.fromEntries(Object.entries(MIGRATIONS).map(([name, make]) => [name, make(kind)]));
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  // Each table group has its own number; a world that ran a later one takes an earlier one that is new to it.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
}

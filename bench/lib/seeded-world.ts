/**
 * Worlds with many rows for benches, on both databases. Filling one takes minutes, so it is cached in `.cache/bench`
 * under a hash of its sources. Each run gets a copy that is deleted afterwards.
 */
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childrenCpuMs } from './children-cpu.ts';
import { flags } from './flags.ts';
import { findPostgres } from '../../src/server/testing/find-postgres.ts';
import { PrivatePostgres } from '../../src/server/testing/private-postgres.ts';
import { TestServer } from '../../src/server/testing/test-server.ts';
import { sql } from 'kysely';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, '.cache', 'bench');
const DATABASE = 'test_1';
/** Without this, as much again would be stored for crash safety only. */
const SMALL_LOG = 'max_wal_size=128MB';

export interface WorldRecipe {
  name: string;
  /** Share of the full size; 1 is the full size. */
  size: number;
  /** Paths in the repository whose content determines the world, besides the migrations. */
  madeBy: readonly string[];
  /** Fills a new world. */
  seed: (server: TestServer) => Promise<void>;
}

export interface World {
  database: 'SQLite' | 'PostgreSQL';
  /** The data folder, used by this run only. */
  dataDir: string;
  /** Environment variables that point a server to its database. */
  env: Record<string, string>;
  /** Processor time of the database's own processes so far; 0 if there are none. */
  databaseCpuMs: () => number;
}

/** Runs `measure` on a fresh copy for each database in sequence; PostgreSQL only if it is installed. */
export async function inWorlds<Found>(
  recipe: WorldRecipe,
  measure: (world: World) => Promise<Found[]>,
): Promise<Found[]> {
  const found = flags.on === 'postgres' ? [] : await inSqlite(recipe, measure);
  if (flags.on === 'sqlite') return found;
  const binaries = findPostgres();
  if (binaries === null) {
    console.log('There is no PostgreSQL on this machine: measured on SQLite alone.');
    return found;
  }
  return [...found, ...(await inPostgres(recipe, binaries, measure))];
}

async function inSqlite<Found>(recipe: WorldRecipe, measure: (world: World) => Promise<Found[]>): Promise<Found[]> {
  const dataDir = await sqliteFolder(recipe);
  try {
    return await measure({ database: 'SQLite', dataDir, env: {}, databaseCpuMs: () => 0 });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A data folder with a filled SQLite database; the caller deletes it. */
export async function sqliteFolder(recipe: WorldRecipe): Promise<string> {
  const kept = await keptAt(recipe, 'sqlite', async (folder) => {
    mkdirSync(folder);
    await fill(recipe, folder, {});
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-bench-'));
  copy(kept, dataDir);
  return dataDir;
}

async function inPostgres<Found>(
  recipe: WorldRecipe,
  binaries: string,
  measure: (world: World) => Promise<Found[]>,
): Promise<Found[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'promenade-bench-'));
  const kept = await keptAt(recipe, 'postgres', async (folder) => {
    const postgres = await PrivatePostgres.start(binaries, { settings: [SMALL_LOG] });
    await fill(recipe, dataDir, { DATABASE_URL: await postgres.newDatabase() });
    await postgres.stop({ keepIn: folder });
  });
  // Commits are on disk before they are acknowledged, as with SQLite.
  const postgres = await PrivatePostgres.start(binaries, { from: kept, settings: ['fsync=on', SMALL_LOG] });
  try {
    return await measure({
      database: 'PostgreSQL',
      dataDir,
      env: { DATABASE_URL: postgres.url(DATABASE) },
      databaseCpuMs: () => childrenCpuMs(postgres.pid),
    });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill({ seed }: WorldRecipe, dataDir: string, env: Record<string, string>): Promise<void> {
  const server = await TestServer.start({ dataDir, env });
  const { db, kind } = server.server.database;
  try {
    await seed(server);
    // PostgreSQL's autovacuum does this some time later.
    if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
  } finally {
    await server.stop({ keepData: true });
  }
}

/**
 * The cache folder of the world. `make` creates its contents if the folder is missing. Outdated folders are deleted.
 */
async function keptAt(recipe: WorldRecipe, kind: string, make: (folder: string) => Promise<void>): Promise<string> {
  const name = `${recipe.name}-${recipe.size}-${kind}`;
  const folder = join(CACHE, `${name}-${hashOf(recipe)}`);
  if (existsSync(folder)) return folder;
  for (const old of globSync(join(CACHE, `${name}-*`))) rmSync(old, { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  console.log(`Filling ${basename(folder)}, once ...`);
  const began = performance.now();
  const unfinished = `${folder}.unfinished`;
  await make(unfinished);
  renameSync(unfinished, folder);
  console.log(`  filled in ${Math.round((performance.now() - began) / 1000)} s`);
  return folder;
}

function hashOf({ madeBy, size }: WorldRecipe): string {
  const migrations = globSync('src/server/db/migrations/*.ts', { cwd: ROOT });
  const hash = createHash('sha256').update(String(size));
  for (const file of [...madeBy, ...migrations, 'bench/lib/bulk.ts'].toSorted()) {
    hash.update(`\n${file}\n`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

const copy = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

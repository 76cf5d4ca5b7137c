/**
 * Global setup of the `postgres` test project: one private PostgreSQL for the whole run, with a migrated template
 * database that each server under test copies (`database-server.ts`). Throws when PostgreSQL is not installed.
 */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/database.ts';
import { findPostgres } from './find-postgres.ts';
import { createDatabase } from './postgres-database.ts';
import { PrivatePostgres } from './private-postgres.ts';

export const TEMPLATE = 'migrated';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
  const postgres = await PrivatePostgres.start(binaries, {
    settings: ['synchronous_commit=off', 'full_page_writes=off'],
  });
  const url = postgres.url('postgres');
  const template = await openDatabase({ databaseUrl: await createDatabase(url, TEMPLATE), dataDir: '' });
  await template.close();
  project.provide('postgresUrl', url);
  return () => postgres.stop();
}

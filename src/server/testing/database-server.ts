/**
 * Starts the servers of the database suites (`*.db.test.ts`) on the database of the running test project: `sqlite` or
 * `postgres`. Each server has an empty, migrated database of its own.
 */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase } from './postgres-database.ts';
import { TEMPLATE } from './postgres-setup.ts';
import { type StartServer, TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: 'sqlite' | 'postgres';
    /** URL on the private PostgreSQL of the run. Set only in the project `postgres`. */
    postgresUrl: string;
  }
}

export const startServer: StartServer = async (options = {}) => {
  if (inject('database') === 'sqlite') return await TestServer.start(options);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('postgresUrl'), name, TEMPLATE);
  return await TestServer.start({ ...options, env: { ...options.env, DATABASE_URL: url } });
};

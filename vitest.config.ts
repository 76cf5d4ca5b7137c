/**
 * Unit, property and server tests. `node`, `server` and `dom` (jsdom, for `.test.tsx`) run each file once; the database
 * suites (`.db.test.ts`) run once in `sqlite` and once in `postgres`, and what only PostgreSQL has (`.postgres.test.ts`) only in
 * `postgres`. Files run in threads, which start faster than processes; a server sets its process's file mode mask, which threads
 * cannot. Files without a page share the modules of their worker, which saves a third of the time: a test restores what it
 * replaces. `npm test` runs the browser tests after them.
 */
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import wasm from 'vite-plugin-wasm';
import { isCi } from './scripts/test/services.ts';
import { findPostgres } from './src/server/testing/find-postgres.ts';
import FileOrder from './tests/support/file-order.ts';

const exclude = ['**/node_modules/**', 'tests/e2e/**', 'build/**', 'dist/**', '.cache/**'];
const DATABASE_SUITES = 'src/server/**/*.db.test.ts';
const POSTGRES_SUITES = 'src/server/**/*.postgres.test.ts';
/** Suites that start servers. */
const SERVER_SUITES = ['src/server/**/*.test.ts', 'tests/**/*.test.ts'];

/** CI requires PostgreSQL: without it the project's setup fails there. */
const hasPostgres = findPostgres() !== null || isCi();
if (!hasPostgres)
  console.warn('PostgreSQL is not installed: its run of the database suites is skipped (CI requires it)');

const databaseProject = (database: 'sqlite' | 'postgres'): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: database,
    isolate: false,
    environment: 'node',
    include: [DATABASE_SUITES, ...(database === 'postgres' ? [POSTGRES_SUITES] : [])],
    provide: { database },
    ...(database === 'postgres' ? { globalSetup: ['src/server/testing/postgres-setup.ts'] } : {}),
  },
});

export default defineConfig({
  plugins: [react(), wasm()],
  test: {
    maxWorkers: 3,
    // Tests of a file that run at the same time mostly wait.
    maxConcurrency: 20,
    // CI runs a failed test once more and names it: each is a defect of product or test.
    retry: isCi() ? 1 : 0,
    // They end what hangs: a busy machine takes several times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/support/patient-waits.ts'],
    sequence: { sequencer: FileOrder },
    exclude,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...SERVER_SUITES],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          include: SERVER_SUITES,
          exclude: [...exclude, DATABASE_SUITES, POSTGRES_SUITES],
        },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', pool: 'vmThreads', include: ['**/*.test.tsx'] } },
      databaseProject('sqlite'),
      ...(hasPostgres ? [databaseProject('postgres')] : []),
    ],
  },
});

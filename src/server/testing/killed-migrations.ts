/**
 * For tests: a program that migrates several databases, stops each before one of its statements, and then kills itself without
 * any farewell. Its argument is the JSON text of `HaltedMigration[]`.
 */
import { Kysely } from 'kysely';
import { migrate } from '../db/migrate.ts';
import type { Tables } from '../db/schema.ts';
import { bareDialect } from './bare-database.ts';
import { haltingDialect } from './intercepted-dialect.ts';

export interface HaltedMigration {
  /** A file of SQLite, or the URL of a PostgreSQL database. */
  database: string;
  /** The last migration to run; without it all run. */
  upTo?: string;
  /** Number of the statement that is not executed any more; the first one is 1. */
  haltAt: number;
}

async function halt({ database, upTo, haltAt }: HaltedMigration): Promise<void> {
  const kind = database.startsWith('postgres:') ? 'postgres' : 'sqlite';
  const dialect = await bareDialect(database);
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    const before = async (): Promise<void> => {
      count += 1;
      if (count < haltAt) return;
      resolve();
      await new Promise(() => undefined);
    };
    const db = new Kysely<Tables>({ dialect: haltingDialect(dialect, before) });
    migrate(db, kind, upTo === undefined ? {} : { upTo }).then(
      () => reject(new Error(`${database} was migrated with ${count} statements, before statement ${haltAt}`)),
      reject,
    );
  });
}

const halted = JSON.parse(process.argv[2] ?? '[]') as HaltedMigration[];
await Promise.all(halted.map(halt));
process.kill(process.pid, 'SIGKILL');

/** One plain connection to PostgreSQL for backup, restore and move. Owns it. */
import type { Client } from 'pg';
import type { Query, Row } from './checks.ts';
import { BackupError } from './manifest.ts';

export interface PostgresConnection {
  query: Query;
  run(text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Host, port and name of the database, without user and password. */
export function labelOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Rejects with a BackupError when the database does not answer. */
export async function connectPostgres(databaseUrl: string): Promise<PostgresConnection> {
  const { Client: PgClient } = (await import('pg')).default;
  const client: Client = new PgClient({ connectionString: databaseUrl });
  // A broken connection rejects the next query; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    throw new BackupError(
      `the database ${labelOf(databaseUrl)} does not answer: ${reason instanceof Error ? reason.message : String(reason)}`,
    );
  }
  return {
    query: async (text) => (await client.query<Row>(text)).rows,
    run: async (text, values) => (await client.query<Row>(text, [...values])).rows,
    close: () => client.end(),
  };
}

const TABLES = `
  select count(*) as "count" from pg_catalog.pg_class as "relation"
  join pg_catalog.pg_namespace as "schema" on "schema".oid = "relation".relnamespace
  where "schema".nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and "relation".relkind in ('r', 'p', 'v', 'm', 'S')`;

/** Whether the database has no table at all. */
export async function isEmptyDatabase({ query }: Pick<PostgresConnection, 'query'>): Promise<boolean> {
  return Number((await query(TABLES))[0]?.count) === 0;
}

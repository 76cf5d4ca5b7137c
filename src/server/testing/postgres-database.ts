/** Creates databases on a running PostgreSQL, for tests and benches. */
import { Client } from 'pg';

/**
 * @param url of any database of the same PostgreSQL, whose user may create databases.
 * @param template name of the database to copy; it must have no connections. Default: an empty database.
 * @returns the URL of the new database.
 */
export async function createDatabase(url: string, name: string, template = 'template1'): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
    );
  } finally {
    await client.end();
  }
  const created = new URL(url);
  created.pathname = name;
  return created.href;
}

/** A hash of all rows of a database, for the end of a trace. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export function dumpOf(database: DatabaseSync): string {
  const hash = createHash('sha256');
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`)
    .all() as { name: string }[];
  for (const { name } of tables) {
    hash.update(`\n${name}\n`);
    for (const row of database.prepare(`select * from "${name}"`).iterate()) hash.update(`${JSON.stringify(row)}\n`);
  }
  return `rows of all tables: ${hash.digest('hex').slice(0, 16)}`;
}

/** All rows of a database: their hash for the end of a trace, and where a text is. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

export function dumpOf(database: DatabaseSync): string {
  const hash = createHash('sha256');
  for (const name of tablesOf(database)) {
    hash.update(`\n${name}\n`);
    for (const row of database.prepare(`select * from "${name}"`).iterate()) hash.update(`${JSON.stringify(row)}\n`);
  }
  return `rows of all tables: ${hash.digest('hex').slice(0, 16)}`;
}

const tablesOf = (database: DatabaseSync): string[] => {
  const names = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`;
  return (database.prepare(names).all() as { name: string }[]).map(({ name }) => name);
};

/** Names of the tables with a row that has the text, which is in lower case. */
export const tablesWith = (database: DatabaseSync, text: string): string[] =>
  tablesOf(database).filter((name) => {
    const rows = database.prepare(`select * from "${name}"`).all();
    return rows.some((row) => JSON.stringify(row).toLowerCase().includes(text));
  });

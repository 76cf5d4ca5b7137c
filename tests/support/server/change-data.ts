/** Changes the data of a running server (SQLite) in one transaction. What the server keeps in memory stays as it is. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY_MS = 5000;

export function changeData(dataDir: string, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(dataDir, 'promenade.db'));
  try {
    database.exec(`pragma busy_timeout = ${BUSY_MS}; begin immediate;`);
    change(database);
    database.exec('commit');
  } finally {
    database.close();
  }
}

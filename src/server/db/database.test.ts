/** Opening the database: durability settings, migrations, one-line errors, and the lock of the data folder. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config/env-readers.ts';
import { temporaryFolder } from '../testing/test-server.ts';
import { DataFolderBusy, lockDataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the database', () => {
  it('uses WAL, synchronous commits and foreign keys', async () => {
    const { db, kind, close } = await openDatabase({ databaseUrl: null, dataDir });
    const pragma = async (name: string): Promise<unknown> => {
      const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    expect(kind).toBe('sqlite');
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await close();
  });

  it('yields to the event loop while many transactions are queued', async () => {
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
    let done = 0;
    const transactions = Array.from({ length: 300 }, (_, index) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('claimed_name')
          .values({ nameKey: `name ${index}`, playerId: 'p1' })
          .execute();
        done += 1;
      }),
    );
    const counts: number[] = [];
    const watch = setInterval(() => counts.push(done));
    await Promise.all(transactions);
    clearInterval(watch);
    expect(counts.filter((count) => count > 0 && count < 300)).not.toEqual([]);
    await close();
  });

  it('keeps its rows when it is opened again', async () => {
    const first = await openDatabase({ databaseUrl: null, dataDir });
    await first.db.insertInto('claimed_name').values({ nameKey: 'mira', playerId: 'p1' }).execute();
    await first.close();
    const second = await openDatabase({ databaseUrl: null, dataDir });
    expect(await second.db.selectFrom('claimed_name').selectAll().execute()).toEqual([
      { nameKey: 'mira', playerId: 'p1' },
    ]);
    await second.close();
  });

  it('rejects a file that is not a database, with one line', async () => {
    writeFileSync(join(dataDir, 'promenade.db'), 'this is no database, '.repeat(100));
    const refusal = await openDatabase({ databaseUrl: null, dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toMatch(/^\S+promenade\.db cannot be opened as the database: [^\n]+$/);
  });

  it('rejects an unreachable server with one line that does not contain the password', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const databaseUrl = `postgres://town:hunter2@127.0.0.1:${port}/town`;
    const refusal = await openDatabase({ databaseUrl, dataDir }).catch((error: unknown) => error);
    server.close();
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toMatch(/^DATABASE_URL [^\n]+$/);
    expect((refusal as Error).message).not.toContain('hunter2');
  });
});

describe('the data folder', () => {
  it('is locked by one process at a time', () => {
    const lock = lockDataFolder(dataDir);
    expect(() => lockDataFolder(dataDir)).toThrow(DataFolderBusy);
    lock.release();
    lockDataFolder(dataDir).release();
  });

  it('is created when it is missing', () => {
    const nested = join(dataDir, 'a', 'b');
    lockDataFolder(nested).release();
    mkdirSync(join(nested, 'outbox'));
  });
});

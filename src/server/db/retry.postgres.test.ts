/** Deadlocks and serialization failures, which PostgreSQL really finds, and timeouts of statements and locks. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../testing/postgres-database.ts';
import { noteChange, onChange } from './changes.ts';
import { type Database, type Executor, type OpenDatabase, openDatabase } from './database.ts';
import { retryConflicts } from './retry.ts';

/** Resolves for all when `count` have called it. Later calls resolve at once. */
function meeting(count: number): () => Promise<void> {
  let missing = count;
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  return async () => {
    missing -= 1;
    if (missing <= 0) open();
    await all;
  };
}

describe('transactions on PostgreSQL', () => {
  let databaseUrl: string;
  let database: OpenDatabase;
  let db: Database;
  beforeEach(async () => {
    const name = `retry_${randomUUID().replaceAll('-', '')}`;
    databaseUrl = await createDatabase(inject('postgresUrl'), name);
    database = await openDatabase({ databaseUrl, dataDir: '' });
    db = database.db;
    await db
      .insertInto('bundle_stock')
      .values(['a', 'b'].map((bundle) => ({ bundle, sold: 0 })))
      .execute();
  });
  afterEach(() => database.close());

  const add = (executor: Executor, bundle: string) =>
    executor.updateTable('bundle_stock').set({ sold: sql`"sold" + 1` }).where('bundle', '=', bundle).execute();
  const sales = async (): Promise<number[]> =>
    (await db.selectFrom('bundle_stock').select('sold').orderBy('bundle').execute()).map(({ sold }) => sold);

  it('runs again after a deadlock, and notes its changes once', async () => {
    const meet = meeting(2);
    let runs = 0;
    const noted: string[] = [];
    onChange(db, (_, playerId) => noted.push(playerId));
    const both = (first: string, second: string) =>
      db.transaction().execute(async (transaction) => {
        runs += 1;
        await add(transaction, first);
        noteChange(transaction, 'player', `${first}${second}`);
        await meet();
        await add(transaction, second);
      });
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(runs).toBe(3);
    expect(await sales()).toEqual([2, 2]);
    expect(noted.toSorted()).toEqual(['ab', 'ba']);
  });

  it.each(['before the writes', 'before the commits'])(
    'runs again after a serialization failure, found %s',
    async (when) => {
      const meet = meeting(2);
      const meetAgain = when === 'before the commits' ? meeting(2) : () => Promise.resolve();
      let runs = 0;
      // Each copies the other's value, which no order of the two would do.
      const copy = (from: string, to: string) =>
        db.transaction().execute(async (transaction) => {
          runs += 1;
          await sql`set transaction isolation level serializable`.execute(transaction);
          const { sold } = await transaction
            .selectFrom('bundle_stock')
            .select('sold')
            .where('bundle', '=', from)
            .executeTakeFirstOrThrow();
          await meet();
          await transaction
            .updateTable('bundle_stock')
            .set({ sold: sold + 1 })
            .where('bundle', '=', to)
            .execute();
          await meetAgain();
        });
      await Promise.all([copy('a', 'b'), copy('b', 'a')]);
      // More often when the second attempt comes before the commit of the other one.
      expect(runs).toBeGreaterThanOrEqual(3);
      expect((await sales()).toSorted((a, b) => a - b)).toEqual([1, 2]);
    },
  );

  it('runs a statement outside transactions again after a deadlock', async () => {
    const statements: Promise<unknown>[] = [];
    await db.transaction().execute(async (transaction) => {
      await add(transaction, 'b');
      // It locks `a` and waits for `b`.
      statements.push(db.updateTable('bundle_stock').set({ sold: sql`"sold" + 1` }).execute());
      const waits = async (): Promise<boolean> =>
        (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length > 0;
      await expect.poll(waits, { interval: 10 }).toBe(true);
      await add(transaction, 'a');
    });
    await Promise.all(statements);
    // PostgreSQL usually undoes the statement, which waited first. The transaction sends another one when it runs again.
    const expected = statements.length + 1;
    expect(await sales()).toEqual([expected, expected]);
  });

  it('cancels a slow statement and a long wait for a lock, and goes on', async () => {
    const limits = { statementTimeoutMs: 1000, lockTimeoutMs: 500 };
    const limited = await openDatabase({ databaseUrl, dataDir: '', ...limits });
    const refusal = { kind: 'unavailable', code: 'busy' };
    await expect(sql`select pg_sleep(10)`.execute(limited.db)).rejects.toMatchObject(refusal);
    await db.transaction().execute(async (holder) => {
      await add(holder, 'a');
      await expect(add(limited.db, 'a')).rejects.toMatchObject(refusal);
    });
    expect(await sales()).toEqual([1, 0]);
    await limited.close();
  });
});

describe('a transaction that is always undone', () => {
  const undone = Object.assign(new Error('deadlock detected'), { code: '40P01' });

  it('is refused after five attempts, so that the caller may try later', async () => {
    let runs = 0;
    const run = (): Promise<never> => {
      runs += 1;
      return Promise.reject(undone);
    };
    await expect(retryConflicts(run)).rejects.toMatchObject({ kind: 'unavailable', cause: undone, retryAfterS: 1 });
    expect(runs).toBe(5);
  });

  it('is not run again after any other error', async () => {
    let runs = 0;
    const other = new Error('no such column');
    const run = (): Promise<never> => {
      runs += 1;
      return Promise.reject(other);
    };
    await expect(retryConflicts(run)).rejects.toBe(other);
    expect(runs).toBe(1);
  });
});

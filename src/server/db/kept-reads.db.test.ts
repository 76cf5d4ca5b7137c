/** Values kept in memory are dropped by the changes of committed transactions, and by no others. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer } from '../testing/database-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import {
  type Change,
  noteChange,
  noteDoubt,
  noteElsewhere,
  noteMissed,
  onChange,
  onCommit,
  onMissed,
} from './changes.ts';
import type { Database } from './database.ts';
import { KeptReads } from './kept-reads.ts';

let server: TestServer;
let db: Database;
let kept: KeptReads<number>;
let reads = 0;
let failure: Error | null = null;

beforeAll(async () => {
  server = await startServer();
  db = server.server.database.db;
});
afterAll(() => server.stop());
beforeEach(() => {
  reads = 0;
  failure = null;
  kept = new KeptReads(db, {
    read: async () => {
      reads += 1;
      const value = reads;
      await Promise.resolve();
      if (failure !== null) throw failure;
      return value;
    },
    drops: ['mails'],
    dropsAll: ['name'],
    maxSize: 2,
  });
});

it('reads once, and again after a change of that player', async () => {
  expect([await kept.of('ada'), await kept.of('ada')]).toEqual([1, 1]);
  noteChange(db, 'balance', 'ada');
  noteChange(db, 'mails', 'bob');
  expect(await kept.of('ada')).toBe(1);
  noteChange(db, 'mails', 'ada');
  expect(await kept.of('ada')).toBe(2);
  noteChange(db, 'name', 'bob');
  expect(await kept.of('ada')).toBe(3);
});

it('drops a value when the transaction has committed, not before', async () => {
  await kept.of('ada');
  await db.transaction().execute(async (transaction) => {
    noteChange(transaction, 'mails', 'ada');
    expect(await kept.of('ada')).toBe(1);
  });
  expect(await kept.of('ada')).toBe(2);
});

it('keeps a value when the transaction is rolled back', async () => {
  await kept.of('ada');
  const rolledBack = db.transaction().execute(async (transaction) => {
    noteChange(transaction, 'mails', 'ada');
    await Promise.reject(new Error('no'));
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await kept.of('ada')).toBe(1);
});

it('does not keep what was read before a change', async () => {
  const reading = kept.of('ada');
  noteChange(db, 'mails', 'ada');
  expect(await reading).toBe(1);
  expect(await kept.of('ada')).toBe(2);
});

it('keeps the value that a change returned, unless another change came since', async () => {
  await kept.of('ada');
  const renew = kept.renewal('ada');
  const seen: Promise<number>[] = [];
  const stop = onChange(db, (_kind, playerId) => void seen.push(kept.of(playerId)));
  renew(
    (value) => value + 10,
    () => noteChange(db, 'mails', 'ada'),
  );
  stop();
  expect([await kept.of('ada'), ...(await Promise.all(seen))]).toEqual([11, 11]);

  const first = kept.renewal('ada');
  const second = kept.renewal('ada');
  for (const later of [second, first]) {
    later(
      (value) => value + 10,
      () => noteChange(db, 'mails', 'ada'),
    );
  }
  expect(await kept.of('ada')).toBe(2);

  const interrupted = kept.renewal('ada');
  noteElsewhere(db, [['mails', 'ada']]);
  await kept.of('ada');
  interrupted(
    (value) => value + 10,
    () => noteChange(db, 'mails', 'ada'),
  );
  expect(await kept.of('ada')).toBe(4);
});

it('does not keep a failed read that a change came after', async () => {
  failure = new Error('away');
  const reading = kept.of('ada');
  kept.renewal('ada')(
    (value) => value + 10,
    () => noteChange(db, 'mails', 'ada'),
  );
  await expect(kept.of('ada')).rejects.toThrow('away');
  await expect(reading).rejects.toThrow('away');
  failure = null;
  expect(await kept.of('ada')).toBe(2);
});

it('drops what another process changed, and everything when changes may have been missed', async () => {
  await kept.of('ada');
  noteElsewhere(db, [['mails', 'ada']]);
  expect(await kept.of('ada')).toBe(2);
  noteMissed(db);
  expect(await kept.of('ada')).toBe(3);
});

it('drops everything when a process has ended, without a push of everything to all clients', async () => {
  let missed = 0;
  const stop = onMissed(db, () => void (missed += 1));
  await kept.of('ada');
  noteDoubt(db);
  expect(await kept.of('ada')).toBe(2);
  expect(missed).toBe(0);
  noteMissed(db);
  expect(missed).toBe(1);
  stop();
});

it('the changes of a commit are announced together, once, and not those of other processes', async () => {
  const commits: (readonly Change[])[] = [];
  const stop = onCommit(db, (changes) => void commits.push(changes));
  await db.transaction().execute(async (transaction) => {
    noteChange(transaction, 'mails', 'ada', 'bob');
    noteChange(transaction, 'balance', 'ada');
    noteChange(transaction, 'mails', 'ada');
    await Promise.resolve();
  });
  noteChange(db, 'bell', 'cleo');
  noteElsewhere(db, [['mails', 'dan']]);
  stop();
  expect(commits).toEqual([
    [
      ['mails', 'ada'],
      ['mails', 'bob'],
      ['balance', 'ada'],
    ],
    [['bell', 'cleo']],
  ]);
});

it('keeps no failure, and no more than its size', async () => {
  failure = new Error('the database is gone');
  await expect(kept.of('ada')).rejects.toThrow('gone');
  failure = null;
  await kept.of('ada');
  await kept.of('bob');
  await kept.of('cleo');
  const before = reads;
  await kept.of('ada');
  expect(reads).toBe(before + 1);
});

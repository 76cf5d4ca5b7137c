/** Stored mails: several processes send each of them, whatever ends in between. Both databases. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { startServer } from '../testing/database-server.ts';
import { PASSWORD, type TestServer } from '../testing/test-server.ts';
import { runtime } from '../runtime.ts';
import { createMailer, deleteExpiredMails, type Mailer } from './mailer.ts';

const HOUR_MS = 3600 * 1000;
const log = createLog('silent');
let server: TestServer;
let db: Database;
let clockMs: number;
let sent: string[];
/** What becomes of an attempt. */
let send: (to: string) => Promise<void>;
const mailers: Mailer[] = [];

beforeAll(async () => {
  server = await startServer();
  db = server.server.database.db;
  // Its own process would send the mails of the tests.
  await server.server.mailer.close();
});
afterAll(() => server.stop());
beforeEach(async () => {
  clockMs = Date.now();
  vi.spyOn(runtime, 'now').mockImplementation(() => clockMs);
  sent = [];
  send = () => Promise.resolve();
  await db.deleteFrom('outgoing_mail').execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const mailer of mailers.splice(0)) await mailer.close();
});

function startMailer({ sends = true } = {}): Mailer {
  const transport = {
    send: async ({ to }: { to: string }): Promise<void> => {
      sent.push(to);
      await send(to);
    },
    close: () => Promise.resolve(),
  };
  const mailer = createMailer({ db, transport, sends, log });
  mailers.push(mailer);
  return mailer;
}

const mailTo = (to: string) => ({ to, subject: 'A link', text: 'the-secret', lifetimeMs: HOUR_MS });
const stored = async (): Promise<number> => (await db.selectFrom('outgoing_mail').select('id').execute()).length;

describe('a stored mail', () => {
  it('is sent once by the processes that look at the same time, and its secret is deleted', async () => {
    const writer = startMailer({ sends: false });
    const names = Array.from({ length: 25 }, (_, index) => `p${index}@example.org`);
    for (const name of names) await writer.post(db, mailTo(name));
    await writer.idle();
    expect(sent).toEqual([]);
    const processes = [startMailer(), startMailer(), startMailer()];
    await Promise.all(processes.map((mailer) => mailer.idle()));
    await expect.poll(stored).toBe(0);
    expect(sent.toSorted()).toEqual(names.toSorted());
  });

  it('is not sent when its transaction is rolled back', async () => {
    const mailer = startMailer();
    const failing = db.transaction().execute(async (transaction) => {
      await mailer.post(transaction, mailTo('a@example.org'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await mailer.idle();
    expect(sent).toEqual([]);
  });

  it('is sent by another process when the one that took it ends', async () => {
    const ended = Promise.withResolvers<void>();
    send = () => ended.promise;
    const killed = startMailer();
    await killed.post(db, mailTo('a@example.org'));
    await expect.poll(() => killed.underway()).toBe(1);
    send = () => Promise.resolve();
    const other = startMailer();
    await other.idle();
    expect(sent).toHaveLength(1);
    clockMs += 121_000;
    await other.idle();
    expect(sent).toEqual(['a@example.org', 'a@example.org']);
    expect(await stored()).toBe(0);
    ended.resolve();
  });

  it('is tried again after longer and longer times, and not for ever', async () => {
    send = () => Promise.reject(new Error('the mail server is away'));
    const mailer = startMailer();
    await mailer.post(db, { ...mailTo('a@example.org'), lifetimeMs: 1000 * HOUR_MS });
    await mailer.idle();
    await mailer.idle();
    expect([sent.length, await stored()]).toEqual([1, 1]);
    clockMs += 31_000;
    await mailer.idle();
    clockMs += 31_000;
    await mailer.idle();
    expect(sent).toHaveLength(2);
    for (let hour = 0; hour < 30; hour++) {
      clockMs += HOUR_MS;
      await mailer.idle();
    }
    expect([sent.length, await stored()]).toEqual([12, 0]);
  });

  it('is tried once when the mail server refuses it permanently', async () => {
    send = () => Promise.reject(Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 }));
    const mailer = startMailer();
    await mailer.post(db, mailTo('a@example.org'));
    await mailer.idle();
    expect([sent.length, await stored()]).toEqual([1, 0]);
  });

  it('is deleted instead of sent when it has expired', async () => {
    const writer = startMailer({ sends: false });
    await writer.post(db, mailTo('a@example.org'));
    await writer.post(db, { ...mailTo('b@example.org'), lifetimeMs: 3 * HOUR_MS });
    clockMs += HOUR_MS;
    await deleteExpiredMails(db);
    expect(await stored()).toBe(1);
    clockMs += 2 * HOUR_MS;
    await startMailer().idle();
    expect([sent, await stored()]).toEqual([[], 0]);
  });

  it('is deleted with the account to whose address it goes', async () => {
    const writer = startMailer({ sends: false });
    const { key, email } = await server.newPlayer('Leaver');
    await writer.post(db, mailTo(email.toLowerCase()));
    await writer.post(db, mailTo('other@example.org'));
    const body = { username: 'Leaver', password: PASSWORD };
    expect((await server.post('/account/delete', body, { 'x-session-key': key })).status).toBe(200);
    expect(await stored()).toBe(1);
  });
});

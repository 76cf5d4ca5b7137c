/** Stored mails: several processes send each of them, whatever ends in between. Both databases. */
import type { Selectable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../admin/commands.ts';
import type { Database } from '../db/database.ts';
import type { QueuedMailTable } from '../db/schema-mails.ts';
import { exportPlayer } from '../domains/account/service.ts';
import { createLog } from '../log.ts';
import { runtime } from '../runtime.ts';
import { startServer } from '../testing/database-server.ts';
import { type SmtpFixture, startSmtp } from '../testing/smtp-server.ts';
import { PASSWORD, type SignedIn, type TestServer } from '../testing/test-server.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { type AnyMail, countMails, expireMails, queuedMailData } from './queue.ts';
import { createSealing } from './sealing.ts';
import { openTransport } from './transport.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const publicUrl = 'https://town.example';
const log = createLog('silent');
const refusal = Object.assign(new Error('no mailbox'), { responseCode: 550 });
const busy = Object.assign(new Error('try later'), { responseCode: 451 });
let server: TestServer;
let db: Database;
let smtp: SmtpFixture;
let member: SignedIn;
let accountId = '';
let clockMs: number;
/** Attempts that reached the mail server. */
let attempts = 0;
let count = 0;
const mailers: Mailer[] = [];

beforeAll(async () => {
  server = await startServer({ env: { VERIFICATION_MAIL: 'off' } });
  db = server.server.database.db;
  // Its own process would send the mails of the tests.
  await server.server.mailer.close();
  smtp = await startSmtp();
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  clockMs = Date.now();
  vi.spyOn(runtime, 'now').mockImplementation(() => clockMs);
  smtp.mails.splice(0);
  attempts = 0;
  answer();
  await db.deleteFrom('queued_mail').execute();
  count += 1;
  member = await server.newPlayer(`Member_${count}`);
  accountId = (await server.server.players.byUsername(member.username))?.id ?? '';
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const mailer of mailers.splice(0)) await mailer.close();
});

/** The mail server accepts all mails, or answers with an error. */
function answer(failure?: Error): void {
  smtp.beforeAnswer = () => Promise.resolve();
  smtp.receive = () => {
    attempts += 1;
    return failure === undefined ? Promise.resolve() : Promise.reject(failure);
  };
}

/** A process of the world. */
function startMailer({ sends = true, secret = 'the secret of this world, long enough' } = {}): Mailer {
  const transport = openTransport({ smtpUrl: smtp.url, from: 'a@town.example', dataDir: server.dataDir, log });
  const accounts = {
    languageOf: () => Promise.resolve(null),
    resetToken: () => Promise.resolve(`token-${(tokens += 1)}`),
    verificationToken: (address: string) => Promise.resolve(`confirms-${address}`),
  };
  const mailer = createMailer({ db, transport, sealing: createSealing(secret), accounts, sends, log });
  mailers.push(mailer);
  return mailer;
}
let tokens = 0;

const toOperator = (message: string): AnyMail => ({
  template: 'feedback',
  to: { operator: 'operator@example.org' },
  params: { username: 'Ada', email: 'ada@example.org', message },
});
const reset = (email = member.email): AnyMail => ({
  template: 'reset',
  to: { ifKnown: email.toLowerCase() },
  params: { publicUrl },
});
const rows = (): Promise<Selectable<QueuedMailTable>[]> => db.selectFrom('queued_mail').selectAll().execute();
const onlyRow = async (): Promise<Selectable<QueuedMailTable>> => {
  const [row, ...more] = await rows();
  if (row === undefined || more.length > 0) throw new Error('there is not one mail');
  return row;
};
const stored = async (): Promise<number> => (await rows()).length;
const admin = (...args: string[]): Promise<string> => runCommand(server.server.admin, ['mails', ...args], 'test');

describe('a stored mail', () => {
  it('is sent once by the processes that look at the same time', async () => {
    const writer = startMailer({ sends: false });
    const messages = Array.from({ length: 25 }, (_, index) => `Message ${index}`);
    for (const message of messages) await writer.post(db, toOperator(message));
    await writer.idle();
    expect(attempts).toBe(0);
    const processes = [startMailer(), startMailer(), startMailer()];
    await Promise.all(processes.map((mailer) => mailer.idle()));
    await expect.poll(stored).toBe(0);
    expect(smtp.mails.map(({ text }) => String(text?.trim().split('\n').at(-1))).toSorted()).toEqual(
      messages.toSorted(),
    );
  });

  it('is not sent when its transaction is rolled back', async () => {
    const mailer = startMailer();
    const failing = db.transaction().execute(async (transaction) => {
      await mailer.post(transaction, toOperator('no'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await mailer.idle();
    expect(attempts).toBe(0);
  });

  it('is sent by another process when the one that took it ends, with the same Message-ID', async () => {
    const ended = Promise.withResolvers<void>();
    const killed = startMailer();
    smtp.beforeAnswer = () => ended.promise;
    await killed.post(db, reset());
    void killed.idle();
    await expect.poll(() => smtp.mails.length).toBe(1);
    answer();
    const other = startMailer();
    await other.idle();
    expect(smtp.mails).toHaveLength(1);
    clockMs += 121_000;
    await other.idle();
    expect(await stored()).toBe(0);
    const [first, second, ...more] = smtp.mails;
    expect(more).toEqual([]);
    expect(second?.messageId).toMatch(/^<[\w-]{36}@town\.example>$/);
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
    ended.resolve();
  });

  it('is tried again after longer and longer times, and given up after 12 attempts', async () => {
    answer(busy);
    const mailer = startMailer();
    await mailer.post(db, toOperator('Hello'));
    await mailer.idle();
    await mailer.idle();
    expect([attempts, await stored()]).toEqual([1, 1]);
    clockMs += 31_000;
    await mailer.idle();
    clockMs += 31_000;
    await mailer.idle();
    expect(attempts).toBe(2);
    for (let hour = 0; hour < 30; hour++) {
      clockMs += HOUR_MS;
      await mailer.idle();
    }
    expect(attempts).toBe(12);
    expect(await onlyRow()).toMatchObject({ dueAt: null, attempts: 12, secret: null });
    expect(await countMails(db)).toEqual({ waiting: 0, dead: 1, waitingS: 0 });
  });

  it('is deleted with the account, as is one about its player', async () => {
    const writer = startMailer({ sends: false });
    await writer.post(db, { template: 'verification', to: { accountId }, params: { publicUrl } });
    await writer.post(db, reset());
    const about = { operator: 'operator@example.org', aboutId: accountId };
    await writer.post(db, { ...toOperator('Goodbye'), to: about });
    await writer.post(db, toOperator('of somebody else'));
    const exported = JSON.stringify(await exportPlayer(db, accountId, [queuedMailData]));
    for (const part of ['"mail":"verification"', '"mail":"reset"', 'Goodbye']) expect(exported).toContain(part);
    expect(exported).not.toContain('of somebody else');
    const body = { username: member.username, password: PASSWORD };
    expect((await server.post('/account/delete', body, { 'x-session-key': member.key })).status).toBe(200);
    expect((await onlyRow()).params).toContain('of somebody else');
  });
});

describe('a link to set a new password', () => {
  it('is stored sealed from the first attempt, is the same in all attempts, and is deleted when it is sent', async () => {
    answer(busy);
    const mailer = startMailer();
    await mailer.post(db, reset());
    expect(await onlyRow()).toMatchObject({ accountId: null, secret: null });
    await mailer.idle();
    const row = await onlyRow();
    const token = `token-${tokens}`;
    expect(row).toMatchObject({ accountId, recipient: null });
    const sealed = row.secret ?? '';
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(token);
    const { open } = createSealing('the secret of this world, long enough');
    expect(open(row.id, sealed)).toBe(token);
    expect(open('another mail', sealed)).toBeNull();
    expect(createSealing('another secret of another world').open(row.id, sealed)).toBeNull();
    answer();
    clockMs += 31_000;
    await startMailer().idle();
    expect(smtp.mails.map(({ text }) => /token=(\S+)/.exec(text ?? '')?.[1])).toEqual([token]);
    expect(await rows()).toEqual([]);
  });

  it('is made once more when AUTH_SECRET has changed', async () => {
    answer(busy);
    await startMailer({ sends: false }).post(db, reset());
    await startMailer().idle();
    answer();
    clockMs += 31_000;
    await startMailer({ secret: 'another secret, also long enough' }).idle();
    expect(smtp.mails[0]?.text).toContain(`token=token-${tokens}`);
  });

  it('leaves nothing when no account has the address, also after an hour without a process that sends', async () => {
    const mailer = startMailer();
    await mailer.post(db, reset('nobody@example.org'));
    await mailer.idle();
    expect([attempts, await stored()]).toEqual([0, 0]);
    await startMailer({ sends: false }).post(db, reset());
    clockMs += HOUR_MS;
    await expireMails(db);
    expect(await stored()).toBe(0);
  });
});

describe('a mail that was given up', () => {
  it('is listed without an address, and can be sent again with a new link', async () => {
    answer(refusal);
    const mailer = startMailer();
    await mailer.post(db, reset());
    await mailer.idle();
    expect(attempts).toBe(1);
    const { id, secret } = await onlyRow();
    expect(secret).toBeNull();
    const line = await admin('--dead');
    expect(line).toMatch(new RegExp(`^${id}  \\S+  reset to ${member.username}  attempts: 1  given up \\S+  .*550`));
    expect(line).not.toContain('@');
    const before = tokens;
    answer();
    clockMs += 2 * HOUR_MS;
    expect(await admin('--retry', id)).toBe(`The mail ${id} is sent again.`);
    await expect(admin('--retry', id)).rejects.toThrow('was not given up');
    const rows = db.selectFrom('audit').select(['actor', 'targetId', 'details']).where('action', '=', 'retry-mail');
    expect(await rows.execute()).toEqual([{ actor: 'console', targetId: accountId, details: `reset ${id}` }]);
    await mailer.idle();
    expect(smtp.mails[0]?.text).toContain(`token=token-${before + 1}`);
    expect(await admin('--dead')).toBe('No mail was given up in the last 30 days.');
    await expect(admin('--retry', id)).rejects.toThrow(`There is no mail ${id}`);
  });

  it('was not sent in time, and is deleted after a month or by the operator', async () => {
    const writer = startMailer({ sends: false });
    await writer.post(db, { template: 'verification', to: { accountId }, params: { publicUrl } });
    await writer.post(db, toOperator('Hello'));
    expect((await admin()).split('\n')).toHaveLength(2);
    clockMs += 3 * DAY_MS;
    await expireMails(db);
    expect(await countMails(db)).toEqual({ waiting: 1, dead: 1, waitingS: (3 * DAY_MS) / 1000 });
    clockMs += 4 * DAY_MS;
    await startMailer().idle();
    expect([attempts, await countMails(db)]).toEqual([0, { waiting: 0, dead: 2, waitingS: 0 }]);
    clockMs += 27 * DAY_MS;
    await expireMails(db);
    const { id } = await onlyRow();
    expect(await admin('--drop', id)).toBe(`The mail ${id} was deleted.`);
    expect(await admin()).toBe('No mail waits.');
    await expect(admin('--drop', id)).rejects.toThrow(`There is no mail ${id}`);
    await expect(admin('--drop')).rejects.toThrow('expected: mails');
    await expect(admin('all')).rejects.toThrow('expected: mails');
  });
});

describe('during an upgrade', () => {
  const storeEarlier = (change: object = {}) =>
    db
      .insertInto('outgoing_mail')
      .values({
        id: '6f0c9c86-0000-4000-8000-000000000001',
        recipient: member.email.toLowerCase(),
        subject: 'A link',
        text: 'the-secret-link',
        createdAt: clockMs,
        attempts: 3,
        dueAt: clockMs,
        expiresAt: clockMs + HOUR_MS,
        ...change,
      })
      .execute();
  const earlier = async (): Promise<number> => (await db.selectFrom('outgoing_mail').select('id').execute()).length;

  it('mails of the previous version are exported, sealed and sent, once and with their Message-ID', async () => {
    await storeEarlier();
    expect(JSON.stringify(await exportPlayer(db, accountId, [queuedMailData]))).toContain('"subject":"A link"');
    answer(busy);
    await startMailer().idle();
    expect(await earlier()).toBe(0);
    expect(JSON.stringify(await rows())).not.toContain('the-secret-link');
    expect(await onlyRow()).toMatchObject({ accountId, attempts: 4 });
    answer();
    clockMs += DAY_MS / 2;
    await db
      .updateTable('queued_mail')
      .set({ expiresAt: clockMs + HOUR_MS })
      .execute();
    await Promise.all([startMailer().idle(), startMailer().idle()]);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({ subject: 'A link', messageId: expect.stringContaining('6f0c9c86-0000') });
    expect(smtp.mails[0]?.text).toContain('the-secret-link');
    expect(await stored()).toBe(0);
  });

  it('a mail that the previous version is sending is left to it', async () => {
    await storeEarlier({ dueAt: clockMs + 120_000 });
    await startMailer().idle();
    expect([attempts, await earlier()]).toEqual([0, 1]);
    await db.deleteFrom('outgoing_mail').execute();
  });

  it('a mail with a template of a later version is left to it', async () => {
    await startMailer({ sends: false }).post(db, toOperator('Hello'));
    await db.updateTable('queued_mail').set({ template: 'later' }).execute();
    await startMailer().idle();
    expect([attempts, (await onlyRow()).attempts]).toEqual([0, 0]);
  });
});

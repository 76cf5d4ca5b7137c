/** Mails of processes that are killed: no acknowledged one is lost, and one that arrives twice has the same Message-ID. Both databases. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { withBareDatabase } from '../testing/bare-database.ts';
import { Program } from '../testing/child-process.ts';
import { freePort } from '../testing/free-port.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { TEMPLATE } from '../testing/postgres-setup.ts';
import { type SmtpFixture, startSmtp } from '../testing/smtp-server.ts';
import { PASSWORD, temporaryFolder } from '../testing/test-server.ts';

const TIMEOUT_MS = 120_000;
const ARRIVAL_MS = 30_000;
let dataDir: string;
let databaseUrl: string | null;
let smtp: SmtpFixture;
let program: Program | null = null;

beforeEach(async () => {
  dataDir = temporaryFolder();
  const name = `killed_${randomUUID().replaceAll('-', '')}`;
  databaseUrl = inject('database') === 'sqlite' ? null : await createDatabase(inject('postgresUrl'), name, TEMPLATE);
  smtp = await startSmtp();
});
afterEach(async () => {
  await program?.kill('SIGKILL');
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Resolves to the address of the server. */
async function start(): Promise<string> {
  const port = String(await freePort());
  program = new Program('testing/server-process.ts', [], {
    HOST: '127.0.0.1',
    PORT: port,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000',
    DATA_DIR: dataDir,
    TEST_FOLDER: dataDir,
    SMTP_URL: smtp.url,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  });
  await program.waitForOutput('Promenade is running at');
  return `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  await program?.kill('SIGKILL');
}

async function isAcknowledged(url: string, body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
  return response?.status === 200;
}

const register = (url: string, username: string): Promise<boolean> => {
  const email = `${username}@example.org`;
  const form = { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 };
  return isAcknowledged(`${url}/game-api/register`, form);
};

const inDatabase = <Result>(work: Parameters<typeof withBareDatabase<Result>>[1]): Promise<Result> =>
  withBareDatabase(databaseUrl ?? join(dataDir, 'promenade.db'), work);

/** As if the time had passed after which another process sends a mail whose sender has ended. */
const endLeases = (): Promise<unknown> => inDatabase((db) => db.updateTable('queued_mail').set({ dueAt: 0 }).execute());
const queued = () => inDatabase((db) => db.selectFrom('queued_mail').select('id').execute());

const links = (): string[] =>
  smtp.mails.flatMap(({ text }) => /reset-password\?token=(\S+)/.exec(text ?? '')?.slice(1) ?? []);

it('mails that were acknowledged and not sent are sent once by the next process', { timeout: TIMEOUT_MS }, async () => {
  const first = await start();
  expect(await register(first, 'Postie')).toBe(true);
  await expect.poll(() => smtp.mails.length, { timeout: ARRIVAL_MS }).toBe(1);
  const ask = () => isAcknowledged(`${first}/game-api/forgot-password`, { email: 'postie@example.org' });
  expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(Array.from({ length: 8 }, () => true));
  await kill();
  expect(links()).toEqual([]);
  expect(await queued()).toHaveLength(8);
  await start();
  await expect.poll(() => links().length, { timeout: ARRIVAL_MS }).toBe(8);
  expect(new Set(links()).size).toBe(8);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(9);
  await expect.poll(async () => (await queued()).length).toBe(0);
});

it('mails of registrations survive kills while they are sent', { timeout: TIMEOUT_MS }, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const url = await start();
    const state = { isOver: false };
    // The last mails arrive and the process does not learn it.
    smtp.beforeAnswer = () => (state.isOver ? new Promise(() => undefined) : Promise.resolve());
    const lane = async (number: number): Promise<void> => {
      for (let count = 0; !state.isOver; count += 1) {
        const name = `Lane${number}_${round}_${count}`;
        if (await register(url, name)) acknowledged.push(name);
      }
    };
    const lanes = [0, 1, 2, 3].map(lane);
    await expect.poll(() => acknowledged.length, { timeout: ARRIVAL_MS }).toBeGreaterThan(8 * (round + 1));
    state.isOver = true;
    await kill();
    await Promise.all(lanes);
    await endLeases();
  }
  smtp.beforeAnswer = () => Promise.resolve();
  await start();
  await expect.poll(async () => (await queued()).length, { timeout: ARRIVAL_MS }).toBe(0);
  const idsBy = Map.groupBy(smtp.mails, ({ to }) => to?.[0]?.address ?? '');
  for (const name of acknowledged) {
    const ids = idsBy.get(`${name.toLowerCase()}@example.org`)?.map(({ messageId }) => messageId) ?? [];
    expect(new Set(ids).size, name).toBe(1);
  }
  // Only mails that a killed process had just handed over arrive twice.
  expect(smtp.mails.length - idsBy.size).toBeLessThanOrEqual(3 * 10);
});

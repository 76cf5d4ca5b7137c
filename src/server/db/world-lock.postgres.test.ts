/** One server at a time uses a PostgreSQL database without Redis. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, inject, it } from 'vitest';
import { ConfigError } from '../config/env-readers.ts';
import { Program } from '../testing/child-process.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { TEMPLATE } from '../testing/postgres-setup.ts';
import { freePort } from '../testing/free-port.ts';
import { PrivateRedis } from '../testing/private-redis.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

const NAME = 'promenade world';
const ONE_LINE = /^DATABASE_URL names a database that another Promenade server uses; [^\n]+$/;

/** A migrated database of one test, and what uses it. Each refusal takes the seconds that a server waits for the lock, so the tests run at the same time. */
async function prepare(onTestFinished: (clean: () => Promise<void>) => void) {
  const databaseUrl = await createDatabase(
    inject('postgresUrl'),
    `world_${randomUUID().replaceAll('-', '')}`,
    TEMPLATE,
  );
  const observer = new Client({ connectionString: databaseUrl });
  await observer.connect();
  const opened: OpenDatabase[] = [];
  const programs: Program[] = [];
  let redis: PrivateRedis | null = null;
  onTestFinished(async () => {
    for (const program of programs) await program.kill('SIGKILL');
    for (const database of opened) await database.close();
    await redis?.stop();
    await observer.end();
  });

  async function open(onTaken: () => void = () => undefined): Promise<OpenDatabase> {
    const database = await openDatabase({ databaseUrl, dataDir: '' }, { onTaken });
    opened.push(database);
    return database;
  }

  /** A server as a process of its own. */
  async function startProgram(): Promise<Program & { url: string }> {
    const folder = temporaryFolder();
    const port = String(await freePort());
    const env = { HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, TEST_FOLDER: folder, DATABASE_URL: databaseUrl };
    const program = new Program('testing/server-process.ts', [], { ...env, LOG_LEVEL: 'error' });
    programs.push(program);
    await program.waitForOutput('Promenade is running at');
    return Object.assign(program, { url: `http://127.0.0.1:${port}` });
  }

  /** A program that has the database until it ends. */
  async function startHolder(): Promise<Program> {
    const program = new Program('testing/database-holder-process.ts', [databaseUrl], {});
    programs.push(program);
    await program.waitForOutput('held');
    return program;
  }

  async function startRedis(): Promise<PrivateRedis> {
    redis = await PrivateRedis.start();
    return redis;
  }

  const holders = async (): Promise<number[]> => {
    const { rows } = await observer.query<{ pid: number }>(
      `select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.application_name = $1`,
      [NAME],
    );
    return rows.map(({ pid }) => pid);
  };

  const endSession = (pid: number | undefined) => observer.query('select pg_terminate_backend($1)', [pid]);

  /** The refusal of a server that starts while another one has the database. */
  async function refusalOfSecond(env: Record<string, string> = { DATABASE_URL: databaseUrl }): Promise<ConfigError> {
    const refusal = await TestServer.start({ env }).catch((error: unknown) => error);
    if (!(refusal instanceof ConfigError)) throw new Error('the second server was not refused', { cause: refusal });
    return refusal;
  }

  /** Ends the session of the lock. As soon as the lock is free, the observer has it: it waits in the queue of the lock. */
  async function takeAway(): Promise<void> {
    const [before] = await holders();
    const waiting = observer.query('select pg_advisory_lock(hashtextextended($1, 0))', [NAME]);
    const other = new Client({ connectionString: databaseUrl });
    await other.connect();
    await other.query('select pg_terminate_backend($1)', [before]);
    await other.end();
    await waiting;
  }

  return { databaseUrl, open, startProgram, startHolder, startRedis, holders, endSession, refusalOfSecond, takeAway };
}

describe.concurrent('servers on one database', { timeout: 120_000 }, () => {
  it('a second one is refused with one line; a command of the administrator is not', async ({
    expect,
    onTestFinished,
  }) => {
    const { databaseUrl, open, refusalOfSecond } = await prepare(onTestFinished);
    const first = await TestServer.start({ env: { DATABASE_URL: databaseUrl } });
    expect((await refusalOfSecond()).message).toMatch(ONE_LINE);
    await (await openDatabase({ databaseUrl, dataDir: '' })).close();
    expect((await first.get('/healthz')).status).toBe(200);
    await first.stop();
    await open();
  });

  it('one with Redis is refused as long as one without has the database, and the reverse', async ({
    expect,
    onTestFinished,
  }) => {
    const { databaseUrl, startRedis, refusalOfSecond } = await prepare(onTestFinished);
    const first = await TestServer.start({ env: { DATABASE_URL: databaseUrl } });
    const redis = await startRedis();
    const ofWorld = { REDIS_URL: redis.newDatabase(), NODE_NAME: 'api-1', ROLE: 'api', UPLOADS_DIR: temporaryFolder() };
    const addresses = { PUBLIC_URL: 'http://localhost:4300', AUTH_SECRET: 'a-secret-that-all-processes-share' };
    const env = { DATABASE_URL: databaseUrl, ...ofWorld, ...addresses };
    expect((await refusalOfSecond(env)).message).toMatch(ONE_LINE);
    await first.stop();
    const [one, two] = await Promise.all(
      ['api-1', 'api-2'].map((name) => TestServer.start({ env: { ...env, NODE_NAME: name } })),
    );
    // One without Redis is refused as long as one of them has it.
    await one?.stop();
    expect((await refusalOfSecond()).message).toMatch(ONE_LINE);
    await two?.stop();
    await (await TestServer.start({ env: { DATABASE_URL: databaseUrl } })).stop();
  });

  it('one starts at once after a kill -9 of the one before', async ({ expect, onTestFinished }) => {
    const { open, startHolder, holders } = await prepare(onTestFinished);
    const first = await startHolder();
    const second = open();
    await first.kill('SIGKILL');
    await second;
    expect(await holders()).toHaveLength(1);
  });

  it('one takes its lock again when the connection broke', async ({ expect, onTestFinished }) => {
    const { open, holders, endSession } = await prepare(onTestFinished);
    await open();
    const [before] = await holders();
    await endSession(before);
    await expect.poll(holders).toHaveLength(1);
    expect(await holders()).not.toEqual([before]);
  });

  it('a whole server that loses the session of its lock takes it again, and goes on', async ({
    expect,
    onTestFinished,
  }) => {
    const { startProgram, holders, endSession, refusalOfSecond } = await prepare(onTestFinished);
    const program = await startProgram();
    const [before] = await holders();
    await endSession(before);
    await expect.poll(async () => (await holders()).filter((pid) => pid !== before)).toHaveLength(1);
    expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
    await refusalOfSecond();
    expect(program.hasEnded).toBe(false);
  });

  it('a whole server stops in one clear line when another one has the database by then', async ({
    expect,
    onTestFinished,
  }) => {
    const { startProgram, takeAway } = await prepare(onTestFinished);
    const program = await startProgram();
    await takeAway();
    expect(await program.waitForExit()).toBe(1);
    const lines = program.stdout.split('\n').filter((line) => line.includes('"level":60'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('another server took the database');
    expect(program.stderr).toBe('');
  });

  it('one stops when another one took the database while it had no connection', async ({ expect, onTestFinished }) => {
    const { open, holders, takeAway } = await prepare(onTestFinished);
    const taken = new Promise<string>((resolve) => void open(() => resolve('taken')));
    await expect.poll(holders).toHaveLength(1);
    await takeAway();
    expect(await taken).toBe('taken');
  });
});

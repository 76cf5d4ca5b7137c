/** Commands of a machine that only has the address of the PostgreSQL database, as programs, and real servers. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { Caller } from '../testing/caller.ts';
import { Program } from '../testing/child-process.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { TEMPLATE } from '../testing/postgres-setup.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';
import { sendDatabaseRequest } from './database-request.ts';
import { openRequests } from './repo.ts';

const closers: (() => Promise<unknown> | void)[] = [];

describe('commands without a data folder', { timeout: 60_000 }, () => {
  let databaseUrl: string;
  let observer: Client;

  beforeEach(async () => {
    databaseUrl = await createDatabase(inject('postgresUrl'), `line_${randomUUID().replaceAll('-', '')}`, TEMPLATE);
    observer = new Client({ connectionString: databaseUrl });
    await observer.connect();
    closers.push(() => observer.end());
  });
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });

  async function start(): Promise<TestServer> {
    const server = await TestServer.start({ env: { DATABASE_URL: databaseUrl } });
    await server.server.listen();
    closers.push(() => server.stop());
    return server;
  }

  /** With only the address of the database. */
  async function admin(...argv: string[]): Promise<{ code: number | null; out: string; note: string }> {
    const nowhere = join(temporaryFolder(), 'none');
    const program = new Program('cli/admin.ts', argv, { DATABASE_URL: databaseUrl, DATA_DIR: nowhere });
    const code = await program.waitForExit();
    expect(existsSync(nowhere)).toBe(false);
    return { code, out: program.stdout, note: program.stderr };
  }

  const rows = async (): Promise<number> => (await observer.query('select 1 from "admin_request"')).rows.length;
  const listeners = async (): Promise<number[]> => {
    const { rows: found } = await observer.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'promenade commands' and datname = current_database()`,
    );
    return found.map(({ pid }) => pid);
  };

  it('are run by the server: a ban is live, and the answer says by whom', async () => {
    const server = await start();
    const [ada, ben] = await Caller.all(server, 'Ada', 'Ben');
    const town = await ada.enterTown();
    await ben.enterTown();
    const ended = new Promise((resolve) => void town.once('disconnect', resolve));
    expect(await admin('ban', 'ada', '--days', '2', 'unkind')).toMatchObject({
      code: 0,
      out: 'Ada is banned for 2 days. The connection is ended.\n',
      note: expect.stringMatching(/^Run by \S+\.\n$/),
    });
    await ended;
    expect((await ada.get('/friend/list/online')).status).toBe(401);
    expect((await ben.get('/friend/list/online')).status).toBe(200);
    expect(await admin('access', 'Ghost', '1')).toMatchObject({
      code: 1,
      out: '',
      note: expect.stringContaining('No player is called Ghost.'),
    });
    // The links and addresses of this server, which the other machine does not know.
    expect((await admin('reset-link', 'Ben')).out).toMatch(/^http:\/\/localhost:4300\/reset-password\?token=/);
    expect(await rows()).toBe(0);
  });

  it('change the database when no server answers, and no server that starts later runs them', async () => {
    const first = await start();
    const ada = await Caller.create(first, 'Ada');
    await closers.pop()?.();
    const { code, out, note } = await admin('ban', 'Ada');
    expect([code, out, note]).toEqual([
      0,
      'Ada is banned until further notice.\n',
      'No server answered: the command runs here, on the database.\n',
    ]);
    expect(await rows()).toBe(0);
    // Each waits some seconds for a server.
    const refused = await Promise.all([
      admin('kick', 'Ada'),
      admin('reset-link', 'Ada'),
      admin('rename', 'Ada', 'Adele'),
    ]);
    expect(refused).toMatchObject(
      ['nobody can be kicked', 'PUBLIC_URL', 'AUTH_SECRET'].map((reason) => ({
        code: 1,
        note: expect.stringContaining(reason),
      })),
    );
    // A command that was killed while it waited.
    await observer.query(
      `insert into "admin_request" ("id", "argv", "createdAt") values ('old', '["unban","Ada"]', (extract(epoch from clock_timestamp()) * 1000)::bigint - 16000)`,
    );
    const second = await start();
    expect((await second.signIn('Ada@example.org')).status).not.toBe(200);
    const { rows: audit } = await observer.query(`select 1 from "audit" where "action" = 'unban'`);
    expect(audit).toHaveLength(0);
    expect(ada.username).toBe('Ada');
  });

  it('are not lost when the listening connection breaks', async () => {
    const server = await start();
    await server.register('Ada');
    const [pid] = await listeners();
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    closers.push(close);
    await observer.query('select pg_terminate_backend($1)', [pid]);
    // Announced to nobody.
    await expect.poll(listeners).toEqual([]);
    const answer = sendDatabaseRequest(db, { argv: ['grant', 'Ada', 'coins', '5'], requestId: randomUUID() });
    expect(await answer).toMatchObject({ ok: true, text: 'Ada now has 5005 coins.' });
    await expect.poll(async () => (await listeners()).length).toBe(1);
    expect(await listeners()).not.toEqual([pid]);
  });

  it('run once, whatever the number of servers and looks', async () => {
    const server = await start();
    await server.register('Ada');
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    closers.push(close);
    const mute = () => sendDatabaseRequest(db, { argv: ['mute', 'Ada'], requestId: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 8 }, mute));
    expect(answers.every((answer) => answer?.ok)).toBe(true);
    const { rows: audit } = await observer.query(`select 1 from "audit" where "action" = 'mute'`);
    expect(audit).toHaveLength(8);
    expect(await openRequests(db, 60_000)).toEqual([]);
  });

  it('fail in one line when the server that took them ends', async () => {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    closers.push(close);
    const id = randomUUID();
    const answer = sendDatabaseRequest(db, { argv: ['stats'], requestId: id }, { answerWaitMs: 300 });
    await expect.poll(rows).toBe(1);
    await observer.query(`update "admin_request" set "takenBy" = 'api-9' where "id" = $1`, [id]);
    await expect(answer).rejects.toThrow(/^api-9 took the command and did not answer; [^\n]+$/);
  });
});

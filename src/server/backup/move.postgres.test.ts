/** Moves an SQLite world to PostgreSQL. */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ConfigError } from '../config/env-readers.ts';
import { sendAdminRequest } from '../admin/socket.ts';
import { Caller } from '../testing/caller.ts';
import { Program } from '../testing/child-process.ts';
import { sendForm } from '../testing/form.ts';
import { runOwnCommand } from '../testing/own-command.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { sheetPng } from '../testing/sheet.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';

const AUDIT_ROWS = 20_000;
let dataDir: string;

const newDatabase = (): Promise<string> =>
  createDatabase(inject('postgresUrl'), `move_${randomUUID().replaceAll('-', '')}`);
const move = (url: string): Promise<string> => runOwnCommand(['move', '--to', url], { env: { DATA_DIR: dataDir } });
const hashOfSource = (): string =>
  createHash('sha256')
    .update(readFileSync(join(dataDir, 'promenade.db')))
    .digest('hex');

describe('npm run admin -- move', () => {
  beforeAll(async () => {
    dataDir = temporaryFolder();
    const server = await TestServer.start({ dataDir });
    const ada = await Caller.create(server, 'Ada');
    const fields = { gender: 'female', category: '7', name: 'Night Cap', image: await sheetPng() };
    await sendForm(server, ada, { url: '/game-api/creator/submission', fields });
    await server.register('Ben');
    await server.register('Émile');
    await sendAdminRequest(dataDir, { argv: ['grant', 'Ada', 'coins', '17'], requestId: 'grant' });
    await sendAdminRequest(dataDir, { argv: ['delete', 'Ben'], requestId: 'delete' });
    await expect(move('postgres://127.0.0.1:1/x')).rejects.toThrow(/^a server uses DATA_DIR \S+; stop it first/);
    await server.stop({ keepData: true });
    const database = new DatabaseSync(join(dataDir, 'promenade.db'));
    database.exec(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${AUDIT_ROWS})
       insert into "audit" ("actor", "action", "targetId", "details", "createdAt") select 'console', 'test', 'x', 'row ' || i, i from n`,
    );
    // The next id is larger than the largest one.
    database.exec(`delete from "audit" where "id" = (select max("id") from "audit")`);
    database.close();
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('continues after a kill, keeps ids, and leaves the source as it was', async () => {
    const url = await newDatabase();
    const before = hashOfSource();
    const killed = new Program('cli/admin.ts', ['move', '--to', url], { DATA_DIR: dataDir });
    while (!/moving rows: [2-9]0 %/.test(killed.stderr) && !killed.hasEnded) await new Promise(setImmediate);
    expect(await killed.kill('SIGKILL')).toBeNull();
    const refusal = await TestServer.start({ env: { DATABASE_URL: url } }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toMatch(
      /^DATABASE_URL names a database to which the move of a world is not finished; [^\n]+$/,
    );
    const moving: string[] = [];
    const line = await runOwnCommand(['move'], {
      env: { DATA_DIR: dataDir, DATABASE_URL: url },
      say: (text) => void moving.push(text),
    });
    expect(line).toMatch(/^Moved and compared: \d+ rows of \d+ tables\. /);
    expect(moving.filter((text) => text === 'moving rows: 10 %')).toEqual([]);
    expect(hashOfSource()).toBe(before);

    const moved = await TestServer.start({ dataDir, env: { DATABASE_URL: url } });
    const { db } = moved.server.database;
    const audit = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await sendAdminRequest(dataDir, { argv: ['grant', 'Ada', 'coins', '1'], requestId: 'grant-2' });
    await sendAdminRequest(dataDir, { argv: ['ban', 'Émile'], requestId: 'ban' });
    const after = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    expect(Number(after.id)).toBeGreaterThan(Number(audit.id) + 1);
    const { body } = await moved.signIn('Ada@example.org');
    const session = await moved.get('/session', { 'x-session-key': String(body.token) });
    expect(session.body).toMatchObject({ user: { username: 'Ada', coins: 5018 } });
    expect((await moved.register('Fritz')).status).toBe(200);
    await moved.stop({ keepData: true });

    await expect(move(url)).rejects.toThrow(/^the database \S+ is not empty; a move needs an empty one$/);
  });

  it('refuses to continue after the world changed', async () => {
    const url = await newDatabase();
    const controller = new AbortController();
    const say = (): void => controller.abort(new Error('stopped'));
    const env = { DATA_DIR: dataDir };
    await expect(runOwnCommand(['move', '--to', url], { env, signal: controller.signal, say })).rejects.toThrow(
      'stopped',
    );
    const database = new DatabaseSync(join(dataDir, 'promenade.db'));
    database.exec(`update "audit" set "details" = 'changed' where "id" = 1`);
    database.close();
    await expect(move(url)).rejects.toThrow(/^the world changed since its move to \S+ began/);
  });

  it('refuses another address', async () => {
    await expect(move('mysql://localhost/x')).rejects.toThrow(/^expected: move --to postgres:/);
  });
});

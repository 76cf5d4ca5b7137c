/** Backups of a running PostgreSQL world, restored into another database. */
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sendAdminRequest } from '../admin/socket.ts';
import { Caller } from '../testing/caller.ts';
import { sendForm } from '../testing/form.ts';
import { runOwnCommand } from '../testing/own-command.ts';
import { createDatabase } from '../testing/postgres-database.ts';
import { sheetPng } from '../testing/sheet.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';

const folders: string[] = [];
let server: TestServer;
let databaseUrl: string;

const newFolder = (): string => {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
};

const newDatabase = (): Promise<string> =>
  createDatabase(inject('postgresUrl'), `backup_${randomUUID().replaceAll('-', '')}`);

describe('a PostgreSQL world', () => {
  beforeAll(async () => {
    databaseUrl = await newDatabase();
    server = await TestServer.start({ env: { DATABASE_URL: databaseUrl } });
    const ada = await Caller.create(server, 'Ada');
    const fields = { gender: 'female', category: '7', name: 'Night Cap', image: await sheetPng() };
    await sendForm(server, ada, { url: '/game-api/creator/submission', fields });
    await server.register('Ben');
  });

  afterAll(async () => {
    await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const run = (argv: string[], dataDir: string, url: string): Promise<string> =>
    runOwnCommand(argv, { env: { DATA_DIR: dataDir, DATABASE_URL: url } });

  it('is restored into an empty database, without accounts that were deleted later', async () => {
    const target = newFolder();
    await run(['backup', target], server.dataDir, databaseUrl);
    await sendAdminRequest(server.dataDir, { argv: ['delete', 'Ben'], requestId: 'delete-ben' });
    await run(['backup', target], server.dataDir, databaseUrl);
    const [first = ''] = readdirSync(target).toSorted();
    expect(readdirSync(join(target, first)).toSorted()).toEqual(['auth-secret', 'manifest.json', 'promenade.dump']);

    const url = await newDatabase();
    const dataDir = newFolder();
    expect(await run(['restore', join(target, first)], dataDir, url)).toMatch(/Accounts deleted again: 1\.$/);
    const restored = await TestServer.start({ dataDir, env: { DATABASE_URL: url } });
    expect((await restored.signIn('Ben@example.org')).status).not.toBe(200);
    const { body } = await restored.signIn('Ada@example.org');
    const session = await restored.get('/session', { 'x-session-key': String(body.token) });
    expect(session.body).toMatchObject({ user: { username: 'Ada', coins: 5000 } });
    expect((await restored.register('Cleo')).status).toBe(200);
    expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(2);
    await restored.stop();

    const steps: string[] = [];
    const again = { env: { DATA_DIR: newFolder(), DATABASE_URL: url }, say: (line: string) => void steps.push(line) };
    await expect(runOwnCommand(['restore', target], again)).rejects.toThrow(
      /^the database \S+ is not empty; a restore needs an empty one$/,
    );
    // It is refused before the backup is read.
    expect(steps).toEqual([]);
    await expect(runOwnCommand(['restore', target], { env: { DATA_DIR: newFolder() } })).rejects.toThrow(
      /is of a PostgreSQL world: set DATABASE_URL to an empty database$/,
    );
  });

  it('is not backed up where pg_dump is missing, in one line', async () => {
    const path = process.env.PATH;
    process.env.PATH = newFolder();
    try {
      await expect(run(['backup', newFolder()], server.dataDir, databaseUrl)).rejects.toThrow(
        /^pg_dump is not installed: install PostgreSQL's client programs/,
      );
    } finally {
      process.env.PATH = path;
    }
  });

  it('does not tell the password where the database does not answer', async () => {
    const wrong = 'postgres://someone:a-secret@127.0.0.1:1/world';
    await expect(run(['backup', newFolder()], server.dataDir, wrong)).rejects.toThrow(
      /^the database 127\.0\.0\.1:1\/world does not answer: (?!.*a-secret)/,
    );
  });
});

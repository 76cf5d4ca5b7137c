/** Restores backups of an SQLite world into new folders, and starts servers on them. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../testing/caller.ts';
import { sendForm } from '../testing/form.ts';
import { runOwnCommand } from '../testing/own-command.ts';
import { sheetPng } from '../testing/sheet.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';
import { sendAdminRequest } from '../admin/socket.ts';
import type { Manifest } from './manifest.ts';

const folders: string[] = [];
let server: TestServer;
/** Two backups: Ada's account was deleted between them, and Cleo registered. */
let target: string;
let older: string;

beforeAll(async () => {
  server = await TestServer.start();
  target = newFolder();
  const ada = await Caller.create(server, 'Ada');
  const ben = await Caller.create(server, 'Ben');
  const fields = { gender: 'female', category: '7', name: 'Night Cap', image: await sheetPng() };
  for (const creator of [ada, ben]) await sendForm(server, creator, { url: '/game-api/creator/submission', fields });
  await run('backup', server.dataDir, target);
  older = readdirSync(target).find((name) => name.endsWith('Z')) ?? '';
  await sendAdminRequest(server.dataDir, { argv: ['delete', 'Ada'], requestId: 'delete-ada' });
  await server.register('Cleo');
  await run('backup', server.dataDir, target);
});

afterAll(async () => {
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

const run = (name: string, dataDir: string, ...args: string[]): Promise<string> =>
  runOwnCommand([name, ...args], { env: { DATA_DIR: dataDir } });

/** A copy of the backups that a test may damage. */
function copyOfBackups(): { folder: string; changeManifest: (change: (manifest: Manifest) => void) => void } {
  const folder = newFolder();
  cpSync(target, folder, { recursive: true });
  return {
    folder,
    changeManifest: (change) => {
      const file = join(folder, older, 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      change(manifest);
      writeFileSync(file, JSON.stringify(manifest));
    },
  };
}

describe('npm run admin -- restore', () => {
  it('restores the newest backup before a time, and deletes later deleted accounts again', async () => {
    const dataDir = newFolder();
    const newest =
      readdirSync(target)
        .toSorted()
        .findLast((name) => name.endsWith('Z')) ?? '';
    const { takenAt } = JSON.parse(readFileSync(join(target, newest, 'manifest.json'), 'utf8')) as Manifest;
    const to = new Date(takenAt - 1).toISOString();
    expect(await run('restore', dataDir, target, '--to', to)).toMatch(/Accounts deleted again: 1\.$/);
    expect(readdirSync(dataDir).toSorted()).toEqual(['auth-secret', 'lock.db', 'promenade.db', 'uploads']);
    for (const name of ['auth-secret', 'promenade.db']) {
      expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600);
    }
    expect(readdirSync(join(dataDir, 'uploads'))).toHaveLength(2);

    const restored = await TestServer.start({ dataDir });
    expect((await restored.signIn('Ada@example.org')).status).not.toBe(200);
    expect((await restored.signIn('Cleo@example.org')).status).not.toBe(200);
    const { body } = await restored.signIn('Ben@example.org');
    const session = await restored.get('/session', { 'x-session-key': String(body.token) });
    expect(session.body).toMatchObject({ user: { username: 'Ben', coins: 5000 } });
    await restored.stop();
  });

  it('restores a backup by its folder, without those that came later', async () => {
    const dataDir = join(newFolder(), 'new', 'data');
    await run('restore', dataDir, join(target, readdirSync(target).toSorted().at(1) ?? ''));
    const restored = await TestServer.start({ dataDir });
    expect((await restored.signIn('Cleo@example.org')).status).toBe(200);
    await restored.stop();
  });

  it.each([
    ['--to 2020-01-01', /^there is no backup before that time in \S+; the oldest is \S+Z$/],
    ['--to yesterday', /^--to must be a time like 2026-11-27T06:28:00Z, not "yesterday"$/],
    ['--to', /^expected: a value after --to/],
  ])('refuses %s', async (option, message) => {
    await expect(run('restore', newFolder(), target, ...option.split(' '))).rejects.toThrow(message);
  });

  it('refuses a folder that is in use or not empty', async () => {
    await expect(run('restore', server.dataDir, target)).rejects.toThrow(/is in use by another Promenade process/);
    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'notes'), '');
    await expect(run('restore', dataDir, target)).rejects.toThrow(/is not empty; a restore needs an empty folder$/);
    expect(readdirSync(dataDir)).toEqual(['notes']);
  });

  it('refuses a damaged backup, and leaves no database', async () => {
    const { folder } = copyOfBackups();
    const dataDir = newFolder();
    appendFileSync(join(folder, older, 'promenade.db'), 'x');
    await expect(run('restore', dataDir, join(folder, older))).rejects.toThrow(/promenade\.db is damaged/);
    expect(existsSync(join(dataDir, 'promenade.db'))).toBe(false);
    // The same folder takes the whole backup afterwards.
    await run('restore', dataDir, join(target, older));
    expect(existsSync(join(dataDir, 'promenade.db'))).toBe(true);
  });

  it('refuses a backup of a later version', async () => {
    const { folder, changeManifest } = copyOfBackups();
    changeManifest(({ migrations }) => migrations.push('9999-future'));
    await expect(run('restore', newFolder(), join(folder, older))).rejects.toThrow(/the migration 9999-future$/);
  });

  it('refuses a backup whose uploads are missing or damaged', async () => {
    const { folder } = copyOfBackups();
    const [upload = ''] = readdirSync(join(folder, 'uploads'));
    writeFileSync(join(folder, 'uploads', upload), 'no picture');
    const dataDir = newFolder();
    await expect(run('restore', dataDir, join(folder, older))).rejects.toThrow(`the upload ${upload} is damaged`);
    rmSync(join(folder, 'uploads', upload));
    await expect(run('restore', dataDir, join(folder, older))).rejects.toThrow(`the upload ${upload} is missing`);
    expect(existsSync(join(dataDir, 'promenade.db'))).toBe(false);
  });
});

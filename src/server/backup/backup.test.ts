/** Backups of a running world with SQLite, into a folder. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../testing/caller.ts';
import { Program } from '../testing/child-process.ts';
import { sendForm } from '../testing/form.ts';
import { runOwnCommand } from '../testing/own-command.ts';
import { sheetPng } from '../testing/sheet.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';
import { BackupError, parseManifest } from './manifest.ts';

const PROCESS_TIMEOUT_MS = 60_000;
const folders: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
  const ada = await Caller.create(server, 'Ada');
  const fields = { gender: 'female', category: '7', name: 'Night Cap', image: await sheetPng() };
  const sent = await sendForm(server, ada, { url: '/game-api/creator/submission', fields });
  expect(sent.status).toBe(200);
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

const backUp = (
  target: string,
  { signal, dataDir = server.dataDir }: { signal?: AbortSignal; dataDir?: string } = {},
) => runOwnCommand(['backup', target], { env: { DATA_DIR: dataDir }, ...(signal && { signal }) });

const visible = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith('.'));

const AGE = /^promenade_backup_age_seconds (\S+)$/m;

async function ageInMetrics(): Promise<string | undefined> {
  return AGE.exec(String((await server.get('/metrics')).body.text))?.[1];
}

describe('npm run admin -- backup', { timeout: PROCESS_TIMEOUT_MS }, () => {
  it('sets the age of the newest backup in the metrics', async () => {
    expect(await ageInMetrics()).toBe('+Inf');
    await backUp(newFolder());
    expect(Number(await ageInMetrics())).toBeLessThan(60);
  });

  it('copies database, uploads and secret while players register', async () => {
    const target = newFolder();
    const acknowledged: string[] = [];
    const stop = new AbortController();
    const writer = async (): Promise<void> => {
      for (let index = 0; !stop.signal.aborted; index += 1) {
        const name = `Writer${index}`;
        if ((await server.register(name)).status === 200) acknowledged.push(name);
      }
    };
    const writing = writer();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(2);
    const before = [...acknowledged];
    const program = new Program('cli/admin.ts', ['backup', target], { DATA_DIR: server.dataDir });
    expect(await program.waitForExit(), program.stderr).toBe(0);
    stop.abort();
    await writing;
    expect(program.stdout).toMatch(/Z is complete: \d+\.\d MB and 2 uploads, checked\.\n$/);
    expect(program.stderr).toContain('copying the database: 100 %\n');

    const [name = ''] = visible(target);
    const folder = join(target, name);
    const manifest = parseManifest(readFileSync(join(folder, 'manifest.json'), 'utf8'), folder);
    expect(manifest).toMatchObject({ kind: 'sqlite', missingUploads: [] });
    expect(manifest.migrations).toContain('0001-foundation');
    for (const file of manifest.files) {
      const bytes = readFileSync(join(folder, file.name));
      expect(file).toMatchObject({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(
      readFileSync(join(server.dataDir, 'auth-secret'), 'utf8'),
    );
    expect(readdirSync(join(target, 'uploads')).toSorted()).toEqual(manifest.uploads);

    const database = new DatabaseSync(join(folder, 'promenade.db'), { readOnly: true });
    const names = new Set(
      database
        .prepare('select "username" from "player"')
        .all()
        .map(({ username }) => username),
    );
    database.close();
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((one) => !names.has(one))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(before.length);
  });

  it('leaves nothing of a backup that was stopped, and removes the rest of one that was cut short', async () => {
    const target = newFolder();
    mkdirSync(join(target, '.part-old'));
    const controller = new AbortController();
    controller.abort(new Error('stopped by the test'));
    await expect(backUp(target, { signal: controller.signal })).rejects.toThrow('stopped by the test');
    expect(readdirSync(target)).toEqual([]);
  });

  it('keeps uploads of several backups once', async () => {
    const target = newFolder();
    await backUp(target);
    await backUp(target);
    expect(visible(target)).toEqual([
      expect.stringMatching(/Z$/),
      expect.stringMatching(/Z$/),
      'deletions.json',
      'uploads',
    ]);
    expect(readdirSync(join(target, 'uploads'))).toHaveLength(2);
  });

  it('refuses a world whose balances differ from the ledger', async () => {
    const target = newFolder();
    const database = new DatabaseSync(join(server.dataDir, 'promenade.db'));
    database.exec('update "balance" set "coins" = "coins" + 1');
    await expect(backUp(target)).rejects.toThrow('differ from their ledger');
    database.exec('update "balance" set "coins" = "coins" - 1');
    database.close();
    expect(visible(target).filter((name) => name !== 'uploads')).toEqual([]);
  });

  it('reports a folder that cannot be written in one line', async () => {
    const target = newFolder();
    writeFileSync(join(target, 'uploads'), 'no folder');
    const error = await backUp(target).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BackupError);
    expect(String(error)).toMatch(/EEXIST|ENOTDIR/);
  });

  it('names what is missing', async () => {
    await expect(backUp(newFolder(), { dataDir: newFolder() })).rejects.toThrow(
      /^there is no world to back up: \S+promenade\.db does not exist$/,
    );
    await expect(backUp('--every')).rejects.toThrow(/^expected: /);
  });
});

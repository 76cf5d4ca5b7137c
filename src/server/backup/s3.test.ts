/** Backups in a bucket, and backups in a row, against a real server of the S3 protocol. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAdminRequest } from '../admin/socket.ts';
import { Caller } from '../testing/caller.ts';
import { sendForm } from '../testing/form.ts';
import { runOwnCommand } from '../testing/own-command.ts';
import { S3Server } from '../testing/s3-server.ts';
import { sheetPng } from '../testing/sheet.ts';
import { temporaryFolder, TestServer } from '../testing/test-server.ts';
import type { Deletion, Manifest } from './manifest.ts';

const folders: string[] = [];
let server: TestServer;
let bucket: S3Server;
let env: Record<string, string>;

beforeAll(async () => {
  server = await TestServer.start();
  const ada = await Caller.create(server, 'Ada');
  const fields = { gender: 'female', category: '7', name: 'Night Cap', image: await sheetPng() };
  await sendForm(server, ada, { url: '/game-api/creator/submission', fields });
});

afterAll(async () => {
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  bucket = await S3Server.start();
  env = {
    DATA_DIR: server.dataDir,
    BACKUP_S3_ENDPOINT: bucket.settings.endpoint,
    BACKUP_S3_BUCKET: bucket.settings.bucket,
    BACKUP_S3_REGION: bucket.settings.region,
    BACKUP_S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
});

afterEach(() => bucket.stop());

function newFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

const keysBelow = (prefix: string): string[] => [...bucket.objects.keys()].filter((key) => key.startsWith(prefix));
const manifests = (): string[] => [...bucket.objects.keys()].filter((key) => key.endsWith('/manifest.json'));

describe('backup s3', () => {
  it('sends only what changed, keeps the newest, and is restored', async () => {
    expect(await runOwnCommand(['backup', 's3'], { env })).toMatch(/^s3:\/\/town-uploads\/\S+Z is complete: /);
    const [first = ''] = manifests();
    bucket.calls.splice(0);
    await runOwnCommand(['backup', 's3'], { env });
    expect(bucket.calls.filter((call) => call.startsWith('PUT') && !call.includes('.json'))).toEqual([]);
    await server.register('Ben');
    const line = await runOwnCommand(['backup', 's3', '--keep', '1'], { env });
    expect(line).toMatch(/Older backups removed: 2\.$/);
    expect(manifests()).toHaveLength(1);
    expect(manifests()).not.toContain(first);
    expect(keysBelow('uploads/')).toHaveLength(2);
    const { files } = JSON.parse(bucket.objects.get(manifests()[0] ?? '')?.bytes.toString() ?? '') as Manifest;
    const needed = files.flatMap((file) => (file.pieces ?? []).map((piece) => `pieces/${piece}`));
    expect(keysBelow('pieces/').toSorted()).toEqual([...new Set(needed)].toSorted());

    const dataDir = newFolder();
    await runOwnCommand(['restore', 's3'], { env: { ...env, DATA_DIR: dataDir } });
    const restored = await TestServer.start({ dataDir });
    expect((await restored.signIn('Ben@example.org')).status).toBe(200);
    await restored.stop();
  });

  it('keeps the old backup when the new one fails', async () => {
    await runOwnCommand(['backup', 's3'], { env });
    const before = [...bucket.objects.keys()].toSorted();
    bucket.fail('PUT', 403);
    await expect(runOwnCommand(['backup', 's3', '--keep', '1'], { env })).rejects.toThrow(
      /^the backups' bucket "town-uploads" at \S+: the bucket answered 403 \(Planned\) to PUT$/,
    );
    expect([...bucket.objects.keys()].toSorted()).toEqual(before);
  });

  it('refuses a damaged piece', async () => {
    await runOwnCommand(['backup', 's3'], { env });
    const [piece = ''] = keysBelow('pieces/');
    const stored = bucket.objects.get(piece);
    if (stored !== undefined) bucket.objects.set(piece, { ...stored, bytes: Buffer.from('no piece') });
    await expect(runOwnCommand(['restore', 's3'], { env: { ...env, DATA_DIR: newFolder() } })).rejects.toThrow(
      `${piece} is missing or damaged`,
    );
  });

  it('refuses missing variables and the key of the uploads', async () => {
    const { BACKUP_S3_SECRET_ACCESS_KEY: secret = '', ...incomplete } = env;
    await expect(runOwnCommand(['backup', 's3'], { env: incomplete })).rejects.toThrow(
      'BACKUP_S3_ENDPOINT needs BACKUP_S3_SECRET_ACCESS_KEY as well',
    );
    const uploads = {
      S3_ENDPOINT: bucket.settings.endpoint,
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: secret,
    };
    await expect(runOwnCommand(['backup', 's3'], { env: { ...env, ...uploads } })).rejects.toThrow(
      /^BACKUP_S3_ACCESS_KEY_ID must differ from S3_ACCESS_KEY_ID/,
    );
  });
});

describe('backup --every', () => {
  it('takes backups in a row, repeats a failed one, and ends with the signal', async () => {
    const controller = new AbortController();
    const lines: string[] = [];
    const argv = ['backup', 's3', '--every', '1s', '--keep', '2'];
    const running = runOwnCommand(argv, { env, signal: controller.signal, say: (line) => void lines.push(line) });
    const complete = (): number => lines.filter((line) => line.includes('is complete')).length;
    await vi.waitUntil(() => complete() === 1, { timeout: 15_000 });
    bucket.fail('PUT', 403);
    await server.register('Cleo');
    await vi.waitUntil(() => lines.some((line) => line.startsWith('the backup failed: ')), { timeout: 15_000 });
    await vi.waitUntil(() => complete() === 3, { timeout: 15_000 });
    expect(manifests()).toHaveLength(2);
    controller.abort(new Error('stopped'));
    expect(await running).toBe('Stopped. The backups that were complete are kept.');
  });

  it('adds a deleted account to the list before the next backup', async () => {
    const { backUpContinuously } = await import('./continuous.ts');
    const { openStore } = await import('./open.ts');
    const { readConfig } = await import('../config/config.ts');
    await server.register('Dora');
    const config = readConfig(env);
    const store = await openStore('s3', config, env);
    const controller = new AbortController();
    const { signal } = controller;
    const take = (): Promise<void> => Promise.resolve();
    const say = (line: string): void => expect.unreachable(line);
    const running = backUpContinuously({ config, store, everyMs: 60_000, take, signal, say, deletionsEveryMs: 50 });
    await sendAdminRequest(server.dataDir, { argv: ['delete', 'Dora'], requestId: 'delete-dora' });
    const list = (): Deletion[] => {
      const stored = bucket.objects.get('deletions.json');
      return stored === undefined ? [] : (JSON.parse(stored.bytes.toString()) as Deletion[]);
    };
    await vi.waitUntil(() => list().length === 1, { timeout: 15_000 });
    controller.abort();
    await running;
  });

  it.each([
    [['--every', '15'], /^--every must be a period from 1s to 31d like 15m, not "15"$/],
    [['--keep', '0'], /^--keep must be a whole number from 1 to 100000, not "0"$/],
    [['--evry', '15m'], /^expected: backup DIR\|s3 /],
  ])('refuses %s', async (options, message) => {
    await expect(runOwnCommand(['backup', newFolder(), ...options], { env })).rejects.toThrow(message);
  });
});

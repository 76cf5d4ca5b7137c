/** A disk without room: writes are refused, reads and the town go on, and all is well again when there is room. A real process. */
import { DatabaseSync } from 'node:sqlite';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../shared/contract/replies.ts';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { Program } from './testing/child-process.ts';
import { freePort } from './testing/free-port.ts';
import { SmallDisk } from './testing/small-disk.ts';
import { PASSWORD, temporaryFolder } from './testing/test-server.ts';

const disk = SmallDisk.create('24m');
/** Root can mount, and CI runs as root: there the test must run. */
const mustRun = process.getuid?.() === 0 && Boolean(process.env.CI);
if (disk === null) console.warn('Nothing can be mounted here: the test of a full disk is skipped');

const TIMEOUT_MS = 120_000;
/** A registration writes some ten rows: the log of SQLite has room for a few thousand before it grows. */
const WRITES_MAX = 3000;

it.runIf(mustRun)('has a small disk', () => expect(disk).not.toBeNull());

describe.skipIf(disk === null)('a full disk', { timeout: TIMEOUT_MS }, () => {
  const small = disk as SmallDisk;
  const artFolder = temporaryFolder();
  const acknowledged: string[] = [];
  let program: Program;
  let url = '';
  let keys: string[] = [];
  let sockets: Socket[] = [];
  let disconnects = 0;

  interface Reply {
    status: number;
    body: Record<string, unknown>;
    headers: Headers;
  }
  async function call(path: string, init: RequestInit = {}): Promise<Reply> {
    const response = await fetch(`${url}${path}`, init);
    const text = await response.text();
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown>, headers: response.headers };
  }
  const post = (path: string, body: object, key = ''): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', ...(key !== '' && { 'x-session-key': key }) };
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const register = async (username: string): Promise<Reply> => {
    const email = `${username}@example.org`;
    const body = { username, email, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 };
    const reply = await post('/game-api/register', body);
    if (reply.status === 200) acknowledged.push(username);
    return reply;
  };
  const signIn = (username: string): Promise<Reply> =>
    post('/auth/sign-in/email', { email: `${username}@example.org`, password: PASSWORD });
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  };
  async function enter(key: string): Promise<Socket> {
    const auth = { serverSessionKey: key, location: LOCATION_SLUG };
    const socket = io(url, { auth, transports: ['websocket'], reconnection: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('join_room', () => resolve());
      socket.once('connect_error', reject);
    });
    return socket;
  }
  const hears = (socket: Socket, text: string): Promise<void> =>
    new Promise((resolve) => {
      socket.on('chat', (_id: unknown, line: unknown) => {
        if (line === text) resolve();
      });
    });

  beforeAll(async () => {
    const port = String(await freePort());
    const env = { HOST: '127.0.0.1', PORT: port, DATA_DIR: join(small.folder, 'data'), TEST_FOLDER: artFolder };
    const log = { LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000' };
    program = new Program('testing/server-process.ts', [], { ...env, ...log }, small.before);
    await program.waitForOutput('Promenade is running at');
    url = `http://127.0.0.1:${port}`;
    for (const name of ['Ada', 'Bob']) {
      await register(name);
      keys.push(String((await signIn(name)).body.token));
    }
    sockets = [await enter(keys[0] ?? ''), await enter(keys[1] ?? '')];
    for (const socket of sockets) socket.on('disconnect', () => (disconnects += 1));
    small.fill(program.pid);
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await program.kill('SIGKILL');
    small.remove();
    rmSync(artFolder, { recursive: true, force: true });
  });

  let refused: Reply;
  it('refuses what players write, with an answer that says why', async () => {
    for (let count = 0; count < WRITES_MAX; count += 1) {
      refused = await register(`Late_${count}`);
      if (refused.status !== 200) break;
    }
    expect(refused.status).toBe(503);
    expect(failure.parse(refused.body)).toMatchObject({
      code: 'storage-full',
      sentence: { code: 'theServerHasNoRoom' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await signIn('Ada')).toMatchObject({ status: 503, body: { code: 'storage-full' } });
    expect(await metric('promenade_storage_full_total')).toBeGreaterThan(0);
    expect(await metric('promenade_data_free_bytes')).toBe(0);
  });

  it('logs the reason, at most once a second', () => {
    const lines = program.stdout.split('\n').filter((line) => line.includes('"level":50'));
    const full = lines.filter((line) => line.includes('the disk of the database is full'));
    expect(full.length).toBeGreaterThan(0);
    expect(full.length).toBeLessThan(10);
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  it('reads go on', async () => {
    const headers = { 'x-session-key': keys[0] ?? '' };
    expect(await call('/session', { headers })).toMatchObject({ status: 200, body: { user: { username: 'Ada' } } });
    expect((await call('/profile/customization/Bob', { headers })).status).toBe(200);
    for (const path of ['/healthz', '/livez', '/readyz', '/game-api/status'])
      expect((await call(path)).status).toBe(200);
  });

  it('the town goes on', async () => {
    const [ada, bob] = sockets as [Socket, Socket];
    const heard = hears(bob, 'Can you hear me?');
    ada.emit('chat', 'Can you hear me?');
    await heard;
    const moved = new Promise<number>((resolve) => void bob.on('move', (_id: unknown, x: number) => resolve(x)));
    ada.emit('move', 510, 600, 0);
    expect(await moved).toBe(510);
    expect(disconnects).toBe(0);
  });

  it('recovers by itself when there is room', async () => {
    small.makeRoom(program.pid);
    await expect.poll(async () => (await register('Afterwards')).status).toBe(200);
    const key = String((await signIn('Afterwards')).body.token);
    const socket = await enter(key);
    socket.disconnect();
    expect(disconnects).toBe(0);
  });

  it('has saved all that it acknowledged, and nothing of what it refused', async () => {
    for (const socket of sockets) socket.disconnect();
    // The disk ends with its last process.
    const copies = mkdtempSync(join(tmpdir(), 'promenade-copies-'));
    program.signal('SIGSTOP');
    for (const ending of ['', '-wal']) {
      const from = small.pathFrom(program.pid, 'data', `promenade.db${ending}`);
      if (existsSync(from)) copyFileSync(from, join(copies, `promenade.db${ending}`));
    }
    program.signal('SIGCONT');
    const database = new DatabaseSync(join(copies, 'promenade.db'));
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const rows = database.prepare('select "username" from "player" where "username" <> ?').all('Promenade');
    expect(new Set(rows.map(({ username }) => username))).toEqual(new Set(acknowledged));
    expect(rows).toHaveLength(acknowledged.length);
    database.close();
    rmSync(copies, { recursive: true });
  });
});

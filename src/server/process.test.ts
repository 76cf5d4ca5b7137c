/** The server as a process: one-line start errors, graceful stop, and durability of acknowledged writes. */
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerEntry } from '../shared/realtime/events.ts';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { FIXTURE_ROOM } from './testing/art-fixture.ts';
import { type TestClient, waitForEvent } from './testing/town-fixture.ts';
import { Program } from './testing/child-process.ts';
import { freePort } from './testing/free-port.ts';
import { PASSWORD, temporaryFolder } from './testing/test-server.ts';

const PROCESS_TIMEOUT_MS = 60_000;
const running: Program[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((program) => program.kill('SIGKILL')));
});

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder;
}

function launch(env: Record<string, string>): Program {
  const base = { HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000', TEST_FOLDER: dataFolder() };
  return new Program('testing/server-process.ts', [], { ...base, ...env });
}

/** Ends with the test. */
function start(env: Record<string, string>): Program {
  const program = launch(env);
  running.push(program);
  return program;
}

interface Running {
  program: Program;
  url: string;
  port: string;
}

async function startRunning(dataDir: string, starting = start): Promise<Running> {
  const port = String(await freePort());
  const program = starting({ DATA_DIR: dataDir, PORT: port });
  await program.waitForOutput('Promenade is running at');
  return { program, port, url: `http://127.0.0.1:${port}` };
}

async function post(url: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const form = (username: string): object => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  gender: 1,
});

interface Auth {
  serverSessionKey: unknown;
  location: string;
  throughDoor?: boolean;
}

/** Rejects when the handshake is refused. */
async function enter(url: string, auth: Auth) {
  const client: TestClient = io(url, { auth, transports: ['websocket'], reconnection: false });
  const refused = new Promise<never>((_, reject) => void client.once('connect_error', reject));
  const [players, selfId] = await Promise.race([waitForEvent(client, 'join_room'), refused]);
  const entries = JSON.parse(String(players)) as PlayerEntry[];
  return { client, place: entries.find(({ socketId }) => socketId === selfId)?.state };
}

/** A player walks to the door of the room, goes in, and a little further. Resolves when that is saved. */
async function goInside({ url, dataDir }: { url: string; dataDir: string }): Promise<Auth> {
  await post(`${url}/game-api/register`, form('Insider'));
  const { body } = await post(`${url}/auth/sign-in/email`, { email: 'insider@example.org', password: PASSWORD });
  const auth = { serverSessionKey: body.token, location: LOCATION_SLUG };
  const outside = await enter(url, auth);
  outside.client.emit('move', FIXTURE_ROOM.door.x, FIXTURE_ROOM.door.y, 1);
  const own = waitForEvent(outside.client, 'chat');
  outside.client.emit('chat', 'at the door');
  await own;
  const inside = { ...auth, location: FIXTURE_ROOM.slug };
  const { client } = await enter(url, { ...inside, throughDoor: true });
  client.emit('move', FIXTURE_ROOM.exit.x + 120, FIXTURE_ROOM.exit.y, 1);
  const saved = new DatabaseSync(join(dataDir, 'promenade.db'), { readOnly: true });
  const places = saved.prepare('select x, y from place where location = ?');
  await expect
    .poll(() => places.all(FIXTURE_ROOM.slug).map(({ x, y }) => ({ x, y })))
    .toEqual([{ x: FIXTURE_ROOM.exit.x + 120, y: FIXTURE_ROOM.exit.y }]);
  saved.close();
  return inside;
}

const ONE_LINE = /^[^\n]+\n$/;

describe('a running process', { timeout: PROCESS_TIMEOUT_MS }, () => {
  const dataDir = dataFolder();
  let first: Running;
  beforeAll(async () => {
    first = await startRunning(dataDir, launch);
  });
  afterAll(() => first.program.kill('SIGKILL'));

  it('has printed one line with its address', () => {
    const { program, port } = first;
    expect(program.stdout).toBe(`Promenade is running at http://localhost:${port}\n`);
    expect(program.stderr).toBe('');
  });

  it('has created secret, admin socket and database with access only for the owner', () => {
    for (const name of ['auth-secret', 'admin.sock', 'promenade.db', 'promenade.db-wal', 'promenade.db-shm']) {
      expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600);
    }
  });

  it('rejects a second process on its data folder with one line', async () => {
    const second = start({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    expect(await second.waitForExit()).toBe(1);
    expect(second.stderr).toMatch(ONE_LINE);
    expect(second.stderr).toContain(`DATA_DIR ${dataDir} is in use by another Promenade process`);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });
});

describe('the process', { timeout: PROCESS_TIMEOUT_MS }, () => {
  it('exits with one line for an invalid variable', async () => {
    const program = start({ DATA_DIR: dataFolder(), PORT: 'eighty' });
    expect(await program.waitForExit()).toBe(1);
    expect(program.stderr).toMatch(ONE_LINE);
    expect(program.stderr).toContain('PORT must be a whole number');
  });

  it('exits with one line for a port in use, and releases the data folder', async () => {
    const dataDir = dataFolder();
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const port = String((holder.address() as AddressInfo).port);
    const program = start({ DATA_DIR: dataDir, PORT: port });
    expect(await program.waitForExit()).toBe(1);
    expect(program.stderr).toMatch(ONE_LINE);
    expect(program.stderr).toContain(`PORT ${port} is in use already`);
    holder.close();
    await startRunning(dataDir);
  });

  it('rejects an unusable data folder', async () => {
    const program = start({ DATA_DIR: join(process.execPath, 'data'), PORT: '0' });
    expect(await program.waitForExit()).toBe(1);
    expect(program.stderr).toMatch(/DATA_DIR \S+ cannot be used/);
  });

  it('stops gracefully on SIGTERM and SIGINT: notifies clients and keeps sessions', async () => {
    const dataDir = dataFolder();
    let server = await startRunning(dataDir);
    await post(`${server.url}/game-api/register`, form('Guest'));
    const { body } = await post(`${server.url}/auth/sign-in/email`, { email: 'guest@example.org', password: PASSWORD });
    const auth = { serverSessionKey: body.token, location: LOCATION_SLUG };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const socket = io(server.url, { auth, transports: ['websocket'], reconnection: false });
      await new Promise<void>((resolve, reject) => {
        socket.once('join_room', () => resolve());
        socket.once('connect_error', reject);
      });
      const notification = new Promise<string>((resolve) => void socket.once('server_closing', resolve));
      const closed = new Promise<string>((resolve) => void socket.once('disconnect', resolve));
      const ended = server.program.kill(signal);
      expect(await notification).toContain('back in a moment');
      expect(await closed).toBe('transport close');
      expect(await ended).toBe(0);
      server = await startRunning(dataDir);
      const session = await fetch(`${server.url}/session`, { headers: { 'x-session-key': String(body.token) } });
      expect(await session.json()).toMatchObject({ status: 'authenticated', user: { username: 'Guest' } });
    }
  });

  it('is not ready before it stops, and goes on answering until then', async () => {
    const server = await startRunning(dataFolder(), (env) => start({ ...env, DRAIN_SECONDS: '3' }));
    const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 200]);
    const ended = server.program.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    server.program.signal('SIGTERM');
    expect([await statusOf('/livez'), await statusOf('/healthz'), await statusOf('/session')]).toEqual([200, 200, 200]);
    expect((await post(`${server.url}/game-api/register`, form('Late'))).status).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await ended).toBe(0);
  });

  it.each([
    ['rejection', 'unhandledRejection', 'nobody awaits this'],
    ['exception', 'uncaughtException', 'nobody catches this'],
  ])(
    'a defect, an unhandled %s, is logged; clients are notified as at any stop, and the exit code is 70',
    async (kind, event, text) => {
      const dataDir = dataFolder();
      const server = await startRunning(dataDir, (env) => start({ ...env, TEST_DEFECTS: 'on', LOG_LEVEL: 'fatal' }));
      await post(`${server.url}/game-api/register`, form('Guest'));
      const { body } = await post(`${server.url}/auth/sign-in/email`, {
        email: 'guest@example.org',
        password: PASSWORD,
      });
      const auth = { serverSessionKey: body.token, location: LOCATION_SLUG };
      const socket = io(server.url, { auth, transports: ['websocket'], reconnection: false });
      await new Promise<void>((resolve) => void socket.once('join_room', () => resolve()));
      const notification = new Promise<string>((resolve) => void socket.once('server_closing', resolve));
      await fetch(`${server.url}/defect/${kind}`).catch(() => undefined);
      expect(await notification).toContain('back in a moment');
      expect(await server.program.waitForExit()).toBe(70);
      const [line = ''] = server.program.stdout.split('\n').filter((one) => one.startsWith('{'));
      expect(JSON.parse(line)).toMatchObject({ level: 60, event, err: { message: text } });
      await startRunning(dataDir);
    },
  );

  it('has all acknowledged registrations after SIGKILL', async () => {
    const dataDir = dataFolder();
    const first = await startRunning(dataDir);
    const acknowledged: string[] = [];
    const writer = async (lane: number): Promise<void> => {
      for (let index = 0; ; index += 1) {
        const username = `Lane${lane}_${index}`;
        const reply = await post(`${first.url}/game-api/register`, form(username));
        if (reply.status === 200) acknowledged.push(username);
        if (acknowledged.length >= 40) return;
      }
    };
    const inside = await goInside({ url: first.url, dataDir });
    const writers = [0, 1, 2, 3].map((lane) => writer(lane).catch(() => undefined));
    await Promise.race(writers);
    await first.program.kill('SIGKILL');
    await Promise.all(writers);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    const second = await startRunning(dataDir);
    for (const username of acknowledged) {
      const email = `${username}@example.org`;
      const { body } = await post(`${second.url}/auth/sign-in/email`, { email, password: PASSWORD });
      const session = await fetch(`${second.url}/session`, { headers: { 'x-session-key': String(body.token) } });
      expect(await session.json()).toMatchObject({ user: { username, coins: 5000, gems: 50 } });
    }
    // Who was inside of another location is there, where the last save had the player.
    await expect(enter(second.url, { ...inside, location: LOCATION_SLUG })).rejects.toMatchObject({
      data: { code: 'elsewhere', location: FIXTURE_ROOM.slug },
    });
    const back = await enter(second.url, inside);
    expect(back.place).toMatchObject({ x: FIXTURE_ROOM.exit.x + 120, y: FIXTURE_ROOM.exit.y });
    back.client.disconnect();
    await expect
      .poll(async () => (await (await fetch(`${second.url}/metrics`)).text()).includes('online_players 1'))
      .toBe(false);
    const status = (await (await fetch(`${second.url}/metrics`)).text()).includes('promenade_online_players 0');
    expect(status).toBe(true);
  });
});

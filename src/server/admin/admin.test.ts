/** Runs the admin command line as a process, both against a running server and on an idle data folder. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { Submission } from '../../shared/contract/creations.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../../shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { StoreItem } from '../../shared/contract/store.ts';
import { Caller } from '../testing/caller.ts';
import { Program } from '../testing/child-process.ts';
import { sendForm } from '../testing/form.ts';
import { sheetPng } from '../testing/sheet.ts';
import { type SignedIn, temporaryFolder, TestServer } from '../testing/test-server.ts';
import type { AdminAnswer } from './answer.ts';
import { sendAdminRequest } from './socket.ts';
import { adminSocketPath } from './socket-path.ts';

const PROCESS_TIMEOUT_MS = 60_000;

async function admin(dataDir: string, ...argv: string[]): Promise<{ code: number | null; output: string }> {
  const program = new Program('cli/admin.ts', argv, { DATA_DIR: dataDir });
  const code = await program.waitForExit();
  return { code, output: code === 0 ? program.stdout : program.stderr };
}

/** What the command line sends to a running server, without a process. */
async function send(dataDir: string, ...argv: string[]): Promise<AdminAnswer | null> {
  return await sendAdminRequest(dataDir, { argv, requestId: randomUUID() });
}

const closers: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function startServer(dataDir = temporaryFolder()): Promise<TestServer> {
  const server = await TestServer.start({ dataDir });
  closers.push(() => server.stop());
  return server;
}

/** Connects the player to the town; resolves once the player has joined the room. */
async function enter(
  server: TestServer,
  player: SignedIn,
): Promise<Socket<ServerToClientEvents, ClientToServerEvents>> {
  const url = await server.server.listen();
  const auth = { serverSessionKey: player.key, location: LOCATION_SLUG };
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false });
  closers.push(() => void socket.disconnect());
  await new Promise<void>((resolve, reject) => {
    socket.once('join_room', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}

describe('npm run admin', { timeout: PROCESS_TIMEOUT_MS }, () => {
  it('lists its commands', async () => {
    const { code, output } = await admin(join(tmpdir(), 'promenade-none'), '--help');
    expect(code).toBe(0);
    for (const form of [
      'access USER N',
      'membership USER N [--days D]',
      'grant USER coins|gems|honor N',
      'rename USER NEW',
    ])
      expect(output).toContain(form);
  });

  it('applies commands to the running server immediately', async () => {
    const server = await startServer();
    const vera = await server.newPlayer('Vera');
    const socket = await enter(server, vera);
    const honor = new Promise<number>((resolve) => void socket.once('honor_updated', resolve));
    const updated = new Promise<string>((resolve) => void socket.once('user_updated', (_, user) => resolve(user)));
    const noted = new Promise<string>(
      (resolve) => void socket.once('notification_message', (_, text) => resolve(text)),
    );

    expect(await admin(server.dataDir, 'grant', 'vera', 'honor', '120')).toEqual({
      code: 0,
      output: 'Vera now has 120 honor.\n',
    });
    expect(await honor).toBe(120);
    expect(await send(server.dataDir, 'membership', 'Vera', '1')).toMatchObject({ ok: true });
    expect(JSON.parse(await updated)).toMatchObject({ username: 'Vera', membership: 1 });
    expect(await send(server.dataDir, 'rename', 'Vera', 'Verena')).toMatchObject({ ok: true });
    expect(await noted).toBe('Your name is now Verena.');
    expect(await send(server.dataDir, 'access', 'Verena', '2')).toMatchObject({ ok: true });
    const session = await server.get('/session', { 'x-session-key': vera.key });
    expect(session.body.user).toMatchObject({ username: 'Verena', access: 2, membership: 1, honor: 120, coins: 5500 });
  });

  it('applies commands to an idle data folder', async () => {
    const first = await TestServer.start();
    await first.register('Idle');
    await first.stop({ keepData: true });
    expect(await admin(first.dataDir, 'grant', 'Idle', 'gems', '7')).toEqual({
      code: 0,
      output: 'Idle now has 57 gems.\n',
    });
    const second = await startServer(first.dataDir);
    expect(await second.server.players.byUsername('Idle')).toMatchObject({ gems: 57 });
  });

  it('approves a submission on an idle data folder, and the next server sells and renders the item', async () => {
    const first = await TestServer.start();
    const ada = await Caller.create(first, 'Ada');
    const fields = { gender: 'female', category: '7', name: 'Night Cap', image: await sheetPng() };
    await sendForm(first, ada, { url: '/game-api/creator/submission', fields });
    const [submission] = await ada.list<Submission>('/game-api/creator/submission');
    await first.stop({ keepData: true });
    const id = submission?.id ?? '';
    expect(await admin(first.dataDir, 'approve', id, '--coins', '900', '--rarity', '1')).toEqual({
      code: 0,
      output: 'Night Cap is in the store now.\n',
    });
    const second = await startServer(first.dataDir);
    const ben = await Caller.create(second, 'Ben');
    const [item] = (await ben.get('/store?search=night cap')).body.items as StoreItem[];
    expect(item).toMatchObject({ name: 'Night Cap', creator: 'Ada', costCoins: 900, rarity: 1 });
    const picture = await second.server.app.inject({ url: item?.imageUrl ?? '' });
    expect(picture.headers['content-type']).toBe('image/webp');
  });

  it('reports an error in one line, with and without a running server', async () => {
    const first = await TestServer.start();
    const expectErrors = async (): Promise<void> => {
      for (const [argv, message] of [
        [['access', 'Ghost', '1'], 'No player is called Ghost.'],
        [['promote', 'Ghost'], 'there is no command "promote"'],
      ] as const) {
        const { code, output } = await admin(first.dataDir, ...argv);
        expect(code).toBe(1);
        expect(output).toMatch(/^[^\n]+\n$/);
        expect(output).toContain(message);
      }
    };
    await expectErrors();
    await first.stop({ keepData: true });
    await expectErrors();
    rmSync(first.dataDir, { recursive: true });
  });

  it('replaces the stale socket of a crashed server', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'admin.sock'), '');
    const server = await startServer(dataDir);
    await server.register('Stale');
    expect(await send(dataDir, 'access', 'Stale', '1')).toMatchObject({ ok: true });
  });

  it('uses a short private socket path when the data folder has a long path', async () => {
    const folder = temporaryFolder();
    closers.push(() => rmSync(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'long-'.repeat(20));
    mkdirSync(dataDir);
    const server = await startServer(dataDir);
    const path = adminSocketPath(dataDir);
    expect(Buffer.byteLength(path)).toBeLessThan(100);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    await server.register('Distant');
    expect(await admin(dataDir, 'access', 'Distant', '1')).toMatchObject({ code: 0 });
    closers.push(() => rmSync(dirname(path), { recursive: true, force: true }));
  });

  it('answers an invalid request with an error and continues to serve', async () => {
    const server = await startServer();
    const path = adminSocketPath(server.dataDir);
    const answer = await new Promise<string>((resolve) => {
      const socket = createConnection(path, () => socket.write('not json\n'));
      socket.on('data', (data) => resolve(data.toString()));
    });
    expect(JSON.parse(answer)).toMatchObject({ ok: false });
    await server.register('Calm');
    expect(await send(server.dataDir, 'access', 'Calm', '1')).toMatchObject({ ok: true });
    await server.stop({ keepData: true });
    expect(existsSync(path)).toBe(false);
  });

  it('uses a named pipe on Windows', () => {
    expect(adminSocketPath('C:\\data', 'win32')).toMatch(/^\\\\\.\\pipe\\promenade-[0-9a-f]{16}$/);
  });
});

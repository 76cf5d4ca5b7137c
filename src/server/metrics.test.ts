/** What `/metrics` counts, on a server with real sockets. */
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { LOCATION_SLUG } from '../shared/rules/town.ts';
import { type SignedIn, TestServer, type TestServerOptions } from './testing/test-server.ts';

let server: TestServer;
let url = '';
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  await server.stop();
});

async function start(options: TestServerOptions = {}): Promise<void> {
  server = await TestServer.start(options);
  url = (await server.server.listen()).replace('0.0.0.0', '127.0.0.1');
}

async function enter({ key }: Pick<SignedIn, 'key'>): Promise<Socket> {
  const auth = { serverSessionKey: key, location: LOCATION_SLUG };
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('join_room', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
}

const rising = async (sample: string, expected: number): Promise<void> => {
  await expect.poll(() => server.metric(sample)).toBe(expected);
};

it('counts connections, joins with their bytes, rounds and chat lines', async () => {
  await start();
  for (const kind of ['public', 'whisper'])
    expect(await server.metric(`promenade_chat_lines_total{kind="${kind}"}`)).toBe(0);
  const [ada] = [await enter(await server.newPlayer('Ada')), await enter(await server.newPlayer('Bob'))];
  expect(await server.metric('promenade_town_connections')).toBe(2);
  expect(await server.metric('promenade_http_connections')).toBe(2);
  expect(await server.metric('promenade_join_bytes_count')).toBe(2);
  expect(await server.metric('promenade_join_bytes_sum')).toBeGreaterThan(400);
  expect(await server.metric('promenade_tick_seconds_count')).toBeGreaterThan(0);
  ada.emit('chat', 'Hello');
  await rising('promenade_chat_lines_total{kind="public"}', 1);
  ada.emit('chat', 'Bob: only you');
  await rising('promenade_chat_lines_total{kind="whisper"}', 1);
  ada.disconnect();
  await rising('promenade_town_connections', 1);
});

it('counts what the database does', async () => {
  await start();
  const before = await server.metric('promenade_database_statement_seconds_count');
  await server.register('Ada');
  expect(await server.metric('promenade_database_statement_seconds_count')).toBeGreaterThan(before + 5);
  const [waits, limit] = ['promenade_database_wait_seconds_count', 'promenade_database_connections{state="limit"}'];
  expect(await server.metric(waits)).toBeGreaterThan(5);
  expect(await server.metric(limit)).toBe(1);
  const { db } = server.server.database;
  const inUse = 'promenade_database_connections{state="in-use"}';
  const { other } = await db.transaction().execute(async () => {
    const other = db.selectFrom('player').select('id').execute();
    await rising(inUse, 1);
    // The mailer's timer may wait as well.
    await expect.poll(() => server.metric('promenade_database_waiting')).toBeGreaterThanOrEqual(1);
    return { other };
  });
  expect(await other).not.toHaveLength(0);
  await rising(inUse, 0);
  await rising('promenade_database_waiting', 0);
});

it('counts refusals by the name of the limit, and refused handshakes', async () => {
  await start({ env: { RATE_LIMIT_SCALE: '0.0005' } });
  for (let call = 0; call < 14; call += 1) {
    await server.server.app.inject({ url: '/session', remoteAddress: '203.0.113.5' });
  }
  await expect(enter({ key: 'wrong' })).rejects.toThrow();
  expect(await server.metric('promenade_rate_limited_total{limit="address"}')).toBe(2);
  expect(await server.metric('promenade_refused_handshakes_total{code="bad-session"}')).toBe(1);
});

it('counts mails that could not be sent', async () => {
  await start({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await server.register('Ada');
  await rising('promenade_mail_failures_total{outcome="retried"}', 1);
  expect(await server.metric('promenade_mail_failures_total{outcome="given-up"}')).toBe(0);
});

it('shows the art that is missing', async () => {
  await start();
  expect(await server.metric('promenade_art_town_ready')).toBe(1);
  for (const state of ['missing', 'failed', 'requested']) {
    expect(await server.metric(`promenade_art_files{state="${state}"}`)).toBe(0);
  }
});

it('shows the last check of the ledger', async () => {
  await start();
  await rising('promenade_ledger_checked_players', 0);
  expect(await server.metric('promenade_ledger_drifted_players')).toBe(0);
});

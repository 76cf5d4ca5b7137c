/** Connections that one address holds open, and connections that offer an upgrade. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { TestServer } from './testing/test-server.ts';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Returns a function that sends a call over a new connection, which stays open, and resolves to its status or null. */
async function start(env: Record<string, string>) {
  server = await TestServer.start({ env });
  const { port } = new URL(await server.server.listen());
  return async (localAddress: string, headers = ''): Promise<{ status: number | null; socket: Socket }> => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`GET /healthz HTTP/1.1\r\nHost: town\r\n${headers}\r\n`);
    const text = await new Promise<string>((resolve) => {
      socket.once('data', (bytes) => resolve(bytes.toString()));
      socket.once('close', () => resolve(''));
    });
    const [, status] = /^HTTP\/1\.1 (\d+)/.exec(text) ?? [];
    return { status: status === undefined ? null : Number(status), socket };
  };
}

/** Three connections of one address. */
const SCALE = '0.00125';

it('one address holds a limited number of connections, and others are served', async () => {
  const call = await start({ RATE_LIMIT_SCALE: SCALE });
  const [first] = [await call('127.0.0.2'), await call('127.0.0.2'), await call('127.0.0.2')];
  expect((await call('127.0.0.2')).status).toBeNull();
  expect(await server.metric('promenade_http_cut_connections_total{reason="address"}')).toBe(1);
  expect((await call('127.0.0.3')).status).toBe(200);
  first.socket.end();
  await once(first.socket, 'close');
  expect((await call('127.0.0.2')).status).toBe(200);
});

it.each([
  ['1', '127.0.0.2', [200, 200, 200, 200]],
  ['127.0.0.2', '127.0.0.2', [200, 200, 200, 200]],
  ['127.0.0.2', '127.0.0.3', [200, 200, 200, null]],
])('with TRUST_PROXY=%s connections of %s are limited unless it is the proxy', async (trusted, address, expected) => {
  const call = await start({ RATE_LIMIT_SCALE: SCALE, TRUST_PROXY: trusted });
  const statuses: (number | null)[] = [];
  for (const _ of expected) statuses.push((await call(address, 'X-Forwarded-For: 203.0.113.5\r\n')).status);
  expect(statuses).toEqual(expected);
});

it.each(['h2c', 'websocket'])('a call that offers an upgrade to %s is answered', async (protocol) => {
  const call = await start({});
  expect((await call('127.0.0.1', `Connection: Upgrade\r\nUpgrade: ${protocol}\r\n`)).status).toBe(200);
});

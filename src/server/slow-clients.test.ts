/** Clients that send slowly, over plain TCP: silent connections, half headers and bodies that trickle. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from './runtime.ts';
import { TestServer, type TestServerOptions } from './testing/test-server.ts';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Starts a server and returns a function that opens a connection to it. */
async function start(options: TestServerOptions['server'] = {}): Promise<() => Promise<Socket>> {
  server = await TestServer.start({ server: options });
  const { port } = new URL(await server.server.listen());
  return async () => {
    const socket = connect(Number(port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
}

/** Unlike `once`, it does not reject when the server resets the connection. */
const closeOf = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()));

const limits = { headersMs: 30_000, idleMs: 30_000, checkMs: 10 };

it('a connection that sends nothing is closed', async () => {
  const open = await start({ timeLimits: { ...limits, idleMs: 40 } });
  const socket = await open();
  await closeOf(socket);
});

it('a request whose headers do not end is answered 408 and closed', async () => {
  const open = await start({ timeLimits: { ...limits, headersMs: 40 } });
  const socket = await open();
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  socket.write('GET /healthz HTTP/1.1\r\nHost: town\r\nX-Slow: ');
  await closeOf(socket);
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false });
});

describe('a body', () => {
  const head = (path: string, bytes: number): string =>
    `POST ${path} HTTP/1.1\r\nHost: town\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`;

  /** Sends the head of a request; resolves to the request that the server received. */
  async function send(socket: Socket, text: string): Promise<IncomingMessage> {
    const received = once(server.server.app.server, 'request');
    socket.write(text);
    return (await received)[0] as IncomingMessage;
  }

  it('that trickles is cut', async () => {
    const time = replaceRuntime(runtime);
    const open = await start();
    const socket = await open();
    const request = await send(socket, head('/game-api/register', 100_000));
    const closed = closeOf(socket);
    socket.write('{"username":"');
    time.advance(10_000);
    expect(request.socket.destroyed).toBe(false);
    time.advance(2000);
    await closed;
    expect(await server.metric('promenade_http_cut_connections_total{reason="slow-body"}')).toBe(1);
  });

  it('may take as long as it keeps the minimum rate', async () => {
    const time = replaceRuntime(runtime);
    const open = await start();
    const socket = await open();
    const request = await send(socket, head('/game-api/register', 200_000));
    const closed = closeOf(socket);
    let sent = 0;
    for (let second = 0; second < 6; second += 1) {
      socket.write(' '.repeat(25_000));
      sent += 25_000;
      await expect.poll(() => request.socket.bytesRead, { interval: 1 }).toBeGreaterThanOrEqual(sent);
      time.advance(second === 0 ? 10_000 : 1000);
      expect(request.socket.destroyed).toBe(false);
    }
    time.advance(4000);
    await closed;
  });

  it('that is complete is not watched any more', async () => {
    const time = replaceRuntime(runtime);
    const open = await start();
    const socket = await open();
    const answered = once(socket, 'data');
    socket.write(`${head('/game-api/forgot-password', 2)}{}`);
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 422 /);
    time.advance(60_000);
    const again = once(socket, 'data');
    socket.write('GET /healthz HTTP/1.1\r\nHost: town\r\n\r\n');
    expect(String((await again)[0])).toMatch(/^HTTP\/1\.1 200 /);
  });
});

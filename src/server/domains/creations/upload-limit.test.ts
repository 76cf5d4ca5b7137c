/** Uploads that arrive slowly, and clients that do not read them: they hold a limited amount of memory. Over plain TCP. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type SignedIn, TestServer } from '../../testing/test-server.ts';
import { UploadLimit } from './upload-limit.ts';

let server: TestServer | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
  server = null;
});

/** Sends the beginning of a form with a picture, or the whole form. Resolves when the server has received it. */
async function upload(town: TestServer, player: SignedIn, { isWhole = false } = {}): Promise<Socket> {
  const { port } = town.server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const begin =
    '--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const end = '\r\n--edge--\r\n';
  const length = isWhole ? begin.length + end.length : 1_000_000;
  const received = once(town.server.app.server, 'request');
  socket.write(
    `POST /game-api/creator/submission HTTP/1.1\r\nHost: town\r\nx-session-key: ${player.key}\r\n` +
      `Content-Type: multipart/form-data; boundary=edge\r\nContent-Length: ${length}\r\n\r\n${begin}${isWhole ? end : 'x'.repeat(1000)}`,
  );
  await received;
  return socket;
}

/** The status of the answer. */
async function statusOf(socket: Socket): Promise<number> {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d+)/.exec(bytes.toString())?.[1]);
}

it('a player has two uploads at the same time; one that is aborted makes room', async () => {
  const town = await TestServer.start();
  server = town;
  await town.server.listen();
  const [ada, bob] = [await town.newPlayer('Ada'), await town.newPlayer('Bob')];
  const first = await upload(town, ada);
  await upload(town, ada);
  expect(await statusOf(await upload(town, ada, { isWhole: true }))).toBe(429);
  expect(await statusOf(await upload(town, bob, { isWhole: true }))).toBe(422);
  first.destroy();
  await expect.poll(async () => statusOf(await upload(town, ada, { isWhole: true }))).toBe(422);
});

it('all players together have a limited number of uploads', async () => {
  const limit = new UploadLimit();
  const end = Promise.withResolvers<void>();
  const running = Array.from({ length: 24 }, (_, index) => limit.run(`player ${index}`, () => end.promise));
  await expect(limit.run('late', async () => undefined)).rejects.toMatchObject({ status: 503, retryAfterS: 30 });
  end.resolve();
  await Promise.all(running);
  expect(await limit.run('late', async () => 'received')).toBe('received');
});

it('clients that do not read an upload hold no copies of it', async () => {
  const town = await TestServer.start();
  server = town;
  const { port } = new URL(await town.server.listen());
  const name = `${'a'.repeat(40)}.png`;
  const bytes = 32 * 1024 ** 2;
  mkdirSync(join(town.dataDir, 'uploads'), { recursive: true });
  writeFileSync(join(town.dataDir, 'uploads', name), Buffer.alloc(bytes, 7));
  const before = process.memoryUsage().arrayBuffers;
  for (let reader = 0; reader < 6; reader += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET /storage/uploads/${name} HTTP/1.1\r\nHost: town\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bytes);
});

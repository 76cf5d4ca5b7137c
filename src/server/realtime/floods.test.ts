/** Attacks below the events of the town: many connections, raw packets and transports, on real sockets. */
import { afterEach, describe, expect, test } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { keyOf } from '../testing/memory-world.ts';
import { TestServer } from '../testing/test-server.ts';
import { type TestClient, TownFixture, waitForEvent } from '../testing/town-fixture.ts';
import { FLOODED } from './admission.ts';
import { textOf } from '../sentences.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function startFixture(rateLimitScale = 1, handshakeMs?: number): Promise<TownFixture> {
  const fixture = await TownFixture.start({ rateLimitScale, ...(handshakeMs !== undefined && { handshakeMs }) });
  closers.push(() => fixture.stop());
  return fixture;
}

/** Three connections without a handshake fit behind one address. */
const SCALE = 0.01;
const POLLING = '/socket.io/?EIO=4&transport=polling';
const WEBSOCKET = '/socket.io/?EIO=4&transport=websocket';

interface RawClient {
  messages: string[];
  send(text: string): void;
  /** Resolves when the server has closed the connection. */
  closed: Promise<void>;
}

/** Opens a websocket without socket.io's client. Rejects when the server refuses it. */
async function openRaw(url: string): Promise<RawClient> {
  const websocket = new WebSocket(url.replace('http', 'ws'));
  closers.push(async () => websocket.close());
  const messages: string[] = [];
  websocket.addEventListener('message', ({ data }) => messages.push(String(data)));
  const closed = new Promise<void>((resolve) => websocket.addEventListener('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    websocket.addEventListener('open', () => resolve());
    websocket.addEventListener('error', () => reject(new Error('the websocket was refused')));
  });
  return { messages, send: (text) => websocket.send(text), closed };
}

describe('connections without a handshake', () => {
  test('are limited by address, and a refused one is closed', async () => {
    const { url, registry } = await startFixture(SCALE);
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await fetch(`${url}${POLLING}`)).status);
    const refused = await fetch(`${url}${POLLING}`);
    expect([...statuses, refused.status]).toEqual([200, 200, 200, 403]);
    expect(refused.headers.get('connection')).toBe('close');
    await expect(openRaw(`${url}${WEBSOCKET}`)).rejects.toThrow('refused');
    const metrics = (await registry.metrics()).split('\n');
    expect(metrics).toContain('promenade_town_refused_connections_total 2');
    expect(metrics).toContain('promenade_town_connections 3');
  });

  test('make room when they close', async () => {
    const fixture = await startFixture(SCALE);
    const raw = await openRaw(`${fixture.url}${WEBSOCKET}`);
    for (let count = 0; count < 2; count += 1) await openRaw(`${fixture.url}${WEBSOCKET}`);
    await expect(openRaw(`${fixture.url}${WEBSOCKET}`)).rejects.toThrow('refused');
    raw.send('nonsense');
    await raw.closed;
    await openRaw(`${fixture.url}${WEBSOCKET}`);
  });

  test('are closed after the time for a handshake, and then make room', async () => {
    const handshakeMs = 100;
    const { url } = await startFixture(SCALE, handshakeMs);
    const openedAt = performance.now();
    const raw = await Promise.all([1, 2, 3].map(() => openRaw(`${url}${WEBSOCKET}`)));
    await Promise.all(raw.map(({ closed }) => closed));
    expect(performance.now() - openedAt).toBeGreaterThan(handshakeMs - 5);
    await openRaw(`${url}${WEBSOCKET}`);
  });

  test('end when the handshake is refused', async () => {
    const { url } = await startFixture();
    const raw = await openRaw(`${url}${WEBSOCKET}`);
    raw.send(`40${JSON.stringify({ serverSessionKey: 'nobody', location: LOCATION_SLUG })}`);
    await raw.closed;
    expect(raw.messages.at(-1)).toMatch(/^44\{.*"bad-session"/);
  });

  test('end after a few packets to unknown namespaces', async () => {
    const { url } = await startFixture();
    const raw = await openRaw(`${url}${WEBSOCKET}`);
    for (let count = 0; count < 30; count += 1) raw.send('40/nowhere,');
    await raw.closed;
    expect(raw.messages.filter((text) => text.startsWith('44/nowhere')).length).toBeLessThanOrEqual(20);
  });
});

test('changes of the transport of one connection are limited like new connections', async () => {
  const { url } = await startFixture(SCALE);
  const opening = await (await fetch(`${url}${POLLING}`)).text();
  const { sid } = JSON.parse(opening.slice(1)) as { sid: string };
  for (let count = 0; count < 5; count += 1) await openRaw(`${url}${WEBSOCKET}&sid=${sid}`);
  await expect(openRaw(`${url}${WEBSOCKET}&sid=${sid}`)).rejects.toThrow('refused');
});

describe('the address is that of HTTP routes', () => {
  const statuses = async (env: Record<string, string>, addresses: readonly string[]): Promise<number[]> => {
    const server = await TestServer.start({ env: { RATE_LIMIT_SCALE: String(SCALE), ...env } });
    closers.push(() => server.stop());
    const url = await server.server.listen();
    const found: number[] = [];
    for (const address of addresses) {
      const headers = { 'x-forwarded-for': address };
      found.push((await fetch(`${url}${POLLING}`, { headers })).status);
    }
    return found;
  };
  const NETWORK = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2::3', '2001:db8:1:2::4', '2001:db8:1:3::1'];

  test('behind a trusted proxy: its header, IPv6 by network of 64 bits', async () => {
    expect(await statuses({ TRUST_PROXY: '1' }, NETWORK)).toEqual([200, 200, 200, 403, 200]);
    expect(await statuses({ TRUST_PROXY: '127.0.0.0/8' }, NETWORK)).toEqual([200, 200, 200, 403, 200]);
  });

  test('without a proxy: the header changes nothing', async () => {
    expect(await statuses({}, NETWORK)).toEqual([200, 200, 200, 403, 403]);
  });
});

describe('packets that reach no listener end the connection as a flood does', () => {
  interface Engine {
    write(packet: string): void;
    transport: { ws: { ping(): void } };
  }
  const engineOf = (client: TestClient): Engine => client.io.engine as unknown as Engine;

  test.each([
    ['unknown namespaces', (engine: Engine) => engine.write('0/nowhere,')],
    ['acknowledgements', (engine: Engine) => engine.write('30[]')],
    ['websocket pings', (engine: Engine) => engine.transport.ws.ping()],
  ])('%s', async (_, attack) => {
    const fixture = await startFixture();
    const player = fixture.world.add('Ada');
    const bob = await fixture.enter(fixture.world.add('Bob'));
    const { client } = await fixture.enter(player, { options: { transports: ['websocket'] } });
    const ended = Promise.all([
      waitForEvent(client, 'notification_message', (_kind, text) => text === textOf(FLOODED)),
      waitForEvent(client, 'disconnect'),
    ]);
    for (let count = 0; count < 200; count += 1) attack(engineOf(client));
    await ended;
    const [error] = await waitForEvent(
      fixture.connect({ serverSessionKey: keyOf(player), location: LOCATION_SLUG }),
      'connect_error',
    );
    expect(error.data).toMatchObject({ code: 'too-many', retry: true });
    expect(await fixture.registry.metrics()).toContain('promenade_cut_clients_total{reason="flood"} 1');
    expect(bob.client.connected).toBe(true);
  });
});

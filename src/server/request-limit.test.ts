/** The default limits of calls, by address and by account. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addressKey } from './plugins/rate-limits.ts';
import { temporaryFolder, TestServer } from './testing/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

async function start(env: Record<string, string>): Promise<void> {
  const dataDir = temporaryFolder();
  const built = join(dataDir, 'dist', 'client', 'assets');
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'app-1a2b.js'), 'export {};');
  writeFileSync(join(built, '..', 'index.html'), '<!doctype html><title>Promenade</title>');
  server = await TestServer.start({ dataDir, env });
}

const statusesOf = async (url: string, count: number, remoteAddress = '203.0.113.5'): Promise<number[]> => {
  const replies: number[] = [];
  for (let call = 0; call < count; call += 1) {
    replies.push((await server.server.app.inject({ url, remoteAddress })).statusCode);
  }
  return replies;
};
const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

describe('a flood of calls from one address', () => {
  it.each(['/session', '/game-api/status', '/openapi.json', '/'])(
    'to %s is refused, other addresses are served',
    async (url) => {
      await start({ RATE_LIMIT_SCALE: '0.0005' });
      expect(await statusesOf(url, 13)).toEqual([...times(12, 200), 429]);
      expect(await statusesOf(url, 1, '203.0.113.6')).toEqual([200]);
    },
  );

  it('is counted for all routes together and answered like every refusal', async () => {
    await start({ RATE_LIMIT_SCALE: '0.0005' });
    await statusesOf('/session', 6);
    await statusesOf('/healthz', 6);
    const refused = await server.server.app.inject({ url: '/game-api/status', remoteAddress: '203.0.113.5' });
    expect(refused.json()).toMatchObject({ success: false, code: 'too-many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  });

  it('does not stop the probes of proxies and container runtimes', async () => {
    await start({ RATE_LIMIT_SCALE: '0.0005' });
    await statusesOf('/session', 13);
    for (const url of ['/livez', '/readyz']) expect(await statusesOf(url, 14), url).toEqual(times(14, 200));
  });

  it('does not stop files', async () => {
    await start({ RATE_LIMIT_SCALE: '0.0005' });
    await statusesOf('/session', 13);
    for (const [url, status] of [
      ['/assets/app-1a2b.js', 200],
      ['/storage/page-manifest.json', 200],
      ['/storage/none.webp', 404],
      ['/avatars/Nobody.webp', 404],
    ] as const) {
      expect(await statusesOf(url, 14), url).toEqual(times(14, status));
    }
  });
});

it('limits the calls of one account from all addresses together', async () => {
  await start({ RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '1' });
  const { key } = await server.newPlayer('Flooder');
  const statuses: number[] = [];
  for (let call = 0; call < 14; call += 1) {
    const headers = { 'x-session-key': key, 'x-forwarded-for': `203.0.113.${call}` };
    statuses.push((await server.get(call % 2 === 0 ? '/inventory' : '/outfit/list', headers)).status);
  }
  expect(statuses).toEqual([...times(12, 200), 429, 429]);
});

it('uses one key for an IPv6 network of 64 bits in any spelling', () => {
  expect(addressKey('2001:0DB8:0001:0002::9')).toBe(addressKey('2001:db8:1:2:3:4:5:6'));
  expect(addressKey('2001:db8:1:3::9')).not.toBe(addressKey('2001:db8:1:2::9'));
});

/** HTTP apart from the contract: client files, unknown addresses, headers, requests that cannot be read, health and metrics. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../shared/contract/replies.ts';
import { addressKey } from './plugins/rate-limits.ts';
import { type Reply, temporaryFolder, TestServer } from './testing/test-server.ts';

const CONFIG_ELEMENT = '<script type="application/json" id="client-config">{}</script>';

/** The configuration that the server wrote into a page. */
function configIn(page: Reply): Record<string, unknown> {
  const written = /id="client-config">([^<]*)<\/script>/.exec(String(page.body.text))?.[1];
  return JSON.parse(written ?? '') as Record<string, unknown>;
}

describe('HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    const dataDir = temporaryFolder();
    const built = join(dataDir, 'dist', 'client');
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'index.html'), `<!doctype html><title>Promenade</title>${CONFIG_ELEMENT}`);
    writeFileSync(join(built, 'assets', 'app-1a2b.js'), 'export {};');
    mkdirSync(join(built, 'assets', 'de'));
    writeFileSync(join(built, 'assets', 'de', 'app-1a2b.js'), "export const word = 'Ja';");
    writeFileSync(join(built, 'favicon.svg'), '<svg/>');
    const previous = join(dataDir, 'dist', 'previous', 'assets');
    mkdirSync(previous, { recursive: true });
    writeFileSync(join(previous, 'app-0f0f.js'), 'export const isPrevious = true;');
    server = await TestServer.start({ dataDir });
  });
  afterAll(() => server.stop());

  it.each(['/', '/login', '/login?callbackUrl=/', '/reset-password?token=abc'])(
    'serves the client at %s',
    async (url) => {
      const reply = await server.get(url, { accept: 'text/html' });
      expect(reply).toMatchObject({ status: 200, body: { text: expect.stringContaining('<title>Promenade') } });
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      expect(reply.headers['content-security-policy']).toContain(
        "script-src 'self' 'wasm-unsafe-eval';worker-src 'self' blob:",
      );
      expect(reply.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    },
  );

  it('writes hosts and links of the deployment into the page, with escaping', async () => {
    const dataDir = temporaryFolder();
    const built = join(dataDir, 'dist', 'client');
    mkdirSync(built, { recursive: true });
    writeFileSync(join(built, 'index.html'), `<!doctype html><title>Promenade</title>${CONFIG_ELEMENT}<p>after</p>`);
    const env = {
      STORAGE_HOST_URL: 'https://files.example/',
      SOCIAL_LINKS: 'A</script><b>$&=https://chat.example/$1',
    };
    const town = await TestServer.start({ dataDir, env });
    const page = await town.get('/');
    await town.stop();
    expect(page.body.text).toContain('</script><p>after');
    expect(configIn(page)).toMatchObject({
      hosts: { instance: '', storage: 'https://files.example' },
      socialLinks: [{ label: 'A</script><b>$&', url: 'https://chat.example/$1' }],
      termsUrl: null,
      signInProviders: [],
    });
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://files.example");
  });

  it.each<[string, Record<string, string>, boolean | undefined]>([
    ['the session', { cookie: 'theme=day; promenade.session_token=abc', 'sec-fetch-dest': 'document' }, true],
    ['the session with TLS', { cookie: '__Secure-promenade.session_token=a', 'sec-fetch-dest': 'document' }, true],
    ['another cookie', { cookie: 'promenade.state=abc', 'sec-fetch-dest': 'document' }, false],
    ['no cookie', { 'sec-fetch-dest': 'document' }, false],
    // Such a page may be kept: the service worker fetches one for times without a network.
    ['no cookie, fetched by code', { 'sec-fetch-dest': 'empty' }, undefined],
    ['no cookie, by a program', {}, undefined],
  ])('tells the page whether its request had a session cookie: %s', async (_, headers, expected) => {
    expect(configIn(await server.get('/', headers)).hasSessionCookie).toBe(expected);
  });

  it('knows the cookie that signing in sets', async () => {
    const { cookie } = await server.newPlayer('odette');
    expect(configIn(await server.get('/', { cookie, 'sec-fetch-dest': 'document' })).hasSessionCookie).toBe(true);
  });

  it('sends hashed files of this build and the previous one as immutable, and others with revalidation', async () => {
    for (const file of ['app-1a2b.js', 'app-0f0f.js']) {
      expect((await server.get(`/assets/${file}`)).headers['cache-control'], file).toContain('immutable');
    }
    const icon = await server.get('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect((await server.get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).status).toBe(304);
  });

  it('sends scripts of a language from its folder, and the common ones where it has none', async () => {
    const bodyOf = async (path: string): Promise<unknown> => (await server.get(path)).body;
    expect(await bodyOf('/assets/de/app-1a2b.js')).toEqual({ text: "export const word = 'Ja';" });
    expect(await bodyOf('/assets/fr/app-1a2b.js')).toEqual({ text: 'export {};' });
    expect(await bodyOf('/assets/fr/app-0f0f.js')).toEqual({ text: 'export const isPrevious = true;' });
    expect((await server.get('/assets/fr/app-1a2b.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/assets/xx/app-1a2b.js', '/assets/de/gone.js', '/assets/de/%2e%2e%2findex.html']) {
      expect((await server.get(path)).status, path).toBe(404);
    }
  });

  it.each(['/nowhere', '/profile', '/assets/gone.js', '/options', '/../promenade.db', '/%2e%2e/promenade.db'])(
    "answers 404 at %s, as JSON or as the client's page",
    async (url) => {
      expect(await server.get(url, { accept: 'application/json' })).toMatchObject({
        status: 404,
        body: { success: false, code: 'not-found' },
      });
      const page = await server.get(url, { accept: 'text/html,*/*' });
      expect(page).toMatchObject({ status: 404, body: { text: expect.stringContaining('<title>Promenade</title>') } });
    },
  );

  it('answers requests that it cannot read like every refusal', async () => {
    const letters = ['%', '%%', '%zz', '%c3%28', '%E0%A4%A', '%ff', '%80', 'x'.repeat(200)];
    const urls = ['/avatars/', '/storage/', '/profile/', '/', '/forum/post/', '/game-api/', '/docs/'].flatMap((path) =>
      letters.flatMap((letter) => [`${path}${letter}`, `${path}a/${letter}/b`]),
    );
    for (const url of urls) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const reply = await server.server.app.inject({ method, url });
        expect(reply.statusCode, `${method} ${url}`).toBeGreaterThanOrEqual(400);
        expect(reply.statusCode, `${method} ${url}`).toBeLessThan(500);
        expect(reply.headers['content-type'], `${method} ${url}`).toContain('application/json');
        expect(failure.safeParse(reply.json()).success, `${method} ${url}`).toBe(true);
        expect(reply.headers['cache-control'], `${method} ${url}`).toBe('no-store');
      }
    }
  });

  it.each([
    ['no HTTP at all', 'town square\r\n\r\n', 400],
    ['a control character in the address', 'GET /\u0001 HTTP/1.1\r\nHost: town\r\n\r\n', 400],
    ['two lengths', 'POST /feedback HTTP/1.1\r\nHost: town\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: town\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('answers %s like every refusal, and closes', async (_, text, status) => {
    const town = await TestServer.start();
    const { port } = new URL(await town.server.listen());
    const socket = connect(Number(port), '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (bytes) => received.push(bytes));
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(text);
    await closed;
    await town.stop();
    const [head = '', body = ''] = Buffer.concat(received).toString().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(failure.safeParse(JSON.parse(body)).success).toBe(true);
  });

  it('serves the health check, the metrics and the API documentation', async () => {
    expect(await server.get('/healthz')).toMatchObject({ status: 200, body: { success: true, database: 'sqlite' } });
    const metrics = String((await server.get('/metrics')).body.text);
    expect(metrics).toContain('promenade_http_request_duration_seconds_bucket{');
    expect(metrics).toContain('route="/healthz"');
    expect(metrics).toContain('promenade_online_players 0');
    expect(metrics).toContain('process_cpu_seconds_total');
    const page = await server.get('/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.5' }],
    ['another machine over IPv6', { remoteAddress: '2001:db8::1' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
    ['a proxy that sets only the protocol', { headers: { 'x-forwarded-proto': 'https' } }],
  ])('hides the metrics from %s', async (_, caller) => {
    const reply = await server.server.app.inject({ url: '/metrics', ...caller });
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { success: false, code: 'not-found' }]);
  });

  it('shows the metrics to programs on this machine', async () => {
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      expect((await server.server.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(200);
    }
  });

  it('shows the metrics only to callers with the token when there is one', async () => {
    const town = await TestServer.start({ env: { METRICS_TOKEN: 'a-token-of-24-characters' } });
    const status = async (authorization?: string): Promise<number> =>
      (await town.get('/metrics', authorization === undefined ? {} : { authorization })).status;
    expect(await status()).toBe(404);
    expect(await status('Bearer a-token-of-24-character')).toBe(404);
    expect(await status('Bearer a-token-of-24-characters')).toBe(200);
    await town.stop();
  });

  it('rejects bodies that are too large', async () => {
    const response = await server.server.app.inject({
      method: 'POST',
      url: '/game-api/register',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ username: 'x'.repeat(300_000) }),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ success: false, code: 'too-large' });
  });

  it('uses one rate limit key for an IPv6 network of 64 bits', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'));
    expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'));
    expect(addressKey('::1')).toBe('0:0:0:0');
  });
});

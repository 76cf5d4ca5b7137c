/** The names of calls, in answers and in the log, and what is logged of failed sign-ins. */
import { afterEach, expect, it } from 'vitest';
import { REQUEST_ID_HEADER } from './plugins/request-ids.ts';
import { currentRequestId } from './request-id.ts';
import { collectLog } from './testing/collected-log.ts';
import { PASSWORD, type Reply, TestServer, type TestServerOptions } from './testing/test-server.ts';

let server: TestServer;
let lines: () => Record<string, unknown>[];
let logText: () => string;
afterEach(() => server.stop());

async function start({ server: options, ...rest }: TestServerOptions = {}): Promise<void> {
  const { log, text } = collectLog('warn');
  logText = text;
  lines = () =>
    text()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  server = await TestServer.start({ ...rest, server: { ...options, log } });
}
const idOf = (reply: Pick<Reply, 'headers'>): string => String(reply.headers[REQUEST_ID_HEADER]);

it('every answer has a name of its own, also refusals and unknown addresses', async () => {
  await start();
  const urls = ['/healthz', '/session', '/nowhere', '/profile/customization/Bob', '/healthz'];
  const ids = await Promise.all(urls.map(async (url) => idOf(await server.get(url))));
  for (const id of ids) expect(id).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
  expect(new Set(ids).size).toBe(urls.length);
});

it('a caller cannot choose the name', async () => {
  await start();
  expect(idOf(await server.get('/healthz', { [REQUEST_ID_HEADER]: 'mine', 'request-id': 'mine' }))).not.toBe('mine');
});

it('lines of a call have its name, those of other work have none', async () => {
  await start({
    server: {
      routes: (app) => {
        app.post('/fails', async () => {
          await new Promise(setImmediate);
          server.server.app.log.warn({ inside: currentRequestId() }, 'a line of a domain');
          throw new Error('broken');
        });
      },
    },
  });
  const reply = await server.post('/fails', { some: 'body' });
  server.server.app.log.warn('a line of the server');
  const [ofDomain, ofCall, ofServer] = lines().filter(({ msg }) => !String(msg).includes('must exist'));
  expect(ofDomain).toMatchObject({ msg: 'a line of a domain', reqId: idOf(reply), inside: idOf(reply) });
  expect(ofCall).toMatchObject({ msg: 'request failed', reqId: idOf(reply) });
  expect(logText().match(new RegExp(`"reqId":"${idOf(reply)}"`, 'g'))).toHaveLength(2);
  expect(ofServer).not.toHaveProperty('reqId');
});

it('failed sign-ins are logged by keyed hashes of account and network, without address, name or password', async () => {
  await start({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } });
  const { email } = await server.newPlayer('Vera');
  const signIn = (account: string, password: string, address: string): Promise<Reply> =>
    server.post('/auth/sign-in/email', { email: account, password }, { 'x-forwarded-for': address });
  const first = await signIn(email, 'a-wrong-password', '203.0.113.5');
  await signIn(` ${email.toUpperCase()}`, 'another-wrong-one', '203.0.113.77');
  await signIn('nobody@example.org', 'a-wrong-password', '2001:db8:1:2::3');
  await signIn('nobody@example.org', 'a-wrong-password', '2001:db8:1:9::4');
  expect((await signIn(email, PASSWORD, '203.0.113.5')).status).toBe(200);
  const failures = lines().filter(({ msg }) => msg === 'a sign-in failed');
  expect(failures).toHaveLength(4);
  expect(failures[0]).toMatchObject({ reason: 'credentials', reqId: idOf(first), level: 40 });
  const [account, network] = (['account', 'network'] as const).map((key) => failures.map((line) => line[key]));
  expect(account).toEqual([account?.[0], account?.[0], account?.[2], account?.[2]]);
  expect(network).toEqual([network?.[0], network?.[0], network?.[2], network?.[2]]);
  expect(new Set([...(account ?? []), ...(network ?? [])]).size).toBe(4);
  for (const hash of [...(account ?? []), ...(network ?? [])]) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(logText().toLowerCase()).not.toMatch(/vera|nobody|example\.org|203\.0\.113|2001:db8|wrong|lantern-light/);
  expect(await server.metric('promenade_sign_in_failures_total{reason="credentials"}')).toBe(4);
  for (let count = 0; count < 11; count += 1) await signIn('other@example.org', 'a-wrong-password', '203.0.113.5');
  expect(await server.metric('promenade_sign_in_failures_total{reason="too-many"}')).toBe(1);
});

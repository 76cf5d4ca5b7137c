/** HTTP in operation: a graceful stop, rate limits of addresses, and a log without secrets. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../shared/contract/endpoint.ts';
import { implement } from './plugins/implement.ts';
import { collectLog } from './testing/collected-log.ts';
import { PASSWORD, TestServer } from './testing/test-server.ts';

describe('a graceful stop', () => {
  it('completes open requests and rejects new connections', async () => {
    const received = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<string>();
    const slow = endpoint({
      method: 'GET',
      path: '/slow',
      auth: 'none',
      summary: '',
      reply: z.object({ id: z.string() }),
    });
    const server = await TestServer.start({
      server: {
        routes: (app) =>
          implement(app, slow, async () => {
            received.resolve();
            return { id: await answer.promise };
          }),
      },
    });
    const url = await server.server.listen();
    const reply = fetch(`${url}/slow`);
    await received.promise;
    const stopped = server.stop();
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200);
    answer.resolve('whole');
    expect(await (await reply).json()).toEqual({ id: 'whole' });
    await stopped;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });
});

describe('rate limits', () => {
  it('limit an address, with Retry-After', async () => {
    const server = await TestServer.start({ env: { RATE_LIMIT_SCALE: '0.1' } });
    expect((await server.register('First')).status).toBe(200);
    const refused = await server.register('Second');
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'too-many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await server.server.players.byUsername('Second')).toBeNull();
    await server.stop();
  });

  it('use X-Forwarded-For only from trusted proxies', async () => {
    const forwarded = async (env: Record<string, string>): Promise<number[]> => {
      const server = await TestServer.start({ env: { RATE_LIMIT_SCALE: '0.1', ...env } });
      const post = (username: string, address: string) =>
        server.post(
          '/game-api/register',
          { username, email: `${username}@example.org`, password: PASSWORD, confirmPassword: PASSWORD, gender: 1 },
          { 'x-forwarded-for': address },
        );
      const replies = [await post('One', '198.51.100.1'), await post('Two', '198.51.100.2')];
      await server.stop();
      return replies.map(({ status }) => status);
    };
    expect(await forwarded({})).toEqual([200, 429]);
    expect(await forwarded({ TRUST_PROXY: '1' })).toEqual([200, 200]);
    expect(await forwarded({ TRUST_PROXY: '127.0.0.0/8' })).toEqual([200, 200]);
  });
});

describe('the log', () => {
  it.each([
    ['once, where TRUST_PROXY is not set', {}, 1],
    ['not where it is set', { TRUST_PROXY: '1' }, 0],
  ])('warns of requests through a proxy %s', async (_, env, count) => {
    const { log, text } = collectLog('warn');
    const server = await TestServer.start({ env, server: { log } });
    const warnings = () => text().split('TRUST_PROXY is not set').length - 1;
    await server.get('/healthz');
    expect(warnings()).toBe(0);
    for (const address of ['198.51.100.1', '198.51.100.2'])
      await server.get('/healthz', { 'x-forwarded-for': address });
    expect(warnings()).toBe(count);
    await server.stop();
  });

  it('contains no password, session key, cookie or reset link', async () => {
    const { log, text } = collectLog('trace');
    const server = await TestServer.start({ server: { log } });
    const player = await server.newPlayer('Logged');
    await server.get('/session', { cookie: player.cookie, 'x-session-key': player.key });
    await server.signIn(player.email, 'a-wrong-password');
    await server.post('/game-api/forgot-password', { email: player.email });
    const mail = (await server.lastMail()).toString();
    const token = /token=3D([\w-]{10})|token=([\w-]{10})/.exec(mail);
    await server.stop();
    expect(text()).toContain('outbox');
    for (const secret of [PASSWORD, 'a-wrong-password', player.key, token?.[1] ?? token?.[2] ?? 'no token found']) {
      expect(text()).not.toContain(secret);
    }
    expect(token).not.toBeNull();
  });
});

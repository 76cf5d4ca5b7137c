/** Status, health and a player's look over HTTP. */
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getHealth, getLiveness, getReadiness, getStatus } from '../../../shared/contract/status.ts';
import { failure } from '../../../shared/contract/replies.ts';
import { customization } from '../../../shared/contract/wardrobe.ts';
import { type ManualRuntime, replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../runtime.ts';
import { provideContext } from '../../plugins/context.ts';
import { answerErrors } from '../../plugins/errors.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { keyOf, MemoryWorld } from '../../testing/memory-world.ts';
import { lookRoutes } from '../wardrobe/routes.ts';
import { Readiness } from './readiness.ts';
import { statusRoutes } from './routes.ts';

const world = new MemoryWorld();
const ada = world.add('Ada');
world.add('Bob').customization.hat = 'party-hat';
let app: FastifyInstance;
let ping = (): Promise<void> => Promise.resolve();
let isTownReady = true;
const readiness = new Readiness({
  database: { ping: () => ping() },
  art: { progress: () => ({ isTownReady, missing: 0, failed: 0, requested: 0 }) },
});

beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  provideContext(app, { sessions: world, openRateLimit: rateLimits(1) });
  const database = { kind: 'sqlite' as const, ping: () => ping() };
  statusRoutes(app, { players: world, town: { onlineCount: () => 1 }, database, readiness });
  lookRoutes(app, { players: world });
  await app.ready();
});
afterAll(() => app.close());

test('any page may read the status, and no cache stores it', async () => {
  const reply = await app.inject({ url: getStatus.path, headers: { origin: 'https://elsewhere.example' } });
  expect(reply.json()).toEqual({ success: true, onlinePlayerCount: 1, playerCount: 2 });
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
});

test('a flood of status calls counts the players once a second', async () => {
  const time = replaceRuntime(runtime);
  time.advance(1e12);
  let counted = 0;
  const count = world.count.bind(world);
  world.count = () => {
    counted += 1;
    return count();
  };
  const read = async () => (await app.inject({ url: getStatus.path })).json<{ playerCount: number }>().playerCount;
  const before = await Promise.all(Array.from({ length: 50 }, read));
  expect([new Set(before), counted]).toEqual([new Set([2]), 1]);
  world.add('Cleo');
  time.advance(999);
  expect([await read(), counted]).toEqual([2, 1]);
  time.advance(1);
  expect([await read(), counted]).toEqual([3, 2]);
  world.players.delete('player-cleo');
  world.count = () => Promise.reject(new Error('no connection'));
  time.advance(1000);
  expect((await app.inject({ url: getStatus.path })).statusCode).toBe(500);
  world.count = count;
  expect(await read()).toBe(2);
});

test('a player reads the look of another player; the name is not case-sensitive', async () => {
  const headers = { 'x-session-key': keyOf(ada) };
  const reply = await app.inject({ url: '/profile/customization/bOB', headers });
  const { success, ...look } = reply.json<Record<string, unknown>>();
  expect(success).toBe(true);
  expect(customization.parse(look)).toEqual(world.players.get('player-bob')?.customization);
  expect(look.hat).toBe('party-hat');
});

test('the health check answers with the kind of the database', async () => {
  const reply = await app.inject({ url: getHealth.path });
  expect(reply.statusCode).toBe(200);
  expect(getHealth.reply.parse(reply.json())).toMatchObject({ success: true, database: 'sqlite' });
});

test('the health check fails while the database does not answer', async () => {
  ping = () => Promise.reject(new Error('no connection'));
  expect((await app.inject({ url: getHealth.path })).statusCode).toBe(500);
  ping = () => Promise.resolve();
});

describe('readiness', () => {
  let baseMs = 0;
  /** Later than all that was kept before. */
  const startClock = (): ManualRuntime => {
    const time = replaceRuntime(runtime);
    time.advance((baseMs += 1e12));
    return time;
  };
  const obstacle = async (time: ManualRuntime): Promise<unknown> => {
    time.advance(1000);
    const reply = await app.inject({ url: getReadiness.path });
    if (reply.statusCode === 200) return null;
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '1']);
    expect(failure.parse(reply.json())).toMatchObject({ code: 'not-ready' });
    return failure.parse(reply.json()).params?.reason;
  };
  test('follows the database, which is asked once a second', async () => {
    const time = startClock();
    expect(await obstacle(time)).toBe(null);
    let asked = 0;
    ping = () => {
      asked += 1;
      return Promise.reject(new Error('no connection'));
    };
    expect(await obstacle(time)).toBe('database');
    await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: getReadiness.path })));
    expect(asked).toBe(1);
    expect((await app.inject({ url: getLiveness.path })).statusCode).toBe(200);
    ping = () => Promise.resolve();
    expect(await obstacle(time)).toBe(null);
  });

  test('does not wait for a database that does not answer', async () => {
    const time = startClock();
    ping = () => new Promise(() => undefined);
    time.advance(1000);
    const reply = app.inject({ url: getReadiness.path });
    await expect.poll(() => time.pendingTimers()).toBeGreaterThan(0);
    time.advance(800);
    expect((await reply).statusCode).toBe(503);
    ping = () => Promise.resolve();
  });

  test('waits for the art of the town', async () => {
    const time = startClock();
    isTownReady = false;
    expect(await obstacle(time)).toBe('art');
    isTownReady = true;
    expect(await obstacle(time)).toBe(null);
  });

  test('ends while an administrator drains the process, and does not come back once it stops', async () => {
    const time = startClock();
    readiness.drained(true);
    expect(await obstacle(time)).toBe('draining');
    readiness.drained(false);
    expect(await obstacle(time)).toBe(null);
    readiness.stopping();
    readiness.drained(false);
    expect(await obstacle(time)).toBe('draining');
  });
});

test('an unknown name answers 404, a missing session 401', async () => {
  const headers = { 'x-session-key': keyOf(ada) };
  const unknown = await app.inject({ url: '/profile/customization/Cleo', headers });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    {
      success: false,
      message: 'No player is called Cleo.',
      code: 'no-player',
      params: { username: 'Cleo' },
      sentence: { code: 'noPlayerIsCalledUsername', params: { username: 'Cleo' } },
    },
  ]);
  expect((await app.inject({ url: '/profile/customization/Bob' })).statusCode).toBe(401);
});

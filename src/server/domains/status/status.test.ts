/** Status, health and a player's look over HTTP. */
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHealth, getStatus } from '../../../shared/contract/status.ts';
import { customization } from '../../../shared/contract/wardrobe.ts';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../runtime.ts';
import { provideContext } from '../../plugins/context.ts';
import { answerErrors } from '../../plugins/errors.ts';
import { rateLimits } from '../../plugins/rate-limits.ts';
import { keyOf, MemoryWorld } from '../../testing/memory-world.ts';
import { lookRoutes } from '../wardrobe/routes.ts';
import { statusRoutes } from './routes.ts';

const world = new MemoryWorld();
const ada = world.add('Ada');
world.add('Bob').customization.hat = 'party-hat';
let app: FastifyInstance;
let ping = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  provideContext(app, { sessions: world, openRateLimit: rateLimits(1) });
  const database = { kind: 'sqlite' as const, ping: () => ping() };
  statusRoutes(app, { players: world, town: { onlineCount: () => 1 }, database });
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

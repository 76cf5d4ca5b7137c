/** The status call and what a player wears, as any client asks for them. */
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customization, getStatus } from '../../../shared/contract/world.ts';
import { provideContext } from '../../plugins/context.ts';
import { answerErrors } from '../../plugins/errors.ts';
import { keyOf, MemoryWorld } from '../../testing/memory-world.ts';
import { customizationRoutes } from '../customization/routes.ts';
import { statusRoutes } from './routes.ts';

const world = new MemoryWorld();
const ada = world.add('Ada');
world.add('Bob').customization.hat = 'party-hat';
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  provideContext(app, { sessions: world, rateLimitScale: 1 });
  statusRoutes(app, { players: world, town: { onlineCount: () => 1 } });
  customizationRoutes(app, { players: world });
  await app.ready();
});
afterAll(() => app.close());

test('the status is open to every page and never kept', async () => {
  const reply = await app.inject({ url: getStatus.path, headers: { origin: 'https://elsewhere.example' } });
  expect(reply.json()).toEqual({ success: true, onlinePlayerCount: 1, playerCount: 2 });
  expect(reply.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  });
});

test('a player sees what another wears, whatever the case of the name', async () => {
  const headers = { 'x-session-key': keyOf(ada) };
  const reply = await app.inject({ url: '/profile/customization/bOB', headers });
  const { success, ...look } = reply.json<Record<string, unknown>>();
  expect(success).toBe(true);
  expect(customization.parse(look)).toEqual(world.players.get('player-bob')?.customization);
  expect(look.hat).toBe('party-hat');
});

test('nobody of that name: 404; nobody signed in: 401', async () => {
  const headers = { 'x-session-key': keyOf(ada) };
  const unknown = await app.inject({ url: '/profile/customization/Cleo', headers });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { success: false, message: 'No player is called Cleo.', code: 'not-found' },
  ]);
  expect((await app.inject({ url: '/profile/customization/Bob' })).statusCode).toBe(401);
});

/** The handshake gate: the limit of remembered accounts, and a server that closes during a handshake. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { FEATURE_TOWNSFOLK, FEATURE_WALKS } from '../../../shared/realtime/events.ts';
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { TOWN_CLAIM } from '../../testing/town-fixture.ts';
import { HandshakeGate } from './handshake-gate.ts';

const GROUND = { core: 'a1', location: 'b2' };

function start({ hasTownsfolk = true } = {}) {
  const world = new MemoryWorld();
  const ada = world.add('Ada');
  const log = pino({ level: 'silent' });
  const placement = { place: () => Promise.resolve(1), release: () => undefined };
  const gate = new HandshakeGate({
    sessions: world,
    players: world,
    claims: world,
    save: () => Promise.resolve(),
    locationOf: (slug) =>
      slug === LOCATION_SLUG
        ? { ground: GROUND, placement, hasTownsfolk, stay: TOWN_CLAIM, enter: TOWN_CLAIM }
        : undefined,
    log,
    now: () => 0,
    rateLimitScale: 1,
    hasChannels: false,
    hasReports: false,
  });
  const admit = (sent: object = {}) =>
    gate.admit({ serverSessionKey: 'key-player-ada', location: LOCATION_SLUG, ...sent });
  return { world, ada, gate, admit };
}

const refused = (code: string, retry: boolean) => ({ data: { code, retry } });

test('a throttled account stays throttled when many accounts connect', async () => {
  const { ada, gate, admit } = start();
  gate.throttle(ada.id);
  for (let count = 0; count < 10_000; count++) gate.throttle(`other-${count}`);
  await expect(admit()).rejects.toMatchObject(refused('too-many', true));
});

test('a handshake that began before the server closed is refused, with a retry', async () => {
  const { world, gate, admit } = start();
  const read = world.blockedIds.bind(world);
  world.blockedIds = async (id) => {
    gate.close();
    return await read(id);
  };
  await expect(admit()).rejects.toMatchObject(refused('server-closing', true));
  await expect(admit()).rejects.toMatchObject(refused('server-closing', true));
});

test.each([
  ['the same core and location', { core: 'a1', location: 'b2' }, true],
  ['the same core, its location not loaded yet', { core: 'a1' }, true],
  ['another core', { core: 'a2', location: 'b2' }, false],
  ['another location', { core: 'a1', location: 'b3' }, false],
])('a client with %s walks has walks: %#', async (_name, ground, hasWalks) => {
  const { admit } = start();
  await expect(admit({ features: [FEATURE_WALKS], ground })).resolves.toMatchObject({
    hasWalks,
    hasBatchedMoves: true,
  });
});

test.each([
  ['has them', true, GROUND, true],
  ['has them, but computes other paths', true, { core: 'a2', location: 'b2' }, false],
  ['has none', false, GROUND, false],
])('a client that knows townsfolk, in a town that %s', async (_name, hasTownsfolk, ground, isOffered) => {
  const { admit } = start({ hasTownsfolk });
  const features = [FEATURE_WALKS, FEATURE_TOWNSFOLK];
  await expect(admit({ features, ground })).resolves.toMatchObject({ hasTownsfolk: isOffered });
});

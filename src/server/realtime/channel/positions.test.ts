/** Saving of positions: interval, departure, failed saves, and the cache of players who left. */
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { replaceRuntime } from '../../../../tests/support/replace-runtime.ts';
import { runtime } from '../../runtime.ts';
import { STAY } from '../../testing/claim-requests.ts';
import { MemoryWorld } from '../../testing/memory-world.ts';
import { Claims } from '../lobby/claims.ts';
import { Positions } from './positions.ts';

const at = (x: number) => ({ x, y: 600, frame: 0 });

function start() {
  const clock = replaceRuntime(runtime);
  const world = new MemoryWorld();
  const { id } = world.add('Ada');
  const claims = new Claims(world);
  const ended: string[] = [];
  const all = new Positions({
    places: world,
    claims,
    log: pino({ level: 'silent' }),
    now: () => runtime.now(),
    refused: (playerId) => ended.push(`refused ${playerId}`),
    forgotten: (playerId) => ended.push(`forgotten ${playerId}`),
  });
  const positions = { ...all.of('bay'), flush: () => all.flush(), close: () => all.close() };
  return { clock, world, id, all, positions, claims, ended, savedX: () => world.saved.flat().map(({ x }) => x) };
}

test('the position of a player who leaves is saved at once', async () => {
  const { id, positions, claims, savedX } = start();
  await claims.claim(id, STAY.bay);
  positions.changed(id, at(700.4));
  positions.left(id, at(700.4));
  await Promise.resolve();
  expect(savedX()).toEqual([700]);
  expect(positions.recentOf(id)).toMatchObject(at(700.4));
});

test('a failed save is retried, and does not replace a newer position', async () => {
  const { clock, world, id, positions, claims, savedX } = start();
  await claims.claim(id, STAY.bay);
  positions.changed(id, at(1));
  world.failSaves = true;
  const failing = positions.flush();
  positions.changed(id, at(2));
  await failing;
  world.failSaves = false;
  clock.advance(1000);
  await positions.close();
  expect(savedX()).toEqual([2]);
});

test('the position of a player who left is cached for a minute, and longer while it is not saved', async () => {
  const { clock, world, id, positions, claims, ended } = start();
  await claims.claim(id, STAY.bay);
  positions.left(id, at(1));
  clock.advance(59_999);
  await positions.flush();
  expect(positions.recentOf(id)).toMatchObject(at(1));

  world.failSaves = true;
  positions.changed(id, at(1));
  await positions.flush();
  clock.advance(60_000);
  await positions.flush();
  expect(positions.recentOf(id)).toMatchObject(at(1));

  world.failSaves = false;
  await positions.flush();
  await positions.flush();
  expect(positions.recentOf(id)).toBeNull();
  expect(ended).toEqual([`forgotten ${id}`]);
});

test('a position of an older claim is dropped and reported once', async () => {
  const { world, id, positions, claims, ended } = start();
  await claims.claim(id, STAY.bay);
  // Another process.
  await world.claim(id, STAY.bay);
  positions.changed(id, at(1));
  await positions.flush();
  await positions.flush();
  expect(ended).toEqual([`refused ${id}`]);
  expect(world.placeOf({ id })).toMatchObject({ x: 500 });
});

test('a claim of this process during a save has it saved again', async () => {
  const { world, id, positions, claims, ended } = start();
  await claims.claim(id, STAY.bay);
  positions.changed(id, at(1));
  const saving = positions.flush();
  await claims.claim(id, STAY.bay);
  await saving;
  await positions.flush();
  expect(ended).toEqual([]);
  expect(world.placeOf({ id })).toMatchObject({ x: 1 });
});

test('what this process knows of a player who left is not used when the player was elsewhere since', async () => {
  const { world, id, positions, claims } = start();
  await claims.claim(id, STAY.bay);
  positions.left(id, at(1));
  await claims.claim(id, STAY.bay);
  expect(positions.recentOf(id)).toMatchObject(at(1));
  positions.left(id, at(2));
  await world.claim(id, STAY.bay);
  await claims.claim(id, STAY.bay);
  expect(positions.recentOf(id)).toBeNull();
});

test('a position of the location that the player left is used in no other one, and not saved for it', async () => {
  const { world, id, all, positions, claims } = start();
  await claims.claim(id, STAY.bay);
  positions.changed(id, at(1));
  positions.left(id, at(1));
  world.move({ id }, 'hills', 'bay');
  expect(await claims.claim(id, STAY.hills)).toMatchObject({ place: null, cameFrom: 'bay' });
  expect([all.of('hills').recentOf(id), positions.recentOf(id)]).toEqual([null, { ...at(1), location: 'bay' }]);
  positions.changed(id, at(2));
  await all.flush();
  expect([world.saved.length, world.placeOf({ id })]).toEqual([2, null]);
});

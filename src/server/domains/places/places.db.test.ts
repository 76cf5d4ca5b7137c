/** Places: claims, and saves that only the newest claim may make. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClaimRequest, PlaceService } from '../../ports.ts';
import { Caller } from '../../testing/caller.ts';
import { BAY_DOOR, GO, HILLS_DOOR, STAY } from '../../testing/claim-requests.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createPlaces, placeData } from './service.ts';

let server: TestServer;
let places: PlaceService;
const newcomer = Caller.numbered(() => server, 'Placed');

beforeAll(async () => {
  server = await startServer();
  places = createPlaces(server.server.database.db);
});
afterAll(() => server.stop());

const newId = async (): Promise<string> => (await (await newcomer()).record()).id;
const at = (playerId: string, epoch: number, x: number, location = 'bay') => ({
  playerId,
  epoch,
  location,
  x,
  y: 600.5,
  frame: 3,
});
/** Saves the place in front of the door. */
const stand = (playerId: string, epoch: number, location: 'bay' | 'hills') =>
  places.save([{ ...at(playerId, epoch, 0, location), ...(location === 'bay' ? BAY_DOOR : HILLS_DOOR) }]);
/** A claim that must not be refused. */
async function claimed(playerId: string, request: ClaimRequest = STAY.bay) {
  const claim = await places.claim(playerId, request);
  return claim !== null && 'epoch' in claim ? claim : null;
}
const placeNow = async (playerId: string) => (await claimed(playerId))?.place;

it('a claim has a higher epoch than all before and the last place', async () => {
  const id = await newId();
  expect(await places.claim(id, STAY.bay)).toEqual({ epoch: 1, place: null, cameFrom: null });
  expect(await places.save([at(id, 1, 700.25)])).toEqual(new Set());
  expect(await places.claim(id, STAY.bay)).toEqual({
    epoch: 2,
    place: { x: 700.25, y: 600.5, frame: 3 },
    cameFrom: null,
  });
});

it('who goes through a door has no place there but says where the player came from, and the older claim saves none', async () => {
  const id = await newId();
  expect(await places.claim(id, GO.bay)).toMatchObject({ cameFrom: null });
  await stand(id, 1, 'bay');
  expect(await places.claim(id, GO.hills)).toEqual({ epoch: 2, place: null, cameFrom: 'bay' });
  expect(await places.save([at(id, 1, 710)])).toEqual(new Set([id]));
  await stand(id, 2, 'hills');
  expect(await places.claim(id, STAY.hills)).toMatchObject({ epoch: 3, place: HILLS_DOOR });
  expect(await places.claim(id, GO.bay)).toEqual({ epoch: 4, place: null, cameFrom: 'hills' });
});

it('a place in a location that the player has left is dropped, and the claim stays the newest', async () => {
  const id = await newId();
  await places.claim(id, STAY.bay);
  await stand(id, 1, 'bay');
  await places.claim(id, GO.hills);
  expect(await places.save([at(id, 2, 700, 'bay')])).toEqual(new Set());
  expect(await places.claim(id, STAY.hills)).toMatchObject({ epoch: 3, place: null });
});

it('who is at no door to the requested location is claimed for none, and the claim of before stays the newest', async () => {
  const id = await newId();
  // Nobody begins behind a door.
  expect(await places.claim(id, GO.hills)).toEqual({ elsewhere: 'bay' });
  expect(await places.claim(id, STAY.bay)).toMatchObject({ epoch: 2, place: null, cameFrom: null });
  expect(await places.claim(id, GO.hills)).toEqual({ elsewhere: 'bay' });
  for (const x of [BAY_DOOR.x + 65, BAY_DOOR.x - 65, HILLS_DOOR.x]) {
    await places.save([{ ...at(id, 2, x), y: BAY_DOOR.y }]);
    expect(await places.claim(id, GO.hills), `at ${x}`).toEqual({ elsewhere: 'bay' });
  }
  await places.save([{ ...at(id, 2, HILLS_DOOR.x), y: HILLS_DOOR.y }]);
  expect(await places.claim(id, GO.hills)).toEqual({ elsewhere: 'bay' });
  await places.save([{ ...at(id, 2, BAY_DOOR.x + 63), y: BAY_DOOR.y }]);
  // At the door, but without the request to go through it: a page that was there before.
  expect(await places.claim(id, STAY.hills)).toEqual({ elsewhere: 'bay' });
  expect(await places.save([at(id, 2, BAY_DOOR.x)])).toEqual(new Set());
  expect(await places.claim(id, STAY.bay)).toMatchObject({ epoch: 3, place: { x: BAY_DOOR.x } });
});

it('who has just come through a door and has no place yet can go back through it', async () => {
  const id = await newId();
  await places.claim(id, STAY.bay);
  await stand(id, 1, 'bay');
  expect(await places.claim(id, GO.hills)).toMatchObject({ epoch: 2 });
  expect(await places.claim(id, STAY.bay)).toEqual({ elsewhere: 'hills' });
  expect(await places.claim(id, GO.bay)).toEqual({ epoch: 3, place: null, cameFrom: 'hills' });
});

it('claims of one player at the same time are made in their order, and two tabs do not enter twice', async () => {
  const id = await newId();
  await places.claim(id, STAY.bay);
  await stand(id, 1, 'bay');
  const claims = await Promise.all([GO.hills, GO.hills, STAY.bay, GO.bay].map((request) => places.claim(id, request)));
  expect(claims).toEqual([
    { epoch: 2, place: null, cameFrom: 'bay' },
    { epoch: 3, place: null, cameFrom: 'bay' },
    { elsewhere: 'hills' },
    { epoch: 4, place: null, cameFrom: 'hills' },
  ]);
});

it('who was in a location that is closed begins in the first one', async () => {
  const id = await newId();
  await places.claim(id, STAY.bay);
  await stand(id, 1, 'bay');
  await places.claim(id, GO.hills);
  await stand(id, 2, 'hills');
  const alone: ClaimRequest = { location: 'bay', doors: [], open: ['bay'] };
  expect(await places.claim(id, alone)).toEqual({ epoch: 3, place: null, cameFrom: 'hills' });
});

it('a save with an older claim writes nothing and is reported, beside others that are written', async () => {
  const [old, current] = [await newId(), await newId()];
  for (const id of [old, old, current]) await places.claim(id, STAY.bay);
  expect(await places.save([at(old, 1, 1), at(current, 1, 2), at('nobody', 1, 3)])).toEqual(new Set([old, 'nobody']));
  expect([await placeNow(old), await placeNow(current)]).toEqual([null, { x: 2, y: 600.5, frame: 3 }]);
});

it('claims at the same time all get a different epoch; that of a deleted player gets none', async () => {
  const [ada, bob] = [await newId(), await newId()];
  const claims = await Promise.all([ada, bob, ada, 'nobody', ada].map((id) => claimed(id)));
  const epochs = claims.map((claim) => claim?.epoch ?? null);
  expect(new Set([epochs[0], epochs[2], epochs[4]])).toEqual(new Set([1, 2, 3]));
  expect([epochs[1], epochs[3]]).toEqual([1, null]);
});

it('knows which claims are not the newest, also of deleted players', async () => {
  const [old, current] = [await newId(), await newId()];
  for (const id of [old, old, current]) await places.claim(id, STAY.bay);
  const claims = [old, current, 'nobody'].map((playerId) => ({ playerId, epoch: 1 }));
  expect(await places.outdated(claims)).toEqual(new Set([old, 'nobody']));
  expect(await places.outdated([])).toEqual(new Set());
});

it('a failed statement rejects its claims, and the next one succeeds', async () => {
  const id = await newId();
  const failing = createPlaces(
    server.server.database.db.withPlugin({
      transformQuery: () => {
        throw new Error('no database');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  await expect(Promise.all([failing.claim(id, STAY.bay), failing.claim(id, STAY.bay)])).rejects.toThrow('no database');
  expect((await claimed(id))?.epoch).toBe(1);
});

it('saves more places than fit in one statement', async () => {
  const ids = await Promise.all(Array.from({ length: 3 }, newId));
  await Promise.all(ids.map((id) => places.claim(id, STAY.bay)));
  const nobodies = Array.from({ length: 450 }, (_, index) => at(`nobody-${index}`, 1, index));
  const refused = await places.save([...nobodies, ...ids.map((id, index) => at(id, 1, index))]);
  expect(refused.size).toBe(450);
  expect(await Promise.all(ids.map(async (id) => (await placeNow(id))?.x))).toEqual([0, 1, 2]);
  expect(await places.save([])).toEqual(new Set());
});

it('is exported, and deleted with the account', async () => {
  const player = await newcomer();
  const { id } = await player.record();
  const { db } = server.server.database;
  expect(await placeData.export(db, id)).toBeNull();
  await places.claim(id, STAY.bay);
  await places.save([at(id, 1, 10)]);
  expect(await placeData.export(db, id)).toEqual({ location: 'bay', cameFrom: null, x: 10, y: 600.5 });
  await player.admin('delete');
  expect(await places.claim(id, STAY.bay)).toBeNull();
  expect(await placeData.export(db, id)).toBeNull();
});

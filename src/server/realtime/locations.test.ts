/** Two locations of one town over real sockets: who sees and hears whom, where players arrive, and what is only in the town. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { ROOM, collect, TownFixture, waitForEvent } from '../testing/town-fixture.ts';

let fixture: TownFixture;
beforeEach(async () => {
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

type Seen = { players: { user: { username: string }; state: { x: number; y: number } }[] };
const seen = ({ players }: Seen): string[] => players.map(({ user }) => user.username).toSorted();
const placeIn = ({ players }: Seen, name: string) => players.find(({ user }) => user.username === name)?.state;
/** Those who come through a door at the same time are not all at one point. */
const DOOR_PX = 60;

test('players of two locations do not see or hear each other; whispers and status cross', async () => {
  const [ada, bob, eve] = ['Ada', 'Bob', 'Eve'].map((name) => fixture.world.add(name));
  if (ada === undefined || bob === undefined || eve === undefined) expect.unreachable();
  const outside = await fixture.enter(ada);
  const inside = await fixture.enter(bob, { location: ROOM.slug });
  const beside = await fixture.enter(eve, { location: ROOM.slug });
  expect([seen(outside), seen(beside), beside.location]).toEqual([['Ada'], ['Bob', 'Eve'], ROOM.slug]);
  expect(fixture.town.onlineCount()).toBe(3);
  expect(await fixture.town.onlineOf([ada.id, bob.id])).toEqual(new Set([ada.id, bob.id]));
  const strange = [collect(outside.client, 'chat'), collect(outside.client, 'user_connected')];
  const heard = waitForEvent(beside.client, 'chat');
  inside.client.emit('chat', 'nobody outside hears this');
  await heard;
  const whispered = waitForEvent(outside.client, 'whisper');
  inside.client.emit('chat', 'Ada: can you hear me?');
  expect(await whispered).toEqual(['Bob', 'can you hear me?', false]);
  expect(strange).toEqual([[], []]);
});

test('who changes locations arrives at the door, is not gone for friends, and arrives at the door again on the way back', async () => {
  const [ada, bob] = [fixture.world.add('Ada'), fixture.world.add('Bob')];
  const left: string[] = [];
  const entered: string[] = [];
  fixture.town.onLeft(({ id }) => left.push(id));
  fixture.town.onEntered(({ id }) => entered.push(id));
  await fixture.enter(ada, { tabId: 'a' });
  const other = await fixture.enter(bob);
  const gone = waitForEvent(other.client, 'user_disconnected');
  const inside = await fixture.enter(ada, { tabId: 'a', location: ROOM.slug });
  await gone;
  const arrived = placeIn(inside, 'Ada');
  expect(Math.hypot((arrived?.x ?? 0) - ROOM.exit.x, (arrived?.y ?? 0) - ROOM.exit.y)).toBeLessThan(DOOR_PX);
  const back = await fixture.enter(ada, { tabId: 'a' });
  const again = placeIn(back, 'Ada');
  expect(Math.hypot((again?.x ?? 0) - ROOM.door.x, (again?.y ?? 0) - ROOM.door.y)).toBeLessThan(DOOR_PX);
  expect([entered, left]).toEqual([[ada.id, bob.id], []]);
});

test('the place in a location is kept over a lost connection and a restart', async () => {
  const ada = fixture.world.add('Ada');
  const first = await fixture.enter(ada, { location: ROOM.slug });
  const { x, y } = placeIn(first, 'Ada') ?? expect.unreachable();
  const other = await fixture.enter(fixture.world.add('Bob'), { location: ROOM.slug });
  const moved = waitForEvent(other.client, 'move');
  first.client.emit('move', x + 30, y, 1);
  await moved;
  first.client.disconnect();
  const again = await fixture.enter(ada, { location: ROOM.slug });
  expect(placeIn(again, 'Ada')).toMatchObject({ x: x + 30, y });
  await fixture.town.close();
  await fixture.reopen();
  expect(placeIn(await fixture.enter(ada, { location: ROOM.slug }), 'Ada')).toMatchObject({ x: x + 30, y });
});

test('only players in the town are at places of the town', async () => {
  const [ada, bob] = [fixture.world.add('Ada'), fixture.world.add('Bob')];
  await fixture.enter(ada);
  await fixture.enter(bob, { location: ROOM.slug });
  const visited: string[] = [];
  fixture.town.eachPlace((id) => visited.push(id));
  expect(visited).toEqual([ada.id]);
  expect([fixture.town.placeOf(bob.id), fixture.town.isHere(bob.id)]).toEqual([null, true]);
  expect([...fixture.town.playerIds()].toSorted()).toEqual([ada.id, bob.id]);
});

test('each location has channels of its own', async () => {
  const [ada, bob] = [fixture.world.add('Ada'), fixture.world.add('Bob')];
  await fixture.enter(ada);
  await fixture.enter(bob, { location: ROOM.slug });
  const ids = [ada.id, bob.id];
  expect((await fixture.town.channels(ids, LOCATION_SLUG)).channelOf).toEqual(new Map([[ada.id, 1]]));
  expect((await fixture.town.channels(ids, ROOM.slug)).channelOf).toEqual(new Map([[bob.id, 1]]));
});

test('a location that does not exist is refused', async () => {
  const client = fixture.connect({ serverSessionKey: 'key-player-ada', location: 'nowhere' });
  const [error] = await waitForEvent(client, 'connect_error');
  expect(error.data).toMatchObject({ code: 'unknown-location', retry: false });
});

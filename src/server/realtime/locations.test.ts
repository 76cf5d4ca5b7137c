/** Two locations of one town over real sockets: who sees and hears whom, where players arrive, and what is only in the town. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { PlayerRecord } from '../ports.ts';
import { keyOf } from '../testing/memory-world.ts';
import { collect, type EnterOptions, ROOM, TownFixture, type Visitor, waitForEvent } from '../testing/town-fixture.ts';

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
/** The server notices a closed connection much sooner. */
const LOST_MS = 200;

test('players of two locations do not see or hear each other; whispers and status cross', async () => {
  const [ada, bob, eve] = ['Ada', 'Bob', 'Eve'].map((name) => fixture.world.add(name));
  if (ada === undefined || bob === undefined || eve === undefined) expect.unreachable();
  const outside = await fixture.enter(ada);
  const inside = await fixture.enter(fixture.inside(bob), { location: ROOM.slug });
  const beside = await fixture.enter(fixture.inside(eve), { location: ROOM.slug });
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

/** At most 400 px, which the server allows after some time. */
async function walk({ client }: Visitor, other: Visitor, to: { x: number; y: number }): Promise<void> {
  fixture.pass(30_000);
  const moved = waitForEvent(other.client, 'move', (_, x, y) => x === to.x && y === to.y);
  client.emit('move', to.x, to.y, 1);
  await moved;
}

/** What the handshake is refused with; `joined` when it is not. */
async function refusal(player: PlayerRecord, wish: EnterOptions): Promise<unknown> {
  const client = fixture.connect({ serverSessionKey: keyOf(player), location: LOCATION_SLUG, ...wish });
  const outcome = await Promise.race([
    waitForEvent(client, 'connect_error').then(([error]) => error.data),
    waitForEvent(client, 'join_room').then(() => 'joined'),
  ]);
  client.disconnect();
  return outcome;
}
const sentTo = (location: string) => expect.objectContaining({ code: 'elsewhere', retry: false, location });

test('who goes through a door arrives at its other side, is not gone for friends, and goes back the same way', async () => {
  const ada = fixture.world.add('Ada', { ...ROOM.door, frame: 0 });
  const left: string[] = [];
  const entered: string[] = [];
  fixture.town.onLeft(({ id }) => left.push(id));
  fixture.town.onEntered(({ id }) => entered.push(id));
  const other = await fixture.enter(fixture.world.add('Bob'));
  await fixture.enter(ada, { tabId: 'a' });
  const gone = waitForEvent(other.client, 'user_disconnected');
  const inside = await fixture.enter(ada, { tabId: 'a', location: ROOM.slug, throughDoor: true });
  await gone;
  const arrived = placeIn(inside, 'Ada');
  expect(Math.hypot((arrived?.x ?? 0) - ROOM.exit.x, (arrived?.y ?? 0) - ROOM.exit.y)).toBeLessThan(DOOR_PX);
  const back = await fixture.enter(ada, { tabId: 'a', throughDoor: true });
  const again = placeIn(back, 'Ada');
  expect(Math.hypot((again?.x ?? 0) - ROOM.door.x, (again?.y ?? 0) - ROOM.door.y)).toBeLessThan(DOOR_PX);
  expect([entered, left]).toEqual([['player-bob', ada.id], []]);
});

test('nobody enters a location who is not at a door to it, and the connection of before goes on', async () => {
  const [ada, eve] = [fixture.world.add('Ada'), fixture.world.add('Eve')];
  const watcher = await fixture.enter(eve);
  const inTown = await fixture.enter(ada);
  const through = { location: ROOM.slug, throughDoor: true };
  // A forged location, and a forged door.
  expect(await refusal(ada, { location: ROOM.slug })).toEqual(sentTo(LOCATION_SLUG));
  expect(await refusal(ada, through)).toEqual(sentTo(LOCATION_SLUG));
  // Where the other side of the door is.
  await walk(inTown, watcher, ROOM.exit);
  expect(await refusal(ada, through)).toEqual(sentTo(LOCATION_SLUG));
  // A position that the server does not believe.
  inTown.client.emit('move', ROOM.door.x, ROOM.door.y, 1);
  expect(await refusal(ada, through)).toEqual(sentTo(LOCATION_SLUG));
  await walk(inTown, watcher, { x: 500, y: 600 });
  await walk(inTown, watcher, { x: ROOM.door.x + 70, y: ROOM.door.y });
  expect(await refusal(ada, through)).toEqual(sentTo(LOCATION_SLUG));
  await walk(inTown, watcher, { x: ROOM.door.x + 30, y: ROOM.door.y });
  // At the door, but a page that only remembers the room.
  expect(await refusal(ada, { location: ROOM.slug })).toEqual(sentTo(LOCATION_SLUG));
  const said = waitForEvent(watcher.client, 'chat');
  inTown.client.emit('chat', 'still here');
  await said;
  expect((await fixture.enter(ada, through)).location).toBe(ROOM.slug);
  // Nobody begins behind a door.
  expect(await refusal(fixture.world.add('New', null), through)).toEqual(sentTo(LOCATION_SLUG));
});

test('two tabs at one door: the player is in one location, and the other tab is sent there', async () => {
  const ada = fixture.world.add('Ada', { ...ROOM.door, frame: 0 });
  await fixture.enter(ada, { tabId: 'a' });
  const second = await fixture.enter(ada, { tabId: 'b' });
  const replaced = waitForEvent(second.client, 'replaced');
  const inside = await fixture.enter(ada, { tabId: 'a', location: ROOM.slug, throughDoor: true });
  await replaced;
  expect(await refusal(ada, { tabId: 'b' })).toEqual(sentTo(ROOM.slug));
  expect(await refusal(ada, { tabId: 'b', location: ROOM.slug, channel: 1 })).toBe('joined');
  expect([seen(inside), fixture.town.onlineCount()]).toEqual([['Ada'], 1]);
});

test('whose second connection is lost in the door comes back on its other side', async () => {
  const ada = fixture.world.add('Ada', { ...ROOM.door, frame: 0 });
  const { client } = await fixture.enter(ada, { tabId: 'a' });
  const claim = fixture.world.claim.bind(fixture.world);
  const ended = waitForEvent(client, 'disconnect');
  const auth = { serverSessionKey: keyOf(ada), location: ROOM.slug, throughDoor: true, tabId: 'a' };
  const second = fixture.connect(auth);
  fixture.world.claim = async (...args) => {
    const made = await claim(...args);
    second.disconnect();
    await sleep(LOST_MS);
    return made;
  };
  await ended;
  fixture.world.claim = claim;
  expect(await refusal(ada, { tabId: 'a' })).toEqual(sentTo(ROOM.slug));
  expect((await fixture.enter(ada, { tabId: 'a', location: ROOM.slug })).location).toBe(ROOM.slug);
});

test('who goes through a door again and again is limited like all who connect', async () => {
  const ada = fixture.world.add('Ada', { ...ROOM.door, frame: 0 });
  await fixture.enter(ada);
  const outcomes: unknown[] = [];
  for (let count = 0; count < 12; count++)
    outcomes.push(await refusal(ada, { throughDoor: true, location: count % 2 === 0 ? ROOM.slug : LOCATION_SLUG }));
  expect(outcomes.slice(0, 11)).toEqual(outcomes.slice(0, 11).map(() => 'joined'));
  expect(outcomes[11]).toMatchObject({ code: 'too-many', retry: true });
});

test('the place in a location is kept over a lost connection and a restart', async () => {
  const ada = fixture.inside(fixture.world.add('Ada'));
  const first = await fixture.enter(ada, { location: ROOM.slug });
  const { x, y } = placeIn(first, 'Ada') ?? expect.unreachable();
  const other = await fixture.enter(fixture.inside(fixture.world.add('Bob')), { location: ROOM.slug });
  await walk(first, other, { x: x + 30, y });
  first.client.disconnect();
  const again = await fixture.enter(ada, { location: ROOM.slug });
  expect(placeIn(again, 'Ada')).toMatchObject({ x: x + 30, y });
  await fixture.town.close();
  await fixture.reopen();
  // A new tab, which knows nothing.
  expect(await refusal(ada, {})).toEqual(sentTo(ROOM.slug));
  expect(placeIn(await fixture.enter(ada, { location: ROOM.slug }), 'Ada')).toMatchObject({ x: x + 30, y });
});

test('only players in the town are at places of the town', async () => {
  const [ada, bob] = [fixture.world.add('Ada'), fixture.world.add('Bob')];
  await fixture.enter(ada);
  await fixture.enter(fixture.inside(bob), { location: ROOM.slug });
  const visited: string[] = [];
  fixture.town.eachPlace((id) => visited.push(id));
  expect(visited).toEqual([ada.id]);
  expect([fixture.town.placeOf(bob.id), fixture.town.isHere(bob.id)]).toEqual([null, true]);
  expect([...fixture.town.playerIds()].toSorted()).toEqual([ada.id, bob.id]);
});

test('each location has channels of its own', async () => {
  const [ada, bob] = [fixture.world.add('Ada'), fixture.world.add('Bob')];
  await fixture.enter(ada);
  await fixture.enter(fixture.inside(bob), { location: ROOM.slug });
  const ids = [ada.id, bob.id];
  expect((await fixture.town.channels(ids, LOCATION_SLUG)).channelOf).toEqual(new Map([[ada.id, 1]]));
  expect((await fixture.town.channels(ids, ROOM.slug)).channelOf).toEqual(new Map([[bob.id, 1]]));
});

test('a location that does not exist is refused', async () => {
  const client = fixture.connect({ serverSessionKey: 'key-player-ada', location: 'nowhere' });
  const [error] = await waitForEvent(client, 'connect_error');
  expect(error.data).toMatchObject({ code: 'unknown-location', retry: false });
});

/** What the town does when other processes of its world have its players, or had them. The test decides what they report. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlayerRecord } from '../ports.ts';
import { collect, SPAWN, TOWN_CLAIM, TownFixture, waitForEvent } from '../testing/town-fixture.ts';
import type { Known, Superseded } from './directory/directory.ts';
import { InProcessDirectory, oneProcess } from './directory/in-process.ts';

let fixture: TownFixture;
let record: PlayerRecord;
let supersede: (superseded: Superseded) => void;
let known: Known;
let uncertain: (() => void)[];
let isAway: boolean;

beforeEach(async () => {
  known = 'new';
  isAway = false;
  uncertain = [];
  const directory = Object.assign(new InProcessDirectory(), {
    enter: () => Promise.resolve(known),
    onSuperseded: (listener: typeof supersede) => {
      supersede = listener;
    },
    onUncertain: (listener: () => void) => void uncertain.push(listener),
  });
  fixture = await TownFixture.start({}, { ...oneProcess(), directory, isAway: () => isAway });
  record = fixture.world.add('Ada');
});
afterEach(() => fixture.stop());

const claim = { playerId: 'player-ada', tabId: null };

test('a connection ends for a newer claim, and not for an older one', async () => {
  const ada = await fixture.enter(record);
  supersede({ ...claim, epoch: 1 });
  supersede({ ...claim, playerId: 'nobody', epoch: 9 });
  const said = waitForEvent(ada.client, 'chat');
  ada.client.emit('chat', 'still here');
  await said;
  const replaced = waitForEvent(ada.client, 'replaced');
  const ended = waitForEvent(ada.client, 'disconnect');
  supersede({ ...claim, epoch: 2 });
  await replaced;
  await ended;
});

test('a connection of the tab that came back elsewhere is cut without a message', async () => {
  const ada = await fixture.enter(record, { tabId: 'tab-1' });
  let isReplaced = false;
  ada.client.on('replaced', () => {
    isReplaced = true;
  });
  const ended = waitForEvent(ada.client, 'disconnect');
  supersede({ ...claim, tabId: 'tab-1', epoch: 2 });
  await ended;
  expect(isReplaced).toBe(false);
});

test('a refused save waits for the message of the process that has the player, which knows the tab', async () => {
  const ada = await fixture.enter(record, { tabId: 'tab-1' });
  const bob = await fixture.enter(fixture.world.add('Bob_2'));
  const replaced = collect(ada.client, 'replaced');
  for (const id of [record.id, 'player-bob_2']) await fixture.world.claim(id, TOWN_CLAIM);
  const [adas, bobs] = [waitForEvent(ada.client, 'disconnect'), waitForEvent(bob.client, 'replaced')];
  fixture.pass(1000);
  for (const { client } of [ada, bob]) client.emit('move', SPAWN.x + 5, SPAWN.y, 1);
  await expect.poll(() => fixture.world.saved.length).toBeGreaterThan(0);
  supersede({ ...claim, tabId: 'tab-1', epoch: 2 });
  await adas;
  // Without a message it ends nevertheless.
  await bobs;
  expect(replaced).toEqual([]);
});

test('a player who comes from another process is not announced to friends again', async () => {
  const entered: string[] = [];
  fixture.town.onEntered(({ username }) => void entered.push(username));
  known = 'online';
  const ada = await fixture.enter(record);
  known = 'new';
  await fixture.enter(fixture.world.add('Bob_2'));
  await expect.poll(() => entered).toEqual(['Bob_2']);
  ada.client.disconnect();
  await fixture.enter(record);
  await expect.poll(() => entered).toEqual(['Bob_2', 'Ada']);
});

test('friends of a player who was gone for a short time see the player again, without a message', async () => {
  const notes: string[] = [];
  fixture.town.onEntered(({ id }) => void notes.push(`entered ${id}`));
  fixture.town.onReturned(({ id }) => void notes.push(`returned ${id}`));
  known = 'left';
  await fixture.enter(record);
  await expect.poll(() => notes).toEqual([`returned ${record.id}`]);
});

test('while others cannot be reached, a newer claim ends the connection of a player at rest', async () => {
  const ada = await fixture.enter(record);
  const bob = await fixture.enter(fixture.world.add('Bob_2'));
  await fixture.world.claim(record.id, TOWN_CLAIM);
  const replaced = waitForEvent(ada.client, 'replaced');
  isAway = true;
  await replaced;
  expect(bob.client.connected).toBe(true);
});

test('after a process has ended, a claim that it sent no message of ends the connection, also when the database was away', async () => {
  const ada = await fixture.enter(record);
  const bob = await fixture.enter(fixture.world.add('Bob_2'));
  await fixture.world.claim(record.id, TOWN_CLAIM);
  const outdated = fixture.world.outdated.bind(fixture.world);
  let reads = 0;
  fixture.world.outdated = async (claims) => {
    reads += 1;
    if (reads === 1) throw new Error('the database is away');
    return await outdated(claims);
  };
  const replaced = waitForEvent(ada.client, 'replaced');
  for (const call of uncertain) call();
  await replaced;
  expect([reads, bob.client.connected]).toEqual([2, true]);
});

test('friends are read again when players elsewhere are uncertain', () => {
  const moved: (string | null)[] = [];
  fixture.town.onFriendMoved((playerId) => void moved.push(playerId));
  for (const call of uncertain) call();
  expect(moved).toEqual([null]);
});

test('after missed changes, looks are read again and ended sessions lose their connections', async () => {
  const [ada, bob] = [await fixture.enter(record), await fixture.enter(fixture.world.add('Bob_2'))];
  record.nametag = 'new';
  fixture.pass(2000);
  const updated = waitForEvent(bob.client, 'user_updated');
  await fixture.town.recheck();
  expect((await updated)[1]).toContain('"nametag":"new"');
  fixture.world.keys.delete(`key-${record.id}`);
  const ended = waitForEvent(ada.client, 'disconnect');
  await fixture.town.recheck();
  await ended;
  expect(bob.client.connected).toBe(true);
});

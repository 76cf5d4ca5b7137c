/** Channels over real sockets: who sees whom, changing channels, and what reaches players wherever they are. */
import { afterEach, expect, test } from 'vitest';
import type { PlayerRecord } from '../ports.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import { oneProcess } from './directory/in-process.ts';
import { collect, TownFixture, waitForEvent } from '../testing/town-fixture.ts';
import { sentence } from '../../shared/rules/sentence.ts';

let fixture: TownFixture;
afterEach(() => fixture.stop());

/** Channels hold so many that the third newcomer opens the second one. */
async function start() {
  fixture = await TownFixture.start({ channelCapacity: 2 });
  const [ada, bob, eve] = [fixture.world.add('Ada'), fixture.world.add('Bob'), fixture.world.add('Eve')];
  return { ada, bob, eve };
}

const seen = ({ players }: { players: { user: { username: string } }[] }): string[] =>
  players.map(({ user }) => user.username).toSorted();

const listOf = (listener: (note: (player: { id: string }) => void) => void): string[] => {
  const ids: string[] = [];
  listener(({ id }) => ids.push(id));
  return ids;
};

test('players of different channels do not see or hear each other; whispers and counts cross', async () => {
  const { ada, bob, eve } = await start();
  const first = await fixture.enter(ada);
  const beside = await fixture.enter(bob);
  const apart = await fixture.enter(eve);
  expect([seen(beside), seen(apart)]).toEqual([['Ada', 'Bob'], ['Eve']]);
  expect(fixture.town.onlineCount()).toBe(3);
  expect(await fixture.town.onlineOf([ada.id, eve.id])).toEqual(new Set([ada.id, eve.id]));
  const heard = collect(apart.client, 'chat');
  const moved = collect(apart.client, 'user_connected');
  first.client.emit('chat', 'hello');
  await waitForEvent(beside.client, 'chat');
  const whispered = waitForEvent(apart.client, 'whisper');
  first.client.emit('chat', 'Eve: over here');
  expect(await whispered).toEqual(['Ada', 'over here', false]);
  expect([heard, moved]).toEqual([[], []]);
});

test('who changes channels keeps the place, and is neither gone nor new to friends', async () => {
  const { ada, bob, eve } = await start();
  const entered = listOf((note) => fixture.town.onEntered(note));
  const left = listOf((note) => fixture.town.onLeft(note));
  const first = await fixture.enter(ada, { tabId: 'a' });
  const beside = await fixture.enter(bob);
  const apart = await fixture.enter(eve);
  first.client.emit('move', 540, 640, 1);
  await waitForEvent(beside.client, 'move');
  const gone = waitForEvent(beside.client, 'user_disconnected');
  const came = waitForEvent(apart.client, 'user_connected');
  const replaced = collect(first.client, 'replaced');
  const second = await fixture.enter(ada, { tabId: 'a', channel: 2 });
  expect(seen(second)).toEqual(['Ada', 'Eve']);
  const self = second.players.find(({ user }) => user.username === 'Ada');
  expect(self?.state).toMatchObject({ x: 540, y: 640, frame: 1 });
  expect((await gone)[0]).toBe(first.selfId);
  expect(JSON.parse(String((await came)[2]))).toMatchObject({ username: 'Ada' });
  expect(fixture.town.onlineCount()).toBe(3);
  expect([entered, left]).toEqual([[ada.id, bob.id, eve.id], []]);
  expect(replaced).toEqual([]);
  const ended = waitForEvent(apart.client, 'user_disconnected');
  second.client.disconnect();
  await ended;
  expect(left).toEqual([ada.id]);
  expect(fixture.town.onlineCount()).toBe(2);
});

test('a second tab in another channel replaces the first', async () => {
  const { ada, bob, eve } = await start();
  const first = await fixture.enter(ada, { tabId: 'a' });
  await fixture.enter(bob);
  await fixture.enter(eve);
  const replaced = waitForEvent(first.client, 'replaced');
  await fixture.enter(ada, { tabId: 'b', channel: 2 });
  await replaced;
  expect(fixture.town.onlineCount()).toBe(3);
});

test('a channel whose number belongs to another process gets another one, and its players stay', async () => {
  const world = oneProcess();
  let lose: (number: number) => void = () => undefined;
  world.registryOf(LOCATION_SLUG).onLost = (listener) => {
    lose = listener;
  };
  fixture = await TownFixture.start({ channelCapacity: 2, nodePath: '/t/a' }, world);
  const ada = fixture.world.add('Ada');
  const { client } = await fixture.enter(ada, { features: ['channels-1'] });
  const renumbered = waitForEvent(client, 'channel', (number) => number !== 1);
  lose(1);
  expect(await renumbered).toEqual([2]);
  expect(await fixture.town.channels([ada.id])).toMatchObject({
    channels: [{ number: 2, players: 1 }],
    channelOf: new Map([[ada.id, 2]]),
  });
  const said = waitForEvent(client, 'chat');
  client.emit('chat', 'still here');
  await said;
});

test('a channel that is empty closes, the first one stays; messages find a player in any', async () => {
  const { ada, bob, eve } = await start();
  await fixture.enter(ada);
  await fixture.enter(bob);
  const apart = await fixture.enter(eve);
  const players = async (): Promise<string> =>
    await fixture.registry.getSingleMetricAsString('promenade_channel_players');
  expect(await players()).toContain('{channel="2"} 1');
  const notice = waitForEvent(apart.client, 'notification_message');
  await fixture.town.notify(eve.id, 'system', sentence('aModeratorLetYouTalk'), { code: 'unmuted', params: {} });
  expect((await notice)[1]).toBe('A moderator let you talk again.');
  const redacted = waitForEvent(apart.client, 'chat_redacted');
  const spoken = await speak(apart.client, eve);
  await fixture.town.redact(spoken);
  expect(await redacted).toEqual(['Eve', 'good evening']);
  const left = new Promise((resolve) => fixture.town.onLeft(resolve));
  apart.client.disconnect();
  await left;
  expect(await players()).not.toContain('{channel="2"}');
  expect((await fixture.town.recentChat()).map(({ text }) => text)).toEqual(['[redacted]']);
});

/** Says a line; resolves to its id. */
async function speak(client: Parameters<typeof waitForEvent>[0], { id }: PlayerRecord): Promise<string> {
  const heard = waitForEvent(client, 'chat');
  client.emit('chat', 'good evening');
  await heard;
  const line = (await fixture.town.recentChat()).find(({ playerId }) => playerId === id);
  return line?.id ?? expect.unreachable('nothing was said');
}

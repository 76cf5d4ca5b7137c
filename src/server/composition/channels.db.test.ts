/** Channels of a whole server: a newcomer enters where friends are, also where strangers are not sent any more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from '../testing/caller.ts';
import { startServer } from '../testing/database-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { TestClient } from '../testing/town-fixture.ts';

let server: TestServer;
const clients: TestClient[] = [];
const newcomer = Caller.numbered(() => server, 'Placed');

beforeAll(async () => {
  // Strangers are sent to a channel until four players are in it.
  server = await startServer({ env: { CHANNEL_CAPACITY: '5' } });
  await server.server.listen();
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  await server.stop();
});

const enter = async (player: Caller): Promise<void> => void clients.push(await player.enterTown());

/** Players in the channels, the first one first. */
async function counts(): Promise<number[]> {
  const text = String((await server.get('/metrics')).body.text);
  return [...text.matchAll(/^promenade_channel_players\{channel="\d+"\} (\d+)$/gm)].map(([, count]) => Number(count));
}

it('a location that does not exist has no channels and no place', async () => {
  const player = await newcomer();
  const known = await player.get('/channels?location=lantern-bay');
  expect([known.status, (await player.get('/channels?location=nowhere')).status]).toEqual([200, 404]);
  const wish = { channel: null, lost: null, location: 'nowhere' };
  expect((await player.post('/channels/place', wish)).status).toBe(404);
});

it('friends meet, and the list of channels says where', async () => {
  const players: Caller[] = [];
  for (let count = 0; count < 6; count += 1) players.push(await newcomer());
  const [ada, , , , , friend] = players;
  if (ada === undefined || friend === undefined) expect.unreachable();
  for (const stranger of players.slice(0, 5)) await enter(stranger);
  expect(await counts()).toEqual([4, 1]);
  await friend.post(`/friend/${ada.username}`);
  await ada.post(`/friend/${friend.username}`);
  await enter(friend);
  expect(await counts()).toEqual([5, 1]);
  const stranger = await newcomer();
  await enter(stranger);
  expect(await counts()).toEqual([5, 2]);
  const listed = { isFull: false, friends: [] };
  expect((await friend.get('/channels')).body).toEqual([
    { number: 1, players: 5, isFull: true, friends: [ada.username] },
    { number: 2, players: 2, ...listed },
  ]);
  const place = { username: ada.username, location: 'lantern-bay', channel: 1 };
  expect((await friend.get('/channels/friends')).body).toEqual([place]);
  expect((await stranger.get('/channels/friends')).body).toEqual([]);
  const { url } = (await ada.post('/invitations')).body as { url: string };
  const link = new URLSearchParams(new URL(url).searchParams.get('callbackUrl')?.replace(/^[^?]*/, ''));
  const followed = await stranger.post('/invitations/follow', { token: link.get('invite') });
  expect(followed.body).toMatchObject({ isInTown: true, channel: 1 });
});

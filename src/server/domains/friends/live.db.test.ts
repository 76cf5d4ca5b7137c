/** Live notifications in the town: mail, friends, hearts, blocks, online friends, looks and name tags. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../testing/caller.ts';
import { startServer } from '../../testing/database-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { collect, waitForEvent } from '../../testing/town-fixture.ts';
import { sentence } from '../../../shared/rules/sentence.ts';

describe('live notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await server.server.listen();
  });
  afterAll(() => server.stop());

  const befriend = async (one: Caller, other: Caller): Promise<void> => {
    await one.post(`/friend/${other.username}`);
    await other.post(`/friend/${one.username}`);
  };

  it('are sent for mail, friend requests, acceptance and matches', async () => {
    const [ada, bob] = await Caller.all(server, 'Ada', 'Bob');
    const [adasTown, bobsTown] = [await ada.enterTown(), await bob.enterTown()];
    const [toAda, toBob] = [adasTown, bobsTown].map((town) => collect(town, 'notification_message'));
    await ada.post('/mail/Bob', { message: 'hello' });
    await ada.post('/friend/Bob');
    const [request] = await bob.list<{ id: string }>('/mail?folder=inbox&limit=1');
    await bob.get(`/friend/${request?.id}/accept`);
    await bob.get('/profile/Ada/match/1');
    const matched = waitForEvent(bobsTown, 'notification_message', (kind) => kind === 'match');
    await ada.get('/profile/Bob/match/1');
    await matched;
    await ada.get('/profile/Bob/match/1');
    await bob.post('/mail/Ada', { message: 'bye' });
    const end = waitForEvent(adasTown, 'notification_message', (_, text) => text === 'A moderator let you talk again.');
    const { id } = await ada.record();
    await server.server.town.notify(id, 'system', sentence('aModeratorLetYouTalk'), { code: 'unmuted', params: {} });
    await end;
    expect(toBob).toEqual([
      ['mail', 'You have mail from Ada.'],
      ['mail', 'Ada would like to be your friend.'],
      ['match', 'You and Ada are a match!'],
    ]);
    expect(toAda).toEqual([
      ['friend', 'Bob accepted your friend request.'],
      ['match', 'You and Bob are a match!'],
      ['mail', 'You have mail from Bob.'],
      ['system', 'A moderator let you talk again.'],
    ]);
    for (const town of [adasTown, bobsTown]) town.disconnect();
  });

  it('only friends are notified when a player comes online; lists and profiles show it', async () => {
    const [cleo, dan, eve] = await Caller.all(server, 'Cleo', 'Dan', 'Eve');
    await befriend(cleo, dan);
    expect(await dan.list('/friend/list/online')).toEqual([]);
    const [dansTown, evesTown] = [await dan.enterTown(), await eve.enterTown()];
    const toEve = collect(evesTown, 'notification_message');
    const toDan = collect(dansTown, 'notification_message');
    const notification = waitForEvent(dansTown, 'notification_message', (kind) => kind === 'online');
    const cleosTown = await cleo.enterTown();
    expect(await notification).toEqual(['online', 'Cleo is now online.']);
    expect(await dan.list('/friend/list/online')).toEqual([{ username: 'Cleo' }]);
    expect(await eve.list('/friend/list/online')).toEqual([]);
    expect((await eve.get('/profile/Cleo')).body).toMatchObject({ isOnline: true });
    expect((await eve.get('/profile/Cleo/quickAction')).body).toMatchObject({ isOnline: true });

    // A second tab replaces the connection of the first without a notification.
    const again = await cleo.enterTown();
    await cleo.post('/mail/Dan', { message: 'after the other tab' });
    await cleo.get('/profile/Eve/block/1');
    expect((await eve.get('/profile/Cleo')).body).toMatchObject({ isOnline: false });
    const end = waitForEvent(evesTown, 'notification_message');
    await server.server.town.notify((await eve.record()).id, 'system', sentence('aModeratorLetYouTalk'), {
      code: 'unmuted',
      params: {},
    });
    await end;
    expect(toEve).toEqual([['system', 'A moderator let you talk again.']]);
    expect(toDan).toEqual([
      ['online', 'Cleo is now online.'],
      ['mail', 'You have mail from Cleo.'],
    ]);
    for (const town of [dansTown, evesTown, cleosTown, again]) town.disconnect();
  });

  it('a block stops chat and whispers immediately; unblocking restores them', async () => {
    const [finn, gina] = await Caller.all(server, 'Finn', 'Gina');
    const [finnsTown, ginasTown] = [await finn.enterTown(), await gina.enterTown()];
    const toGina = collect(ginasTown, 'chat');
    const whispers = collect(ginasTown, 'whisper');
    const say = async (text: string): Promise<void> => {
      const said = waitForEvent(finnsTown, text.includes(':') ? 'whisper' : 'chat');
      finnsTown.emit('chat', text);
      await said;
    };
    await gina.get('/profile/Finn/block/1');
    await say('can you hear me');
    await say('Gina: psst');
    await gina.get('/profile/Finn/block/0');
    const through = waitForEvent(ginasTown, 'chat');
    await say('and now');
    await through;
    expect(toGina.map(([, text]) => text)).toEqual(['and now']);
    expect(whispers).toEqual([]);
    for (const town of [finnsTown, ginasTown]) town.disconnect();
  });

  it('changes of name tag and name colour are broadcast to the town', async () => {
    const [hal, ivy] = await Caller.all(server, 'Hal', 'Ivy');
    await hal.admin('membership', '1');
    const [halsTown, ivysTown] = [await hal.enterTown(), await ivy.enterTown()];
    const tagged = waitForEvent(ivysTown, 'user_updated', (_, json) => json.includes('lamplighter'));
    await hal.post('/customization/nametag', { nametag: 'lamplighter' });
    expect(JSON.parse((await tagged)[1])).toMatchObject({ username: 'Hal', nametag: 'lamplighter', membership: 1 });
    const coloured = waitForEvent(ivysTown, 'user_updated', (_, json) => json.includes('#ff8800'));
    await hal.post('/customization/nameColor', { nameColor: '#FF8800' });
    expect(JSON.parse((await coloured)[1])).toMatchObject({ customization: { nametagColor: '#ff8800' } });
    for (const town of [halsTown, ivysTown]) town.disconnect();
  });
});

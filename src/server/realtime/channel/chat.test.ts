/** Chat: public lines, whispers, blocked players, limits, and malformed text. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FEATURE_WALKS } from '../../../shared/realtime/events.ts';
import { CHAT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import type { PlayerRecord } from '../../ports.ts';
import { chatTexts } from './chat.ts';
import { collect, packetParser, waitForEvent, TownFixture, type Visitor } from '../../testing/town-fixture.ts';
import { sentence } from '../../../shared/rules/sentence.ts';
import { textOf } from '../../sentences.ts';

let fixture: TownFixture;
let ada: Visitor;
let bob: Visitor;
let players: { ada: PlayerRecord; bob: PlayerRecord };
beforeEach(async () => {
  fixture = await TownFixture.start();
  players = { ada: fixture.world.add('Ada'), bob: fixture.world.add('Bob_2') };
  [ada, bob] = await Promise.all([fixture.enter(players.ada), fixture.enter(players.bob)]);
});
afterEach(() => fixture.stop());

const LAST = sentence('aModeratorLetYouTalk');
const END = textOf(LAST);

/** All events that both players receive after Ada sends `lines` at once. */
async function eventsAfter(...lines: string[]): Promise<Record<string, unknown[][]>> {
  const sides = { ada: ada.client, bob: bob.client };
  const all = Object.entries(sides).flatMap(([name, client]): [string, unknown[][]][] => [
    [`${name} chat`, collect(client, 'chat')],
    [`${name} whisper`, collect(client, 'whisper')],
    [`${name} notice`, collect(client, 'notification_message')],
  ]);
  // Somebody's look is sent once a second.
  fixture.pass(1000);
  players.ada.nametag = END;
  const received = waitForEvent(ada.client, 'user_updated');
  for (const line of lines) ada.client.emit('chat', line);
  ada.client.emit('update_character');
  await received;
  fixture.pass(5000);
  const said = waitForEvent(ada.client, 'chat', (_, text) => text === END);
  ada.client.emit('chat', END);
  await said;
  const ended = waitForEvent(bob.client, 'notification_message', (_, text) => text === END);
  await fixture.town.notify(players.bob.id, 'system', LAST, { code: 'unmuted', params: {} });
  await ended;
  const withoutEnd = all.map(([name, events]): [string, unknown[][]] => [
    name,
    events.filter(([, text]) => text !== END),
  ]);
  return Object.fromEntries(withoutEnd.filter(([, events]) => events.length > 0));
}

describe('whispers', () => {
  test.each(['Bob_2: psst darn', 'bob_2:psst darn', 'BOB_2:   psst darn'])('%s', async (line) => {
    expect(await eventsAfter(line)).toEqual({
      'bob whisper': [['Ada', 'psst [redacted]', false]],
      'ada whisper': [['Bob_2', 'psst [redacted]', true]],
    });
  });

  test('an emoji whose name contains a redacted word is unchanged', async () => {
    expect(await eventsAfter('Bob_2: darn <:/emojis/darn-cat.webp:> darn')).toMatchObject({
      'bob whisper': [['Ada', '[redacted] <:/emojis/darn-cat.webp:> [redacted]', false]],
    });
  });

  test('a whisper whose listener cannot be looked up gets a notice', async () => {
    fixture.world.byUsername = () => Promise.reject(new Error('the database is gone'));
    expect(await eventsAfter('Bob_2: psst')).toEqual({
      'ada notice': [['system', textOf(chatTexts.unsure('Bob_2'))]],
    });
  });

  test('a whisper with a mistyped name is never sent in public', async () => {
    expect(await eventsAfter('Bobb: psst')).toEqual({
      'ada notice': [['system', 'No player is called Bobb. Nothing was sent.']],
    });
  });

  test('a whisper to a player who is not in the town is refused', async () => {
    fixture.world.add('Cleo');
    expect(await eventsAfter('cleo: psst')).toEqual({ 'ada notice': [['system', 'Cleo is not online.']] });
  });

  test('a whisper to the sender is refused', async () => {
    expect(await eventsAfter('Ada: hm')).toEqual({ 'ada notice': [['system', textOf(chatTexts.self)]] });
  });

  test('a whisper is dropped when another connection of the sender takes over during the name lookup', async () => {
    let answer = (): void => {};
    const lookUp = fixture.world.byUsername.bind(fixture.world);
    const asked = new Promise<void>((resolve) => {
      fixture.world.byUsername = async (username) => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        return await lookUp(username);
      };
    });
    const received = collect(bob.client, 'whisper');
    ada.client.emit('chat', 'Bob_2: psst');
    await asked;
    const next = await fixture.enter(players.ada);
    answer();
    fixture.world.byUsername = lookUp;
    const said = waitForEvent(bob.client, 'whisper');
    next.client.emit('chat', 'Bob_2: again');
    await said;
    expect(received).toEqual([['Ada', 'again', false]]);
  });

  test('a whisper without text is not sent', async () => {
    expect(await eventsAfter('Bob_2:', 'Bob_2:  ')).toEqual({});
  });
});

describe('text that only resembles a whisper is public', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['note:this', 'note:this'],
    ['ab: too short a name', 'ab: too short a name'],
    ['a b: hello', 'a b: hello'],
    ['\\Bob_2: hello', 'Bob_2: hello'],
    ['a\u202eb\u0000c', 'a b c'],
  ])('%s', async (line, text) => {
    expect(await eventsAfter(line)).toEqual({ 'ada chat': [[ada.selfId, text]], 'bob chat': [[ada.selfId, text]] });
  });
});

describe('blocked players', () => {
  test.each(['ada', 'bob'] as const)("%s blocked the other: neither receives the other's chat", async (blocker) => {
    const other = blocker === 'ada' ? 'bob' : 'ada';
    fixture.world.blocked.set(players[blocker].id, new Set([players[other].id]));
    await fixture.town.changed(players[blocker].id);
    const answer = await eventsAfter('hello');
    expect(answer).toEqual({ 'ada chat': [[ada.selfId, 'hello']] });
    const silence = collect(ada.client, 'chat');
    const own = waitForEvent(bob.client, 'chat', (id) => id === bob.selfId);
    bob.client.emit('chat', 'hello?');
    await own;
    expect(silence).toEqual([]);
  });

  test('a sender whose whisper is blocked gets no notification', async () => {
    fixture.world.blocked.set(players.bob.id, new Set([players.ada.id]));
    await fixture.town.changed(players.bob.id);
    expect(await eventsAfter('Bob_2: hey')).toEqual({ 'ada whisper': [['Bob_2', 'hey', true]] });
  });

  test('a player cannot whisper to a player they blocked', async () => {
    fixture.world.blocked.set(players.ada.id, new Set([players.bob.id]));
    await fixture.town.changed(players.ada.id);
    expect(await eventsAfter('Bob_2: hey')).toEqual({ 'ada notice': [['system', textOf(chatTexts.blocked('Bob_2'))]] });
  });
});

describe('limits', () => {
  test('a line of 128 characters is accepted, a longer one is refused', async () => {
    const full = 'x'.repeat(CHAT_MAX_LENGTH);
    const notice = ['system', textOf(chatTexts.tooLong)];
    expect(await eventsAfter(full, `${full}x`, 'x'.repeat(5000))).toEqual({
      'ada chat': [[ada.selfId, full]],
      'bob chat': [[ada.selfId, full]],
      'ada notice': [notice, notice],
    });
  });

  test('three lines at once are accepted, then one per second', async () => {
    const answer = await eventsAfter('1', '2', '3', '4', '5');
    expect(answer['bob chat']?.map(([, text]) => text)).toEqual(['1', '2', '3']);
    expect(answer['ada notice']).toEqual([
      ['system', textOf(chatTexts.tooFast)],
      ['system', textOf(chatTexts.tooFast)],
    ]);
  });

  test('blank lines are ignored', async () => {
    expect(await eventsAfter('', '   ', '\n', '\\')).toEqual({});
  });
});

test('clients with walks get the lines of a round together, without those of players from whom a block separates them', async () => {
  const withWalks = { features: [FEATURE_WALKS], options: { parser: packetParser } };
  const cleo = fixture.world.add('Cleo');
  fixture.world.blocked.set(cleo.id, new Set([players.bob.id]));
  const [dora, apart] = [
    await fixture.enter(fixture.world.add('Dora'), withWalks),
    await fixture.enter(cleo, withWalks),
  ];
  const [all, some] = [collect(dora.client, 'said'), collect(apart.client, 'said')];
  const ended = [dora, apart].map(({ client }) =>
    waitForEvent(client, 'said', (lines) => lines.some(([, text]) => text === END)),
  );
  bob.client.emit('chat', 'from Bob');
  const heard = waitForEvent(ada.client, 'chat', (_, text) => text === 'from Bob');
  await heard;
  ada.client.emit('chat', END);
  await Promise.all(ended);
  const netIdOf = (name: string): number | undefined => dora.players.find(({ user }) => user.username === name)?.netId;
  expect(all.flat(2)).toEqual([
    [netIdOf('Bob_2'), 'from Bob'],
    [netIdOf('Ada'), END],
  ]);
  expect(some.flat(2)).toEqual([[netIdOf('Ada'), END]]);
});

describe('a line that is sent again on a new connection', () => {
  test.each([
    ['public', 'hello darn', ['chat', 'hello [redacted]']],
    ['whispered', 'Bob_2: psst', ['whisper', 'psst']],
  ] as const)('%s: is answered and not delivered twice', async (_, line, [event, text]) => {
    const received = collect(bob.client, event);
    const said = waitForEvent(bob.client, event);
    ada.client.emit('chat', line, 1000);
    await said;
    const next = await fixture.enter(players.ada);
    const answered = waitForEvent(next.client, event);
    next.client.emit('chat', line, 1000);
    expect(await answered).toEqual(event === 'chat' ? [next.selfId, text] : ['Bob_2', text, true]);
    const ended = waitForEvent(bob.client, 'chat', (_id, last) => last === END);
    next.client.emit('chat', END, 1001);
    await ended;
    expect(received.filter(([, last]) => last !== END)).toHaveLength(1);
  });

  test('clients with walks get the answer as a line of their own', async () => {
    const withWalks = { features: [FEATURE_WALKS], options: { parser: packetParser } };
    ada.client.emit('chat', 'hello', 7);
    await waitForEvent(ada.client, 'chat');
    const next = await fixture.enter(players.ada, withWalks);
    const answered = waitForEvent(next.client, 'said');
    next.client.emit('chat', 'hello', 7);
    const netId = next.players.find(({ user }) => user.username === 'Ada')?.netId;
    expect(await answered).toEqual([[[netId, 'hello']]]);
  });

  test('a line with a new number or without one is delivered, however often it was said', async () => {
    const received = collect(bob.client, 'chat');
    const ended = waitForEvent(bob.client, 'chat', () => received.length === 3);
    ada.client.emit('chat', 'hello', 1);
    ada.client.emit('chat', 'hello', 2);
    ada.client.emit('chat', 'hello');
    await ended;
    expect(received.map(([, text]) => text)).toEqual(['hello', 'hello', 'hello']);
  });
});

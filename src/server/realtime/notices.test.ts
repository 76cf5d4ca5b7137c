/** Clients that announce `codes-1` get the code of each sentence; others get the specification's two arguments. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHAT_MAX_LENGTH } from '../../shared/rules/limits.ts';
import { FEATURE_CODES, noticeSchema, UNDELIVERED_CHAT } from '../../shared/realtime/notices.ts';
import { collect, waitForEvent, TownFixture, type Visitor } from '../testing/town-fixture.ts';
import type { SentenceData } from '../../shared/rules/sentence.ts';
import { textOf } from '../sentences.ts';

let fixture: TownFixture;
beforeEach(async () => {
  fixture = await TownFixture.start();
});
afterEach(() => fixture.stop());

const REFUSED_LINES: [line: string, code: string, params: object][] = [
  ['Nobody_1: hello', 'whisper-unknown', { username: 'Nobody_1' }],
  ['Away_1: hello', 'whisper-offline', { username: 'Away_1' }],
  ['Foe_1: hello', 'whisper-blocked', { username: 'Foe_1' }],
  ['Ada: hello', 'whisper-self', {}],
  ['x'.repeat(CHAT_MAX_LENGTH + 1), 'chat-too-long', { max: CHAT_MAX_LENGTH }],
  ['x'.repeat(CHAT_MAX_LENGTH * 9), 'chat-too-long', { max: CHAT_MAX_LENGTH }],
];

async function enterAda(features: string[]): Promise<Visitor> {
  const { world } = fixture;
  const [ada, foe] = [world.add('Ada'), world.add('Foe_1')];
  world.add('Away_1');
  world.blocked.set(ada.id, new Set([foe.id]));
  return await fixture.enter(ada, { features });
}

test.each(REFUSED_LINES)('a refused line %.20s has the code %s', async (line, code, params) => {
  const ada = await enterAda([FEATURE_CODES]);
  expect(ada.features).toEqual([FEATURE_CODES]);
  const refused = waitForEvent(ada.client, 'notification_message');
  ada.client.emit('chat', line);
  const [kind, text, notice] = await refused;
  expect([kind, notice]).toMatchObject(['system', { code, params }]);
  expect(text).toBe(textOf(noticeSchema.parse(notice).sentence as SentenceData));
  expect(text).toMatch(/\.$/);
  expect(noticeSchema.parse(notice)).toEqual(notice);
  expect(UNDELIVERED_CHAT.has(noticeSchema.parse(notice).code)).toBe(true);
});

test.each(REFUSED_LINES)('without the feature the notification about %.20s has two arguments', async (line) => {
  const ada = await enterAda([]);
  expect(ada.features).toEqual([]);
  const refused = waitForEvent(ada.client, 'notification_message');
  ada.client.emit('chat', line);
  expect(await refused).toHaveLength(2);
});

test('a muted player gets the remaining minutes', async () => {
  const ada = await enterAda([FEATURE_CODES]);
  const record = fixture.world.players.get('player-ada');
  if (record !== undefined) record.mutedUntil = Date.now() + 5 * 60_000;
  await fixture.town.changed('player-ada');
  const refused = waitForEvent(ada.client, 'notification_message');
  ada.client.emit('chat', 'hello');
  expect((await refused)[2]).toMatchObject({ code: 'chat-muted', params: { minutes: 5 } });
});

test('the chat rate limit has a code', async () => {
  const ada = await enterAda([FEATURE_CODES]);
  const refused = waitForEvent(ada.client, 'notification_message');
  for (const line of ['1', '2', '3', '4']) ada.client.emit('chat', line);
  expect((await refused)[2]).toMatchObject({ code: 'chat-too-fast', params: {} });
});

test('an ended session and a flood have codes', async () => {
  const ada = await enterAda([FEATURE_CODES]);
  const ended = waitForEvent(ada.client, 'notification_message');
  await fixture.town.expel('player-ada', 'bad-session');
  expect((await ended)[2]).toEqual({
    code: 'session-ended',
    params: { reason: 'bad-session' },
    sentence: { code: 'sessionExpiredPleaseSignIn', params: {} },
  });

  const bob = await fixture.enter(fixture.world.add('Bob'), { features: [FEATURE_CODES] });
  const notices = collect(bob.client, 'notification_message');
  const gone = waitForEvent(bob.client, 'disconnect');
  for (let count = 0; count < 200; count++) bob.client.emit('move', 500, 600, 0);
  await gone;
  expect(notices.at(-1)?.[2]).toMatchObject({ code: 'flood', params: {} });
});

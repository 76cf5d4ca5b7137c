/** Whispers to players of other processes, with an outcome that the test decides. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FEATURE_CODES } from '../../../shared/realtime/notices.ts';
import type { PlayerRecord, Whisper, WhisperOutcome } from '../../ports.ts';
import { collect, TownFixture, type Visitor, waitForEvent } from '../../testing/town-fixture.ts';
import type { BusHandlers } from '../directory/directory.ts';
import { oneProcess } from '../directory/in-process.ts';
import { chatTexts } from './chat.ts';
import { textOf } from '../../sentences.ts';

let fixture: TownFixture;
let ada: Visitor;
let record: PlayerRecord;
let handlers: BusHandlers;
/** Whispers on their way, and how to end each. */
let sent: { whisper: Whisper; end: (outcome: WhisperOutcome) => void }[];

beforeEach(async () => {
  sent = [];
  const world = oneProcess();
  fixture = await TownFixture.start(
    {},
    {
      ...world,
      bus: {
        ...world.bus,
        listen: (given) => {
          handlers = given;
        },
        whisper: (_, whisper) => new Promise((end) => void sent.push({ whisper, end })),
      },
    },
  );
  record = fixture.world.add('Ada');
  fixture.world.add('Bob_2');
  ada = await fixture.enter(record, { features: [FEATURE_CODES] });
});
afterEach(() => fixture.stop());

const params = { username: 'Bob_2' };
const whispersSent = (count: number) => expect.poll(() => sent.length).toBe(count);

test.each([
  ['absent', chatTexts.offline('Bob_2'), 'whisper-offline'],
  ['unsure', chatTexts.unsure('Bob_2'), 'whisper-unsure'],
] as const)('its sender learns that it is %s', async (outcome, said, code) => {
  const notified = waitForEvent(ada.client, 'notification_message');
  ada.client.emit('chat', 'Bob_2: psst darn');
  await whispersSent(1);
  expect(sent[0]?.whisper).toEqual({ fromId: record.id, from: 'Ada', text: 'psst [redacted]' });
  sent[0]?.end(outcome);
  expect(await notified).toEqual(['system', textOf(said), { code, params, sentence: said }]);
});

test('later lines do not wait for its outcome, which has an echo when it arrived', async () => {
  const said = waitForEvent(ada.client, 'chat');
  ada.client.emit('chat', 'Bob_2: psst');
  ada.client.emit('chat', 'hello');
  await said;
  const echo = waitForEvent(ada.client, 'whisper');
  sent[0]?.end('arrived');
  expect(await echo).toEqual(['Bob_2', 'psst', true]);
});

test('a line that is sent again on a new connection before its outcome is not sent twice, and answered there', async () => {
  ada.client.emit('chat', 'Bob_2: psst', 7);
  await whispersSent(1);
  const next = await fixture.enter(record, { features: [FEATURE_CODES] });
  const echoes = collect(next.client, 'whisper');
  const said = waitForEvent(next.client, 'chat');
  next.client.emit('chat', 'Bob_2: psst', 7);
  next.client.emit('chat', 'hello', 8);
  await said;
  expect([sent.length, echoes]).toEqual([1, []]);
  sent[0]?.end('arrived');
  await expect.poll(() => echoes).toEqual([['Bob_2', 'psst', true]]);
  next.client.emit('chat', 'Bob_2: psst', 7);
  await expect.poll(() => echoes.length).toBe(2);
  expect(sent).toHaveLength(1);
});

test('one from another process is shown to its listener, unless the listener blocked the sender', async () => {
  const whispers = collect(ada.client, 'whisper');
  expect(handlers.whisper(record.id, { fromId: 'player-eve', from: 'Eve', text: 'psst' })).toBe(true);
  expect(handlers.whisper('player-nobody', { fromId: 'player-eve', from: 'Eve', text: 'psst' })).toBe(false);
  fixture.world.blocked.set(record.id, new Set(['player-eve']));
  await handlers.deliver(record.id, { kind: 'blocks' });
  expect(handlers.whisper(record.id, { fromId: 'player-eve', from: 'Eve', text: 'again' })).toBe(true);
  expect(handlers.whisper(record.id, { fromId: 'player-bob_2', from: 'Bob_2', text: 'hi' })).toBe(true);
  await expect
    .poll(() => whispers)
    .toEqual([
      ['Eve', 'psst', false],
      ['Bob_2', 'hi', false],
    ]);
});

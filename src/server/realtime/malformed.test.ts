/** Malformed input never affects other players. Only floods, oversized payloads and broken frames end a connection. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLOODED } from './admission.ts';
import { keyOf } from '../testing/memory-world.ts';
import { collect, waitForEvent, SPAWN, TownFixture, type Visitor } from '../testing/town-fixture.ts';
import { textOf } from '../sentences.ts';

let fixture: TownFixture;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  fixture = await TownFixture.start();
  ada = await fixture.enter(fixture.world.add('Ada'));
  bob = await fixture.enter(fixture.world.add('Bob'));
});
afterAll(() => fixture.stop());
/** Reconnects: the previous test may have ended the connection. */
beforeEach(async () => {
  fixture.pass(60_000);
  if (!ada.client.connected) ada = await fixture.enter(fixture.world.add('Ada'));
});

const emitAnything = (client: Visitor['client'], event: string, ...args: unknown[]): void => {
  (client as unknown as { emit(event: string, ...args: unknown[]): void }).emit(event, ...args);
};

let steps = 0;

describe('malformed events have no effect and keep the connection open', () => {
  test.each([
    ['move', []],
    ['move', ['600', 600, 1]],
    ['move', [600, 600]],
    ['move', [600, 600, 1, 'more']],
    ['move', [600, 600, 6]],
    ['move', [600, 600, 0.5]],
    ['move', [-1, 600, 0]],
    ['move', [null, null, null]],
    ['move', [{ x: 1 }, [], 'frame']],
    ['move', [1e308, 600, 0]],
    ['move', [Buffer.from([1, 2, 3]), 600, 0]],
    ['walk', [1, 2, 3, 4]],
    ['walk', [1, 2, 3, 4, -5]],
    ['head', [1, 2, 3, 144, 15]],
    ['head', [0.5, 2, 3, 0, 15]],
    ['clock', ['now']],
    ['chat', []],
    ['chat', [5]],
    ['chat', [null]],
    ['chat', [{ text: 'hello' }]],
    ['chat', [['a', 'b']]],
    ['chat', ['hello', 'world']],
    ['chat', [Buffer.from('hello')]],
    ['update_character', [{ deep: { deeper: [] } }, 'x'.repeat(300)]],
    ['match_score', [1, 2]],
    ['join_room', ['[]']],
    ['constructor', []],
    ['__proto__', [{}]],
    ['', ['']],
  ])('%s %j', async (event, args) => {
    const seen = [collect(bob.client, 'chat'), collect(bob.client, 'move')];
    emitAnything(ada.client, event, ...args);
    const moved = waitForEvent(bob.client, 'move');
    const x = SPAWN.x + ++steps;
    ada.client.emit('move', x, SPAWN.y, 1);
    expect(await moved).toEqual([ada.selfId, x, SPAWN.y, 1]);
    expect(seen.map((events) => events.length)).toEqual([0, 1]);
    expect(ada.client.connected).toBe(true);
  });

  test('a request for an acknowledgement is ignored', async () => {
    let isAnswered = false;
    emitAnything(ada.client, 'chat', 'hello', () => {
      isAnswered = true;
    });
    const line = waitForEvent(bob.client, 'chat');
    ada.client.emit('chat', 'really');
    expect((await line)[1]).toBe('really');
    expect(isAnswered).toBe(false);
  });
});

test('a flood ends the connection with a reason and delays the next handshake', async () => {
  const ended = Promise.all([
    waitForEvent(ada.client, 'notification_message', (_, text) => text === textOf(FLOODED)),
    waitForEvent(ada.client, 'disconnect'),
  ]);
  for (let index = 0; index < 400; index++) emitAnything(ada.client, 'noise', index);
  expect((await ended)[1]).toContain('transport close');
  const auth = { serverSessionKey: keyOf(fixture.world.add('Ada')), location: 'lantern-bay' };
  const [error] = await waitForEvent(fixture.connect(auth), 'connect_error');
  expect(error.data).toMatchObject({ code: 'too-many', retry: true });
  expect(bob.client.connected).toBe(true);
});

test('a payload over the limit ends only the connection that sent it', async () => {
  const ended = waitForEvent(ada.client, 'disconnect');
  ada.client.emit('chat', 'x'.repeat(100_000));
  await ended;
  expect(bob.client.connected).toBe(true);
});

test('an invalid protocol frame ends only the connection that sent it', async () => {
  const ended = waitForEvent(ada.client, 'disconnect');
  const engine = ada.client.io.engine as unknown as { write(data: string | Buffer): void };
  engine.write('9{{{nonsense');
  await ended;
  const line = waitForEvent(bob.client, 'chat');
  bob.client.emit('chat', 'hello');
  expect((await line)[1]).toBe('hello');
});

/** Directory and bus: one suite for all implementations. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Bus, Directory } from './directory.ts';
import { InProcessBus, InProcessDirectory } from './in-process.ts';
import type { PlayerMessage } from './messages.ts';
import { createReach } from './reach.ts';

const IMPLEMENTATIONS: [name: string, open: () => { directory: Directory; bus: Bus }][] = [
  ['in one process', () => ({ directory: new InProcessDirectory(), bus: new InProcessBus() })],
];

const LINE = { playerId: 'ada', username: 'Ada', text: 'hello', at: 1 };

describe.each(IMPLEMENTATIONS)('%s', (_name, open) => {
  it('finds the players who are in the town and counts each once', async () => {
    const { directory } = open();
    for (const playerId of ['ada', 'bob']) await directory.enter({ playerId, epoch: 1 });
    await directory.enter({ playerId: 'ada', epoch: 2 });
    expect(await directory.onlineOf(['ada', 'bob', 'eve'])).toEqual(new Set(['ada', 'bob']));
    expect(directory.count()).toBe(2);
    await directory.leave({ playerId: 'bob', epoch: 1 });
    expect(await directory.onlineOf(['ada', 'bob'])).toEqual(new Set(['ada']));
    expect(await directory.onlineOf([])).toEqual(new Set());
  });

  it('the newest claim stays, whatever comes late', async () => {
    const { directory } = open();
    await directory.enter({ playerId: 'ada', epoch: 7 });
    await directory.enter({ playerId: 'ada', epoch: 6 });
    await directory.leave({ playerId: 'ada', epoch: 6 });
    expect(await directory.onlineOf(['ada'])).toEqual(new Set(['ada']));
    await directory.leave({ playerId: 'ada', epoch: 7 });
    expect(directory.count()).toBe(0);
  });

  it('brings messages to the players, in order, and questions to every process', async () => {
    const { bus } = open();
    const delivered: [string, PlayerMessage][] = [];
    bus.listen({
      deliver: (playerId, message) => Promise.resolve(void delivered.push([playerId, message])),
      answer: {
        'recent-chat': () => [{ ...LINE, id: '1' }],
        redact: ({ lineId }) => (lineId === '1' ? { ...LINE, id: '1' } : null),
      },
    });
    await bus.tell(['ada', 'bob'], { kind: 'honor', honor: 5 });
    await bus.tell(['ada'], { kind: 'changed' });
    expect(delivered).toEqual([
      ['ada', { kind: 'honor', honor: 5 }],
      ['bob', { kind: 'honor', honor: 5 }],
      ['ada', { kind: 'changed' }],
    ]);
    expect(await bus.ask('recent-chat', { kind: 'recent-chat' })).toEqual([[{ ...LINE, id: '1' }]]);
    expect(await bus.ask('redact', { kind: 'redact', lineId: '2' })).toEqual([null]);
  });
});

/** Two processes that have what a bus of several would bring. */
function reachOf(bus: Partial<Bus>) {
  const errors: unknown[] = [];
  const log = pino({ level: 'silent' });
  log.error = (fields: unknown) => void errors.push(fields);
  const whole: Bus = { listen: () => undefined, tell: () => Promise.resolve(), ask: () => Promise.resolve([]), ...bus };
  return { reach: createReach({ directory: new InProcessDirectory(), bus: whole, log }), errors };
}

describe('reach', () => {
  it('puts the chat of all processes in order, and finds the line wherever it is', async () => {
    const answers = {
      'recent-chat': [[{ ...LINE, id: 'a', at: 3 }], [], [{ ...LINE, id: 'b', at: 2 }]],
      redact: [null, { ...LINE, id: 'b' }],
    };
    const { reach } = reachOf({ ask: (kind) => Promise.resolve(answers[kind] as never) });
    expect((await reach.recentChat()).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(await reach.redact('b')).toMatchObject({ id: 'b' });
  });

  it('logs what could not be sent and does not fail its caller', async () => {
    const { reach, errors } = reachOf({ tell: () => Promise.reject(new Error('gone')) });
    await reach.notify('ada', 'system', 'hello', { code: 'unmuted', params: {} });
    await reach.changed('ada');
    expect(errors).toMatchObject([{ kind: 'notify' }, { kind: 'changed' }]);
  });
});

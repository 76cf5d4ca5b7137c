/** Who counts as being at an event: near its place for half a minute, while it is on. */
import { expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import type { TownEvent } from '../../shared/contract/feed.ts';
import type { WorldMessage } from '../realtime/directory/messages.ts';
import { runtime } from '../runtime.ts';
import { startAttendance } from './attendance.ts';

const PIER = { x: 400, y: 700 };
const NIGHT: TownEvent = { date: '2026-11-21', title: 'Night', text: '', at: '19:00', minutes: 10, place: 'pier' };

function attend(events: TownEvent[], from: string) {
  const time: ManualRuntime = replaceRuntime(runtime, { nowMs: Date.parse(from) });
  const players = new Map<string, number>();
  const sent: [string | null, number | null | undefined][] = [];
  const casts: WorldMessage[] = [];
  let hear: (message: WorldMessage) => void = () => undefined;
  let join: (player: { id: string; hasPushes: boolean }) => void = () => undefined;
  const stop = startAttendance({
    events,
    places: new Map([['pier', PIER]]),
    bus: {
      cast: (message) => void casts.push(message),
      onCast: (listener) => {
        hear = listener;
      },
    },
    town: {
      eachPlace: (visit) => players.forEach((x, id) => visit(id, x, PIER.y)),
      sendMoment: (id, { people }) => void sent.push([id, people]),
      onJoined: (listener) => {
        join = listener;
        return () => undefined;
      },
    },
  });
  const hearOf = (from: string, people: number): void => hear({ kind: 'attendance', from, people });
  return { time, players, sent, stop, casts, hearOf, join: (id: string) => join({ id, hasPushes: false }) };
}

it('counts those who stay near for half a minute, and nobody after the end', () => {
  const { time, players, sent, join, stop } = attend([NIGHT], '2026-11-21T18:59:58Z');
  players.set('ada', PIER.x + 500).set('far', PIER.x + 501);
  time.advance(30_000);
  expect(sent).toEqual([[null, 0]]);
  time.advance(5000);
  expect(sent.at(-1)).toEqual([null, 1]);
  join('bob');
  expect(sent.at(-1)).toEqual(['bob', 1]);
  players.set('ada', 4000);
  time.advance(5000);
  expect(sent.at(-1)).toEqual([null, 0]);
  // Who left and came back begins again.
  players.set('ada', PIER.x);
  time.advance(30_000);
  expect(sent.at(-1)).toEqual([null, 0]);
  time.advance(600_000);
  expect(sent.at(-1)).toEqual([null, null]);
  stop();
});

it('counts those of other processes, as long as these go on', () => {
  const { time, players, sent, casts, hearOf, stop } = attend([NIGHT], '2026-11-21T19:00:00Z');
  players.set('ada', PIER.x);
  time.advance(35_000);
  hearOf('other', 7);
  time.advance(5000);
  expect(sent.at(-1)).toEqual([null, 8]);
  expect(casts.at(-1)).toMatchObject({ kind: 'attendance', people: 1 });
  time.advance(15_000);
  expect(sent.at(-1)).toEqual([null, 1]);
  stop();
});

it('does nothing for events that last all day', () => {
  const { time, sent } = attend([{ date: '2026-11-21', title: 'Night', text: '' }], '2026-11-21T18:59:58Z');
  expect(time.pendingTimers()).toBe(0);
  expect(sent).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { TownEvent } from '../contract/feed.ts';
import {
  DARK_MS,
  easeOfSky,
  momentAt,
  placeSkyLantern,
  shownStartMs,
  sinceHour,
  SKY_LANTERN_COUNT,
  startOfLantern,
  timedEvents,
} from './moments.ts';
import { isStageTime } from './stage-time.ts';

const at = (time: string): number => Date.parse(`2026-11-21T${time}Z`);
const NIGHT: TownEvent = { date: '2026-11-21', title: 'Night', text: '', at: '19:00', minutes: 90, place: 'pier' };
const kindAt = (time: string, events: TownEvent[] = [], hasMusician = true) =>
  momentAt(timedEvents(events), at(time), hasMusician)?.kind ?? null;

describe('the moment of the pill', () => {
  it.each([
    ['18:58:59', null],
    ['18:59:00', 'lanterns-soon'],
    ['19:00:00', 'lanterns'],
    ['19:01:00', 'lanterns-done'],
    ['19:01:15', null],
    ['19:29:59', null],
    ['19:30:00', 'stage'],
    ['19:34:00', null],
  ])('at %s is %s without events', (time, kind) => {
    expect(kindAt(time)).toBe(kind);
  });

  it.each([
    ['17:59:00', 'lanterns-soon'],
    ['18:00:30', 'lanterns'],
    ['18:02:00', 'event-soon'],
    ['18:31:00', 'event-soon'],
    ['19:00:30', 'lanterns'],
    ['19:02:00', 'event'],
    ['19:31:00', 'event'],
    ['20:35:00', null],
  ])('at %s is %s around an event of 90 minutes', (time, kind) => {
    expect(kindAt(time, [NIGHT])).toBe(kind);
  });

  it('is no stage time in an hour in which an event would interrupt it', () => {
    const song: TownEvent = { date: '2026-11-21', title: 'Song', text: '', at: '19:33', minutes: 20 };
    expect(isStageTime(at('19:31:00'), timedEvents([song]))).toBe(false);
    expect(isStageTime(at('19:31:00'), timedEvents([{ ...song, at: '19:34' }]))).toBe(true);
    expect(isStageTime(at('20:31:00'), timedEvents([song]))).toBe(true);
  });

  it('shows the start of an event after the lantern minute', () => {
    expect(shownStartMs({ startMs: at('19:00:00') })).toBe(at('19:01:00'));
    expect(shownStartMs({ startMs: at('19:20:00') })).toBe(at('19:20:00'));
  });

  it('is no stage time where nobody plays', () => {
    expect(kindAt('19:31:00', [], false)).toBeNull();
  });

  it('counts down', () => {
    expect(momentAt([], at('18:59:20'), true)).toEqual({ kind: 'lanterns-soon', inMs: 40_000 });
    expect(momentAt(timedEvents([NIGHT]), at('18:40:00'), true)).toMatchObject({ inMs: 20 * 60_000 });
  });

  it('is not made of events without a time; the place is the stage and the length an hour by default', () => {
    expect(timedEvents([{ date: '2026-11-21', title: 'All day', text: '' }])).toEqual([]);
    const [event] = timedEvents([{ date: '2026-11-21', title: 'Song', text: '', at: '19:00' }]);
    expect(event).toEqual({ title: 'Song', place: 'stage', startMs: at('19:00:00'), endMs: at('20:00:00') });
  });
});

describe('the sky lanterns', () => {
  const out = { x: 0, y: 0, scale: 1, alpha: 0 };
  const placed = (index: number, sinceMs: number) => {
    placeSkyLantern(index, sinceMs, out);
    return { ...out };
  };

  it('rise at their places, drift east, shrink, and are all dark after 90 s', () => {
    expect(placed(2, 2 * 536 - 1).alpha).toBe(0);
    const [early, late] = [placed(2, startOfLantern(2) + 5000), placed(2, startOfLantern(2) + 25_000)];
    expect(early).toMatchObject({ x: expect.closeTo(20 + 2 * 97 + 45), y: 560 - 170, alpha: 1 });
    expect([late.x, late.y]).toEqual([expect.closeTo(early.x + 180), expect.closeTo(early.y - 680)]);
    expect(late.scale).toBeLessThan(early.scale);
    const last = placed(83, startOfLantern(83) + 5000);
    expect(last).toMatchObject({ x: expect.closeTo(760 + 102 * 41 + 45), y: 330 - 170 });
    for (let index = 0; index < SKY_LANTERN_COUNT; index++) expect(placed(index, DARK_MS).alpha).toBe(0);
  });

  it('clear the sky while they rise', () => {
    expect([easeOfSky(at('18:59:30')), easeOfSky(at('19:05:00'))]).toEqual([1, 1]);
    expect(easeOfSky(at('19:00:30'))).toBeCloseTo(0.3);
    expect(sinceHour(at('18:59:00'))).toBe(-60_000);
  });
});

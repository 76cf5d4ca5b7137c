/** Rain and stage time interrupt the rounds, without a jump and alike for all, whenever a client begins to look. */
import { expect, it } from 'vitest';
import { isStageTime, STAGE_SPOT } from '../../shared/rules/stage-time.ts';
import { SLOT_MS, weatherInSlot } from '../../shared/rules/weather.ts';
import { createDuties, dutyAt } from './duties.ts';
import { planSchedule } from './schedule.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = Date.parse('2026-11-23T00:00:00Z');
const PERSON = { home: { x: 2340, y: 760, view: 0 }, route: [2250, 760, 2402, 690], speedPxPerS: 90 };
const straight = async (_from: unknown, { x, y }: { x: number; y: number }) => [x, y];
const schedule = await planSchedule(PERSON, 4, straight);
const place = () => ({ x: 0, y: 0, view: 0, isMoving: false });

/** The first slot of the day with drizzle after a dry one. */
const rainSlot = Array.from({ length: 36 }, (_, at) => DAY_MS / SLOT_MS + at).find(
  (slot) => weatherInSlot(slot) === 'drizzle' && weatherInSlot(slot - 1) !== 'drizzle',
);
const RAIN_MS = (rainSlot ?? 0) * SLOT_MS;

it.each(['fern', 'cadence'])('%s never jumps in a day', (id) => {
  const duties = createDuties(id, schedule);
  const [at, before] = [place(), place()];
  duties.at(DAY_MS, before);
  let longestPx = 0;
  for (let ms = 100; ms < 24 * HOUR_MS; ms += 100) {
    duties.at(DAY_MS + ms, at);
    longestPx = Math.max(longestPx, Math.hypot(at.x - before.x, at.y - before.y));
    Object.assign(before, at);
  }
  // A hop onto the stage is faster than a walk.
  expect(longestPx).toBeLessThan(id === 'cadence' ? 80 : 9.1);
});

it('keeps its round in an hour whose stage time gives way to an event', () => {
  let isEvent = false;
  const duties = createDuties('cadence', schedule, (ms) => !isEvent && isStageTime(ms));
  const at = place();
  const ms = DAY_MS + 10 * HOUR_MS + 32 * MINUTE_MS;
  expect(duties.at(ms, at)).toBe('playing');
  isEvent = true;
  duties.forget();
  expect(duties.at(ms, at)).not.toBe('playing');
  expect(at.y).toBeGreaterThan(STAGE_SPOT.y);
});

it('goes home in the rain and stays there until it ends', () => {
  const duties = createDuties('fern', schedule);
  const at = place();
  expect(RAIN_MS).toBeGreaterThan(0);
  for (const ms of [20_000, SLOT_MS / 2, SLOT_MS - 1]) {
    expect(duties.at(RAIN_MS + ms, at)).toBe('home');
    expect(at).toEqual({ ...PERSON.home, isMoving: false });
  }
});

it('plays on the stage from half past for four minutes, also in the rain, and comes down again', () => {
  const duties = createDuties('cadence', schedule);
  const at = place();
  for (let hour = 0; hour < 24; hour += 1) {
    const half = DAY_MS + hour * HOUR_MS + 30 * MINUTE_MS;
    expect(dutyAt('cadence', half - 1)).not.toBe('stage');
    expect(duties.at(half + 10_000, at)).toBe('playing');
    expect(at).toEqual({ ...STAGE_SPOT, view: 0, isMoving: false });
    expect(duties.at(half + 4 * MINUTE_MS - 4000, at)).toBe('playing');
    expect(duties.at(half + 4 * MINUTE_MS, at)).not.toBe('stage');
    expect([at.x, at.y]).toEqual([2402, 690]);
  }
  expect(dutyAt('fern', DAY_MS + 31 * MINUTE_MS)).toBe('round');
});

it('is the same for who comes later', () => {
  for (const id of ['fern', 'cadence']) {
    const early = createDuties(id, schedule);
    const [a, b] = [place(), place()];
    for (let ms = 0; ms < 6 * HOUR_MS; ms += 7 * MINUTE_MS) {
      // A standing figure keeps the view of its last walk, which the late one has not seen.
      early.at(DAY_MS + ms, a);
      createDuties(id, schedule).at(DAY_MS + ms, b);
      expect([b.x, b.y, b.isMoving]).toEqual([a.x, a.y, a.isMoving]);
    }
  }
});

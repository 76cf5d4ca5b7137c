import { expect, it } from 'vitest';
import { endOf } from '../../shared/walks/runs.ts';
import { planSchedule, wayMsAt, whereAt } from './schedule.ts';

const PERSON = { home: { x: 100, y: 100, view: 2 }, route: [190, 100, 190, 280], speedPxPerS: 90 };
const straight = async (_from: unknown, { x, y }: { x: number; y: number }) => [x, y];
const place = () => ({ x: 0, y: 0, view: 0, isMoving: false });

it('waits 20 to 60 s at each point, and walks there and back at the speed', async () => {
  const { parts, roundMs } = await planSchedule(PERSON, 1, straight);
  const lasting = parts.map(({ fromMs }, at) => (parts[at + 1]?.fromMs ?? roundMs) - fromMs);
  const stands = lasting.filter((_, at) => parts[at]?.direction === 0);
  expect(stands).toHaveLength(4);
  for (const ms of stands) expect(ms >= 20_000 && ms <= 60_000, String(ms)).toBe(true);
  expect(lasting.filter((_, at) => parts[at]?.direction !== 0)).toEqual([1000, 2000, 2000, 1000]);
});

it('is the same for all at the same time of the clock, round after round', async () => {
  const one = await planSchedule(PERSON, 7, straight);
  const same = await planSchedule(PERSON, 7, straight);
  const other = await planSchedule(PERSON, 8, straight);
  const [a, b] = [place(), place()];
  for (let ms = 0; ms < one.roundMs; ms += 777) {
    whereAt(one, ms, a);
    whereAt(same, ms + 3 * one.roundMs, b);
    expect(b).toEqual(a);
  }
  expect(other.roundMs).not.toBe(one.roundMs);
});

it('shows the way that it walks, and never rests with the back to the town', async () => {
  const schedule = await planSchedule(PERSON, 1, straight);
  const at = place();
  const seen = schedule.parts.map(({ fromMs }) => {
    whereAt(schedule, fromMs + 500, at);
    return [at.isMoving, at.view];
  });
  expect(seen).toEqual([
    [false, 2],
    [true, 4],
    [false, 5],
    [true, 0],
    [false, 0],
    [true, 3],
    [false, 0],
    [true, 2],
  ]);
});

it('knows how far from home it is, and when it turns', async () => {
  const schedule = await planSchedule(PERSON, 1, straight);
  const far = schedule.parts.map(({ fromMs }) => wayMsAt(schedule, fromMs + 500));
  expect(far).toEqual([0, 500, 1000, 1500, 3000, 2500, 1000, 500]);
  expect(wayMsAt(schedule, schedule.turnMs)).toBe(endOf(schedule.runs));
});

it('turns back before a point that cannot be reached', async () => {
  const schedule = await planSchedule(PERSON, 1, async (from, to) => (to.y > 200 ? null : straight(from, to)));
  const at = place();
  const seen = schedule.parts.map(({ fromMs }) => {
    whereAt(schedule, fromMs, at);
    return [at.x, at.y];
  });
  expect(seen).toEqual([
    [100, 100],
    [100, 100],
    [190, 100],
    [190, 100],
  ]);
});

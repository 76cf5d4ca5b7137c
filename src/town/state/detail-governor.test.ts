import { describe, expect, it } from 'vitest';
import { LEVEL_MAX, SLOW_RATE_LEVEL } from './detail.ts';
import {
  afterRest,
  type DetailGovernor,
  forgetWindow,
  INITIAL_DETAIL,
  measureFrame,
  restBeforeStepUp,
} from './detail-governor.ts';

/** The frame time of a device at each level. */
type Device = (level: number) => number;

const SCREEN_MS = 1000 / 60;
/** A screen of 60 pictures a second shows a frame at its next picture. */
const onScreen = (frameMs: number): number => Math.ceil(frameMs / SCREEN_MS) * SCREEN_MS;

interface Run {
  state: DetailGovernor;
  /** Each change of the level, with the time it was made at. */
  changes: { level: number; ms: number }[];
}

function run(device: Device, forMs: number, from: DetailGovernor = INITIAL_DETAIL): Run {
  let state = from;
  const changes: Run['changes'] = [];
  for (let ms = 0; ms < forMs; ) {
    const frameMs = onScreen(device(state.level));
    ms += frameMs;
    const next = measureFrame(state, frameMs);
    if (next.level !== state.level) changes.push({ level: next.level, ms });
    state = next;
  }
  return { state, changes };
}

const levels = ({ changes }: Run): number[] => changes.map(({ level }) => level);
const MINUTE = 60_000;
/** Each step down saves so much. */
const costs =
  (...ofLevels: number[]): Device =>
  (level) =>
    ofLevels[level] ?? ofLevels.at(-1) ?? 0;

describe('the governor of detail', () => {
  it('leaves a quick device alone', () => {
    expect(levels(run(() => 9, 5 * MINUTE))).toEqual([]);
  });

  it('ignores single slow frames and a machine that was paused', () => {
    let state = INITIAL_DETAIL;
    for (let frame = 0; frame < 6000; frame++) state = measureFrame(state, frame % 120 === 0 ? 5000 : SCREEN_MS);
    expect(state.level).toBe(0);
  });

  it('goes down one step at a time, as far as it needs, in some seconds', () => {
    const { state, changes } = run(costs(60, 45, 30, 14), 20_000);
    expect(changes.map(({ level }) => level).slice(0, 3)).toEqual([1, 2, 3]);
    expect(changes[2]?.ms).toBeLessThan(8000);
    expect(state.level).toBe(3);
  });

  it('keeps 30 frames a second where that is what a device can do', () => {
    const { state } = run(costs(90, 80, 60, 50, 45, 30), MINUTE);
    expect(state.level).toBe(SLOW_RATE_LEVEL);
  });

  it('goes to the lowest level where nothing else is enough', () => {
    expect(run(costs(300, 280, 260, 250, 240, 200, 90), MINUTE).state.level).toBe(LEVEL_MAX);
  });

  it('goes back up to everything when the load is over', () => {
    const slow = run(costs(90, 80, 70, 60, 50, 45, 30), MINUTE).state;
    expect(slow.level).toBe(LEVEL_MAX);
    const { state, changes } = run(() => 8, 2 * MINUTE, slow);
    expect(changes.map(({ level }) => level)).toEqual([5, 4, 3, 2, 1, 0]);
    expect(state.level).toBe(0);
  });

  it('does not flap under a steady load: steps up that are too much become rare', () => {
    const { changes } = run(costs(40, 30, 14), 60 * MINUTE);
    const ups = changes.filter(({ level }, at) => level < (changes[at - 1]?.level ?? 0));
    const gaps = ups.map(({ ms }, at) => ms - (ups[at - 1]?.ms ?? 0));
    expect(ups.length).toBeLessThan(20);
    expect(ups.filter(({ ms }) => ms > 50 * MINUTE).length).toBeLessThanOrEqual(2);
    expect(gaps.at(-1)).toBeGreaterThan(4 * MINUTE);
    // And it is at the right level nearly all of the time: a trial takes some seconds.
    const tooHigh = ups.reduce((sum, up) => {
      const down = changes.find(({ ms, level }) => ms > up.ms && level > up.level);
      return sum + (down?.ms ?? 0) - up.ms;
    }, 0);
    expect(tooHigh).toBeLessThan(MINUTE);
  });

  it('forgives failures when later steps up last', () => {
    const steady = run(costs(40, 30, 14), 10 * MINUTE).state;
    expect(steady.failures).toBeGreaterThan(2);
    const quick = run(() => 8, 60 * MINUTE, steady).state;
    expect(quick.level).toBe(0);
    expect(quick.failures).toBeLessThan(steady.failures);
  });

  it('takes a way down back that gained nothing: the screen shows 30 pictures a second', () => {
    const first = run(() => 33, MINUTE);
    expect(levels(first)).toEqual([1, 2, 3, 4, 5, 0]);
    // It tries again after more and more time.
    const hour = run(() => 33, 120 * MINUTE, first.state);
    expect(hour.changes.filter(({ level }) => level === 0).length).toBeLessThan(9);
    expect(hour.changes.every(({ level }) => level <= SLOW_RATE_LEVEL)).toBe(true);
  });

  it('counts 50 pictures a second as quick', () => {
    const slow = run(costs(60, 45, 30, 14), 20_000).state;
    let state = slow;
    for (let frame = 0; frame < 3000; frame++) state = measureFrame(state, 20);
    expect(state.level).toBe(0);
  });

  it('forgets what was measured before a break', () => {
    const measured = measureFrame(INITIAL_DETAIL, 200);
    expect(forgetWindow(measured)).toEqual(INITIAL_DETAIL);
    expect(forgetWindow(INITIAL_DETAIL)).toBe(INITIAL_DETAIL);
  });

  it('goes up a step after a rest without frames, later after failures', () => {
    expect(restBeforeStepUp(INITIAL_DETAIL)).toBeNull();
    expect(afterRest(INITIAL_DETAIL)).toBe(INITIAL_DETAIL);
    const slow = run(costs(60, 45, 14), 8000).state;
    expect(slow.level).toBe(2);
    expect(restBeforeStepUp(slow)).toBe(30_000);
    const rested = afterRest(slow);
    expect(rested.level).toBe(1);
    const again = run(costs(60, 45, 14), 5000, rested).state;
    expect(again.level).toBe(2);
    expect(restBeforeStepUp(again)).toBe(60_000);
  });
});

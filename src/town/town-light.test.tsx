/** Day, evening and dusk by the server's clock in the player's time zone. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from '../shared/runtime/client.ts';
import { takeLanterns } from '../state/places/lanterns.ts';
import { settings } from '../state/settings/settings.ts';
import { changingLight, changingTint, useTownLight } from './town-light.ts';

/** In the time zone of the test. */
const at = (hour: number, minute: number, second: number): number =>
  new Date(2026, 10, 21, hour, minute, second).getTime();
let time: ManualRuntime;

beforeEach(() => {
  settings.evening = 'auto';
});
afterEach(() => {
  cleanup();
  settings.evening = 'auto';
});

/** The page's own clock is an hour late. */
function open(nowMs: number, isStill = false, isOptimized = false) {
  time = replaceRuntime(runtime, { nowMs: nowMs - 3_600_000 });
  takeLanterns({ nowMs, townMs: 0, day: 20778, found: [] });
  return renderHook(() => useTownLight({ isStill, isOptimized })).result;
}
const pass = (ms: number) => act(() => time.advance(ms));
const choose = (evening: typeof settings.evening) =>
  act(async () => {
    settings.evening = evening;
  });

it('brings dusk over the town of a player who sees it begin, and then the evening', () => {
  const light = open(at(18, 59, 50));
  expect(light.current).toEqual({ mood: 'day', change: null });
  pass(12_000);
  expect(light.current).toEqual({ mood: 'day', change: { kind: 'edge', startMs: at(19, 0, 0), lastsMs: 45_000 } });
  pass(44_000);
  expect(light.current).toEqual({ mood: 'evening', change: null });
});

it('is evening at once for who enters later, without motion, and by choice', async () => {
  expect(open(at(19, 0, 5)).current).toEqual({ mood: 'evening', change: null });
  cleanup();
  const still = open(at(18, 59, 50), true);
  pass(12_000);
  expect(still.current).toEqual({ mood: 'evening', change: null });
  cleanup();
  const chosen = open(at(18, 59, 58));
  await choose('day');
  pass(4000);
  expect(chosen.current).toEqual({ mood: 'day', change: null });
});

it('is day again at six', () => {
  const light = open(at(5, 59, 58));
  expect(light.current.mood).toBe('evening');
  pass(4000);
  expect(light.current).toMatchObject({ mood: 'day', change: { kind: 'out', lastsMs: 6000 } });
  pass(7000);
  expect(light.current).toEqual({ mood: 'day', change: null });
});

it('fades in four seconds by hand, in two in Optimized Mode, and not at all without motion', async () => {
  const light = open(at(12, 0, 0));
  await choose('evening');
  expect(light.current).toMatchObject({ mood: 'day', change: { kind: 'in', lastsMs: 4000 } });
  pass(5000);
  expect(light.current).toEqual({ mood: 'evening', change: null });
  cleanup();
  const optimized = open(at(18, 59, 58), true, true);
  await choose('auto');
  pass(6000);
  expect(optimized.current).toEqual({ mood: 'evening', change: null });
  await choose('day');
  expect(optimized.current).toMatchObject({ mood: 'day', change: { kind: 'out', lastsMs: 2000 } });
  cleanup();
  const still = open(at(12, 0, 0), true);
  await choose('evening');
  expect(still.current).toEqual({ mood: 'evening', change: null });
});

it('lights figures where the edge of dusk has passed, and all alike in a fade', () => {
  open(at(19, 0, 10));
  const evening = { tintAt: (): number => 0x204060 };
  const edge = changingLight(evening, 500, { kind: 'edge', startMs: at(19, 0, 0), lastsMs: 45_000 });
  expect([1000, 1200, 1401].map((x) => edge.tintAt(x, 800, 9))).toEqual([0x204060, 0x102035, 9]);
  const fade = changingLight(evening, 500, { kind: 'in', startMs: at(19, 0, 8), lastsMs: 4000 });
  expect(fade.tintAt(0, 0, 0)).toBe(0x102030);
  const scenery = changingTint(0xffffff, 0x7f7f7f, { kind: 'edge', startMs: at(19, 0, 0), lastsMs: 45_000 });
  expect([scenery(900), scenery(1500)]).toEqual([0x7f7f7f, 0xffffff]);
});

/** Day, evening and dusk by the server's clock in the player's time zone. */
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ManualRuntime, replaceRuntime } from '../../tests/support/replace-runtime.ts';
import { runtime } from '../shared/runtime/client.ts';
import { takeLanterns } from '../state/places/lanterns.ts';
import { settings } from '../state/settings/settings.ts';
import { duskLight, useTownLight } from './town-light.ts';

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
function open(nowMs: number, isStill = false) {
  time = replaceRuntime(runtime, { nowMs: nowMs - 3_600_000 });
  takeLanterns({ nowMs, townMs: 0, day: 20778, found: [] });
  return renderHook(() => useTownLight(isStill)).result;
}
const pass = (ms: number) => act(() => time.advance(ms));

it('brings dusk over the town of a player who sees it begin, and then the evening', () => {
  const light = open(at(18, 59, 50));
  expect(light.current).toEqual({ mood: 'day', duskMs: null });
  pass(12_000);
  expect(light.current).toEqual({ mood: 'day', duskMs: at(19, 0, 0) });
  pass(42_000);
  expect(light.current).toEqual({ mood: 'evening', duskMs: null });
});

it('is evening at once for who enters later, without motion, and by choice', () => {
  expect(open(at(19, 0, 5)).current).toEqual({ mood: 'evening', duskMs: null });
  cleanup();
  const still = open(at(18, 59, 50), true);
  pass(12_000);
  expect(still.current).toEqual({ mood: 'evening', duskMs: null });
  cleanup();
  const chosen = open(at(18, 59, 58));
  act(() => void (settings.evening = 'day'));
  pass(4000);
  expect(chosen.current).toEqual({ mood: 'day', duskMs: null });
});

it('is day again at six', () => {
  const light = open(at(5, 59, 58));
  expect(light.current.mood).toBe('evening');
  pass(4000);
  expect(light.current).toEqual({ mood: 'day', duskMs: null });
});

it('lights figures where the edge of dusk has passed', () => {
  open(at(19, 0, 10));
  const light = duskLight({ tintAt: (_x, _y, ambient) => ambient + 1 }, 500, at(19, 0, 0));
  expect([light.tintAt(1100, 800, 9), light.tintAt(1300, 800, 9)]).toEqual([501, 9]);
});

import { afterEach, expect, it } from 'vitest';
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import { setRadioBeat } from '../settings/radio-in-town.ts';
import { danceMs } from './stage.ts';

const HALF_PAST = Date.parse('2026-11-25T10:30:00Z');
afterEach(() => setRadioBeat(null));

it('dancers follow the piece on air at stage time alone', () => {
  setRadioBeat(() => 1000);
  const beats = (fromMs: number): number => (danceMs(fromMs + 60_000) - danceMs(fromMs)) / BEAT_MS;
  expect(beats(HALF_PAST)).toBeCloseTo(60);
  expect(beats(HALF_PAST + 5 * 60_000)).toBe(120);
  setRadioBeat(null);
  expect(beats(HALF_PAST)).toBe(120);
});

/** Presented frames of a trace, their rhythm, and the time from a packet to its picture. */
import { expect, it } from 'vitest';
import { intervalsOf, presentedFrames } from '../../tests/support/chromium/presented-frames.ts';
import { delaysToPicture, rhythmOf } from './frame-times.ts';

it('reads the beginnings of presented frames, in order', () => {
  const event = (name: string, ph: string, ts: number): object => ({ name, ph, ts });
  const traceEvents = [
    event('Display::DrawAndSwap', 'X', 3000),
    event('Display::DrawAndSwap', 'B', 1000),
    event('Display::DrawAndSwap', 'E', 1500),
    event('Other', 'X', 2000),
  ];
  expect(presentedFrames(JSON.stringify({ traceEvents }))).toEqual([1, 3]);
});

it('tells an even rhythm from a stutter of the same rate', () => {
  const even = Array.from({ length: 101 }, (_, index) => index * 20);
  expect(rhythmOf(intervalsOf(even))).toMatchObject({ 'ms between frames p50': 20, 'p99 over p50': 1 });
  const stutter = Array.from({ length: 101 }, (_, index) => index * 20 - (index % 10 === 9 ? 18 : 0));
  expect(rhythmOf(intervalsOf(stutter))['p99 over p50']).toBeGreaterThan(1.8);
});

it('counts the next frame after a packet that came into a still picture', () => {
  expect(delaysToPicture([1000, 2000], [500, 1030, 1046, 1500, 2016], 300)).toEqual([30, 16]);
});

it('leaves out packets into a moving picture, those soon after another one, and the last ones', () => {
  expect(delaysToPicture([1000], [990, 1006], 300)).toEqual([]);
  expect(delaysToPicture([1000, 1010], [500, 1030], 300)).toEqual([30]);
  expect(delaysToPicture([1000], [500], 300)).toEqual([]);
});

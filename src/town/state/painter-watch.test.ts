import { describe, expect, it } from 'vitest';
import { hangs, NEW_PAINTER, type PainterWatch, watchPainter } from './painter-watch.ts';

const silent = (state: PainterWatch, forMs: number, tickMs = 16): PainterWatch => {
  let watched = state;
  for (let ms = 0; ms < forMs; ms += tickMs) watched = watchPainter(watched, false, tickMs);
  return watched;
};
const answered = watchPainter(silent(NEW_PAINTER, 100), true, 16);

describe('the watch over a painter', () => {
  it('allows frames of some seconds, and a first one of half a minute', () => {
    expect(hangs(silent(answered, 7900))).toBe(false);
    expect(hangs(silent(answered, 8100))).toBe(true);
    expect(hangs(silent(NEW_PAINTER, 30_000))).toBe(false);
    expect(hangs(silent(NEW_PAINTER, 41_000))).toBe(true);
  });

  it('starts again with each frame', () => {
    let watched = answered;
    for (let frame = 0; frame < 10; frame++) watched = watchPainter(silent(watched, 4000), true, 16);
    expect(hangs(watched)).toBe(false);
    expect(watched).toBe(answered);
  });

  it('does not count the time of a paused machine', () => {
    expect(hangs(silent(answered, 3_600_000, 1_200_000))).toBe(false);
  });
});

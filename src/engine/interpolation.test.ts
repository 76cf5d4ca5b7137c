import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTrack, type Sample } from './interpolation.ts';

const blank = (): Sample => ({ x: 0, y: 0, view: 0, isMoving: false });

/** Simulates a walk to the right with one position every `everyMs`, sampled at 60 frames per second. */
function playWalk(everyMs: number, forMs: number): { atMs: number; x: number; isMoving: boolean }[] {
  const track = createTrack(100, 500, 0);
  const frames = [];
  const out = blank();
  let nextAt = everyMs;
  for (let atMs = 0; atMs < forMs + 1500; atMs += 1000 / 60) {
    while (nextAt <= atMs && nextAt <= forMs) {
      track.push(nextAt, 100 + nextAt * 0.21, 500, 4);
      nextAt += everyMs;
    }
    track.sample(atMs, out);
    frames.push({ atMs, x: out.x, isMoving: out.isMoving });
  }
  return frames;
}

describe('createTrack', () => {
  it('moves at constant speed between evenly timed positions', () => {
    for (const everyMs of [100, 175, 200]) {
      const frames = playWalk(everyMs, 3000).filter(({ atMs }) => atMs > 1000 && atMs < 2900);
      const steps = frames.slice(1).map((frame, index) => frame.x - (frames[index]?.x ?? 0));
      expect(Math.min(...steps)).toBeGreaterThan(2);
      expect(Math.max(...steps)).toBeLessThan(6);
    }
  });

  it('rests exactly on the last position', () => {
    const last = playWalk(175, 3500).at(-1);
    expect(last).toEqual({ atMs: expect.any(Number), x: 100 + 3500 * 0.21, isMoving: false });
  });

  it('does not spread a walk over the pause before it', () => {
    const track = createTrack(0, 0, 0);
    const out = blank();
    track.push(0, 0, 0, 0);
    track.push(5000, 21, 0, 4);
    track.sample(5000, out);
    expect(out.x).toBe(0);
    track.sample(5100, out);
    expect(out.x).toBeGreaterThan(0);
    expect(out.x).toBeLessThan(21);
    track.sample(5200, out);
    expect(out).toEqual({ x: 21, y: 0, view: 4, isMoving: false });
  });

  it('changes the view without moving', () => {
    const track = createTrack(10, 10, 0);
    const out = blank();
    track.push(1000, 10, 10, 3);
    expect(track.sample(1001, out)).toBe(true);
    track.sample(1400, out);
    expect(out).toEqual({ x: 10, y: 10, view: 3, isMoving: false });
  });

  it('does not interpolate a distance that is too large to walk', () => {
    const track = createTrack(0, 0, 0);
    const out = blank();
    track.push(1000, 3000, 500, 2);
    track.sample(1000, out);
    expect(out).toEqual({ x: 3000, y: 500, view: 2, isMoving: false });
  });

  it('ends on the last position and stays within the bounds of all positions', () => {
    const arrival = fc.record({
      gapMs: fc.integer({ min: 0, max: 900 }),
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(arrival, { minLength: 1, maxLength: 20 }), (arrivals) => {
        const track = createTrack(200, 200, 0);
        const out = blank();
        let atMs = 0;
        for (const { gapMs, x, y } of arrivals) {
          atMs += gapMs;
          track.push(atMs, x, y, 1);
          track.sample(atMs, out);
          expect(out.x).toBeGreaterThanOrEqual(0);
          expect(out.x).toBeLessThanOrEqual(400);
        }
        const last = arrivals.at(-1);
        expect(track.sample(atMs + 400, out)).toBe(false);
        expect(out).toEqual({ x: last?.x, y: last?.y, view: 1, isMoving: false });
      }),
    );
  });
});

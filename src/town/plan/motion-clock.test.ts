import { describe, expect, it } from 'vitest';
import { createMotionClock } from './motion-clock.ts';

describe('the clock of motion', () => {
  it('stops and continues from the same time', () => {
    const clock = createMotionClock(1000);
    expect(clock.secondsAt(3000, true)).toBe(2);
    expect(clock.secondsAt(4000, false)).toBe(3);
    expect(clock.secondsAt(9000, false)).toBe(3);
    expect(clock.secondsAt(10_000, true)).toBe(3);
    expect(clock.secondsAt(10_500, true)).toBe(3.5);
  });
});

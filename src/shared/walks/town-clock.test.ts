import { describe, expect, it } from 'vitest';
import { createTownClock } from './town-clock.ts';

const OFFSET = 7000;

describe('the town clock', () => {
  it('is unknown before the first packet', () => {
    const clock = createTownClock();
    expect(clock.now(100)).toBeNull();
    clock.received(100, 100 + OFFSET - 40);
    expect(clock.now(100)).toBe(100 + OFFSET - 40);
  });

  it('takes the middle of the fastest way in either direction', () => {
    const clock = createTownClock();
    // 10 ms there and 300 ms back, then 300 ms there and 10 ms back.
    clock.answered(0, 310, OFFSET + 10);
    clock.answered(1000, 1310, OFFSET + 1300);
    expect(Math.abs((clock.now(60_000) ?? 0) - 60_000 - OFFSET)).toBeLessThan(2);
  });

  it('approaches a new estimate by at most 30 ms a second', () => {
    const clock = createTownClock();
    clock.received(0, OFFSET - 100);
    clock.answered(0, 0, OFFSET);
    expect(clock.now(0)).toBe(OFFSET - 100);
    expect(clock.now(1000)).toBeCloseTo(1000 + OFFSET - 70, 6);
    expect(clock.now(2000)).toBeCloseTo(2000 + OFFSET - 40, 6);
    expect(clock.now(9000)).toBeCloseTo(9000 + OFFSET, 0);
  });

  it('jumps to an estimate that is more than 200 ms away', () => {
    const clock = createTownClock();
    clock.answered(0, 20, OFFSET + 10);
    clock.answered(1000, 1020, OFFSET + 1010 - 5000);
    expect(clock.now(1020)).toBe(1020 + OFFSET - 5000);
  });
});

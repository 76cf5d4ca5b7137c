import { describe, expect, it } from 'vitest';
import { isFrameDue } from './frame-pacing.ts';

describe('isFrameDue', () => {
  it('draws motion in every frame at any frame cost', () => {
    expect(isFrameDue('motion', 0, 500, true)).toBe(true);
  });

  it('draws motion 30 times a second where that is enough', () => {
    const drawn = [];
    for (let tick = 1, last = 0; tick <= 60; tick++) {
      if (!isFrameDue('motion', tick * (1000 / 60) - last, 500, false)) continue;
      last = tick * (1000 / 60);
      drawn.push(tick);
    }
    expect(drawn).toHaveLength(30);
  });

  it('draws clouds 20 times per second when frames are cheap, and rarely while none is in sight', () => {
    expect(isFrameDue('inSight', 49, 4, true)).toBe(false);
    expect(isFrameDue('inSight', 50, 4, true)).toBe(true);
    expect(isFrameDue('outside', 999, 4, true)).toBe(false);
    expect(isFrameDue('outside', 1000, 4, true)).toBe(true);
  });

  it('spends at most a third of the time on clouds and arriving pictures', () => {
    for (const reason of ['inSight', 'picture'] as const) {
      expect(isFrameDue(reason, 299, 100, true)).toBe(false);
      expect(isFrameDue(reason, 300, 100, true)).toBe(true);
    }
  });
});

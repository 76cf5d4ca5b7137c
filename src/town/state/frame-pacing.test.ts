import { describe, expect, it } from 'vitest';
import { isFrameDue } from './frame-pacing.ts';

describe('isFrameDue', () => {
  it('draws motion in every frame at any frame cost', () => {
    expect(isFrameDue('motion', 0, 500)).toBe(true);
  });

  it('draws clouds 20 times per second when frames are cheap', () => {
    expect(isFrameDue('ambient', 49, 4)).toBe(false);
    expect(isFrameDue('ambient', 50, 4)).toBe(true);
  });

  it('spends at most a third of the time on clouds and arriving pictures', () => {
    for (const reason of ['ambient', 'picture'] as const) {
      expect(isFrameDue(reason, 299, 100)).toBe(false);
      expect(isFrameDue(reason, 300, 100)).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { detailOf, FULL_DETAIL, LEVEL_MAX, OPTIMIZED_LEVEL, SLOW_RATE_LEVEL } from './detail.ts';

const missingAt = (level: number): string[] =>
  Object.entries(detailOf(level)).flatMap(([name, has]) => (has === true ? [] : [name]));

describe('the levels of detail', () => {
  it('leave out one thing more at each step, in this order', () => {
    const order = 'hasAmbience hasFlicker hasShadows hasFarFigures hasFullRate hasFullResolution'.split(' ');
    for (let level = 0; level <= LEVEL_MAX; level++) expect(missingAt(level)).toEqual(order.slice(0, level));
    expect(FULL_DETAIL).toBe(detailOf(0));
  });

  it('have no number below or above', () => {
    for (const level of [-1, LEVEL_MAX + 1, 0.5]) expect(() => detailOf(level)).toThrow(RangeError);
  });

  it('fix Optimized Mode where no figure is large and the rate is the full one', () => {
    expect(missingAt(OPTIMIZED_LEVEL)).toEqual(['hasAmbience', 'hasFlicker', 'hasShadows', 'hasFarFigures']);
    expect(detailOf(SLOW_RATE_LEVEL).hasFullRate).toBe(false);
  });
});

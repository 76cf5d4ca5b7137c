/** The figures a bench prints. */
import { describe, expect, it } from 'vitest';
import { median, summarise } from './statistics.ts';

describe('statistics', () => {
  it('summarises samples in any order', () => {
    const samples = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
    expect(summarise(samples)).toEqual({ count: 100, min: 1, p50: 51, p95: 96, p99: 100, mean: 50.5, spread: 25 / 51 });
  });

  it('takes the middle of samples and leaves them in order', () => {
    const samples = [9, 1, 5];
    expect(median(samples)).toBe(5);
    expect(samples).toEqual([9, 1, 5]);
  });

  it('refuses to summarise nothing', () => {
    expect(() => summarise([])).toThrow(RangeError);
  });
});

/** The statistics that a bench prints. */
import { describe, expect, it } from 'vitest';
import { median, summarise } from './statistics.ts';

describe('statistics', () => {
  it('summarises samples in any order', () => {
    const samples = Array.from({ length: 100 }, (_, index) => ((index * 37) % 100) + 1);
    expect(summarise(samples)).toEqual({ count: 100, min: 1, p50: 51, p95: 96, p99: 100, mean: 50.5, spread: 25 / 51 });
  });

  it('returns the median and does not sort the samples in place', () => {
    const samples = [9, 1, 5];
    expect(median(samples)).toBe(5);
    expect(samples).toEqual([9, 1, 5]);
  });

  it('throws a RangeError for no samples', () => {
    expect(() => summarise([])).toThrow(RangeError);
  });
});

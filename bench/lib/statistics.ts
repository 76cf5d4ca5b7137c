/** Statistics of samples. Samples are milliseconds unless the caller says otherwise. */

export interface Summary {
  count: number;
  min: number;
  p50: number;
  p95: number;
  p99: number;
  mean: number;
  /** Half the interquartile range as a share of the median: a measure of reliability. */
  spread: number;
}

/** The value below which `share` of the samples are (nearest rank). `sorted` ascends and is not empty. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (samples: readonly number[]): number =>
  quantile(
    samples.toSorted((a, b) => a - b),
    0.5,
  );

/** Summarises samples; throws a RangeError when there are none. */
export function summarise(samples: readonly number[]): Summary {
  if (samples.length === 0) throw new RangeError('there are no samples');
  const sorted = samples.toSorted((a, b) => a - b);
  const p50 = quantile(sorted, 0.5);
  return {
    count: sorted.length,
    min: quantile(sorted, 0),
    p50,
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    spread: (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 2 / p50,
  };
}

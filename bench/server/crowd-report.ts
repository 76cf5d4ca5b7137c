/** What the clients of the crowd bench report. */
import { quantile } from '../lib/statistics.ts';

/** Since the last report. Times in milliseconds. */
export interface CrowdReport {
  wallMs: number;
  /** From an act to the packet that says it to a probe. */
  walks: { count: number; p50: number; p99: number };
  chat: { count: number; p50: number; p99: number };
  /** Between the place that a probe shows and the one where the walker is, in px. */
  offPx: { p50: number; p99: number };
  bytesPerClientS: number;
  /** Of the probes, by kind of message. */
  bytesByKind: Record<string, number>;
  httpCalls: number;
  httpFailures: number;
  http: { p50: number; p99: number };
  lost: number;
  ownDelayP99Ms: number;
}

/** `values` in any order. */
export function spread(values: readonly number[]): { count: number; p50: number; p99: number } {
  const sorted = values.toSorted((a, b) => a - b);
  return { count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** What the clients of the crowd bench measure and report. Owns the figures since the last order to measure. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
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

export interface CrowdSize {
  clients: number;
  probes: number;
  /** Of all clients so far. */
  receivedBytes: number;
}

const nothing = () => ({
  walksMs: [] as number[],
  chatMs: [] as number[],
  offPx: [] as number[],
  httpMs: [] as number[],
  httpFailures: 0,
  lost: 0,
  bytesByKind: {} as Record<string, number>,
});

export class CrowdFigures {
  readonly #size: () => CrowdSize;
  readonly #delay = monitorEventLoopDelay({ resolution: 1 });
  /** When each act was done, by name. */
  readonly #actedMs = new Map<string, number>();
  #found = nothing();
  #fromMs = performance.now();
  #bytesBefore = 0;
  isMeasuring = false;

  constructor(size: () => CrowdSize) {
    this.#size = size;
    this.#delay.enable();
  }

  measure(): void {
    this.#delay.reset();
    this.#actedMs.clear();
    this.#found = nothing();
    this.#fromMs = performance.now();
    this.#bytesBefore = this.#size().receivedBytes;
    this.isMeasuring = true;
  }

  acted(name: string): void {
    this.#actedMs.set(name, performance.now());
  }

  /** Each probe learns of an act once: who comes into reach is sent walks again. `learned` are those of the probe. */
  learned(name: string, kind: 'walks' | 'chat', learned: Set<string>): void {
    const at = this.#actedMs.get(name);
    if (at === undefined || learned.has(`${name} ${at}`)) return;
    learned.add(`${name} ${at}`);
    this.#found[kind === 'walks' ? 'walksMs' : 'chatMs'].push(performance.now() - at);
  }

  received(kind: string, bytes: number): void {
    if (!this.isMeasuring) return;
    this.#found.bytesByKind[kind] = (this.#found.bytesByKind[kind] ?? 0) + bytes;
  }

  shownOff(px: number): void {
    this.#found.offPx.push(px);
  }

  /** `ms` is null for a failure. */
  called(ms: number | null): void {
    if (ms === null) this.#found.httpFailures += 1;
    else this.#found.httpMs.push(ms);
  }

  lost(): void {
    this.#found.lost += 1;
  }

  report(): CrowdReport {
    const { clients, probes, receivedBytes } = this.#size();
    const { walksMs, chatMs, offPx, httpMs, httpFailures, lost, bytesByKind } = this.#found;
    const wallMs = performance.now() - this.#fromMs;
    const perS = (total: number): number => total / probes / (wallMs / 1000);
    return {
      wallMs,
      walks: spread(walksMs),
      chat: spread(chatMs),
      offPx: spread(offPx),
      bytesPerClientS: (receivedBytes - this.#bytesBefore) / clients / (wallMs / 1000),
      bytesByKind: Object.fromEntries(Object.entries(bytesByKind).map(([kind, total]) => [kind, perS(total)])),
      httpCalls: httpMs.length,
      httpFailures,
      http: spread(httpMs),
      lost,
      ownDelayP99Ms: this.#delay.percentile(99) / 1e6 - 1,
    };
  }
}

/**
 * Whether new work may be sent to this process. Proxies and container runtimes ask before they send players. Owns the state of draining
 * and the last answer of the database.
 */
import type { OpenDatabase } from '../../db/database.ts';
import type { ArtHost } from '../../ports.ts';
import { withTimeout } from '../../../shared/runtime/timing.ts';
import { runtime } from '../../runtime.ts';

export type Obstacle = 'draining' | 'art' | 'database';

export interface ReadinessDeps {
  database: Pick<OpenDatabase, 'ping'>;
  art: Pick<ArtHost, 'progress'>;
}

/** A flood of probes asks the database once a second. */
const KEPT_MS = 1000;
/** Probes of proxies wait a second or more. */
const PING_MAX_MS = 800;

export class Readiness {
  readonly #deps: ReadinessDeps;
  /** The operator drains the process, or it stops. */
  readonly #draining = new Set<'operator' | 'stop'>();
  #isAnswering: { value: Promise<boolean>; untilMs: number } | null = null;

  constructor(deps: ReadinessDeps) {
    this.#deps = deps;
  }

  /** From now on the process is not ready: it stops soon. */
  stopping(): void {
    this.#draining.add('stop');
  }

  /** An administrator drains the process, or takes that back. */
  drained(isDraining: boolean): void {
    if (isDraining) this.#draining.add('operator');
    else this.#draining.delete('operator');
  }

  /** The first reason why the process is not ready; null: it is. */
  async obstacle(): Promise<Obstacle | null> {
    if (this.#draining.size > 0) return 'draining';
    if (!this.#deps.art.progress().isTownReady) return 'art';
    return (await this.#hasDatabase()) ? null : 'database';
  }

  #hasDatabase(): Promise<boolean> {
    const now = runtime.monotonic();
    if (this.#isAnswering === null || this.#isAnswering.untilMs <= now) {
      const ping = this.#deps.database.ping();
      const value = withTimeout(runtime, { limitMs: PING_MAX_MS, message: 'the database is too slow' }, ping).then(
        () => true,
        () => false,
      );
      this.#isAnswering = { value, untilMs: now + KEPT_MS };
    }
    return this.#isAnswering.value;
  }
}

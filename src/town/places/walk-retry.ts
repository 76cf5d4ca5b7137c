/**
 * Walks to a door or a seat that end before the player is there, as after a correction by the server: when to walk again, and when to
 * give up. Owns the counters of one walk.
 */

/** A path search takes less. */
const LONGEST_PAUSE_MS = 3000;
/** A walk is retried this often. */
export const RETRIES_MAX = 2;

export interface WalkRetry {
  /** Another walk begins. */
  restart(): void;
  /**
   * Call in each frame while the player is not there. `again`: walk again; `lost`: give up; both after the player has not moved for
   * 3 seconds.
   */
  step(elapsedMs: number, isMoving: boolean): 'underway' | 'again' | 'lost';
}

export function createWalkRetry(): WalkRetry {
  let idleMs = 0;
  let retries = 0;
  return {
    restart() {
      idleMs = 0;
      retries = 0;
    },
    step(elapsedMs, isMoving) {
      idleMs = isMoving ? 0 : idleMs + elapsedMs;
      if (idleMs < LONGEST_PAUSE_MS) return 'underway';
      idleMs = 0;
      if (retries === RETRIES_MAX) return 'lost';
      retries += 1;
      return 'again';
    },
  };
}

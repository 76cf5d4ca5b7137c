/**
 * The time that the motion of the scenery follows. It can stand still and goes on where it stood, so that no cloud jumps. Pure.
 */
export interface MotionClock {
  /** Seconds of motion. Call with a `nowMs` that never decreases. */
  secondsAt(nowMs: number, isRunning: boolean): number;
}

export function createMotionClock(startMs: number): MotionClock {
  let originMs = startMs;
  let stoodMs: number | null = null;
  return {
    secondsAt(nowMs, isRunning) {
      if (!isRunning) stoodMs ??= nowMs;
      else if (stoodMs !== null) {
        originMs += nowMs - stoodMs;
        stoodMs = null;
      }
      return ((stoodMs ?? nowMs) - originMs) / 1000;
    },
  };
}

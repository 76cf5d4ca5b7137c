/**
 * Throttles the joystick's direction to one call in 100 ms (specification: world, section 9). The last direction is always
 * delivered; a release is delivered at once.
 */
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import { JOYSTICK_THROTTLE_MS } from './input.ts';

export interface DirectionThrottle {
  /** Length 0 to 1; zero is a release. */
  point(x: number, y: number): void;
  /** Releases and cancels a pending direction. */
  close(): void;
}

export function createDirectionThrottle(steer: (x: number, y: number) => void): DirectionThrottle {
  let lastMs = Number.NEGATIVE_INFINITY;
  let cancelPending: Cancel | null = null;
  const deliver = (x: number, y: number): void => {
    lastMs = runtime.monotonic();
    steer(x, y);
  };
  const dropPending = (): void => {
    cancelPending?.();
    cancelPending = null;
  };
  return {
    point(x, y) {
      dropPending();
      const waitMs = lastMs + JOYSTICK_THROTTLE_MS - runtime.monotonic();
      if (waitMs <= 0 || (x === 0 && y === 0)) deliver(x, y);
      else cancelPending = runtime.setTimeout(() => deliver(x, y), waitMs);
    },
    close() {
      dropPending();
      steer(0, 0);
    },
  };
}

/**
 * Thins out a joystick: its direction is passed on at most every 100 ms (specification: world, section 9), the last one
 * always, and letting go at once.
 */
import { JOYSTICK_THROTTLE_MS } from './input.ts';
import { browserClock, type Clock } from './move-sender.ts';

export interface SteadyDirection {
  /** Length 0 to 1; zero is letting go. */
  point(x: number, y: number): void;
  /** Lets go and forgets what was to come. */
  close(): void;
}

export function createSteadyDirection(
  steer: (x: number, y: number) => void,
  clock: Clock = browserClock,
): SteadyDirection {
  let lastMs = Number.NEGATIVE_INFINITY;
  let timer: number | null = null;
  const tell = (x: number, y: number): void => {
    lastMs = clock.now();
    steer(x, y);
  };
  const forget = (): void => {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  };
  return {
    point(x, y) {
      forget();
      const waitMs = lastMs + JOYSTICK_THROTTLE_MS - clock.now();
      if (waitMs <= 0 || (x === 0 && y === 0)) tell(x, y);
      else timer = clock.setTimeout(() => tell(x, y), waitMs);
    },
    close() {
      forget();
      steer(0, 0);
    },
  };
}

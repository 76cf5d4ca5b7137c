/**
 * Turns a standing player to a view. There is no packet for it: the player begins the slowest walk in the direction of the view
 * and ends it at once, which the server and all others compute too. Owns the direction while it lasts.
 */
import type { Walker } from '../../engine/walker.ts';

/** Length of the direction: the slowest speed of keys and joystick. */
const SLOWEST = 1 / 15;
/** The walk is given up after this time, which a core that does not answer needs. */
const LONGEST_MS = 600;

/** Of each view, y downwards. */
const DIRECTIONS = [
  [0, 1],
  [-0.87, 0.5],
  [-1, 0],
  [0, -1],
  [1, 0],
  [0.87, 0.5],
] as const;

export interface Turn {
  begin(view: number, nowMs: number): void;
  /** The player steers: the direction is no more that of the turn. */
  forget(): void;
  /** Ends the walk when the view is reached; true while it is not. */
  step(nowMs: number): boolean;
}

export function createTurn(walker: Pick<Walker, 'state' | 'setDirection'>): Turn {
  let to: number | null = null;
  let untilMs = 0;
  return {
    begin(view, nowMs) {
      const direction = DIRECTIONS[view];
      if (direction === undefined || walker.state.view === view || walker.state.isMoving) return;
      to = view;
      untilMs = nowMs + LONGEST_MS;
      walker.setDirection(direction[0] * SLOWEST, direction[1] * SLOWEST);
    },
    forget() {
      to = null;
    },
    step(nowMs) {
      if (to === null) return false;
      if (walker.state.view !== to && nowMs < untilMs) return true;
      to = null;
      walker.setDirection(0, 0);
      return true;
    },
  };
}

/**
 * The intent to enter a door: a pure reducer over clicks on doors and what happens to the walk there. A door is entered on
 * arrival, or at once when it is chosen again; everything else that the player does forgets it.
 */
import type { WalkNews } from '../world/town-world.ts';

export interface Visit {
  /** Key of the door that the player walks to; null without one. */
  readonly to: string | null;
  /** Grows each time a door is entered. */
  readonly entered: number;
  /** The door entered last. */
  readonly last: string | null;
}

export const NO_VISIT: Visit = { to: null, entered: 0, last: null };

export type VisitEvent =
  /** Also by key, and from the list of places. */
  | { type: 'chosen'; door: string }
  /** The player is `distancePx` from the door's stand. */
  | { type: 'at'; distancePx: number; isMoving: boolean }
  /** The player clicked somebody, or a dialog opened. */
  | { type: 'forgotten' }
  | WalkNews;

/** A player this near to the stand has arrived; walks end on eighths of a pixel. */
export const ARRIVED_PX = 4;

/** Returns `state` itself when the event changes nothing. */
export function reduceVisit(state: Visit, event: VisitEvent): Visit {
  if (event.type === 'chosen') {
    return state.to === event.door ? enter(state, event.door) : { ...state, to: event.door };
  }
  if (state.to === null) return state;
  switch (event.type) {
    case 'at':
      return !event.isMoving && event.distancePx <= ARRIVED_PX ? enter(state, state.to) : state;
    case 'planned':
      return event.plan.status === 'unreachable' || event.plan.status === 'failed' ? forget(state) : state;
    case 'forgotten':
    case 'clicked':
    case 'steered':
    case 'stopped':
    case 'entered':
    case 'putBack':
    case 'left':
      return forget(state);
  }
}

const enter = (state: Visit, door: string): Visit => ({ to: null, entered: state.entered + 1, last: door });
const forget = (state: Visit): Visit => ({ ...state, to: null });

/**
 * Gestures and seats of the town. Their code and key frames are loaded with the location's seats: until then nobody gestures, and
 * the last request waits for a moment. Owns whether they are loaded.
 */
import type { Seat } from '../../shared/rules/places.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { listenToGestureRequests, requestGesture, requestSeat } from '../../state/people/gesture-requests.ts';
import type { GesturePoser } from '../plan/frame-plan.ts';
import type { RunningGestures, TownGesturesDeps } from './running-gestures.ts';

export interface TownGestures extends Omit<RunningGestures, 'poser'> {
  /** The location's file is loaded. */
  declare(seats: readonly Seat[]): void;
  /** Null until it is loaded. */
  poser(): GesturePoser | null;
}

/** A request of a player whose page has not loaded the code yet. */
interface EarlyRequest {
  repeat(): void;
  sinceMs: number;
}

/** A request that is older is dropped: the player does not expect it any more. */
const EARLY_MS = 3000;

export function createTownGestures(deps: TownGesturesDeps): TownGestures {
  let running: RunningGestures | null = null;
  let isClosed = false;
  let early: EarlyRequest | null = null;
  const keep = (repeat: () => void): void => {
    early = { repeat, sinceMs: runtime.monotonic() };
  };
  const stopKeeping = listenToGestureRequests({
    make: (gesture) => keep(() => requestGesture(gesture)),
    sitOn: (seats) => keep(() => requestSeat(seats)),
  });

  async function load(seats: readonly Seat[]): Promise<void> {
    try {
      const { openGestures } = await import('./running-gestures.ts');
      if (isClosed) return;
      running = openGestures(deps, seats);
      if (early !== null && runtime.monotonic() - early.sinceMs < EARLY_MS) early.repeat();
      early = null;
      deps.world.wake();
    } catch (error) {
      console.warn('gestures were not loaded:', error);
    }
  }

  return {
    declare: (seats) => void load(seats),
    poser: () => running?.poser ?? null,
    seatAt: (camera, at) => running?.seatAt(camera, at) ?? null,
    choose: (seat) => running?.choose(seat),
    chooseNear: () => running?.chooseNear() ?? false,
    forget: () => running?.forget(),
    plate: () => running?.plate() ?? null,
    near: () => running?.near() ?? null,
    step: (elapsedMs) => running?.step(elapsedMs) ?? false,
    close() {
      isClosed = true;
      stopKeeping();
      running?.close();
    },
  };
}

/**
 * The way to a seat: a player who has chosen one walks there and sits down. A walk that ends too early is walked again, and a
 * request that came too early for the server is repeated, until the player does something else. Owns the seat that the player is
 * on the way to.
 */
import type { GestureRefusal } from '../../shared/realtime/gestures.ts';
import { GESTURE_GAP_MS } from '../../shared/rules/gestures.ts';
import type { Seat } from '../../shared/rules/places.ts';
import type { GestureFailure } from '../../state/people/gesture-requests.ts';
import { ARRIVED_PX } from '../places/visit.ts';
import { createWalkRetry, RETRIES_MAX } from '../places/walk-retry.ts';
import type { Sample } from '../../engine/interpolation.ts';
import type { TownWorld, WalkNews } from '../world/town-world.ts';

export interface SeatErrandDeps {
  world: Pick<TownWorld, 'walkTo' | 'wake'>;
  /** Returns why not; null when the player sits. */
  sit(seat: Seat): Promise<GestureRefusal | 'lost' | null>;
  /** Another player has the seat: another free one of those that were wanted, or null. */
  replacement(taken: Seat, wanted: readonly Seat[]): Seat | null;
  failed(failure: GestureFailure): void;
}

export interface SeatErrand {
  /** Walks to the seat. `wanted`: those to choose another one from when it is taken. */
  begin(seat: Seat, wanted: readonly Seat[]): void;
  isUnderway(): boolean;
  /** The player does not want to sit down any more. */
  forget(): void;
  /** What happened to the own walk. */
  walked(news: WalkNews): void;
  /** Call in each frame with the own figure. Returns whether another frame is needed. */
  step(elapsedMs: number, own: Sample | null): boolean;
}

interface Errand {
  readonly seat: Seat;
  readonly wanted: readonly Seat[];
  /** Requests that the server refused because they came too early. */
  refusals: number;
  isAsking: boolean;
  /** Until the next request. */
  pauseMs: number;
}

export function createSeatErrand({ world, sit, replacement, failed }: SeatErrandDeps): SeatErrand {
  const retry = createWalkRetry();
  let errand: Errand | null = null;

  function begin(seat: Seat, wanted: readonly Seat[]): void {
    // Forgets the seat of before.
    world.walkTo(seat.stand);
    errand = { seat, wanted, refusals: 0, isAsking: false, pauseMs: 0 };
    retry.restart();
    world.wake();
  }

  function fail(failure: GestureFailure): void {
    errand = null;
    failed(failure);
  }

  async function ask(own: Errand): Promise<void> {
    own.isAsking = true;
    const refusal = await sit(own.seat);
    if (errand !== own) return;
    own.isAsking = false;
    if (refusal === null) errand = null;
    else refused(own, refusal);
  }

  function refused(own: Errand, refusal: GestureRefusal | 'lost'): void {
    if (refusal === 'taken') {
      const other = replacement(own.seat, own.wanted);
      return other === null ? fail(refusal) : begin(other, own.wanted);
    }
    // For the server the walk can end later than it was seen here.
    own.refusals += 1;
    if (own.refusals > RETRIES_MAX) return fail(refusal);
    own.pauseMs = GESTURE_GAP_MS;
    world.wake();
  }

  function walkAgain(own: Errand): void {
    world.walkTo(own.seat.stand);
    errand = own;
  }

  return {
    begin,
    isUnderway: () => errand !== null,
    forget() {
      errand = null;
    },
    walked(news) {
      if (news.type === 'clicked' || news.type === 'steered' || news.type === 'stopped') errand = null;
      else if (news.type === 'planned' && news.plan.status === 'unreachable') errand = null;
    },
    step(elapsedMs, own) {
      if (errand === null || own === null) return false;
      const { seat, isAsking } = errand;
      errand.pauseMs = Math.max(0, errand.pauseMs - elapsedMs);
      if (isAsking || errand.pauseMs > 0) return true;
      const isThere = Math.hypot(own.x - seat.stand.x, own.y - seat.stand.y) <= ARRIVED_PX;
      if (isThere && !own.isMoving) {
        void ask(errand);
        return true;
      }
      const next = retry.step(elapsedMs, own.isMoving);
      if (next === 'again') walkAgain(errand);
      else if (next === 'lost') fail('far');
      return true;
    },
  };
}

/**
 * When the walk shows a hand: a pointer that glides to the target, caps of the arrow keys, or the leaning stick. It comes to who
 * has not moved for a while, a few times for each task, then never more. Pure; times are of one monotonic clock.
 */
interface Place {
  x: number;
  y: number;
}

export interface Hand {
  /** Where the player was last, and since when. */
  readonly at: Place | null;
  readonly stillSinceMs: number;
  /** How often it was shown for this task. */
  readonly count: number;
  /** When it was shown last. */
  readonly shownMs: number;
  readonly isShown: boolean;
}

export const NO_HAND: Hand = {
  at: null,
  stillSinceMs: 0,
  count: 0,
  shownMs: Number.NEGATIVE_INFINITY,
  isShown: false,
};

const HAND = { stillMs: 4000, gapMs: 12_000, most: 3, lastsMs: 2600 } as const;
/** A smaller distance is no step. */
const STEP_PX = 2;

export interface HandMoment {
  nowMs: number;
  at: Place | null;
  /** The task was said, nothing covers the town, and there is something to show. */
  isWanted: boolean;
}

export function reduceHand(hand: Hand, { nowMs, at, isWanted }: HandMoment): Hand {
  const isStill = at !== null && hand.at !== null && Math.hypot(at.x - hand.at.x, at.y - hand.at.y) < STEP_PX;
  if (!isStill || !isWanted) {
    const place = at === null ? null : { x: at.x, y: at.y };
    return { ...hand, at: place, stillSinceMs: nowMs, isShown: false };
  }
  if (hand.isShown) return nowMs - hand.shownMs < HAND.lastsMs ? hand : { ...hand, isShown: false };
  const isDue = nowMs - hand.stillSinceMs >= HAND.stillMs && nowMs - hand.shownMs >= HAND.gapMs;
  if (!isDue || hand.count >= HAND.most) return hand;
  return { ...hand, count: hand.count + 1, shownMs: nowMs, isShown: true };
}

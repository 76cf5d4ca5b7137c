/** The gestures of players and their limits, the same on page and server. What they look like belongs to the town. */

/** In the order of the wheel and of the keys 1 to 8. */
export const GESTURES = ['wave', 'dance', 'laugh', 'clap', 'bow', 'think', 'cheer', 'sit'] as const;
export type Gesture = (typeof GESTURES)[number];

/** What a client requests: a gesture, or to end the one that lasts. */
export const GESTURE_ACTS = [...GESTURES, 'stand'] as const;
export type GestureAct = (typeof GESTURE_ACTS)[number];

/** Between two gestures of a player. */
export const GESTURE_GAP_MS = 1000;
/** A dance goes on so long by itself. */
export const DANCE_MAX_MS = 60_000;
/** A seat is free again after this time. */
export const SEAT_MAX_MS = 30 * 60_000;
/** A player this near to the `stand` of a seat can sit down on it, map px. */
export const SEAT_REACH_PX = 24;
/** Sitting down without a chosen seat takes a free one with a path of at most this length, map px. */
export const SEAT_SEARCH_PX = 90;

/** From the first to the last frame; sitting and dancing go on after it. */
export const GESTURE_MS: Readonly<Record<Gesture, number>> = {
  wave: 1600,
  dance: 4000,
  laugh: 1500,
  clap: 1600,
  bow: 1500,
  think: 2600,
  cheer: 1800,
  sit: 350,
};

/** The beat of dancing, on the town's clock, ms. */
export const BEAT_MS = 500;

/** How long others who come into sight later still see it; 0: not at all. */
export function lastingMs(gesture: Gesture): number {
  if (gesture === 'sit') return Number.POSITIVE_INFINITY;
  return gesture === 'dance' ? DANCE_MAX_MS : 0;
}

/**
 * What the interface and the town tell each other about gestures without importing each other: the wheel, the chat and the list
 * of places request, the town walks to seats and makes them. Owns who listens.
 */
import type { GestureRefusal } from '../../shared/realtime/gestures.ts';
import type { Gesture } from '../../shared/rules/gestures.ts';

export interface GestureTown {
  /** Stops walking and makes the gesture. `sit`: on a free seat near by, or on the ground; again: gets up. */
  make(gesture: Gesture): void;
  /** Walks to the nearest free one of these seats and sits down. */
  sitOn(seats: readonly string[]): void;
}

/** Why no gesture was made; `full`: none of the seats is free. */
export type GestureFailure = GestureRefusal | 'lost' | 'full';

let town: GestureTown | null = null;
const failureListeners = new Set<(failure: GestureFailure) => void>();
const wheelListeners = new Set<() => void>();

/** The town that is mounted listens; returns a function that stops it. */
export function listenToGestureRequests(listener: GestureTown): () => void {
  town = listener;
  return () => {
    if (town === listener) town = null;
  };
}

/** `listener` is called when a gesture was not made. Returns the unsubscriber. */
export function listenToGestureFailures(listener: (failure: GestureFailure) => void): () => void {
  failureListeners.add(listener);
  return () => failureListeners.delete(listener);
}

/** `listener` is called when the player asks for the wheel in the town. Returns the unsubscriber. */
export function listenToWheel(listener: () => void): () => void {
  wheelListeners.add(listener);
  return () => wheelListeners.delete(listener);
}

export const requestGesture = (gesture: Gesture): void => town?.make(gesture);
export const requestSeat = (seats: readonly string[]): void => town?.sitOn(seats);

export function gestureFailed(failure: GestureFailure): void {
  for (const listener of failureListeners) listener(failure);
}

export function openWheel(): void {
  for (const listener of wheelListeners) listener();
}

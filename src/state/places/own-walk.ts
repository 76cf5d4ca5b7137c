/** How walks of the own player end, for the interface. The town notes it. */
export type WalkEnd =
  /** At the goal that was chosen. */
  | 'arrived'
  /** The keys or the joystick were released. */
  | 'stopped'
  /** The way to the goal or the direction of the keys is blocked. */
  | 'blocked'
  /** There is no way to the chosen point. */
  | 'unreachable';

const listeners = new Set<(end: WalkEnd) => void>();

export function noteWalkEnd(end: WalkEnd): void {
  for (const listener of listeners) listener(end);
}

/** Returns a function that removes it. */
export function onWalkEnd(listener: (end: WalkEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

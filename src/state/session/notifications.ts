/** Passes on what the server notifies of, so that a screen can read its list again while it is open. */
import type { NotificationKind } from '../../shared/realtime/events.ts';

type Listener = (text: string) => void;

const listeners = new Map<NotificationKind, Set<Listener>>();

/** Calls the listener at every notification of the kind, until the returned function is called. */
export function onNotification(kind: NotificationKind, listener: Listener): () => void {
  const ofKind = listeners.get(kind) ?? new Set();
  listeners.set(kind, ofKind.add(listener));
  return () => ofKind.delete(listener);
}

export function passOnNotification(kind: NotificationKind, text: string): void {
  for (const listener of listeners.get(kind) ?? []) listener(text);
}

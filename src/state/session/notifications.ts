/** Forwards the server's notifications, so that an open screen can refetch its list. */
import type { NotificationKind } from '../../shared/realtime/events.ts';

type Listener = (text: string) => void;

const listeners = new Map<NotificationKind, Set<Listener>>();

/** Calls the listener for each notification of the kind. Returns a function that unsubscribes. */
export function onNotification(kind: NotificationKind, listener: Listener): () => void {
  const ofKind = listeners.get(kind) ?? new Set();
  listeners.set(kind, ofKind.add(listener));
  return () => ofKind.delete(listener);
}

export function passOnNotification(kind: NotificationKind, text: string): void {
  for (const listener of listeners.get(kind) ?? []) listener(text);
}

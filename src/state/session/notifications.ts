/** Forwards the server's notifications, so that an open screen can refetch its list. */
import type { NotificationKind } from '../../shared/realtime/events.ts';
import type { Notice } from '../../shared/realtime/notices.ts';

type Listener = (text: string, notice: Notice | null) => void;

const listeners = new Map<NotificationKind, Set<Listener>>();

/** Calls the listener for each notification of the kind. Returns a function that unsubscribes. */
export function onNotification(kind: NotificationKind, listener: Listener): () => void {
  const ofKind = listeners.get(kind) ?? new Set();
  listeners.set(kind, ofKind.add(listener));
  return () => ofKind.delete(listener);
}

/** `notice`: null from servers that send sentences only. */
export function passOnNotification(kind: NotificationKind, text: string, notice: Notice | null = null): void {
  for (const listener of listeners.get(kind) ?? []) listener(text, notice);
}

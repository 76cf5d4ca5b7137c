/**
 * The queue of toasts. `showToast` may be called from anywhere and at any time: toasts wait here until the toaster is
 * mounted. The first call loads the toaster's code.
 */
import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'bad' | 'info' | 'coin';

export interface ToastRequest {
  text: ReactNode;
  tone?: ToastTone;
  /** Default: 6 s for errors, 4 s for other toasts. */
  durationMs?: number;
  /** A toast replaces an older toast with the same id. */
  id?: string;
}

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
const observers = new Set<(request: ToastRequest) => void>();
let isNeeded = false;
let present: ((request: ToastRequest) => void) | null = null;
let dismissAll: (() => void) | null = null;

/** Shows a message, green for `ok` and red for `bad`. */
export function showToast(request: ToastRequest): void {
  for (const observer of observers) observer(request);
  if (present) {
    present(request);
    return;
  }
  const older = waiting.findIndex(({ id }) => id !== undefined && id === request.id);
  if (older >= 0) waiting.splice(older, 1);
  waiting.push(request);
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Calls the observer with each toast. Returns a function that removes it. */
export function onToast(observer: (request: ToastRequest) => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Removes all toasts that would end by themselves, for example those of the page that the player leaves. */
export function dismissToasts(): void {
  waiting.splice(0, waiting.length, ...waiting.filter(({ durationMs }) => durationMs === Number.POSITIVE_INFINITY));
  dismissAll?.();
}

/** Whether a toast was ever shown; the toaster is loaded only then. */
export const isToasterNeeded = (): boolean => isNeeded;

export function onToasterNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Connects the toaster and passes the waiting toasts to it. Returns a function that disconnects it. */
export function attachToaster(show: (request: ToastRequest) => void, dismiss?: () => void): () => void {
  present = show;
  dismissAll = dismiss ?? null;
  for (const request of waiting.splice(0)) show(request);
  return () => {
    if (present !== show) return;
    present = null;
    dismissAll = null;
  };
}

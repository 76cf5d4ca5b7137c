/**
 * `showToast` may be called from anywhere, before or after the toaster is on the page: what is shown waits here until the
 * toaster, whose code is loaded on the first call only, takes it over.
 */
import type { ReactNode } from 'react';

export type ToastTone = 'ok' | 'bad' | 'info' | 'coin';

export interface ToastRequest {
  text: ReactNode;
  tone?: ToastTone;
  /** How long it stays; 6 s for errors and 4 s for the rest when left out. */
  durationMs?: number;
  /** A toast of the same id replaces the older one. */
  id?: string;
}

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let isWanted = false;
let present: ((request: ToastRequest) => void) | null = null;

/** Shows a message for a while. Green for `ok`, red for `bad`. */
export function showToast(request: ToastRequest): void {
  if (present) {
    present(request);
    return;
  }
  const older = waiting.findIndex(({ id }) => id !== undefined && id === request.id);
  if (older >= 0) waiting.splice(older, 1);
  waiting.push(request);
  isWanted = true;
  for (const listener of listeners) listener();
}

/** Whether a toast was ever asked for: until then the page does without a toaster. */
export const isToasterWanted = (): boolean => isWanted;

export function onToasterWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toaster takes over, beginning with what waited. Returns what takes it off again. */
export function attachToaster(show: (request: ToastRequest) => void): () => void {
  present = show;
  for (const request of waiting.splice(0)) show(request);
  return () => {
    if (present === show) present = null;
  };
}

/**
 * Guards of unsaved work. A part of a screen that holds work which is lost when it closes calls `useUnsaved`. Escape, the
 * close button, Back and the scrim then ask first (`leaveLayer`), and leaving the page asks through `beforeunload`.
 * Code that closes a dialog after success closes it without a question.
 *
 * This file owns the guards and the open question; `leave-question.tsx` renders the question inside the dialog that is about to
 * close.
 */
import { dialogAround, hasScreen, isBeingHidden, isWithinLayer, type Layer, screenNow } from './layers.ts';

export interface Unsaved {
  /** Title of the question; default: 'Discard changes?'. */
  title?: string;
  /** What is lost; default: 'Your changes are not saved.'. */
  text?: string;
  /** Label of the button that loses the work; default: 'Discard'. */
  discardLabel?: string;
  /** Label of the button that stays; default: 'Keep editing'. */
  stayLabel?: string;
  /** Called when the player agreed to lose the work, before the layer closes. */
  onDiscard?: () => void;
  /** A third answer: leave and keep the work, such as a stored draft. */
  keepLabel?: string;
  /** Called when the player leaves and keeps the work, before the layer closes. */
  onKeep?: () => void;
  /** True when the work survives a reload; leaving the page then asks nothing. */
  isStored?: boolean;
}

export interface Guard {
  /** The layer around the part. */
  readonly layer: Layer | null;
  readonly unsaved: () => Unsaved;
  screen: number;
  isAsleep: boolean;
}

export interface LeaveRequest {
  /** The dialog that renders the question. */
  dialog: Layer;
  guard: Guard;
  answer: (answer: 'stay' | 'keep' | 'discard') => void;
}

let guards: readonly Guard[] = [];
let asking: LeaveRequest | null = null;
const listeners = new Set<() => void>();

export function onLeaveRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open question; null when there is none. */
export const leaveRequest = (): LeaveRequest | null => asking;

function setAsking(next: LeaveRequest | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

const onBeforeUnload = (event: BeforeUnloadEvent): void => {
  const isLost = guards.some(({ unsaved }) => unsaved().isStored !== true);
  if (isLost) event.preventDefault();
};

function setGuards(next: readonly Guard[]): void {
  // A page with this listener cannot be restored from the back/forward cache, so it exists only while it is needed.
  if (guards.length === 0 && next.length > 0) window.addEventListener('beforeunload', onBeforeUnload);
  if (guards.length > 0 && next.length === 0) window.removeEventListener('beforeunload', onBeforeUnload);
  guards = next;
}

/** Adds a guard, or wakes it. Returns a function that removes it, or lets it sleep while its screen is hidden. */
export function addGuard(guard: Guard): () => void {
  if (!guards.includes(guard)) {
    guard.screen = screenNow();
    setGuards([...guards, guard]);
  }
  guard.isAsleep = false;
  return () => {
    guard.isAsleep = isBeingHidden(guard.screen);
    if (!guard.isAsleep) removeGuard(guard);
  };
}

function removeGuard(guard: Guard): void {
  setGuards(guards.filter((other) => other !== guard));
  if (asking?.guard === guard) setAsking(null);
}

/** Forgets the sleeping guards of closed screens. */
export function forgetClosedGuards(): void {
  setGuards(guards.filter(({ isAsleep, screen }) => !isAsleep || hasScreen(screen)));
}

/** Forgets the guards of the shown screen that did not wake with it: the work was saved while it was hidden. */
export function dropSleepingGuards(): void {
  setGuards(guards.filter(({ isAsleep, screen }) => !isAsleep || screen !== screenNow()));
}

/** Whether a screen, shown or hidden, holds unsaved work. */
export const isScreenUnsaved = (screen: number): boolean => guards.some((guard) => guard.screen === screen);

/** Calls `close` at once, or after the player agreed to lose the unsaved work inside the layer. Returns whether it is closed. */
export function leaveLayer(layer: Layer, close: () => void = layer.close): boolean {
  return askFirst(
    guards.filter((guard) => isWithinLayer(guard.layer, layer)),
    layer,
    close,
  );
}

/** The same for the shown screen of a host: `close` steps back to the screen before it. */
export function leaveScreen(host: Layer, close: () => void): boolean {
  return askFirst(
    guards.filter((guard) => guard.screen === screenNow() && isWithinLayer(guard.layer, host)),
    host,
    close,
  );
}

function askFirst([guard, ...others]: readonly Guard[], layer: Layer, close: () => void): boolean {
  const dialog = dialogAround(layer);
  if (guard === undefined || dialog === null) {
    close();
    return true;
  }
  const answer: LeaveRequest['answer'] = (given) => {
    setAsking(null);
    if (given === 'stay') return;
    if (given === 'discard') guard.unsaved().onDiscard?.();
    if (given === 'keep') guard.unsaved().onKeep?.();
    removeGuard(guard);
    askFirst(others, layer, close);
  };
  setAsking({ dialog, guard, answer });
  return false;
}

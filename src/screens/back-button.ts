/**
 * The browser's Back button closes the topmost layer, then steps through the dialogs' history, and leaves the town last. Each
 * open screen and each layer above it (src/ui/layers/layers.ts) has an entry in the browser's history, whose state holds the
 * number of open layers. Unsaved work asks first; while it asks, the entry that Back left is restored.
 *
 * Forward reopens the next screen of the dialogs' history; a closed layer does not come back. This file owns those entries and
 * no others.
 */
import { subscribe } from 'valtio';
import { type Layer, layerDepth, onLayers, topLayer } from '../ui/layers/layers.ts';
import { leaveLayer } from '../ui/layers/unsaved.ts';
import { dialogs, goForward, leaveScreen } from './screens.ts';

/** Number of open layers at the current history entry. */
function currentEntry(): number {
  const state: unknown = window.history.state;
  const given = typeof state === 'object' && state !== null && 'sheets' in state ? state.sheets : 0;
  return typeof given === 'number' ? given : 0;
}

/** Closes the topmost layers, one for each step. Returns false when unsaved work asks. */
function closeLayers(steps: number): boolean {
  const closing = new Set<Layer>();
  for (let step = 0; step < steps; step += 1) {
    const top = topLayer(closing);
    if (top) closing.add(top);
    const isClosed = top ? leaveLayer(top) : leaveScreen();
    if (!isClosed) return false;
  }
  return true;
}

/** Synchronises the browser's history and the open layers in both directions. Returns a function that stops it. */
export function startBackButton(): () => void {
  /** True while this file moves through the history, until the `popstate` event. */
  let isMoving = false;
  let timer: number | undefined;
  const move = (steps: number): void => {
    isMoving = true;
    window.history.go(steps);
  };
  const syncHistory = (): void => {
    timer = undefined;
    if (isMoving) return;
    const open = layerDepth();
    const current = currentEntry();
    if (open < current) move(open - current);
    for (let sheets = current + 1; sheets <= open; sheets += 1) window.history.pushState({ sheets }, '');
  };
  /** A layer that opens while another one closes needs no new entry: waits until React has rendered both. */
  const syncSoon = (): void => {
    timer ??= window.setTimeout(syncHistory);
  };
  const onPopState = (): void => {
    if (isMoving) {
      isMoving = false;
      syncSoon();
      return;
    }
    const open = layerDepth();
    const current = currentEntry();
    if (current < open && !closeLayers(open - current)) {
      move(layerDepth() - current);
      return;
    }
    for (let step = open; step < current && dialogs.at < dialogs.screens.length - 1; step += 1) goForward();
    syncSoon();
  };
  syncHistory();
  window.addEventListener('popstate', onPopState);
  const unsubscribers = [subscribe(dialogs, syncSoon), onLayers(syncSoon)];
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('popstate', onPopState);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

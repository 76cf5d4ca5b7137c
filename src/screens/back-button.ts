/**
 * On narrow windows, where dialogs are full-screen sheets, the browser's back button closes the sheet instead of leaving the
 * town: each open screen has an entry in the browser's history. This file owns those entries and no others.
 */
import { subscribe } from 'valtio';
import { isNarrowNow } from '../ui/hooks/use-is-narrow.ts';
import { closeScreens, dialogs, goBack, goForward } from './screens.ts';

/** Number of sheets up to the current history entry. */
function currentSheets(): number {
  const state: unknown = window.history.state;
  const given = typeof state === 'object' && state !== null && 'sheets' in state ? state.sheets : 0;
  return typeof given === 'number' ? given : 0;
}

/** Synchronises the browser's history and the open dialogs in both directions. Returns a function that stops it. */
export function startBackButton(): () => void {
  /** True while the history goes back over entries of closed sheets, until its `popstate` event. */
  let isLeaving = false;
  const syncHistory = (): void => {
    if (isLeaving) return;
    const open = dialogs.at + 1;
    const current = currentSheets();
    if (open < current) {
      isLeaving = true;
      window.history.go(open - current);
    } else if (isNarrowNow()) {
      for (let sheets = current + 1; sheets <= open; sheets += 1) window.history.pushState({ sheets }, '');
    }
  };
  const onPopState = (): void => {
    if (isLeaving) {
      isLeaving = false;
      syncHistory();
      return;
    }
    const current = currentSheets();
    if (current === 0) {
      if (isNarrowNow()) closeScreens();
      return;
    }
    while (dialogs.at + 1 > current) goBack();
    while (dialogs.at + 1 < current && dialogs.at < dialogs.screens.length - 1) goForward();
    syncHistory();
  };
  syncHistory();
  window.addEventListener('popstate', onPopState);
  const unsubscribe = subscribe(dialogs, syncHistory);
  return () => {
    window.removeEventListener('popstate', onPopState);
    unsubscribe();
  };
}

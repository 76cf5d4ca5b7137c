/**
 * On a phone, where dialogs are sheets, the browser's back button leaves the sheet and not the town: each open screen has
 * an entry of the browser's history. This file owns those entries and no other.
 */
import { subscribe } from 'valtio';
import { isNarrowNow } from '../ui/hooks/use-is-narrow.ts';
import { closeScreens, dialogs, goBack, goForward } from './screens.ts';

/** How many sheets lie under and at the entry that the browser stands on. */
function sheetsHere(): number {
  const state: unknown = window.history.state;
  const given = typeof state === 'object' && state !== null && 'sheets' in state ? state.sheets : 0;
  return typeof given === 'number' ? given : 0;
}

/** Keeps the browser's history true to the open dialogs, and the dialogs to it. Returns what stops it. */
export function startBackButton(): () => void {
  /** On its way back past entries whose sheets were closed by hand; answers by `popstate`. */
  let isLeaving = false;
  const follow = (): void => {
    if (isLeaving) return;
    const open = dialogs.at + 1;
    const here = sheetsHere();
    if (open < here) {
      isLeaving = true;
      window.history.go(open - here);
    } else if (isNarrowNow()) {
      for (let sheets = here + 1; sheets <= open; sheets += 1) window.history.pushState({ sheets }, '');
    }
  };
  const onPopState = (): void => {
    if (isLeaving) {
      isLeaving = false;
      follow();
      return;
    }
    const here = sheetsHere();
    if (here === 0) {
      if (isNarrowNow()) closeScreens();
      return;
    }
    while (dialogs.at + 1 > here) goBack();
    while (dialogs.at + 1 < here && dialogs.at < dialogs.screens.length - 1) goForward();
    follow();
  };
  follow();
  window.addEventListener('popstate', onPopState);
  const unsubscribe = subscribe(dialogs, follow);
  return () => {
    window.removeEventListener('popstate', onPopState);
    unsubscribe();
  };
}

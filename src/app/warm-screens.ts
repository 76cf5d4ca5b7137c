/**
 * Fetches the code of the dialogs that players open most before they do, one after the other in quiet moments, so that a
 * press waits for the server's answer alone. Whoever asked their browser to save data keeps waiting for the code instead.
 */
import { screenRegistry } from './all-screens.ts';

const OFTEN_OPENED = ['profile', 'friends', 'mail', 'feed'] as const;
/** The town's own pictures come first. */
const FIRST_REST_MS = 4000;
/** A busy page has no quiet moment; then it is done anyway. */
const QUIET_LIMIT_MS = 5000;

/** Returns what stops it. */
export function warmScreens(): () => void {
  if (isSavingData()) return () => undefined;
  let isOver = false;
  const warm = async (): Promise<void> => {
    for (const name of OFTEN_OPENED) {
      await quietMoment();
      if (isOver) return;
      await screenRegistry.get(name)?.Content.preload();
    }
  };
  const timer = setTimeout(() => void warm(), FIRST_REST_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no idle callbacks. */
const quietMoment = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: QUIET_LIMIT_MS });
    else setTimeout(resolve, 200);
  });

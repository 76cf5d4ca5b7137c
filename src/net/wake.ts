/**
 * Notices that the page is back after it was away: from another network, another tab, the browser's history, or the
 * machine's sleep, which no event tells of. Owns no state beyond its own timer.
 */
import { PING_INTERVAL_MS, PING_TIMEOUT_MS } from '../shared/realtime/events.ts';

/** A timer that comes this much after the one before means that the machine slept. */
const SLEEP_GAP_MS = 15_000;
const WAKE_CHECK_MS = 5000;

/** After a sleep the transport still looks alive; what missed its heartbeats is not. Times in milliseconds. */
export const isSilentTooLong = (heardAtMs: number, nowMs: number): boolean =>
  nowMs - heardAtMs > PING_INTERVAL_MS + PING_TIMEOUT_MS;

/** Calls `returned` at every return, until the function that it gives is called. */
export function watchForReturn(returned: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') returned();
  };
  let lastTickMs = Date.now();
  const timer = window.setInterval(() => {
    const gapMs = Date.now() - lastTickMs;
    lastTickMs = Date.now();
    if (gapMs > SLEEP_GAP_MS) returned();
  }, WAKE_CHECK_MS);
  window.addEventListener('online', returned);
  window.addEventListener('pageshow', returned);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.clearInterval(timer);
    window.removeEventListener('online', returned);
    window.removeEventListener('pageshow', returned);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

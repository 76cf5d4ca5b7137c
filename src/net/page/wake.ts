/**
 * Detects that the page becomes active again after another network, another tab, the browser's history, or the machine's
 * sleep. No event reports sleep; a late timer does. Owns only its timer.
 */
import { PING_INTERVAL_MS, PING_TIMEOUT_MS } from '../../shared/realtime/events.ts';
import { runtime } from '../../shared/runtime/client.ts';

/** A gap between two timer calls longer than this means that the machine slept. */
const SLEEP_GAP_MS = 15_000;
const WAKE_CHECK_MS = 5000;

/** After a sleep a dead transport still reports itself open. True when it missed its heartbeats. Times in milliseconds. */
export const isSilentTooLong = (lastPacketAtMs: number, nowMs: number): boolean =>
  nowMs - lastPacketAtMs > PING_INTERVAL_MS + PING_TIMEOUT_MS;

/** Calls `returned` each time the page becomes active again. Returns the function that stops this. */
export function watchForReturn(returned: () => void): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') returned();
  };
  let lastTickMs = runtime.now();
  const timer = window.setInterval(() => {
    const gapMs = runtime.now() - lastTickMs;
    lastTickMs = runtime.now();
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

/**
 * Registers the service worker and offers a new version in a toast. The page reloads only when the player presses the
 * button. On plain HTTP browsers have no service workers; the product works without one.
 */
import { runtime } from '../shared/runtime/client.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { NEW_VERSION, RELOAD } from './new-version.ts';

const UPDATE_CHECK_MS = 3_600_000;
/** Without a finished fetch. */
const QUIET_MS = 2000;
/** A page that never stops fetching has its worker after this time. */
const LOUD_MAX_MS = 30_000;

/**
 * Registers once the page has loaded and fetches nothing more: the worker would compete with the page, and everything that
 * the page fetches after it has taken over passes through it.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
  };
  const registerLater = (): void => whenQuiet(register);
  if (document.readyState === 'complete') registerLater();
  else window.addEventListener('load', registerLater, { once: true });
}

function whenQuiet(act: () => void): void {
  const startedMs = runtime.monotonic();
  const stop = (): void => {
    observer.disconnect();
    act();
  };
  let timer = setTimeout(stop, QUIET_MS);
  const observer = new PerformanceObserver(() => {
    if (runtime.monotonic() - startedMs > LOUD_MAX_MS) return;
    clearTimeout(timer);
    timer = setTimeout(stop, QUIET_MS);
  });
  observer.observe({ type: 'resource' });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  // The first installed worker replaces no version, so there is nothing to offer. A busy WebKit has it as the page's controller
  // already when it reports the installation.
  const offerIfNew = (worker: ServiceWorker | null): void => {
    const isReplacing = registration.active !== null && navigator.serviceWorker.controller !== null;
    if (worker?.state === 'installed' && isReplacing) offer(worker);
  };
  offerIfNew(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offerIfNew(worker));
  });
  setInterval(() => void registration.update().catch(() => undefined), UPDATE_CHECK_MS);
}

function offer(worker: ServiceWorker): void {
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    worker.postMessage('take-over');
  };
  showToast({
    id: 'new-version',
    durationMs: Infinity,
    text: (
      <span className="flex items-center justify-between gap-3">
        {NEW_VERSION}
        <Button size="sm" tone="primary" onClick={takeOver}>
          {RELOAD}
        </Button>
      </span>
    ),
  });
}

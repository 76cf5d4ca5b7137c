/**
 * Registers the service worker and offers a new version in a toast. The page reloads only when the player presses the
 * button. On plain HTTP browsers have no service workers; the product works without one.
 */
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { NEW_VERSION, RELOAD } from './new-version.ts';

const UPDATE_CHECK_MS = 3_600_000;

/** Registers after the page has loaded, so that the worker does not compete for bandwidth with the page. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(watch, () => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  // The first installed worker replaces no version, so there is nothing to offer.
  const offerIfNew = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
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

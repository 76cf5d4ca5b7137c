/**
 * Registers the service worker and offers a new version when there is one. Nothing is loaded anew unless the player says
 * so; what was begun to be written is kept over a reload. On plain HTTP browsers have no service worker, and none is missed.
 */
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';

const LOOK_EVERY_MS = 3_600_000;
const NEW_VERSION = 'A new version of Promenade is ready.';
const RELOAD = 'Reload';

/** After the page has loaded, so that it takes nothing from what the player waits for. */
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
  // The very first one takes over nothing.
  const offerIfNew = (worker: ServiceWorker | null): void => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
  };
  offerIfNew(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => offerIfNew(worker));
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
}

function offer(worker: ServiceWorker): void {
  const takeOver = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker, not a window: it has no origin
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

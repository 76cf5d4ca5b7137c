/**
 * Offers once, on a later visit, to install the page as an app: a player who came back may want it, a newcomer has enough to look
 * at. The preferences offer it always. The visits and the answer are kept in this browser.
 */
import { subscribe } from 'valtio';
import messages from '../languages/en/installation.ts';
import { texts } from '../languages/texts.ts';
import { readText, writeText } from '../net/browser-storage.ts';
import { runtime } from '../shared/runtime/client.ts';
import { connection } from '../state/session/connection.ts';
import { install, installation } from '../state/settings/installation.ts';
import { Button } from '../ui/controls/button.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { layerDepth, onLayers } from '../ui/layers/layers.ts';

const text = texts(messages);

const FIRST_VISIT_KEY = 'firstVisit';
const ASKED_KEY = 'isInstallationOffered';
/** A reload after a short time is the same visit. */
const LATER_MS = 3_600_000;
/** After the arrival in the town, which has news of its own. */
const WAIT_MS = 30_000;
const TOAST = 'installation';

/** Whether this is a later visit than the first one, whose time is stored here. */
function isLaterVisit(nowMs: number): boolean {
  const firstMs = Number(readText('local', FIRST_VISIT_KEY) ?? Number.NaN);
  if (Number.isFinite(firstMs)) return nowMs - firstMs > LATER_MS;
  writeText('local', FIRST_VISIT_KEY, String(nowMs));
  return false;
}

/** Returns a function that stops it. */
export function offerInstallation(): () => void {
  if (!isLaterVisit(runtime.now()) || readText('local', ASKED_KEY) !== null) return () => undefined;
  let isTime = false;
  const check = (): void => {
    const isBusy =
      layerDepth() > 0 || connection.status !== 'online' || document.activeElement?.matches('input, textarea');
    if (!isTime || isBusy === true || installation.offer === null) return;
    stop();
    // Without storage it would be offered at every visit.
    if (writeText('local', ASKED_KEY, 'true')) offer();
  };
  const cancel = runtime.setTimeout(() => {
    isTime = true;
    check();
  }, WAIT_MS);
  document.addEventListener('focusout', check);
  const stops = [
    cancel,
    onLayers(check),
    subscribe(connection, check),
    subscribe(installation, check),
    () => document.removeEventListener('focusout', check),
  ];
  const stop = (): void => {
    for (const end of stops) end();
  };
  return stop;
}

function offer(): void {
  const accept = async (): Promise<void> => {
    const isAccepted = await install().catch(() => false);
    showToast({ id: TOAST, text: isAccepted ? text.done : text.later, tone: isAccepted ? 'ok' : 'info' });
  };
  showToast({
    id: TOAST,
    durationMs: Number.POSITIVE_INFINITY,
    text: (
      <span className="flex flex-wrap items-center justify-between gap-3">
        {text.offer}
        <Button size="sm" tone="primary" onClick={() => void accept()}>
          {text.accept}
        </Button>
      </span>
    ),
  });
}

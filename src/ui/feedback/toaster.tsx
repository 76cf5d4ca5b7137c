/** Renders toasts; loaded with the first one. Draws its own cards and uses sonner for position, stacking and timing. */
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CoinMark } from '../layout/marks.tsx';
import { attachToaster, type ToastRequest, type ToastTone } from './toast.ts';
import { isNarrowNow } from '../hooks/use-is-narrow.ts';

/**
 * Position of the toasts. On narrow windows a dialog has controls at the top and its main button at the bottom, so toasts
 * appear between them. Otherwise they appear at the top: over a dialog so high that they cover its header and not its
 * search field (see `--toast-top`).
 */
const isOverPhoneDialog = (): boolean =>
  isNarrowNow() && document.querySelector('.dialog') !== null && document.querySelector('.drawer, .is-small') === null;

const ERROR_MS = 6000;
const NOTE_MS = 4000;

const icons: Record<ToastTone, ReactNode> = {
  ok: <CheckCircleIcon size={20} weight="fill" color="var(--ok)" />,
  bad: <WarningCircleIcon size={20} weight="fill" color="var(--bad)" />,
  info: <InfoIcon size={20} weight="fill" color="var(--info)" />,
  coin: <CoinMark size={19} />,
};

const ABOVE_BUTTONS = 'calc(86px + env(safe-area-inset-bottom))';

/** The shown toast by id, so that the next toast with that id replaces it and restarts its time. */
const shownFor = new Map<string, string | number>();

function present({ text, tone = 'info', durationMs, id }: ToastRequest): void {
  const duration = durationMs ?? (tone === 'bad' ? ERROR_MS : NOTE_MS);
  const older = id === undefined ? undefined : shownFor.get(id);
  if (older !== undefined) toast.dismiss(older);
  const newer = toast.custom(
    (shown) => (
      <div className="toast" data-tone={tone}>
        <span className="puck">{icons[tone]}</span>
        <span className="min-w-0 flex-1">{text}</span>
        <button type="button" className="hit text-ink-3" aria-label="Dismiss" onClick={() => toast.dismiss(shown)}>
          <XIcon size={14} weight="bold" />
        </button>
      </div>
    ),
    { duration, position: isOverPhoneDialog() ? 'bottom-center' : 'top-center' },
  );
  if (id !== undefined) shownFor.set(id, newer);
}

export default function Toaster() {
  useEffect(() => attachToaster(present), []);
  return (
    <Sonner
      className="toast-layer"
      position="top-center"
      expand
      gap={8}
      visibleToasts={4}
      offset={{ top: 'var(--toast-top)', bottom: ABOVE_BUTTONS }}
      mobileOffset={{ top: 'var(--toast-top)', bottom: ABOVE_BUTTONS, left: 12, right: 12 }}
    />
  );
}

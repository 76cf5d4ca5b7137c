/** Renders toasts; loaded with the first one. Draws its own cards and uses sonner for position, stacking and timing. */
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CoinMark } from '../layout/marks.tsx';
import { attachToaster, type ToastRequest, type ToastTone } from './toast.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { isNarrowNow } from '../hooks/use-is-narrow.ts';

/**
 * Position of the toasts. On narrow windows a dialog has controls at the top and its main button at the bottom, so toasts
 * appear between them. Otherwise they appear at the top: over a dialog so high that they cover its header and not its
 * search field (see `--toast-top`).
 */
const isOverPhoneDialog = (): boolean =>
  isNarrowNow() && document.querySelector('.dialog') !== null && document.querySelector('.drawer, .is-small') === null;

/** A dialog whose header has values that a toast must not cover, such as balances: `data-toasts="bottom"` inside it. */
const isOverHeader = (): boolean => document.querySelector('.dialog [data-toasts="bottom"]') !== null;

const ERROR_MS = 6000;
const NOTE_MS = 4000;

const icons: Record<ToastTone, ReactNode> = {
  ok: <CheckCircleIcon size={20} weight="fill" color="var(--ok)" />,
  bad: <WarningCircleIcon size={20} weight="fill" color="var(--bad)" />,
  info: <InfoIcon size={20} weight="fill" color="var(--info)" />,
  coin: <CoinMark size={19} />,
};

/** Toasts are below the element that carries this attribute, so that they do not cover the town's sign. */
const TOP_ROW = '[data-toasts-below]';
/** A lower element is beside the toasts, as the sign of the landing screen in a wide window. */
const LOWEST_SHARE = 0.25;

function placeBelowSign(): void {
  const bottomPx = document.querySelector(TOP_ROW)?.getBoundingClientRect().bottom;
  const root = document.documentElement.style;
  if (bottomPx === undefined || bottomPx <= 0 || bottomPx > window.innerHeight * LOWEST_SHARE)
    root.removeProperty('--toasts-below');
  else root.setProperty('--toasts-below', `${Math.ceil(bottomPx)}px`);
}

const ABOVE_BUTTONS = 'calc(86px + env(safe-area-inset-bottom))';

/** The same message from a reply and from a notification is shown once. */
const REPEAT_MS = 1500;

interface Shown {
  toastId: string | number;
  atMs: number;
}

/** The shown toast by id or text, so that the next toast with that key replaces it and restarts its time. */
const shownFor = new Map<string, Shown>();

function present({ text, tone = 'info', durationMs, id }: ToastRequest): void {
  const duration = durationMs ?? (tone === 'bad' ? ERROR_MS : NOTE_MS);
  const key = id ?? (typeof text === 'string' ? `${tone} ${text}` : undefined);
  const older = key === undefined ? undefined : shownFor.get(key);
  const atMs = runtime.now();
  if (older !== undefined) {
    if (id === undefined && atMs - older.atMs < REPEAT_MS) return;
    toast.dismiss(older.toastId);
  }
  placeBelowSign();
  const newer = toast.custom(
    (shown) => (
      <div className="toast" data-tone={tone}>
        <span className="puck">{icons[tone]}</span>
        <span className="min-w-0 flex-1">{text}</span>
        <button type="button" className="hit text-ink-2" aria-label="Dismiss" onClick={() => toast.dismiss(shown)}>
          <XIcon size={14} weight="bold" />
        </button>
      </div>
    ),
    { duration, position: isOverPhoneDialog() || isOverHeader() ? 'bottom-center' : 'top-center' },
  );
  if (duration !== Number.POSITIVE_INFINITY) temporary.add(newer);
  if (key !== undefined) shownFor.set(key, { toastId: newer, atMs });
}

/** Toasts that end by themselves. */
const temporary = new Set<string | number>();

function dismissTemporary(): void {
  for (const shown of temporary) toast.dismiss(shown);
  temporary.clear();
}

export default function Toaster() {
  useEffect(() => attachToaster(present, dismissTemporary), []);
  useEffect(() => {
    window.addEventListener('resize', placeBelowSign);
    return () => window.removeEventListener('resize', placeBelowSign);
  }, []);
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

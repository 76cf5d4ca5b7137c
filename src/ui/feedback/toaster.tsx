/** Renders toasts; loaded with the first one. Draws its own cards and uses sonner for position and stacking. */
import './toaster.css';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CoinMark } from '../layout/marks.tsx';
import { areToastsInTheWay, areToastsShown, areToastsThrough, LAYER, placeToasts } from './place-toasts.ts';
import { shownAtOnce } from './toast-place.ts';
import { attachToaster, type ToastRequest, type ToastTone } from './toast.ts';
import { keepFocus } from '../hooks/keep-focus.ts';
import { keepFocusFree, returnFocus } from './toast-focus.ts';
import { watchPage } from './watch-page.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { text as words } from '../text.ts';

const ERROR_MS = 6000;
const NOTE_MS = 4000;
/** Before it, a press does not end a toast. */
const READ_MS = 1500;

const icons: Record<ToastTone, ReactNode> = {
  ok: <CheckCircleIcon size={20} weight="fill" color="var(--ok)" />,
  bad: <WarningCircleIcon size={20} weight="fill" color="var(--bad)" />,
  info: <InfoIcon size={20} weight="fill" color="var(--info)" />,
  coin: <CoinMark size={19} />,
};

/** Called when a card comes or goes. */
let onCards: (() => void) | null = null;

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
  const life: Life = { durationMs: duration, endMs: atMs + duration };
  const newer = toast.custom(
    (shown) => <Card text={text} tone={tone} life={life} onEnd={() => toast.dismiss(shown)} />,
    { duration: Number.POSITIVE_INFINITY },
  );
  if (duration !== Number.POSITIVE_INFINITY) temporary.add(newer);
  if (key !== undefined) shownFor.set(key, { toastId: newer, atMs });
}

/** Of one toast. */
interface Life {
  readonly durationMs: number;
  endMs: number;
}

interface CardProps {
  text: ReactNode;
  tone: ToastTone;
  life: Life;
  onEnd: () => void;
}

function Card({ text, tone, life, onEnd }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEnd(card, life, onEnd);
  usePress(card, onEnd);
  // Its height is known now, and what it covers; without it the others may have room together.
  useLayoutEffect(() => {
    onCards?.();
    return () => onCards?.();
  }, []);
  const dismiss = (): void => {
    const hadFocus = card.current?.contains(document.activeElement) ?? false;
    onEnd();
    if (hadFocus) returnFocus();
  };
  return (
    <div className="toast" data-tone={tone} ref={card}>
      <span className="puck">{icons[tone]}</span>
      <span className="min-w-0 flex-1">{text}</span>
      <button
        type="button"
        className="toast-close hit -m-[5px] p-[5px] text-ink-2"
        aria-label={words.dismiss}
        onClick={dismiss}
      >
        <XIcon size={14} weight="bold" />
      </button>
    </div>
  );
}

/**
 * Ends a toast after its duration without a move or press of the pointer on it, and not while it has the focus or its page is
 * hidden. Sonner's own timer stops as long as the pointer is above a toast, so that one under a resting pointer never ends.
 */
function useEnd(card: RefObject<HTMLDivElement | null>, life: Life, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const element = card.current;
    if (element === null || life.durationMs === Number.POSITIVE_INFINITY) return undefined;
    let cancel: Cancel;
    const start = (): void => {
      cancel = runtime.setTimeout(
        () => {
          if (document.hidden || element.contains(document.activeElement) || isBehindOthers(element)) extend();
          else end();
        },
        Math.max(0, life.endMs - runtime.now()),
      );
    };
    const extend = (): void => {
      life.endMs = runtime.now() + life.durationMs;
      start();
    };
    const restart = (): void => {
      cancel();
      extend();
    };
    let from: { x: number; y: number } | null = null;
    // Browsers report a move also when an element appears or moves below a resting pointer.
    const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
      if (from !== null && (from.x !== x || from.y !== y)) restart();
      from = { x, y };
    };
    start();
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerdown', restart);
    return () => {
      cancel();
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerdown', restart);
    };
  }, [card, life]);
}

/** Where there is room for fewer toasts than there are, the oldest ones wait. */
const isBehindOthers = (card: HTMLElement): boolean => card.closest('[data-visible="false"]') !== null;

/** A toast that lets presses through ends by the first one on what it covers; if it has only just come, once it could be read. */
function usePress(card: RefObject<HTMLDivElement | null>, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const fromMs = runtime.now() + READ_MS;
    let cancel: Cancel | null = null;
    const isThrough = (element: HTMLElement): boolean => areToastsThrough() && !isBehindOthers(element);
    const onPress = ({ clientX, clientY, target }: PointerEvent): void => {
      const element = card.current;
      if (element === null || !isThrough(element)) return;
      if (target instanceof Node && element.contains(target)) return;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (clientX < left || clientX >= right || clientY < top || clientY >= bottom) return;
      const waitMs = fromMs - runtime.now();
      if (waitMs <= 0) return end();
      // Unless it has found a place where it covers nothing.
      cancel ??= runtime.setTimeout(() => isThrough(element) && end(), waitMs);
    };
    document.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPress, { capture: true });
      cancel?.();
    };
  }, [card]);
}

/** Toasts that end by themselves. */
const temporary = new Set<string | number>();

function dismissTemporary(): void {
  for (const shown of temporary) toast.dismiss(shown);
  temporary.clear();
}

/** How many toasts there is room for in the frame around them. */
function useRoom(frame: RefObject<HTMLDivElement | null>): number {
  const [count, setCount] = useState(() => shownAtOnce(window.innerHeight));
  useEffect(() => {
    const around = frame.current;
    if (around === null) return undefined;
    const place = (isKeeping: boolean): void => {
      setCount(placeToasts(around, isKeeping));
      watch(areToastsShown());
    };
    const measure = (): void => place(false);
    const remeasure = (): void => place(true);
    const watch = watchPage({
      frame: around,
      isInTheWay: areToastsInTheWay,
      isWithoutPlace: areToastsThrough,
      move: remeasure,
    });
    onCards = remeasure;
    const detach = attachToaster(present, dismissTemporary);
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    const stopKeeping = keepFocusFree(LAYER);
    // Dialogs are children of the body: toasts move when one opens or closes.
    const dialogs = new MutationObserver(measure);
    dialogs.observe(document.body, { childList: true });
    // One that opens with an animation has its final box after it.
    const onAnimationEnd = ({ target }: AnimationEvent): void => {
      if (target instanceof Element && target.parentElement === document.body) measure();
    };
    document.body.addEventListener('animationend', onAnimationEnd);
    return () => {
      document.body.removeEventListener('animationend', onAnimationEnd);
      detach();
      onCards = null;
      stopKeeping();
      watch(false);
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
      dialogs.disconnect();
    };
  }, [frame]);
  return count;
}

export default function Toaster() {
  const frame = useRef<HTMLDivElement>(null);
  const count = useRoom(frame);
  useEffect(keepFocus, []);
  return (
    <div ref={frame} className="toast-frame">
      <Sonner
        className={LAYER}
        containerAriaLabel={words.notices}
        position="top-center"
        expand
        visibleToasts={count}
        swipeDirections={['top', 'bottom']}
      />
    </div>
  );
}

/** Renders toasts; loaded with the first one. Draws its own cards and uses sonner for position and stacking. */
import './toaster.css';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { CoinMark } from '../layout/marks.tsx';
import {
  shownAtOnce,
  TOAST_HEIGHT_PX,
  toastMiddlePx,
  toastPlace,
  toastWidthPx,
  type ToastPlace,
  type ToastScene,
} from './toast-place.ts';
import { attachToaster, type ToastRequest, type ToastTone } from './toast.ts';
import { keepFocus } from '../hooks/keep-focus.ts';
import { keepFocusFree, returnFocus } from './toast-focus.ts';
import { ownFigureBox } from '../../shared/runtime/own-figure.ts';
import { COMPACT_HEIGHT_PX } from '../../shared/rules/viewport.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import { text as words } from '../text.ts';

const ERROR_MS = 6000;
const NOTE_MS = 4000;

const icons: Record<ToastTone, ReactNode> = {
  ok: <CheckCircleIcon size={20} weight="fill" color="var(--ok)" />,
  bad: <WarningCircleIcon size={20} weight="fill" color="var(--bad)" />,
  info: <InfoIcon size={20} weight="fill" color="var(--info)" />,
  coin: <CoinMark size={19} />,
};

/** Titles, balances, totals, search fields and open menus; other parts add `data-keep-clear`. */
const KEEP_CLEAR =
  'input[type="search"], .menu, .hud-top, .hud-place, .hud-purse, .wordmark, .dialog-sign, .balances, [data-keep-clear]';
/** Of the chat, in a town without a dialog over it. */
const LAST_LINES = '.chat-glimpse-lines';
const TEXT_FIELD = 'input, textarea';
/** Boards of games, which can come after their dialog. */
const BOARD = '[data-toasts-beside]';
const LAYER = 'toast-layer';

const boxesOf = (selector: string): DOMRect[] =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect()).filter(
    ({ width, height }) => width > 0 && height > 0,
  );

/** Sets the place of the toasts for what is on the page now. Returns the edge that they belong to. */
function place(): ToastPlace['edge'] {
  const { style } = document.documentElement;
  // An on-screen keyboard that lies over the page, see `keyboard-height.ts`.
  const keyboardPx = Number.parseFloat(style.getPropertyValue('--keyboard')) || 0;
  const focused = document.activeElement?.matches(TEXT_FIELD) ? [document.activeElement.getBoundingClientRect()] : [];
  const dialogs = boxesOf('.dialog');
  const lines = dialogs.length === 0 ? boxesOf(LAST_LINES) : [];
  const boards = boxesOf(BOARD);
  const scene: ToastScene = {
    widthPx: window.innerWidth,
    heightPx: window.innerHeight - keyboardPx,
    dialogs,
    keepClear: [...boxesOf(KEEP_CLEAR), ...focused, ...lines, ...boards],
    figure: ownFigureBox(),
    isRightToLeft: document.documentElement.dir === 'rtl',
    topBar: boxesOf('.hud-top')[0],
    cardLeftPx: boxesOf('.doorway-form')[0]?.left,
    board: boards.at(-1),
    toastHeightPx: Math.max(TOAST_HEIGHT_PX, ...boxesOf('.toast').map(({ height }) => height)),
  };
  const { edge, offsetPx } = toastPlace(scene);
  style.setProperty(`--toast-${edge}`, `${edge === 'bottom' ? offsetPx + keyboardPx : offsetPx}px`);
  style.setProperty('--toast-middle', `${toastMiddlePx(scene)}px`);
  style.setProperty('--toast-width', `${toastWidthPx(scene)}px`);
  return edge;
}

const CHECK_MS = 500;

/**
 * Whether a toast is on a board or a thing to keep clear, which came after it, or in a low window on the own figure, which may
 * walk or glide below it.
 */
function isInTheWay(): boolean {
  const figure = window.innerHeight < COMPACT_HEIGHT_PX ? ownFigureBox() : null;
  const toasts = boxesOf('.toast');
  if (toasts.length === 0) return false;
  const covered = [...boxesOf(`${BOARD}, [data-keep-clear]`), ...(figure === null ? [] : [figure])];
  return toasts.some(({ left, top, right, bottom }) =>
    covered.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top),
  );
}

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

/** Of one toast. It outlives the card, which is mounted again when the toasts move to the other edge of the window. */
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
  const dismiss = (): void => {
    const hadFocus = card.current?.contains(document.activeElement) ?? false;
    onEnd();
    if (hadFocus) returnFocus();
  };
  return (
    <div className="toast" data-tone={tone} ref={card}>
      <span className="puck">{icons[tone]}</span>
      <span className="min-w-0 flex-1">{text}</span>
      <button type="button" className="hit -m-[5px] p-[5px] text-ink-2" aria-label={words.dismiss} onClick={dismiss}>
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
          if (document.hidden || element.contains(document.activeElement)) extend();
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

/** Toasts that end by themselves. */
const temporary = new Set<string | number>();

function dismissTemporary(): void {
  for (const shown of temporary) toast.dismiss(shown);
  temporary.clear();
}

/** How many toasts the window has room for, and at which edge. */
function useRoom(): { count: number; edge: ToastPlace['edge'] } {
  const [count, setCount] = useState(() => shownAtOnce(window.innerHeight));
  const [edge, setEdge] = useState<ToastPlace['edge']>('top');
  useEffect(() => {
    const measure = (): void => {
      setEdge(place());
      setCount(shownAtOnce(window.innerHeight));
    };
    const detach = attachToaster((request) => {
      setEdge(place());
      present(request);
    }, dismissTemporary);
    window.addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    const stopKeeping = keepFocusFree(LAYER);
    const stopChecking = runtime.setInterval(() => isInTheWay() && measure(), CHECK_MS);
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
      stopKeeping();
      stopChecking();
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
      dialogs.disconnect();
    };
  }, []);
  return { count, edge };
}

const OFFSET = {
  top: 'var(--toast-top, 8px)',
  bottom: 'calc(var(--toast-bottom, 86px) + env(safe-area-inset-bottom))',
} as const;

export default function Toaster() {
  const { count, edge } = useRoom();
  useEffect(keepFocus, []);
  return (
    <Sonner
      className={LAYER}
      containerAriaLabel={words.notices}
      position={`${edge}-center`}
      expand
      gap={8}
      visibleToasts={count}
      offset={OFFSET}
      mobileOffset={{ ...OFFSET, left: 12, right: 12 }}
    />
  );
}

/**
 * Runs the queue of cards: when the next one may appear, and how long it is shown. A card waits while a dialog is open, the
 * player types, something else is to be read, or the page is hidden. Owns the queue and its timers; renders nothing.
 */
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';
import {
  attachRewards,
  isBoughtWorn,
  noteCardShown,
  type Reward,
  rewardsHeldUntilMs,
} from '../../state/rewards/rewards.ts';
import { layerDepth, onLayers } from '../../ui/layers/layers.ts';
import { waveToFriend } from './greet.ts';
import { messageBarTop } from './message-bar.ts';
import { createRequestNotes } from './past-requests.ts';
import { type Card, type CardContent, dismiss, EMPTY_QUEUE, enqueue, type Queue, showNext } from './queue.ts';

const SHOWN_MS = 6000;
/** After the pointer or the focus has left it, and after each Tab on the way to it, a card stays at least this long. */
const LEFT_MS = 2000;
const TYPING_MS = 2000;
/** The rays and the fanfare of a level come before its card, and the last line of the first walk too. */
const LEVEL_MS = 900;
const WALK_LEVEL_MS = 3000;

const delayOf = (content: CardContent): number => {
  if (content.kind !== 'level') return 0;
  return content.isWalk ? WALK_LEVEL_MS : LEVEL_MS;
};

export interface QueueKeeper {
  shown(): Card | null;
  subscribe(listener: () => void): () => void;
  dismiss(): void;
  /**
   * Stops the time of a card, while the pointer is over it or it has the focus. Does nothing for one that is not shown: browsers
   * report that the focus left a card when the next one has taken its place.
   */
  hold(cardId: number, isHeld: boolean): void;
  /** Takes rewards until `close`. */
  open(): void;
  close(): void;
}

/** A card with two lines and buttons ends above this, CSS px. */
const ROOM_PX = 210;

/** The on-screen keyboard of a phone on its side moves the message line up to where cards are; they are hidden then. */
const isTooLow = (): boolean => {
  if (document.documentElement.dataset.low !== undefined) return true;
  const barTopPx = messageBarTop();
  return barTopPx !== null && barTopPx < ROOM_PX;
};

/** `onPaid` is called with what has no card. */
export function keepQueue(onPaid: (paid: Extract<Reward, { kind: 'paid' }>) => void): QueueKeeper {
  const listeners = new Set<() => void>();
  const noteRequest = createRequestNotes();
  let queue: Queue = EMPTY_QUEUE;
  let typedMs = Number.NEGATIVE_INFINITY;
  let isHeld = false;
  /** Of the shown card. */
  let leftMs = 0;
  let runningSinceMs: number | null = null;
  let cancelEnd: Cancel = () => undefined;
  let cancelCheck: Cancel = () => undefined;

  const set = (next: Queue): void => {
    if (next === queue) return;
    const isOther = next.shown !== queue.shown;
    queue = next;
    if (!isOther) return;
    stopTime();
    leftMs = SHOWN_MS;
    noteCardShown(next.shown !== null);
    if (next.shown === null) isHeld = false;
    for (const listener of listeners) listener();
  };

  const stopTime = (): void => {
    cancelEnd();
    if (runningSinceMs !== null) leftMs -= runtime.monotonic() - runningSinceMs;
    runningSinceMs = null;
  };

  const end = (): void => {
    set(dismiss(queue));
    check();
  };

  /** Runs or stops the time of the shown card, and shows the next one when it may appear. */
  const check = (): void => {
    cancelCheck();
    const isCovered = layerDepth() > 0 || document.hidden || isTooLow();
    if (queue.shown !== null) {
      if (isCovered || isHeld) stopTime();
      else if (runningSinceMs === null) {
        runningSinceMs = runtime.monotonic();
        cancelEnd = runtime.setTimeout(end, leftMs);
      }
      return;
    }
    let next = showNext(queue);
    if (next.shown?.content.kind === 'bought' && isBoughtWorn()) {
      queue = dismiss(next);
      next = showNext(queue);
    }
    if (isCovered || next.shown === null) return;
    const { content, addedMs } = next.shown;
    const waitMs =
      Math.max(addedMs + delayOf(content), typedMs + TYPING_MS, rewardsHeldUntilMs()) - runtime.monotonic();
    if (waitMs > 0) {
      cancelCheck = runtime.setTimeout(check, waitMs);
      return;
    }
    set(next);
    check();
  };

  const onInput = (): void => {
    typedMs = runtime.monotonic();
  };
  const prolong = (): void => {
    stopTime();
    leftMs = Math.max(leftMs, LEFT_MS);
    check();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' && runningSinceMs !== null) prolong();
  };
  const take = (reward: Reward): void => {
    if (reward.kind === 'paid') return onPaid(reward);
    if (reward.kind === 'request') noteRequest(reward.id);
    if (reward.kind === 'friend') waveToFriend(reward.username);
    set(enqueue(queue, reward, runtime.monotonic()));
    check();
  };
  let stops: readonly (() => void)[] = [];
  return {
    shown: () => queue.shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss: end,
    hold(cardId, now) {
      if (now === isHeld || cardId !== queue.shown?.id) return;
      isHeld = now;
      if (now) check();
      else prolong();
    },
    open() {
      document.addEventListener('input', onInput, { capture: true });
      document.addEventListener('keydown', onKey, { capture: true });
      document.addEventListener('visibilitychange', check);
      window.visualViewport?.addEventListener('resize', check);
      stops = [onLayers(check), attachRewards(take)];
      check();
    },
    close() {
      document.removeEventListener('input', onInput, { capture: true });
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('visibilitychange', check);
      window.visualViewport?.removeEventListener('resize', check);
      for (const stop of stops) stop();
      stopTime();
      cancelCheck();
    },
  };
}

/**
 * Shows the cards of good news below the top bar, one at a time. A card never takes the focus; its words are announced by a
 * status that is always on the page. It is a child of the body, so that toasts make room for it.
 */
import './rewards.css';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { besideOwnFigure, ownFigureBox, type WindowBox, type WindowSide } from '../../shared/runtime/own-figure.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { COMPACT_HEIGHT_PX } from '../../shared/rules/viewport.ts';
import { keepFocus } from '../../ui/hooks/keep-focus.ts';
import { CardButtons } from './card-buttons.tsx';
import { CardPicture, noteOf, sentenceOf } from './card-parts.tsx';
import { flyToPurse } from './fly.ts';
import { keepQueue, type QueueKeeper } from './keep-queue.ts';
import { messageBarTop } from './message-bar.ts';
import type { Card } from './queue.ts';
import { text } from './text.ts';

export function Rewards() {
  const [keeper] = useState(() => keepQueue(flyToPurse));
  useEffect(keepFocus, []);
  useEffect(() => {
    keeper.open();
    return keeper.close;
  }, [keeper]);
  return <Shown keeper={keeper} />;
}

function Shown({ keeper }: { keeper: QueueKeeper }) {
  const card = useSyncExternalStore(keeper.subscribe, keeper.shown);
  return (
    <>
      <output className="sr-only">{card && wordsOf(card)}</output>
      {card && createPortal(<RewardCard key={card.id} card={card} keeper={keeper} />, document.body)}
    </>
  );
}

const wordsOf = ({ content }: Card): string => {
  const note = noteOf(content);
  return note === null ? `${sentenceOf(content)}.` : `${sentenceOf(content)}. ${note}.`;
};

function RewardCard({ card, keeper }: { card: Card; keeper: QueueKeeper }) {
  const { content } = card;
  const element = useRef<HTMLElement>(null);
  const place = usePlace();
  const coins = content.kind === 'level' || content.kind === 'tips' ? content.coins : 0;
  useFlight(coins, element);
  useHold(element, card.id, keeper);
  const note = noteOf(content);
  return (
    <section
      ref={element}
      className="reward-card"
      data-kind={content.kind}
      data-keep-clear=""
      data-beside={place.side === null ? undefined : ''}
      aria-label={text.region}
      style={styleOf(place)}
    >
      <span className="reward-picture">
        <CardPicture content={content} />
      </span>
      <div className="reward-body">
        <p className="reward-words">{sentenceOf(content)}</p>
        {note !== null && <p className="reward-note">{note}</p>}
        <div className="reward-buttons">
          <CardButtons content={content} onDone={keeper.dismiss} />
        </div>
      </div>
    </section>
  );
}

/** The time of a card stops while the pointer moves over it or it has the focus. */
function useHold(card: { readonly current: HTMLElement | null }, id: number, keeper: QueueKeeper): void {
  useEffect(() => {
    const element = card.current;
    if (element === null) return undefined;
    const hold = (isHeld: boolean): void => keeper.hold(id, isHeld);
    let isPointerOver = false;
    const onMove = ({ movementX, movementY }: PointerEvent): void => {
      // Browsers report a move also when the card appears below a resting pointer.
      if (movementX === 0 && movementY === 0) return;
      isPointerOver = true;
      hold(true);
    };
    const onLeave = (): void => {
      isPointerOver = false;
      hold(element.contains(document.activeElement));
    };
    const onFocus = (): void => hold(true);
    const onBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) hold(isPointerOver);
    };
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerleave', onLeave);
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerleave', onLeave);
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [card, id, keeper]);
}

/** What was added to the card since the last flight flies to the purse. */
function useFlight(coins: number, from: { readonly current: Element | null }): void {
  const flown = useRef(0);
  useEffect(() => {
    const added = coins - flown.current;
    flown.current = coins;
    if (added > 0) flyToPurse({ coins: added, gems: 0 }, from.current?.querySelector('.reward-picture'));
  }, [coins, from]);
}

const GAP_PX = 10;
/** Of a card with its buttons below the words. */
const WIDTH_PX = { most: 372, least: 250, leastBelow: 232 } as const;
const HEIGHT_PX = 116;
/** Where the card is as wide as the window. */
const NARROW_PX = 480;
/** The buttons at the edge of the window that are above its bottom bar. */
const CORNER = '.hud-corner > *, .joystick';
const FIGURE_CHECK_MS = 250;

interface Place {
  topPx: number;
  /** Edges of the part of the window beside the own figure; null: in the middle. */
  side: WindowSide | null;
}

const styleOf = ({ topPx, side }: Place): CSSProperties =>
  side === null
    ? { top: topPx }
    : { top: topPx, left: side.left, width: Math.min(WIDTH_PX.most, side.right - side.left) };

/** Whether a card in the middle of the window covers the figure. */
function isOnFigure(topPx: number, figure: WindowBox): boolean {
  const halfPx = Math.min(WIDTH_PX.most, window.innerWidth) / 2 + GAP_PX;
  const middlePx = window.innerWidth / 2;
  return (
    topPx < figure.bottom &&
    topPx + HEIGHT_PX + GAP_PX > figure.top &&
    middlePx - halfPx < figure.right &&
    middlePx + halfPx > figure.left
  );
}

/**
 * Whether the shown card covers the own figure, or the message line, which an on-screen keyboard has moved up. One that is used
 * stays where it is.
 */
function isCovering(): boolean {
  const card = document.querySelector('.reward-card:not(:hover, :focus-within)')?.getBoundingClientRect();
  if (card === undefined) return false;
  const { left, top, right, bottom } = card;
  const covered = [ownFigureBox(), document.querySelector('.hud-bar')?.getBoundingClientRect()];
  return covered.some((box) => box && left < box.right && right > box.left && top < box.bottom && bottom > box.top);
}

/**
 * The part of the window below the own figure, free of joystick and buttons. Returns null where there is no room.
 */
function belowFigure(figure: WindowBox): Place | null {
  const topPx = figure.bottom + GAP_PX;
  const endPx = topPx + HEIGHT_PX + GAP_PX;
  const side = { left: GAP_PX, right: window.innerWidth - GAP_PX };
  for (const corner of document.querySelectorAll(CORNER)) {
    const { left, right, top, width } = corner.getBoundingClientRect();
    if (width === 0 || top >= endPx) continue;
    if (left > window.innerWidth - right) side.right = Math.min(side.right, left - GAP_PX);
    else side.left = Math.max(side.left, right + GAP_PX);
  }
  const lowest = messageBarTop() ?? window.innerHeight;
  return side.right - side.left >= WIDTH_PX.leastBelow && endPx <= lowest ? { topPx, side } : null;
}

/** Below the top bar, whose height depends on the window. Where it would cover the own figure: beside or below it. */
function usePlace(): Place {
  const [place, setPlace] = useState<Place>({ topPx: 0, side: null });
  useLayoutEffect(() => {
    const measure = (): void => {
      // A low window has no room below the pill of a moment or of the first walk.
      const isLow = window.innerHeight < COMPACT_HEIGHT_PX;
      const selector = isLow ? '.hud-top > *' : '.hud-top > *, .moment-pill, .walk-pill';
      const bottoms = Array.from(document.querySelectorAll(selector), (part) => part.getBoundingClientRect().bottom);
      const topPx = Math.max(0, ...bottoms) + GAP_PX;
      const figure = ownFigureBox();
      if (figure === null || !(isLow || isOnFigure(topPx, figure))) return setPlace({ topPx, side: null });
      const around = document.querySelector('.hud-top')?.getBoundingClientRect();
      const isRightToLeft = document.documentElement.dir === 'rtl';
      const side = around && besideOwnFigure(figure, { around, leastPx: WIDTH_PX.least, isRightToLeft });
      const below = isLow || (side && window.innerWidth > NARROW_PX) ? null : belowFigure(figure);
      setPlace(below ?? { topPx, side: side ?? null });
    };
    measure();
    // The figure is drawn some time after the bars, a view that glides moves it below the card, and a keyboard the bars.
    let stopChecking: () => void = () => undefined;
    const check = (): void => {
      if (isCovering()) measure();
      stopChecking = runtime.setTimeout(check, FIGURE_CHECK_MS);
    };
    check();
    window.addEventListener('resize', measure);
    // The words of a pill change while a card is below it.
    const pills = new ResizeObserver(measure);
    for (const pill of document.querySelectorAll('.moment-pill, .walk-pill')) pills.observe(pill);
    return () => {
      stopChecking();
      window.removeEventListener('resize', measure);
      pills.disconnect();
    };
  }, []);
  return place;
}

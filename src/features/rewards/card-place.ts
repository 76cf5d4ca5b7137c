/** Where a card of good news is: below the top bar, or beside or below the own figure. Owns no state beyond the shown card. */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { besideOwnFigure, ownFigureBox, type WindowBox, type WindowSide } from '../../shared/runtime/own-figure.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { COMPACT_HEIGHT_PX, MOBILE_BREAKPOINT_PX } from '../../shared/rules/viewport.ts';
import { messageBarTop } from './message-bar.ts';

const GAP_PX = 10;
/** Of a card with its buttons below the words. */
const WIDTH_PX = { most: 372, least: 250, leastBelow: 232 } as const;
const HEIGHT_PX = 116;
/** Where the card is as wide as the window. */
const NARROW_PX = 480;
/** The buttons at the edge of the window that are above its bottom bar. */
const CORNER = '.hud-corner > *, .joystick';
const FIGURE_CHECK_MS = 250;

interface Spot {
  topPx: number;
  /** Edges of the part of the window beside the own figure; null: in the middle. */
  side: WindowSide | null;
}

interface Place extends Spot {
  /** On a phone the open chat, into which the card reaches, waits for its seconds. */
  isOverChat: boolean;
}

export const styleOf = ({ topPx, side }: Spot): CSSProperties =>
  side === null
    ? { top: topPx }
    : { top: topPx, left: side.left, width: Math.min(WIDTH_PX.most, side.right - side.left) };

/** Whether a card in the middle of the window covers the figure. */
function isOnFigure(topPx: number, figure: WindowBox, heightPx: number): boolean {
  const halfPx = Math.min(WIDTH_PX.most, window.innerWidth) / 2 + GAP_PX;
  const middlePx = window.innerWidth / 2;
  return (
    topPx < figure.bottom &&
    topPx + heightPx + GAP_PX > figure.top &&
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
  const covered = [ownFigureBox(), document.querySelector('.hud-bar')?.getBoundingClientRect()];
  return covered.some((box) => box && overlaps(card, box));
}

const overlaps = (one: WindowBox, other: WindowBox): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

function isOverChat(card: Element | null): boolean {
  const chat = document.querySelector('.chat-window')?.getBoundingClientRect();
  const isPhone = window.innerWidth < MOBILE_BREAKPOINT_PX || window.innerHeight < COMPACT_HEIGHT_PX;
  return isPhone && card !== null && chat !== undefined && overlaps(card.getBoundingClientRect(), chat);
}

/**
 * The part of the window below the own figure, free of joystick and buttons. Returns null where there is no room.
 */
function belowFigure(figure: WindowBox, heightPx: number): Spot | null {
  const topPx = figure.bottom + GAP_PX;
  const endPx = topPx + heightPx + GAP_PX;
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
export function usePlace(element: RefObject<HTMLElement | null>): Place {
  const [spot, setSpot] = useState<Spot>({ topPx: 0, side: null });
  const [isOver, setIsOver] = useState(false);
  useLayoutEffect(() => {
    // Of all widths that the card has had: a lower one would bring it back to where it has no room.
    let heightPx = HEIGHT_PX;
    let request = 0;
    const measure = (): void => {
      setSpot(findSpot(heightPx));
      cancelAnimationFrame(request);
      request = requestAnimationFrame(() => setIsOver(isOverChat(element.current)));
    };
    measure();
    // The figure is drawn some time after the bars, a view that glides moves it below the card, and a keyboard the bars.
    let stopChecking: () => void = () => undefined;
    const check = (): void => {
      if (isCovering()) measure();
      setIsOver(isOverChat(element.current));
      stopChecking = runtime.setTimeout(check, FIGURE_CHECK_MS);
    };
    check();
    window.addEventListener('resize', measure);
    // The words of a pill change while a card is below it.
    const pills = new ResizeObserver(measure);
    for (const pill of document.querySelectorAll('.moment-pill, .walk-pill')) pills.observe(pill);
    const own = new ResizeObserver(() => {
      const { offsetHeight = 0 } = element.current ?? {};
      if (offsetHeight <= heightPx) return;
      heightPx = offsetHeight;
      measure();
    });
    if (element.current !== null) own.observe(element.current);
    return () => {
      stopChecking();
      cancelAnimationFrame(request);
      window.removeEventListener('resize', measure);
      pills.disconnect();
      own.disconnect();
    };
  }, [element]);
  return { ...spot, isOverChat: isOver };
}

function findSpot(heightPx: number): Spot {
  // A low window has no room below the pill of a moment or of the first walk.
  const isLow = window.innerHeight < COMPACT_HEIGHT_PX;
  const selector = isLow ? '.hud-top > *' : '.hud-top > *, .moment-pill, .walk-pill';
  const bottoms = Array.from(document.querySelectorAll(selector), (part) => part.getBoundingClientRect().bottom);
  const topPx = Math.max(0, ...bottoms) + GAP_PX;
  const figure = ownFigureBox();
  if (figure === null || !(isLow || isOnFigure(topPx, figure, heightPx))) return { topPx, side: null };
  const around = document.querySelector('.hud-top')?.getBoundingClientRect();
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const side = around && besideOwnFigure(figure, { around, leastPx: WIDTH_PX.least, isRightToLeft });
  const below = isLow || (side && window.innerWidth > NARROW_PX) ? null : belowFigure(figure, heightPx);
  return below ?? { topPx, side: side ?? null };
}

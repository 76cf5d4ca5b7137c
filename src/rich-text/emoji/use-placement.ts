/** Updates the position of a floating panel relative to its field while it is open, also after the window changes. */
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { FieldBox, Placement, WindowSize } from './emoji-placement.ts';

const NOWHERE: Placement = { left: 0, top: 0, widthPx: 0, heightPx: 0, isAbove: true };

export interface Placed {
  placement: Placement;
  /** An anchor without height at the panel's upper edge, as wide as it: panels begin at the right in right-to-left languages. */
  virtual: RefObject<{ getBoundingClientRect(): DOMRect }>;
}

/** `place` is read at every render. */
export function usePlacement(
  field: Element | null,
  isOpen: boolean,
  place: (box: FieldBox, window: WindowSize) => Placement,
): Placed {
  const [, setChanges] = useState(0);
  useEffect(() => {
    if (!isOpen || field === null) return undefined;
    const changed = (): void => setChanges((count) => count + 1);
    const observer = new ResizeObserver(changed);
    observer.observe(field);
    const windows = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
    for (const target of windows) target.addEventListener('resize', changed);
    return () => {
      observer.disconnect();
      for (const target of windows) target.removeEventListener('resize', changed);
    };
  }, [field, isOpen]);
  const size = { widthPx: window.innerWidth, heightPx: heightAboveKeyboard() };
  const placement = field === null || !isOpen ? null : place(field.getBoundingClientRect(), size);
  const [last, setLast] = useState(NOWHERE);
  // The position is kept during the closing animation.
  if (placement !== null && !isSame(placement, last)) setLast(placement);
  const { left, top, widthPx } = placement ?? last;
  const virtual = useMemo(
    () => ({ current: { getBoundingClientRect: (): DOMRect => new DOMRect(left, top, widthPx, 0) } }),
    [left, top, widthPx],
  );
  return { placement: placement ?? last, virtual };
}

/** CSS px. An on-screen keyboard may lie over the page. */
function heightAboveKeyboard(): number {
  const { innerHeight, visualViewport } = window;
  if (visualViewport?.scale !== 1) return innerHeight;
  return Math.min(innerHeight, visualViewport.offsetTop + visualViewport.height);
}

const isSame = (a: Placement, b: Placement): boolean =>
  a.left === b.left && a.top === b.top && a.widthPx === b.widthPx && a.heightPx === b.heightPx;

/**
 * Roving focus of a short list or grid whose buttons are all in the document: one tab stop, arrow keys, Home and End. Owns
 * which button is the tab stop. Lists that mount only visible rows use `virtual-grid.tsx`.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Arrows, cellAfter } from './cell-focus.ts';
import { logicalKey } from './logical-key.ts';

export interface RovingStop {
  tabIndex: number;
  onFocus: () => void;
  'data-stop': '';
}

export interface RovingButtons<Box extends HTMLElement> {
  /** Ref of the element that contains the buttons. */
  box: RefObject<Box | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Properties of the button at an index. */
  stopAt: (index: number) => RovingStop;
  /** Call before the button at an index is removed: the focus goes to the next button, else to the last one. */
  keepFocusAt: (index: number) => void;
}

export function useRovingButtons<Box extends HTMLElement>(
  count: number,
  { arrows, columns = 1 }: { arrows: Arrows; columns?: number },
): RovingButtons<Box> {
  const box = useRef<Box>(null);
  const wanted = useRef<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const stop = Math.min(chosen, count - 1);
  useEffect(() => {
    if (wanted.current === null) return;
    focusAt(box.current, wanted.current);
    wanted.current = null;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = cellAfter(logicalKey(event.key), stop, { arrows, columns, count });
    if (next === null) return;
    event.preventDefault();
    focusAt(box.current, next);
  };
  return {
    box,
    onKeyDown,
    stopAt: (index) => ({
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setChosen(index),
      'data-stop': '',
    }),
    keepFocusAt: (index) => {
      wanted.current = index;
    },
  };
}

function focusAt(box: HTMLElement | null, index: number): void {
  const buttons = box?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
  buttons[Math.min(index, buttons.length - 1)]?.focus();
}

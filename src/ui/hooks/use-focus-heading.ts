/** Moves the focus to the heading when the view inside a box is replaced; it would fall to the start of the page. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * `view` identifies what the box shows. At the first rendering the heading is focused only if `isFocused`: the box replaces
 * something. Returns the ref of the box.
 */
export function useFocusHeading(view: string, isFocused = false): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(isFocused ? null : view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const heading = box.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [view]);
  return box;
}

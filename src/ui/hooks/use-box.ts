/** Reports where an element is in the window, whenever its size, its own style or the window's size changes. */
import { type RefCallback, useCallback } from 'react';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A ref for the element. `onBox` gets its rectangle in CSS px of the window, and null while it is not shown; it must not change
 * between renderings.
 */
export function useBox(onBox: (box: Box | null) => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const report = (): void => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        onBox(right === left ? null : { left, top, right, bottom });
      };
      const observer = new ResizeObserver(report);
      observer.observe(element);
      const moves = new MutationObserver(report);
      moves.observe(element, { attributeFilter: ['style'] });
      window.addEventListener('resize', report);
      return () => {
        observer.disconnect();
        moves.disconnect();
        window.removeEventListener('resize', report);
        onBox(null);
      };
    },
    [onBox],
  );
}

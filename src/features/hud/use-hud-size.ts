/**
 * Measures the screen without safe areas and on-screen keyboard, and the free part of the town. It writes both to the
 * layout's state.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { closePanel, resizeHud, setMargins } from '../../state/settings/hud.ts';

export interface HudElements {
  /** The screen without safe areas and keyboard. */
  size: RefObject<HTMLElement | null>;
  /** The parts; all are observed, because each may move the free part. */
  grid: RefObject<HTMLElement | null>;
  free: RefObject<HTMLElement | null>;
}

export function useHudSize({ size, grid, free }: HudElements): void {
  useLayoutEffect(() => {
    const { current: sizeBox } = size;
    const { current: gridBox } = grid;
    const { current: freeBox } = free;
    if (sizeBox === null || gridBox === null || freeBox === null) return undefined;
    const measure = (): void => {
      resizeHud(sizeBox.clientWidth, sizeBox.clientHeight);
      setMargins(marginsOf(freeBox));
    };
    const observer = new ResizeObserver(measure);
    const observeAll = (): void => {
      observer.disconnect();
      for (const box of [sizeBox, ...gridBox.children]) observer.observe(box);
    };
    observeAll();
    // The chat comes and goes; each observed part is reported once at the start.
    const parts = new MutationObserver(observeAll);
    parts.observe(gridBox, { childList: true });
    return () => {
      observer.disconnect();
      parts.disconnect();
    };
  }, [size, grid, free]);
  useEffect(
    () => () => {
      closePanel('friends');
      closePanel('radio');
      closePanel('places');
    },
    [],
  );
}

function marginsOf(box: HTMLElement): { top: number; right: number; bottom: number; left: number } {
  const { top, right, bottom, left } = box.getBoundingClientRect();
  const px = (value: number): number => Math.max(0, Math.round(value));
  return {
    top: px(top),
    right: px(window.innerWidth - right),
    bottom: px(window.innerHeight - bottom),
    left: px(left),
  };
}

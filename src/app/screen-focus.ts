/**
 * Where the focus goes as dialogs change: back to what had it when one returns to a screen, and to the dialog itself, whose
 * title is then read out, on a new one. While the same screen stays nothing is touched.
 */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Remember = (screenId: number, event: FocusEvent) => void;

/** The answer is to be called for every focus inside a screen. */
export function useScreenFocus(dialog: RefObject<HTMLElement | null>, openId: number | undefined): Remember {
  const focused = useRef(new Map<number, HTMLElement>());
  const lastId = useRef<number>(undefined);
  useLayoutEffect(() => {
    const isOpening = lastId.current === undefined;
    lastId.current = openId;
    if (openId === undefined) focused.current.clear();
    // The dialog takes the focus by itself as it opens.
    if (isOpening || openId === undefined) return;
    const before = focused.current.get(openId);
    (before?.isConnected ? before : dialog.current)?.focus({ preventScroll: true });
  }, [dialog, openId]);
  return (screenId, { target, currentTarget }) => {
    // What opens in a portal bubbles through here too, and is gone when one comes back.
    if (target instanceof HTMLElement && currentTarget.contains(target)) focused.current.set(screenId, target);
  };
}

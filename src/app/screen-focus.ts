/**
 * Moves the focus when the shown screen changes: to the element that had it when the player goes back to a screen, to the
 * dialog itself (a screen reader then reads its title) for a new screen.
 */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type Remember = (screenId: number, event: FocusEvent) => void;

/** Returns a handler for the focus events inside each screen. */
export function useScreenFocus(dialog: RefObject<HTMLElement | null>, openId: number | undefined): Remember {
  const focused = useRef(new Map<number, HTMLElement>());
  const lastId = useRef<number>(undefined);
  useLayoutEffect(() => {
    const isOpening = lastId.current === undefined;
    lastId.current = openId;
    if (openId === undefined) focused.current.clear();
    // The dialog focuses itself when it opens.
    if (isOpening || openId === undefined) return;
    const before = focused.current.get(openId);
    (before?.isConnected ? before : dialog.current)?.focus({ preventScroll: true });
  }, [dialog, openId]);
  return (screenId, { target, currentTarget }) => {
    // Focus events of portals bubble through React's tree too; their elements do not exist later.
    if (target instanceof HTMLElement && currentTarget.contains(target)) focused.current.set(screenId, target);
  };
}

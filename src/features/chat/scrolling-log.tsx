/** A list of messages, newest at the bottom. It scrolls to new messages unless the reader scrolled up. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Within this distance of the bottom the reader counts as reading the newest message. */
const AT_FOOT_PX = 40;

export interface ScrollingLogProps {
  label: string;
  /** Changes with each new message. */
  newest: number | undefined;
  /** Whether new messages are announced by the log itself; true by default. */
  isLive?: boolean;
  children: ReactNode;
}

export function ScrollingLog({ label, newest, isLive = true, children }: ScrollingLogProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtFoot = useRef(true);
  useLayoutEffect(() => {
    const { current } = list;
    if (newest === undefined || current === null) return undefined;
    const toFoot = (): void => {
      if (isAtFoot.current) current.scrollTop = current.scrollHeight;
    };
    toFoot();
    // Emoji pictures and the window's height change the layout later.
    const observer = new ResizeObserver(toFoot);
    observer.observe(current);
    return () => observer.disconnect();
  }, [newest]);
  return (
    <div
      ref={list}
      className="chat-log scroll"
      role="log"
      aria-live={isLive ? 'polite' : 'off'}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtFoot.current = scrollHeight - scrollTop - clientHeight < AT_FOOT_PX;
      }}
    >
      <ol>{children}</ol>
    </div>
  );
}

/** A list of messages, newest at the foot; it follows new ones unless the reader scrolled up. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** This near to the foot counts as reading the newest. */
const AT_FOOT_PX = 40;

export interface ScrollingLogProps {
  label: string;
  /** Changes with each new message. */
  newest: number | undefined;
  children: ReactNode;
}

export function ScrollingLog({ label, newest, children }: ScrollingLogProps) {
  const list = useRef<HTMLOListElement>(null);
  const isAtFoot = useRef(true);
  useLayoutEffect(() => {
    const { current } = list;
    if (newest === undefined || current === null) return undefined;
    const toFoot = (): void => {
      if (isAtFoot.current) current.scrollTop = current.scrollHeight;
    };
    toFoot();
    // Pictures of emoji and the window's height come later.
    const observer = new ResizeObserver(toFoot);
    observer.observe(current);
    return () => observer.disconnect();
  }, [newest]);
  return (
    <ol
      ref={list}
      className="chat-log scroll"
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtFoot.current = scrollHeight - scrollTop - clientHeight < AT_FOOT_PX;
      }}
    >
      {children}
    </ol>
  );
}

/** Hides the text of a blocked player behind one line with a button. The focus moves into the text when it is shown. */
import { type ReactNode, useEffect, useRef } from 'react';
import { text } from './text.ts';

const BLOCKED_PLAYER = text.blockedPlayer;
const SHOW = text.show;

export interface BlockedFoldProps {
  isFolded: boolean;
  show: () => void;
  children: ReactNode;
  /** Classes of the line. */
  className?: string;
}

export function BlockedFold({ isFolded, show, children, className = '' }: BlockedFoldProps) {
  const box = useRef<HTMLSpanElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current && !isFolded && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>('button:not([tabindex="-1"]), a')?.focus();
    }
    wasFolded.current = isFolded;
  }, [isFolded]);
  return (
    <span ref={box} className="contents">
      {isFolded ? (
        <span className={`t-small flex flex-wrap items-center gap-x-1.5 text-ink-3 ${className}`}>
          {BLOCKED_PLAYER}
          <button type="button" className="link hit" onClick={show}>
            {SHOW}
          </button>
        </span>
      ) : (
        children
      )}
    </span>
  );
}

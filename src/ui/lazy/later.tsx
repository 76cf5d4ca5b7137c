/**
 * Mounts the parts of a large page one after the other. All that one commit adds is styled and laid out in one task: with
 * less in each, the browser can answer in between. No transition: the updates of a town that is loading would delay it.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

export interface LaterProps {
  /** How often the browser shows the page without the children, at least once. Parts with different numbers mount apart. */
  frames?: number;
  children: ReactNode;
}

/** Mounts its children once the browser has shown the page without them. */
export function Later({ frames = 1, children }: LaterProps) {
  const [left, setLeft] = useState(frames);
  useEffect(() => {
    if (left === 0) return undefined;
    return afterFrame(() => setLeft(left - 1));
  }, [left]);
  return left === 0 ? children : null;
}

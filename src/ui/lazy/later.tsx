/**
 * Mounts the parts of a large page one after the other. All that one commit adds is styled and laid out in one task: with
 * less in each, the browser can answer in between. No transition: the updates of a town that is loading would delay it.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';

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

/** Calls `act` in a task of its own after the next frame. A hidden page shows no frames. Returns a function that cancels it. */
function afterFrame(act: () => void): Cancel {
  if (document.hidden) return runtime.setTimeout(act, 0);
  let cancelTask: Cancel = () => undefined;
  const frame = requestAnimationFrame(() => {
    cancelTask = runtime.setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelTask();
  };
}

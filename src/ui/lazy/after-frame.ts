/** Work that waits until the browser has shown the page as it is. */
import { runtime } from '../../shared/runtime/client.ts';
import type { Cancel } from '../../shared/runtime/runtime.ts';

/** Calls `act` in a task of its own after the next frame. A hidden page shows no frames. Returns a function that cancels it. */
export function afterFrame(act: () => void): Cancel {
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

/**
 * A balance that rises is counted up; one that falls, or that of another player, is shown at once. With reduced motion all are.
 * The state lasts as long as the component that shows it.
 */
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runtime } from '../../shared/runtime/client.ts';
import { session } from '../../state/session/session.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';

const COUNT_MS = 600;
const STEP_MS = 30;

export function useCountedUp(value: number): number {
  const username = useSnapshot(session).user?.username ?? null;
  const shown = useRef({ value, username });
  const [counted, setCounted] = useState(value);
  useEffect(() => {
    const { value: from, username: before } = shown.current;
    const show = (now: number): void => {
      shown.current = { value: now, username };
      setCounted(now);
    };
    // The balances of a player who has just signed in come later than the name.
    if (value <= from || from === 0 || before !== username || isMotionReduced() || document.hidden) {
      show(value);
      return undefined;
    }
    const startMs = runtime.monotonic();
    const stop = runtime.setInterval(() => {
      const t = Math.min(1, (runtime.monotonic() - startMs) / COUNT_MS);
      show(Math.round(from + (value - from) * (1 - (1 - t) ** 2)));
      if (t === 1) stop();
    }, STEP_MS);
    return stop;
  }, [value, username]);
  return counted;
}

/** A number that counts up to its value, in a moment. At once where motion is reduced, and when it becomes smaller. */
import { useEffect, useState } from 'react';
import { runtime } from '../../../shared/runtime/client.ts';
import { useReducedMotion } from '../../../state/settings/motion.ts';

const LENGTH_MS = 600;

export function useCountUp(value: number): number {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(value);
  const isCounting = !isStill && shown < value;
  useEffect(() => {
    if (!isCounting) return undefined;
    const [from, startedAt] = [shown, runtime.monotonic()];
    let request = requestAnimationFrame(function count() {
      const share = Math.min(1, (runtime.monotonic() - startedAt) / LENGTH_MS);
      setShown(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
      if (share < 1) request = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(request);
    // oxlint-disable-next-line react/exhaustive-deps -- `shown` is where the counting starts, and changes with it
  }, [value, isCounting]);
  useEffect(() => {
    if (isStill || shown > value) setShown(value);
  }, [isStill, shown, value]);
  return isStill ? value : shown;
}

/** Turns a figure round once, view by view. With reduced motion it stays as it is, and only the sparkle is shown. */
import { useEffect, useState } from 'react';
import { runtime } from '../../shared/runtime/client.ts';
import { VIEW_COUNT } from '../../shared/rules/town.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';
import { wrapRotation } from '../views.ts';

const VIEW_MS = 130;
/** The sparkle lasts a moment longer than the turn. */
const SPARKLE_MS = 1100;

/** `turns` is increased for each turn. Returns whether the moment lasts. */
export function useMirrorTurn(turns: number, setRotation: (change: (now: number) => number) => void): boolean {
  /** The turn that ended last. */
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (turns === 0) return undefined;
    const stops = Array.from({ length: isMotionReduced() ? 0 : VIEW_COUNT }, (_, at) =>
      runtime.setTimeout(() => setRotation((now) => wrapRotation(now + 1)), VIEW_MS * (at + 1)),
    );
    stops.push(runtime.setTimeout(() => setEnded(turns), SPARKLE_MS));
    return () => {
      for (const stop of stops) stop();
    };
  }, [turns, setRotation]);
  return turns !== ended;
}

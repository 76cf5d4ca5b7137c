/** A figure that turns through its six views until the player turns it by hand. Owns the view and the timer. */
import { useEffect, useState } from 'react';
import { wrapRotation } from '../../avatar/views.ts';
import { isMotionReduced, onMotionChange } from '../../state/settings/motion.ts';

const VIEW_MS = 800;

export interface Turning {
  /** 0 to 5 */
  rotation: number;
  /** Starts turning unless the visitor prefers reduced motion. */
  isTurning: boolean;
  setTurning: (isTurning: boolean) => void;
  /** Shows that view, any integer, and stops turning. */
  show: (rotation: number) => void;
}

export function useTurning(): Turning {
  const [rotation, setRotation] = useState(0);
  const [isTurning, setTurning] = useState(() => !isMotionReduced());
  useEffect(() => {
    const follow = (): void => {
      if (isMotionReduced()) setTurning(false);
    };
    return onMotionChange(follow);
  }, []);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setRotation((now) => wrapRotation(now + 1)), VIEW_MS);
    return () => clearInterval(timer);
  }, [isTurning]);
  const show = (next: number): void => {
    setTurning(false);
    setRotation(wrapRotation(next));
  };
  return { rotation, isTurning, setTurning, show };
}

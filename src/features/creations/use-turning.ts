/** A figure that turns through its six views until the player turns it by hand. Owns the view and the timer. */
import { useEffect, useState } from 'react';
import { wrapRotation } from '../../avatar/views.ts';

const VIEW_MS = 800;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

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
  const [isTurning, setTurning] = useState(() => !window.matchMedia(REDUCED_MOTION).matches);
  useEffect(() => {
    const mediaQuery = window.matchMedia(REDUCED_MOTION);
    const follow = (): void => {
      if (mediaQuery.matches) setTurning(false);
    };
    mediaQuery.addEventListener('change', follow);
    return () => mediaQuery.removeEventListener('change', follow);
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

/**
 * Feedback on a new level: the bar and the ring fill, then the new number pops. With reduced motion the
 * new level is shown at once. The state lasts as long as the component that shows it.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { levelOf, levelProgress } from '../../shared/rules/honor.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { session } from '../../state/session/session.ts';
import { purse } from '../../state/shopping/purse.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';

export interface ShownLevel {
  level: number;
  /** To the next level, 0 to 1. */
  progress: number;
  /** The number has just risen. */
  isPopping: boolean;
}

/** The bar's own transition takes as long. */
const FILL_MS = 500;
const POP_MS = 900;
/** The fanfare follows the first light. */
export const FANFARE_MS = 300;

/** The own level as it is shown now. Calls `onRise` with each new level. */
export function useShownLevel(onRise?: (level: number) => void): ShownLevel {
  const { honor } = useSnapshot(purse);
  const username = useSnapshot(session).user?.username ?? null;
  const level = levelOf(honor);
  const seen = useRef({ username, level });
  const [stage, setStage] = useState<'rest' | 'filling' | 'popping'>('rest');
  const listener = useRef(onRise);
  useLayoutEffect(() => {
    listener.current = onRise;
  });
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { username, level };
    // Another player signed in, or honor was taken back: nothing to celebrate.
    if (before.username !== username || level <= before.level) return undefined;
    listener.current?.(level);
    const isStill = isMotionReduced();
    const fillMs = isStill ? 0 : FILL_MS;
    setStage(isStill ? 'popping' : 'filling');
    const stops = [
      runtime.setTimeout(() => setStage('popping'), fillMs),
      runtime.setTimeout(() => setStage('rest'), fillMs + POP_MS),
    ];
    return () => {
      for (const stop of stops) stop();
      setStage('rest');
    };
  }, [username, level]);
  if (stage === 'filling') return { level: level - 1, progress: 1, isPopping: false };
  return { level, progress: levelProgress(honor), isPopping: stage === 'popping' };
}

/**
 * The player on the stage waves once, soon after the profile shows the figure: the figure sways by the key frames of the town's
 * wave, and a glove swings beside it. With reduced motion the glove is shown still for the same time.
 */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { AvatarStatus } from '../../../avatar/painted-avatar.tsx';
import { gesturePicture } from '../../../net/avatar-images.ts';
import { GESTURE_MS } from '../../../shared/rules/gestures.ts';
import { runtime } from '../../../shared/runtime/client.ts';
import { HiddenIfMissing } from '../../../ui/layout/picture.tsx';

const FIRST_MS = 400;

interface Wave {
  isWaving: boolean;
  /** Drawn over the figure. */
  glove: ReactNode;
  onStatus: (status: AvatarStatus) => void;
}

/** `isQuiet`: no wave, for a player whose gestures are not shown. */
export function useWave(isQuiet: boolean): Wave {
  const [isShown, setIsShown] = useState(false);
  const [phase, setPhase] = useState<'before' | 'waving' | 'after'>('before');
  useEffect(() => {
    if (!isShown || isQuiet || phase === 'after') return undefined;
    const isBefore = phase === 'before';
    return runtime.setTimeout(() => setPhase(isBefore ? 'waving' : 'after'), isBefore ? FIRST_MS : GESTURE_MS.wave);
  }, [isShown, isQuiet, phase]);
  const onStatus = useCallback((status: AvatarStatus) => {
    if (status === 'shown') setIsShown(true);
  }, []);
  const isWaving = phase === 'waving' && !isQuiet;
  const glove = isWaving && <HiddenIfMissing src={gesturePicture('glove')} className="profile-glove" />;
  return { isWaving, glove, onStatus };
}

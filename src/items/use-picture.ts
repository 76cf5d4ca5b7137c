/**
 * Loading of one item picture. The server may still be rendering it, so a picture that fails is loaded again with growing
 * delays, when the browser is online again, and when the player asks for it. Owns the count of failures.
 */
import { useEffect, useState } from 'react';

const RETRY_STEP_MS = 2500;
const RETRY_LIMIT = 6;
/** One failure is usual while the server renders. From this number on, the player is told and can retry. */
const TOLD_FAILURES = 2;

interface Attempts {
  src: string | null;
  failures: number;
  isHidden: boolean;
}

export interface Picture {
  src: string | null;
  /** Changes with each attempt: the key of the `<img>`. */
  attempt: number;
  /** False after a failure, until the next attempt. */
  isShown: boolean;
  isFailed: boolean;
  onError: () => void;
  onLoad: () => void;
  retry: () => void;
}

/** `src` is null for an item without a picture. */
export function usePicture(src: string | null): Picture {
  const [last, setLast] = useState<Attempts>({ src, failures: 0, isHidden: false });
  const [told, setTold] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const { failures, isHidden } = last.src === src ? last : { failures: 0, isHidden: false };
  useEffect(() => {
    if (!isHidden) return undefined;
    const again = (): void => setLast({ src, failures, isHidden: false });
    const timer = failures > RETRY_LIMIT ? undefined : setTimeout(again, RETRY_STEP_MS * failures);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [src, failures, isHidden]);
  return {
    src,
    attempt: failures + asked,
    isShown: src !== null && !isHidden,
    isFailed: src !== null && told === src,
    onError: () => {
      setLast({ src, failures: failures + 1, isHidden: true });
      if (failures + 1 >= TOLD_FAILURES) setTold(src);
    },
    onLoad: () => setTold(null),
    retry: () => {
      setAsked(asked + 1);
      setLast({ src, failures: 0, isHidden: false });
    },
  };
}

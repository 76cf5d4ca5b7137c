/**
 * Loading of one item picture. The server may still be rendering it, so a picture that fails is loaded again with growing
 * delays, when the browser is online again, and when the player asks for it. Owns the count of failures.
 */
import { useEffect, useState } from 'react';
import { runtime } from '../shared/runtime/client.ts';
import { type Backoff, backoffMs } from '../shared/runtime/timing.ts';

const RETRY: Backoff = { firstMs: 2500, maxMs: 15_000 };
const RETRIES_MAX = 6;
/** One failure is usual while the server renders. From this number on, the failure is shown and the player can retry. */
const SHOWN_FAILURES = 2;

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
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const { failures, isHidden } = last.src === src ? last : { failures: 0, isHidden: false };
  useEffect(() => {
    if (!isHidden) return undefined;
    const again = (): void => setLast({ src, failures, isHidden: false });
    const cancel =
      failures > RETRIES_MAX ? undefined : runtime.setTimeout(again, backoffMs(runtime, RETRY, failures - 1));
    window.addEventListener('online', again);
    return () => {
      cancel?.();
      window.removeEventListener('online', again);
    };
  }, [src, failures, isHidden]);
  return {
    src,
    attempt: failures + asked,
    isShown: src !== null && !isHidden,
    isFailed: src !== null && failedSrc === src,
    onError: () => {
      setLast({ src, failures: failures + 1, isHidden: true });
      if (failures + 1 >= SHOWN_FAILURES) setFailedSrc(src);
    },
    onLoad: () => setFailedSrc(null),
    retry: () => {
      setAsked(asked + 1);
      setLast({ src, failures: 0, isHidden: false });
    },
  };
}

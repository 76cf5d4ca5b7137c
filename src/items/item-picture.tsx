/**
 * The picture of an item. The server may still be generating it, so a picture that fails to load is hidden and loaded again
 * with growing delays.
 */
import { useEffect, useState } from 'react';
import { runtime } from '../shared/runtime/client.ts';
import { type Backoff, backoffMs } from '../shared/runtime/timing.ts';

const RETRY: Backoff = { firstMs: 2500, maxMs: 15_000 };
const RETRIES_MAX = 6;

export interface ItemPictureProps {
  /** Null for an item without a picture. */
  src: string | null;
  className?: string;
}

/** Decorative: the caller shows the item's name. */
export function ItemPicture({ src, className }: ItemPictureProps) {
  const [failures, setFailures] = useState(0);
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!isHidden || failures > RETRIES_MAX) return undefined;
    return runtime.setTimeout(() => setIsHidden(false), backoffMs(runtime, RETRY, failures - 1));
  }, [isHidden, failures]);
  if (src === null || isHidden) return <span className={className} aria-hidden />;
  return (
    <img
      key={failures}
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      className={className}
      onError={() => {
        setFailures(failures + 1);
        setIsHidden(true);
      }}
    />
  );
}

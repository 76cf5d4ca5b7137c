/**
 * The picture of an item. The server may still be generating it, so a picture that fails to load is hidden and loaded again
 * with growing delays.
 */
import { useEffect, useState } from 'react';

const RETRY_STEP_MS = 2500;
const RETRY_LIMIT = 6;

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
    if (!isHidden || failures > RETRY_LIMIT) return undefined;
    const timer = setTimeout(() => setIsHidden(false), RETRY_STEP_MS * failures);
    return () => clearTimeout(timer);
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

/**
 * The picture of an item. Generated art may still be on its way, so a picture that cannot be had is hidden and asked for
 * again, ever more slowly.
 */
import { useEffect, useState } from 'react';

const AGAIN_FIRST_MS = 2500;
const AGAIN_MOST = 6;

export interface ItemPictureProps {
  /** Null where there is none. */
  src: string | null;
  className?: string;
}

/** Decoration: the name stands beside it. */
export function ItemPicture({ src, className }: ItemPictureProps) {
  const [failures, setFailures] = useState(0);
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!isHidden || failures > AGAIN_MOST) return undefined;
    const timer = setTimeout(() => setIsHidden(false), AGAIN_FIRST_MS * failures);
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

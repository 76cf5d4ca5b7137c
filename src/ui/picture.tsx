/** A decorative picture that is hidden when it cannot be loaded (specification: social, section 8). */
import { useState } from 'react';

export interface HiddenIfMissingProps {
  src: string;
  /** What it shows; left out for decoration. */
  alt?: string;
  className?: string;
}

export function HiddenIfMissing({ src, alt = '', className }: HiddenIfMissingProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === failedSrc) return null;
  return <img src={src} alt={alt} draggable={false} className={className} onError={() => setFailedSrc(src)} />;
}

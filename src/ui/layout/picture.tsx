/** A decorative picture that is hidden when it cannot be loaded (specification: social, section 8). */
import { type ReactNode, useState } from 'react';

export interface HiddenIfMissingProps {
  src: string;
  /** Alternative text; leave out for decorative pictures. */
  alt?: string;
  className?: string;
  /** Rendered when loading fails; nothing by default. */
  fallback?: ReactNode;
}

export function HiddenIfMissing({ src, alt = '', className, fallback = null }: HiddenIfMissingProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === failedSrc) return fallback;
  return <img src={src} alt={alt} draggable={false} className={className} onError={() => setFailedSrc(src)} />;
}

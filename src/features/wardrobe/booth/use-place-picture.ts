/** Loads the picture of a background so that a canvas may read it. Null while it is loading, and when it cannot be loaded. */
import { useEffect, useState } from 'react';

export function usePlacePicture(src: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => setLoaded(image));
    image.src = src;
    return () => {
      image.src = '';
      setLoaded(null);
    };
  }, [src]);
  return src === null ? null : loaded;
}

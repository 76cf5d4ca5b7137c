/** Properties of the button that opens a lazy part: its code is fetched when a press is likely. */
import type { LazyPart } from './lazy-part.ts';

export interface PreloadProps {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** A finger enters the button when it touches it, so that the fetch starts before the click. */
export function preloadProps(part: Pick<LazyPart<object>, 'preload'>): PreloadProps {
  const fetchCode = (): void => void part.preload();
  return { onPointerEnter: fetchCode, onFocus: fetchCode };
}

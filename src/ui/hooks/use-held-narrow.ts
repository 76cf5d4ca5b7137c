/**
 * Whether the window is narrow, for a part that is beside a list on wide windows and in a drawer on narrow ones. What moves from one
 * to the other loses its open dialogs: while there are any, as on a phone that is turned, it stays where it is.
 */
import { useEffect, useState } from 'react';
import { onLayers, topLayer } from '../layers/layers.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** Whether the topmost layer was opened by a part of a screen. */
function hasDialogOfPart(): boolean {
  const top = topLayer();
  return top?.kind === 'floating' && top.parent !== null && top.parent.kind !== 'host';
}

export function useHeldNarrow(): boolean {
  const isNarrow = useIsNarrow();
  const [held, setHeld] = useState(isNarrow);
  useEffect(() => {
    if (held === isNarrow) return undefined;
    const follow = (): void => {
      if (!hasDialogOfPart()) setHeld(isNarrow);
    };
    follow();
    return onLayers(follow);
  }, [held, isNarrow]);
  return held;
}

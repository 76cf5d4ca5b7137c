/**
 * How many of the bought items the figure wears: they fly onto it one after another, once it is drawn. Owns both. With reduced motion
 * all of them are worn at once.
 */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { AvatarStatus } from '../../avatar/painted-avatar.tsx';
import { runtime } from '../../shared/runtime/client.ts';
import { isMotionReduced } from '../../state/settings/motion.ts';
import type { CartItem } from '../../state/shopping/cart.ts';
import { flyOnto } from './flight.ts';

/** After the figure was drawn the first item flies. */
const FIRST_MS = 300;
/** Nothing waits longer for the figure. */
const DRAWN_MS = 2500;
const APART_MS = 260;
/** Of a large cart the first items fly; the others are worn with the last of them. */
const FLYING_MOST = 8;

interface Places {
  stage: RefObject<HTMLElement | null>;
  /** Its children are the tiles of the items, in their order. */
  tiles: RefObject<HTMLElement | null>;
}

export interface Arrivals {
  arrived: number;
  /** Takes the status of the figure. Items fly onto a figure and not onto its silhouette. */
  onStatus: (status: AvatarStatus) => void;
}

export function useArrivals(items: readonly CartItem[], { stage, tiles }: Places): Arrivals {
  const { isDrawn, onStatus } = useDrawn();
  const [arrived, setArrived] = useState(() => (isMotionReduced() ? items.length : 0));
  useEffect(() => {
    if (isMotionReduced() || !isDrawn) return undefined;
    const flying = items.slice(0, FLYING_MOST);
    const cancels = flying.map((item, at) =>
      runtime.setTimeout(
        () => {
          const arrive = (): void =>
            setArrived((before) => Math.max(before, at === flying.length - 1 ? items.length : at + 1));
          const tile = tiles.current?.children[at];
          const picture = tile?.querySelector<HTMLElement>('.pane');
          if (!picture || stage.current === null || !('animate' in picture)) return arrive();
          flyOnto(picture, stage.current, { category: item.category, onArrive: arrive });
        },
        FIRST_MS + at * APART_MS,
      ),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [items, stage, tiles, isDrawn]);
  return { arrived, onStatus };
}

/** Whether the figure was drawn, could not be drawn, or was waited for long enough. */
function useDrawn(): { isDrawn: boolean; onStatus: (status: AvatarStatus) => void } {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => runtime.setTimeout(() => setIsDrawn(true), DRAWN_MS), []);
  const onStatus = useCallback((status: AvatarStatus) => {
    if (status !== 'loading') setIsDrawn(true);
  }, []);
  return { isDrawn, onStatus };
}

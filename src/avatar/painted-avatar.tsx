/**
 * A look composited by the core's worker onto a pooled canvas. Retries while layers are missing and reports its status to
 * its parent.
 */
import { useEffect, useRef } from 'react';
import type { PackRef } from '../shared/art/dress.ts';
import type { Customization } from '../shared/rules/slots.ts';
import { runtime } from '../shared/runtime/client.ts';
import type { Cancel } from '../shared/runtime/runtime.ts';
import { figureOf } from './dressing.ts';
import { acquirePainter, type Painter, type PaintRequest } from './painters.ts';
import { retryDelayMs, withTimeout } from './retry-timing.ts';

export type AvatarStatus = 'loading' | 'shown' | 'failed';

/** What a figure wears besides its look: packs of held sheets. */
export interface WornBesides {
  packs: readonly PackRef[];
  /** Hair above this canvas y is not drawn; 0 draws all. */
  hairTopPx: number;
}

/** Shorter redraws are not shown as loading. */
const LOADING_DELAY_MS = 150;

export interface PaintedAvatarProps {
  look: Customization;
  /** Another object redraws the figure. */
  also?: WornBesides | undefined;
  /** 0 to 5 */
  rotation: number;
  size: PaintRequest['size'];
  /** Time limit of one drawing, its downloads included. */
  limitMs: number;
  onStatus: (status: AvatarStatus) => void;
}

export function PaintedAvatar({ look, also, rotation, size, limitMs, onStatus }: PaintedAvatarProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const painter = useRef<Painter | null>(null);

  useEffect(() => {
    let taken: Painter;
    try {
      taken = acquirePainter();
    } catch {
      // This browser cannot transfer canvases: no retry can help.
      onStatus('failed');
      return undefined;
    }
    painter.current = taken;
    taken.canvas.className = 'avatar-picture';
    taken.canvas.hidden = true;
    holder.current?.append(taken.canvas);
    return () => {
      painter.current = null;
      taken.release();
    };
  }, [onStatus]);

  useEffect(() => {
    const own = painter.current;
    if (own === null) return undefined;
    let isUnmounted = false;
    let cancelRetry: Cancel | undefined;
    const cancelLoading = runtime.setTimeout(() => onStatus('loading'), own.canvas.hidden ? 0 : LOADING_DELAY_MS);
    const draw = async (failures: number): Promise<void> => {
      try {
        const drawn = figureOf(look, also?.hairTopPx).then((figure) => {
          if (isUnmounted) return false;
          const packs = also === undefined ? figure.packs : [...figure.packs, ...also.packs];
          return own.paint({ figure: { ...figure, packs }, rotation, size });
        });
        if (!(await withTimeout(limitMs, drawn))) return;
        // The worker's picture appears with the page's next frame; until then a pooled canvas shows its previous figure.
        if (own.canvas.hidden) await nextFrame();
        if (painter.current !== own) return;
        own.canvas.hidden = false;
        if (isUnmounted) return;
        cancelLoading();
        onStatus('shown');
      } catch {
        if (isUnmounted) return;
        cancelLoading();
        onStatus('failed');
        cancelRetry = runtime.setTimeout(() => void draw(failures + 1), retryDelayMs(failures));
      }
    };
    void draw(0);
    return () => {
      isUnmounted = true;
      cancelLoading();
      cancelRetry?.();
    };
  }, [look, also, rotation, size, limitMs, onStatus]);

  return <span ref={holder} />;
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

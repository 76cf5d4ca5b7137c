/**
 * A look composited by the core's worker onto a canvas of the pool. Asks again by itself while layers are missing; tells
 * its owner how it stands.
 */
import { useEffect, useRef } from 'react';
import type { PackRef } from '../shared/art/dress.ts';
import type { Customization } from '../shared/rules/slots.ts';
import { figureOf } from './dressing.ts';
import { type Order, type Painter, takePainter } from './painters.ts';
import { againAfterMs, within } from './patience.ts';

export type AvatarStatus = 'loading' | 'shown' | 'failed';

/** A redraw that is quicker than this is not shown as loading. */
const QUICK_MS = 150;

export interface PaintedAvatarProps {
  look: Customization;
  /** Layers that are worn besides: of a held sheet. Drawn again when it is another object. */
  also?: PackRef;
  /** 0 to 5 */
  rotation: number;
  size: Order['size'];
  /** For everything one drawing needs. */
  limitMs: number;
  onStatus: (status: AvatarStatus) => void;
}

export function PaintedAvatar({ look, also, rotation, size, limitMs, onStatus }: PaintedAvatarProps) {
  const holder = useRef<HTMLSpanElement>(null);
  const painter = useRef<Painter | null>(null);

  useEffect(() => {
    let taken: Painter;
    try {
      taken = takePainter();
    } catch {
      // A browser without transferable canvases has no picture to wait for.
      onStatus('failed');
      return undefined;
    }
    painter.current = taken;
    taken.canvas.className = 'avatar-picture';
    taken.canvas.hidden = true;
    holder.current?.append(taken.canvas);
    return () => {
      painter.current = null;
      taken.giveBack();
    };
  }, [onStatus]);

  useEffect(() => {
    const own = painter.current;
    if (own === null) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const slow = setTimeout(() => onStatus('loading'), own.canvas.hidden ? 0 : QUICK_MS);
    const draw = async (failures: number): Promise<void> => {
      try {
        const drawn = figureOf(look).then((figure) => {
          if (isOver) return false;
          const packs = also === undefined ? figure.packs : [...figure.packs, also];
          return own.paint({ figure: { ...figure, packs }, rotation, size });
        });
        if (!(await within(limitMs, drawn))) return;
        // The frame that the worker just drew reaches the page with its next one; a pooled canvas shows its former figure till then.
        if (own.canvas.hidden) await nextFrame();
        if (painter.current !== own) return;
        own.canvas.hidden = false;
        if (isOver) return;
        clearTimeout(slow);
        onStatus('shown');
      } catch {
        if (isOver) return;
        clearTimeout(slow);
        onStatus('failed');
        timer = setTimeout(() => void draw(failures + 1), againAfterMs(failures));
      }
    };
    void draw(0);
    return () => {
      isOver = true;
      clearTimeout(slow);
      clearTimeout(timer);
    };
  }, [look, also, rotation, size, limitMs, onStatus]);

  return <span ref={holder} />;
}

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

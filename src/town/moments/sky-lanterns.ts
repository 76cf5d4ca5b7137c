/**
 * The lanterns that rise over the bay at every full hour, at the same second for all. Their pictures are mounted only around
 * the hour. Reduced motion and Optimized Mode: twelve that fade in and out. Pure but for the given clock.
 */
import {
  DARK_MS,
  isOverWater,
  placeFlight,
  placeSkyLantern,
  sinceHour,
  type SkyLantern,
  SKY_LANTERN_COUNT,
  startOfLantern,
} from '../../shared/rules/moments.ts';
import { type ExtraLook, pieceItem } from '../plan/extra-items.ts';
import { putUpright } from '../plan/motion-paths.ts';
import type { MovingItem } from '../plan/scene-items.ts';

const STILL = { count: 12, every: 7, fadeMs: 3000, atMs: 9000 } as const;
const AFTER_MS = 2000;

/** Whether the pictures are needed at a moment of the server's clock. */
export const areLanternsUp = (epochMs: number): boolean => sinceHour(epochMs) < DARK_MS + AFTER_MS;

/** `epochAt`: the server's time at a moment of the page's monotonic clock. */
export function skyLanternItems(look: ExtraLook, epochAt: (nowMs: number) => number): MovingItem[] {
  const at: SkyLantern = { x: 0, y: 0, scale: 1, alpha: 0 };
  return Array.from({ length: SKY_LANTERN_COUNT }, (_, index) =>
    pieceItem(look, {
      id: `sky lantern ${index}`,
      prop: 'skyLantern',
      layer: isOverWater(index) ? 'backgroundMotions' : 'skyMotions',
      tint: 0xffffff,
      place(out, { nowMs, isStill }) {
        const sinceMs = sinceHour(epochAt(nowMs));
        if (isStill) placeStill(index, sinceMs, at);
        else placeSkyLantern(index, sinceMs, at);
        putUpright(out, at.x, at.y, at.scale, at.alpha);
        // The next one comes half a second later: frames are needed before it is there.
        if (sinceMs < -1000 || sinceMs > DARK_MS) return 'hidden';
        return 'moving';
      },
    }),
  ).flat();
}

/** A sky lantern of a player. */
export interface SentLantern {
  readonly x: number;
  readonly y: number;
  /** Epoch milliseconds. */
  readonly startMs: number;
}

/** Over the head of who sends it. */
const HEAD_PX = 190;

export function sentLanternItems(
  look: ExtraLook,
  sent: readonly SentLantern[],
  epochAt: (nowMs: number) => number,
): MovingItem[] {
  const at: SkyLantern = { x: 0, y: 0, scale: 1, alpha: 0 };
  return sent.flatMap(({ x, y, startMs }, index) =>
    pieceItem(look, {
      id: `sent lantern ${index} ${startMs}`,
      prop: 'skyLantern',
      layer: 'overheadMotions',
      tint: 0xffffff,
      place(out, { nowMs, isStill }) {
        placeFlight({ x, y: y - HEAD_PX }, epochAt(nowMs) - startMs, at);
        putUpright(out, at.x, at.y, at.scale, at.alpha);
        return isStill || at.alpha === 0 ? 'hidden' : 'moving';
      },
    }),
  );
}

/** Every seventh lantern, at the height that it has after a few seconds. */
function placeStill(index: number, sinceMs: number, out: SkyLantern): void {
  const number = index / STILL.every;
  placeSkyLantern(index, startOfLantern(index) + STILL.atMs, out);
  const isShown = Number.isInteger(number) && number < STILL.count && sinceMs >= 0;
  const fade = Math.min(sinceMs / STILL.fadeMs, (DARK_MS - sinceMs) / STILL.fadeMs, 1);
  out.alpha = isShown ? Math.max(0, fade) : 0;
}

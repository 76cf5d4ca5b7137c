/**
 * What a frame shows of the doors: how bright each is, behind which there is news, and the words over one of them. `places/`
 * decides it; the plan reads it. Pure.
 */
import type { Point } from '../../engine/core/types.ts';
import type { LabelFace } from './label-face.ts';

export interface ShownDoors {
  /** By key, above 0, to 1; the others are dark. */
  readonly lit: ReadonlyMap<string, number>;
  /** Keys of doors behind which there is news. */
  readonly news: ReadonlySet<string>;
  /** Null while no door is lit, and until the fonts are loaded. */
  readonly plate: DoorPlate | null;
}

export interface DoorPlate {
  face: LabelFace;
  /** On the map: the middle of the upper edge of the door, or of the own head. */
  at: Point;
  /** Above 0, to 1. */
  alpha: number;
}

export const NO_DOORS: ShownDoors = { lit: new Map(), news: new Set(), plate: null };

const FADE_MS = 160;
/** A town at rest draws no frames: the first one after it is no step. */
const LONGEST_STEP_MS = 50;

/**
 * Moves the light of all doors towards `litKey`, the one that is to be lit. `isStill`: at once. Returns whether it needs another
 * frame.
 */
export function fadeDoors(
  lit: Map<string, number>,
  litKey: string | null,
  elapsedMs: number,
  isStill: boolean,
): boolean {
  const step = isStill ? 1 : Math.min(LONGEST_STEP_MS, elapsedMs) / FADE_MS;
  let isFading = false;
  for (const [key, level] of lit) {
    if (key === litKey) continue;
    if (level <= step) lit.delete(key);
    else lit.set(key, level - step);
    isFading = true;
  }
  if (litKey === null) return isFading;
  const level = lit.get(litKey) ?? 0;
  if (level === 1) return isFading;
  lit.set(litKey, Math.min(1, level + step));
  return true;
}

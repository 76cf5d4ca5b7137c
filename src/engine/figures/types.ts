/** Types of a figure that the page, the core's worker and the server share. No DOM types, no logic. */
import type { PackRef } from '../../shared/art/dress.ts';

/** A figure to composite. `width` and `height` are scales, 0.85 to 1.15. */
export interface FigureRequest {
  packs: readonly PackRef[];
  width: number;
  height: number;
}

/** Frame size of a view or a six-view sheet: full 425x850, half 213x425, town 120x240, townHalf 80x160. */
export type FrameSize = 'full' | 'half' | 'town' | 'townHalf';

/** Frame sizes whose views fit into one cheap bitmap (see `workers/picture-bitmaps.ts`). */
export type SheetBitmapSize = Exclude<FrameSize, 'full'>;

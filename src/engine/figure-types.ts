/** What the page and the core's worker both call a figure; free of types of the DOM. */
import type { PackRef } from '../shared/art/dress.ts';

/** A figure to composite; packs are fetched and cached by the worker. */
export interface FigureRequest {
  packs: readonly PackRef[];
  width: number;
  height: number;
}

/** Frame size of a six-view sheet: full 425x850, half 213x425, town 120x240, townHalf 80x160. */
export type FrameSize = 'full' | 'half' | 'town' | 'townHalf';

/** Those whose view is small enough for one bitmap that is cheap to make. */
export type SheetBitmapSize = Exclude<FrameSize, 'full'>;

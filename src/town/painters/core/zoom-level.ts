/**
 * The zoom that pictures are fitted to. While the zoom changes, the canvas is scaled up from a smaller zoom: fitting all
 * pictures for each step would take longer than the step. Pure.
 */

/** Zooms of frames that are shown while the zoom becomes smaller are powers of it. */
const LEVEL_STEP = 1.05;

export interface ZoomLevel {
  /** Camera zoom of the last frame. */
  readonly zoom: number;
  /** The zoom that the frame is drawn at: at most `zoom`, so that the scaled canvas covers the window. */
  readonly level: number;
}

export const isSettled = ({ zoom, level }: ZoomLevel): boolean => zoom === level;

/** `last` is null before the first frame. */
export function nextLevel(last: ZoomLevel | null, zoom: number): ZoomLevel {
  if (last === null || zoom === last.zoom) return { zoom, level: zoom };
  if (last.level <= zoom) return { zoom, level: last.level };
  return { zoom, level: LEVEL_STEP ** Math.floor(Math.log(zoom) / Math.log(LEVEL_STEP)) };
}

/**
 * The page's interface to the core's worker, for the town and all screens. Implemented by `core-client.ts` with Comlink.
 * Path and preview requests are numbered: a newer one makes older ones stale.
 */
import type { CoreWorkerApi } from '../../workers/core-worker-api.ts';
import type { Point, RgbaImage, WalkPlan } from './core/types.ts';
import type { TrimmedSheet } from './figures/trimmed-sheet.ts';
import type { FigureRequest, FrameSize, SheetBitmapSize } from './figures/types.ts';

export type { FigureRequest, FrameSize, SheetBitmapSize };

/** Calls that are forwarded to the worker unchanged. */
type Forwarded =
  | 'setLocation'
  | 'findGoalRuns'
  | 'slide'
  | 'findHeadStarts'
  | 'holdSheet'
  | 'dropSheet'
  | 'drawCloseUp'
  | 'startMatch3'
  | 'swapMatch3'
  | 'replayMatch3';

export interface CoreClient extends Pick<CoreWorkerApi, Forwarded> {
  /** 'stale' when a newer request replaced this one. `ahead`: xy pairs, see `src/engine/core/plan-walk.ts`. */
  planWalk(from: Point, goal: Point, ahead?: Float32Array): Promise<WalkPlan | { status: 'stale' }>;
  /**
   * Six views in sheet order (`COLUMN_OF_ROTATION`): by default one bitmap each, which the caller must close, or one sheet
   * of premultiplied pixels for a buffer texture (`alphaMode: 'premultiplied-alpha'`). `trimmed`: bitmaps of what is visible
   * of each view.
   */
  composeSheet(figure: FigureRequest, size: SheetBitmapSize, form?: 'bitmap'): Promise<ImageBitmap[]>;
  composeSheet(figure: FigureRequest, size: SheetBitmapSize, form: 'trimmed'): Promise<TrimmedSheet[]>;
  composeSheet(figure: FigureRequest, size: FrameSize, form: 'pixels'): Promise<RgbaImage>;
  /** Cuts a sheet to what is visible in any of its frames. The caller gives the sheet away and must close the result. */
  trimSheet(sheet: ImageBitmap, frameCount: number): Promise<TrimmedSheet>;
  /** Transfers a canvas to the worker, which then draws views onto it. The page cannot get it back. */
  openPreview(canvas: HTMLCanvasElement): AvatarPreview;
  dispose(): void;
}

export interface AvatarPreview {
  /** Draws a view of a figure. Resolves false when a newer call replaced it; rejects when a pack fails to load. */
  show(figure: FigureRequest, rotation: number, size: 'full' | 'half'): Promise<boolean>;
  close(): void;
}

/**
 * The browser's side of the core: what `town`, `features` and `ui`-level components may ask of the worker. Implemented by
 * `core-client.ts` over Comlink; requests are numbered inside, and a newer one of the same kind makes older ones stale.
 */
import type { CoreWorkerApi } from '../../workers/core-worker-api.ts';
import type { Point, RgbaImage, WalkPlan } from './core/types.ts';
import type { FigureRequest, FrameSize, SheetBitmapSize } from './figures/types.ts';

export type { FigureRequest, FrameSize, SheetBitmapSize };

/** What the worker answers just as it was asked. */
type Forwarded =
  | 'setLocation'
  | 'holdSheet'
  | 'dropSheet'
  | 'drawCloseUp'
  | 'startMatch3'
  | 'swapMatch3'
  | 'replayMatch3';

export interface CoreClient extends Pick<CoreWorkerApi, Forwarded> {
  /** 'stale' when a newer request was made before the answer to this one arrived. */
  planWalk(from: Point, goal: Point): Promise<WalkPlan | { status: 'stale' }>;
  /**
   * Six views in sheet order (`COLUMN_OF_ROTATION`): a bitmap of each ready for a texture, which is the default and the
   * caller's to close, or side by side as premultiplied pixels for a buffer texture (`alphaMode: 'premultiplied-alpha'`).
   */
  composeSheet(figure: FigureRequest, size: SheetBitmapSize, form?: 'bitmap'): Promise<ImageBitmap[]>;
  composeSheet(figure: FigureRequest, size: FrameSize, form: 'pixels'): Promise<RgbaImage>;
  /** Hands a canvas to the worker for good, which from then on draws views onto it. */
  openPreview(canvas: HTMLCanvasElement): AvatarPreview;
  dispose(): void;
}

export interface AvatarPreview {
  /** Draws a view of a figure; resolves false when a newer call overtook it, rejects when a pack cannot be had. */
  show(figure: FigureRequest, rotation: number, size: 'full' | 'half'): Promise<boolean>;
  close(): void;
}

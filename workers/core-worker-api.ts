/** What `core.worker.ts` offers through Comlink and `core-client.ts` calls. Pictures are transferred, not copied. */
import type { FigureRequest, FrameSize, SheetBitmapSize } from '../src/engine/figures/types.ts';
import type {
  LocationInfo,
  Match3State,
  Match3Swap,
  Match3Turn,
  Point,
  RgbaImage,
  WalkableBitmap,
  WalkPlan,
} from '../src/engine/core/types.ts';
import type { LocationData } from '../src/shared/rules/town.ts';

export interface PreviewRequest {
  previewId: number;
  /** Grows with every request of a preview; a request that a later one overtook is dropped. */
  serial: number;
  figure: FigureRequest;
  rotation: number;
  size: 'full' | 'half';
}

export interface CoreWorkerApi {
  /** Origins besides the page's own that layers may come from. */
  allowPackOrigins(origins: readonly string[]): void;
  /** `bake` is what `Core.bakeLocation` made of that location. */
  setLocation(location: LocationData, bake?: Uint8Array): Promise<{ info: LocationInfo; walkable: WalkableBitmap }>;
  /** See `planWalk` in `src/engine/core/plan-walk.ts`. */
  planWalk(from: Point, goal: Point): Promise<WalkPlan>;
  composeSheet(figure: FigureRequest, size: SheetBitmapSize): Promise<ImageBitmap[]>;
  composeSheetPixels(figure: FigureRequest, size: FrameSize): Promise<RgbaImage>;
  openPreview(previewId: number, canvas: OffscreenCanvas): void;
  /** False when a later request overtook this one or the preview was closed. */
  showPreview(request: PreviewRequest): Promise<boolean>;
  closePreview(previewId: number): void;
  /**
   * Takes a sprite sheet (six views in sheet order) in as layers that lie at `z` in the stack. The address that comes back
   * may stand among a figure's packs until it is dropped. Rejects for what is no picture of a sheet's size.
   */
  holdSheet(sheet: Blob, z: number): Promise<string>;
  dropSheet(url: string): void;
  /**
   * What a pack shows in one view, close up, as a square PNG; in a view that shows nothing, or for null, the first that
   * shows something. Rejects when none does.
   */
  drawCloseUp(url: string, rotation: number | null, sidePx: number): Promise<Blob>;
  /** The one game of match-three of this page; see `Core`. */
  startMatch3(seed: number): Promise<Match3State>;
  swapMatch3(swap: Match3Swap): Promise<Match3Turn | null>;
  replayMatch3(seed: number, log: Uint8Array): Promise<Match3State | null>;
}

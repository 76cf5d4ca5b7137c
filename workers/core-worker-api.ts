/** The interface of `core.worker.ts`, which `core-client.ts` calls with Comlink. Pictures are transferred, not copied. */
import type { FigureRequest, FrameSize, SheetBitmapSize } from '../src/engine/figures/types.ts';
import type {
  LocationInfo,
  Match3State,
  Match3Swap,
  Match3Turn,
  Point,
  RgbaImage,
  SlideRequest,
  WalkPlan,
} from '../src/engine/core/types.ts';
import type { TrimmedSheet } from '../src/engine/figures/trimmed-sheet.ts';
import type { GoalRuns } from '../src/engine/core/goal-runs.ts';
import type { HeadStarts } from '../src/engine/core/head-starts.ts';
import type { LocationData } from '../src/shared/rules/town.ts';
import type { Start } from '../src/shared/walks/headings.ts';
import type { Runs } from '../src/shared/walks/runs.ts';

export interface PreviewRequest {
  previewId: number;
  /** Increases with every request of a preview; a request with a lower number than the latest is dropped. */
  serial: number;
  figure: FigureRequest;
  rotation: number;
  size: 'full' | 'half';
}

export interface CoreWorkerApi {
  /** Adds origins, besides the page's own, from which layers may be downloaded. */
  allowPackOrigins(origins: readonly string[]): void;
  /** `bake` is the result of `Core.bakeLocation` for that location. */
  setLocation(location: LocationData, bake?: Uint8Array): Promise<LocationInfo>;
  /** See `planWalk` in `src/engine/core/plan-walk.ts`. */
  planWalk(from: Point, goal: Point, ahead?: Float32Array): Promise<WalkPlan>;
  /** See `src/engine/core/goal-runs.ts`. */
  findGoalRuns(from: Start, to: Start): Promise<GoalRuns | null>;
  /** See `Core.slide`: all 3.5 s of a heading. */
  slide(request: SlideRequest): Promise<Runs>;
  /** See `src/engine/core/head-starts.ts`; the place is in eighths of a pixel. */
  findHeadStarts(x8: number, y8: number): Promise<HeadStarts>;
  composeSheet(figure: FigureRequest, size: SheetBitmapSize): Promise<ImageBitmap[]>;
  composeTrimmed(figure: FigureRequest, size: SheetBitmapSize): Promise<TrimmedSheet[]>;
  composeSheetPixels(figure: FigureRequest, size: FrameSize): Promise<RgbaImage>;
  /** Takes the sheet, which must be transferred, and returns what is visible of its frames. */
  trimSheet(sheet: ImageBitmap, frameCount: number): TrimmedSheet;
  openPreview(previewId: number, canvas: OffscreenCanvas): void;
  /** False when a later request replaced this one or the preview was closed. */
  showPreview(request: PreviewRequest): Promise<boolean>;
  closePreview(previewId: number): void;
  /**
   * Packs a sprite sheet (six views in sheet order) as layers at `z` in the stack. A figure's packs may contain the returned
   * URL until it is dropped. Rejects for a blob that is not a picture of a sheet's size.
   */
  holdSheet(sheet: Blob, z: number): Promise<string>;
  dropSheet(url: string): void;
  /**
   * A close-up of a pack's view as a square PNG. Uses the first visible view when `rotation` is null or that view is
   * transparent. Rejects when all are.
   */
  drawCloseUp(url: string, rotation: number | null, sidePx: number): Promise<Blob>;
  /** The page's only game of match-three; see `Core`. */
  startMatch3(seed: number): Promise<Match3State>;
  swapMatch3(swap: Match3Swap): Promise<Match3Turn | null>;
  replayMatch3(seed: number, log: Uint8Array): Promise<Match3State | null>;
}

/** What `core.worker.ts` offers through Comlink and `core-client.ts` calls. Pictures are transferred, not copied. */
import type { FigureRequest, FrameSize, SheetBitmapSize } from '../src/engine/figure-types.ts';
import type {
  LocationInfo,
  Match3State,
  Match3Swap,
  Match3Turn,
  PathResult,
  Point,
  RgbaImage,
  WalkableBitmap,
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
  setLocation(location: LocationData, bake?: Uint8Array): Promise<{ info: LocationInfo; walkable: WalkableBitmap }>;
  findPath(from: Point, to: Point): Promise<PathResult>;
  nearestWalkable(point: Point, radiusPx?: number): Promise<Point | null>;
  composeSheet(figure: FigureRequest, size: SheetBitmapSize): Promise<ImageBitmap[]>;
  composeSheetPixels(figure: FigureRequest, size: FrameSize): Promise<RgbaImage>;
  openPreview(previewId: number, canvas: OffscreenCanvas): void;
  /** False when a later request overtook this one or the preview was closed. */
  showPreview(request: PreviewRequest): Promise<boolean>;
  closePreview(previewId: number): void;
  /** Takes the six views of a sprite sheet in as layers of that place in the stack; answers the address of their pack. */
  holdSheet(sheet: Blob, z: number): Promise<string>;
  dropSheet(url: string): void;
  drawCloseUp(url: string, rotation: number | null, sidePx: number): Promise<Blob>;
  startMatch3(seed: number): Promise<Match3State>;
  swapMatch3(swap: Match3Swap): Promise<Match3Turn | null>;
  replayMatch3(seed: number, log: Uint8Array): Promise<Match3State | null>;
}

/**
 * The browser's side of the core: what `town`, `features` and `ui`-level components may ask of the worker. Implemented by
 * `core-client.ts` over Comlink; requests are numbered inside, and a newer one of the same kind makes older ones stale.
 */
import type { LocationData } from '../shared/rules/town.ts';
import type {
  LocationInfo,
  Match3State,
  Match3Swap,
  Match3Turn,
  PathResult,
  Point,
  RgbaImage,
  WalkableBitmap,
} from './core/types.ts';
import type { FigureRequest, FrameSize, SheetBitmapSize } from './figure-types.ts';

export type { FigureRequest, FrameSize, SheetBitmapSize };

export interface CoreClient {
  /** `bake` is what `Core.bakeLocation` made of that location. */
  setLocation(location: LocationData, bake?: Uint8Array): Promise<{ info: LocationInfo; walkable: WalkableBitmap }>;
  /** 'stale' when a newer request overtook this one. */
  findPath(from: Point, to: Point): Promise<PathResult | { status: 'stale' }>;
  nearestWalkable(from: Point, radiusPx?: number): Promise<Point | null>;
  /**
   * Six views in sheet order (`COLUMN_OF_ROTATION`): a bitmap of each ready for a texture, which is the default and the
   * caller's to close, or side by side as premultiplied pixels for a buffer texture (`alphaMode: 'premultiplied-alpha'`).
   */
  composeSheet(figure: FigureRequest, size: SheetBitmapSize, form?: 'bitmap'): Promise<ImageBitmap[]>;
  composeSheet(figure: FigureRequest, size: FrameSize, form: 'pixels'): Promise<RgbaImage>;
  /** Hands a canvas to the worker for good, which from then on draws views onto it. */
  openPreview(canvas: HTMLCanvasElement): AvatarPreview;
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
  dispose(): void;
}

export interface AvatarPreview {
  /** Draws a view of a figure; resolves false when a newer call overtook it, rejects when a pack cannot be had. */
  show(figure: FigureRequest, rotation: number, size: 'full' | 'half'): Promise<boolean>;
  close(): void;
}

/**
 * Pictures and layers as callers of the core and of the package `promenade-core` see them. Pictures are RGBA, four bytes a
 * pixel, row by row, straight (not premultiplied) alpha unless a name says otherwise.
 */

export interface RgbaImage {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray;
}

/**
 * One packed layer in the stack. `clipTopPx`: rows above this canvas y are not drawn (hair under hats). The core caches
 * payloads by object identity: the bytes must not change after the first composite.
 */
export interface LayerRef {
  payload: Uint8Array;
  z: number;
  clipTopPx?: number;
}

export interface ComposeRequest {
  /** In any order: drawn by ascending z, equal z in array order. */
  layers: readonly LayerRef[];
  /**
   * Scale of the figure around the middle of its soles, 0.85 to 1.15; default 1. The height is limited so that `figureTopPx`
   * stays on the canvas: a head is never cut off.
   */
  width?: number;
  height?: number;
  /**
   * Canvas y of the figure's highest row, 0 or more; default: the highest row of these layers. Must be the same for all
   * views of a figure, else a tall figure changes its height when it turns. See `topOfLayers`.
   */
  figureTopPx?: number;
  /** Size of the result, at most 850 a side; default 425x850. Smaller results are area averaged. */
  outWidthPx?: number;
  outHeightPx?: number;
}

/** Packing, compositing and resizing. All calls are synchronous. Throws a RangeError for sizes that it refuses. */
export interface Compositor {
  /** Packs a straight-alpha picture of 425x850 (or any size up to that) for `compose`. */
  packLayer(image: RgbaImage): Uint8Array;
  /** Source-over of all layers onto a clear 425x850 canvas. */
  compose(request: ComposeRequest): RgbaImage;
  /** The same with premultiplied bytes, for textures. */
  composePremultiplied(request: ComposeRequest): RgbaImage;
  /**
   * Like `compose` and `composePremultiplied`, without the copy: the bytes are in the core's memory and valid until its
   * next call. For callers that copy them immediately.
   */
  borrowComposed(request: ComposeRequest, alpha: 'straight' | 'premultiplied'): RgbaImage;
  /** The highest canvas row with a visible pixel of these layers; 850 when there is none. */
  topOfLayers(layers: readonly LayerRef[]): number;
  /** 2x box filter on premultiplied values; odd sizes round up (425x850 -> 213x425). */
  halve(image: RgbaImage): RgbaImage;
  /** Area-averaged resize on premultiplied values. */
  resize(image: RgbaImage, widthPx: number, heightPx: number): RgbaImage;
  crop(image: RgbaImage, x: number, y: number, widthPx: number, heightPx: number): RgbaImage;
}

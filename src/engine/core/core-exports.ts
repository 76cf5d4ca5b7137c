/**
 * The exports of the core's module as `assembly/index.ts` lists them. Addresses and lengths are bytes in linear memory;
 * booleans are 0 or 1; statuses are the bits of `status.ts`.
 */

/** Exports of `assembly/raster/index.ts`. */
export interface PictureExports {
  memory: WebAssembly.Memory;
  arenaAddress(): number;
  arenaBytes(): number;
  packPicture(widthPx: number, heightPx: number): number;
  payloadAddress(): number;
  /** Address for a payload of that length, 0 when there is no memory until `dropLayers`. May grow memory. */
  layerRoom(length: number): number;
  /** The layer's number, or a negative status. */
  admitLayer(length: number): number;
  dropLayers(): void;
  clearStack(): void;
  /** Status */
  stackLayer(layer: number, clipTopPx: number): number;
  composeLayers(isClear: boolean): void;
  /** Writes the picture to `to`, 425x850 pixels without padding. */
  composeTight(to: number, isStraight: boolean): void;
  writeCanvas(
    to: number,
    widthPx: number,
    heightPx: number,
    scaleX: number,
    scaleY: number,
    figureTopPx: number,
    isStraight: boolean,
  ): void;
  /** Address for a picture and its result of so many bytes in total, 0 when these are too many. May grow memory. */
  pictureRoom(bytes: number): number;
  resizePicture(widthPx: number, heightPx: number, toWidthPx: number, toHeightPx: number): number;
  halvePicture(widthPx: number, heightPx: number): number;
  resizedAddress(widthPx: number, heightPx: number): number;
}

/** Exports of `assembly/match3/index.ts`. */
export interface Match3Exports {
  memory: WebAssembly.Memory;
  /** u8[36], row by row from the top left. */
  match3GemsAddress(): number;
  /** u8[60] */
  match3SwapsAddress(): number;
  match3StepsAddress(): number;
  match3LogAddress(): number;
  maxMatch3Steps(): number;
  maxMatch3Log(): number;
  startMatch3(seed: number): void;
  /** Count of steps, 0 when the swap is not possible. */
  swapMatch3(swap: number): number;
  /** Count of valid log bytes. */
  replayMatch3(seed: number, length: number): number;
  listMatch3Swaps(): number;
  match3Score(): number;
  match3BestCombo(): number;
  wasReshuffled(): number;
}

export interface CoreExports extends PictureExports, Match3Exports {
  /** End of the memory that each core needs. The rest is claimed when it is needed. */
  layoutEnd(): number;
  staticEnd(): number;
}

/**
 * The exports of the painter's module as `assembly/paint/index.ts` lists them. Addresses are bytes in linear memory;
 * booleans are 0 or 1. Memory may grow in each call that adds something.
 */
export interface PaintExports {
  memory: WebAssembly.Memory;
  /** Address for straight RGBA pixels, 0 when there is no memory or a side is not in 1 to 4096. */
  reservePicture(widthPx: number, heightPx: number): number;
  /** Handle of a sprite that is drawn upright; 0 when the picture is transparent, -1 when there is no memory. */
  addRuns(widthPx: number, heightPx: number): number;
  /** Handle of a sprite that is drawn turned or scaled; -1 when there is no memory. */
  addWhole(widthPx: number, heightPx: number): number;
  /** Marks a sprite as used in this frame; 0 when it was evicted. */
  useSprite(handle: number): number;
  dropSprite(handle: number): void;
  /** 0 for a sprite that was evicted. */
  spriteAddress(handle: number): number;
  spriteCount(): number;
  beginFrame(): void;

  openFrame(widthPx: number, heightPx: number): number;
  forgetFrame(): void;
  /** Address of pixel (0, 0): opaque RGBA rows of `strideBytes`. */
  frameAddress(): number;
  strideBytes(): number;
  /** Address of at least `count` entries of 80 bytes, see `assembly/paint/entry.ts`; 0 when there is no memory. */
  reserveList(count: number): number;
  /** Count of changed rectangles. */
  composeFrame(list: number, count: number): number;
  /** i32[4] for each rectangle: left, top, right, bottom. */
  rectsAddress(): number;
  dirtyTiles(): number;

  /** Most bytes of sprites and frame. */
  limitMemory(bytes: number): void;
  usedBytes(): number;
  allocate(bytes: number): number;
  release(address: number): void;
}

const EXPORT_NAMES = ['memory', 'reservePicture', 'addRuns', 'composeFrame', 'reserveList'] as const;

export function isPaintModule(exports: object): exports is PaintExports {
  return EXPORT_NAMES.every((name) => name in exports);
}

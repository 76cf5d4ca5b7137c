/**
 * Wraps the painter's module; no other code accesses its memory. Views on memory are created again after each call that may
 * have grown it. Calls are synchronous. A handle is a number above 0; it becomes invalid when the sprite is evicted.
 */
import { isPaintModule, type PaintExports } from './paint-exports.ts';

export interface Size {
  widthPx: number;
  heightPx: number;
}

interface EntryBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Look {
  sprite: number;
  /** 0xRRGGBB */
  tint: number;
  /** 0 to 1 */
  alpha: number;
  isScreen: boolean;
}

/** Upright; the picture's upper left corner is at whole pixels. */
export interface RunsEntry extends Look {
  x: number;
  y: number;
  /** Of the whole picture before it is stretched. */
  size: Size;
  shear: number;
  stretch: number;
  /** Horizontal scale around the middle, in whole columns. */
  spread: number;
  anchorPx: number;
  /** Rows of the frame in which it is drawn, the second one excluded; all by default. */
  clipTop?: number;
  clipBottom?: number;
  /** Columns of the frame in which it is drawn, the second one excluded; all by default. */
  clipLeft?: number;
  clipRight?: number;
}

/** Turned by `rotation` radians and scaled around the centre (x, y). */
export interface WholeEntry extends Look {
  x: number;
  y: number;
  /** Of the picture in memory. */
  size: Size;
  scaleX: number;
  scaleY: number;
  rotation: number;
}

/** Changed part of the frame, pixels. */
export type Rect = EntryBox;

export interface FrameView {
  /** Opaque RGBA rows of `strideBytes`, valid until the next call. Bytes after the width of the frame are margin. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly strideBytes: number;
  readonly changed: readonly Rect[];
}

export interface PaintModule {
  /**
   * Handle of a picture of straight RGBA pixels, at most 4096 a side; 0 when it is transparent. Null when there is no memory,
   * because the current frame uses all of it.
   */
  addSprite(kind: 'runs' | 'whole', size: Size, pixels: Uint8ClampedArray): number | null;
  /** False when the sprite was evicted. It is kept while it is used in each frame. */
  useSprite(handle: number): boolean;
  dropSprite(handle: number): void;
  spriteCount(): number;
  usedBytes(): number;
  /** Most bytes of sprites and frame; the least recently used sprites are evicted. */
  limitMemory(bytes: number): void;
  /** Throws a RangeError when there is no memory for the size. */
  openFrame(size: Size): void;
  /** Starts a frame: its list is empty, and no sprite that is used from now on is evicted. */
  beginFrame(): void;
  /** `colour` is 0xRRGGBB. */
  fill(colour: number): void;
  addRuns(entry: RunsEntry): void;
  addWhole(entry: WholeEntry): void;
  /** Draws the list. With `isWhole` also what did not change. */
  compose(isWhole?: boolean): FrameView;
  /** Tiles of 64x64 pixels that the last frame changed. */
  dirtyTiles(): number;
}

const ENTRY_BYTES = 80;
const KIND = { runs: 1, whole: 2, fill: 3 } as const;
/** Offset of the flags, and their bits. */
const FLAGS = 76;
const SCREEN = 1;
const CLIPPED = 2;
const NO_MEMORY = -1;
const ALPHA_ONE = 256;
const STEP_ONE = 65536;
/** Border of a whole sprite. */
const BORDER_PX = 1;

/** Wraps an instance of `build/painter.wasm` (or its exports); throws a TypeError for another module. */
export function createPaintModule({ exports }: { exports: object }): PaintModule {
  if (!isPaintModule(exports)) throw new TypeError('this WebAssembly module is not the painter');
  const core: PaintExports = exports;
  let frame: Size = { widthPx: 0, heightPx: 0 };
  let list = new DataView(new ArrayBuffer(FIRST_ENTRIES * ENTRY_BYTES));
  let bytes = new Uint8Array(list.buffer);
  let count = 0;

  /** The start of a new entry, or null when its box is outside of the frame. */
  function begin(kind: number, box: EntryBox, { sprite, tint, alpha, isScreen }: Look): number | null {
    if (box.right <= 0 || box.bottom <= 0 || box.left >= frame.widthPx || box.top >= frame.heightPx) return null;
    if ((count + 1) * ENTRY_BYTES > list.byteLength) {
      list = enlarge(list);
      bytes = new Uint8Array(list.buffer);
    }
    const at = count * ENTRY_BYTES;
    count += 1;
    bytes.fill(0, at, at + ENTRY_BYTES);
    list.setUint32(at, kind, true);
    list.setUint32(at + 4, sprite, true);
    list.setInt32(at + 16, box.left, true);
    list.setInt32(at + 20, box.top, true);
    list.setInt32(at + 24, box.right, true);
    list.setInt32(at + 28, box.bottom, true);
    list.setUint32(at + 32, tint, true);
    list.setInt32(at + 36, Math.round(alpha * ALPHA_ONE), true);
    list.setUint32(at + FLAGS, isScreen ? SCREEN : 0, true);
    return at;
  }

  function changedRects(rects: number): Rect[] {
    const numbers = new Int32Array(core.memory.buffer, core.rectsAddress(), rects * 4);
    return Array.from({ length: rects }, (_, index) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = numbers.subarray(index * 4, index * 4 + 4);
      return { left, top, right, bottom };
    });
  }

  return {
    addSprite(kind, { widthPx, heightPx }, pixels) {
      const at = core.reservePicture(widthPx, heightPx);
      if (at === 0) return null;
      new Uint8Array(core.memory.buffer, at, widthPx * heightPx * 4).set(pixels);
      const handle = kind === 'runs' ? core.addRuns(widthPx, heightPx) : core.addWhole(widthPx, heightPx);
      return handle === NO_MEMORY ? null : handle >>> 0;
    },
    useSprite: (handle) => core.useSprite(handle) !== 0,
    dropSprite: (handle) => core.dropSprite(handle),
    spriteCount: () => core.spriteCount(),
    usedBytes: () => core.usedBytes(),
    limitMemory: (bytes) => core.limitMemory(bytes),
    openFrame(size) {
      if (core.openFrame(size.widthPx, size.heightPx) === 0) throw new RangeError('no memory for a frame of that size');
      frame = { ...size };
    },
    beginFrame() {
      core.beginFrame();
      count = 0;
    },
    fill(colour) {
      const box = { left: 0, top: 0, right: frame.widthPx, bottom: frame.heightPx };
      begin(KIND.fill, box, { sprite: 0, tint: toPixel(colour), alpha: 1, isScreen: false });
    },
    addRuns(entry) {
      const { x, y, size, shear, stretch, spread, anchorPx, clipTop = y } = entry;
      const wider = Math.trunc(size.widthPx * (spread - 1));
      const left = x - Math.trunc(wider / 2);
      const lean = Math.ceil(Math.abs(shear) * size.heightPx);
      // One row more: the step is rounded.
      const lastRow = y + Math.ceil(size.heightPx * stretch) + (stretch === 1 ? 0 : 1);
      const top = Math.max(y, clipTop);
      const bottom = Math.min(lastRow, entry.clipBottom ?? lastRow);
      const first = Math.max(left - lean, entry.clipLeft ?? left - lean);
      const end = left + size.widthPx + wider + lean;
      const right = Math.min(end, entry.clipRight ?? end);
      if (top >= bottom || first >= right) return;
      const at = begin(KIND.runs, { left: first, top, right, bottom }, entry);
      if (at === null) return;
      if (first > left - lean || right < end) {
        list.setUint32(at + FLAGS, list.getUint32(at + FLAGS, true) | CLIPPED, true);
      }
      list.setInt32(at + 8, left, true);
      list.setInt32(at + 12, y, true);
      list.setFloat32(at + 40, shear, true);
      list.setInt32(at + 44, Math.round(STEP_ONE / stretch), true);
      list.setInt32(at + 48, anchorPx, true);
      list.setInt32(at + 52, wider, true);
    },
    addWhole(entry) {
      const { x, y, size, scaleX, scaleY, rotation } = entry;
      const cos = Math.cos(rotation);
      const sin = Math.sin(rotation);
      const [width, height] = [size.widthPx * Math.abs(scaleX), size.heightPx * Math.abs(scaleY)];
      const halfWidth = (Math.abs(cos) * width + Math.abs(sin) * height) / 2 + 1;
      const halfHeight = (Math.abs(sin) * width + Math.abs(cos) * height) / 2 + 1;
      const box = {
        left: Math.floor(x - halfWidth),
        top: Math.floor(y - halfHeight),
        right: Math.ceil(x + halfWidth),
        bottom: Math.ceil(y + halfHeight),
      };
      const at = scaleX === 0 || scaleY === 0 ? null : begin(KIND.whole, box, entry);
      if (at === null) return;
      // target = R S (source - centre) + (x, y), so source = S^-1 R^-1 (target - (x, y)) + centre.
      const [a, b, c, d] = [cos / scaleX, -sin / scaleY, sin / scaleX, cos / scaleY];
      list.setFloat32(at + 52, a, true);
      list.setFloat32(at + 56, b, true);
      list.setFloat32(at + 60, c, true);
      list.setFloat32(at + 64, d, true);
      list.setFloat32(at + 68, size.widthPx / 2 + BORDER_PX - a * x - c * y, true);
      list.setFloat32(at + 72, size.heightPx / 2 + BORDER_PX - b * x - d * y, true);
    },
    compose(isWhole = false) {
      if (isWhole) core.forgetFrame();
      const address = core.reserveList(count);
      if (address === 0) throw new RangeError('no memory for the draw list');
      const used = bytes.subarray(0, count * ENTRY_BYTES);
      new Uint8Array(core.memory.buffer, address, used.length).set(used);
      const changed = changedRects(core.composeFrame(address, count));
      const stride = core.strideBytes();
      const data = new Uint8ClampedArray(core.memory.buffer, core.frameAddress(), stride * frame.heightPx);
      return { data, strideBytes: stride, changed };
    },
    dirtyTiles: () => core.dirtyTiles(),
  };
}

const FIRST_ENTRIES = 512;

function enlarge(list: DataView<ArrayBuffer>): DataView<ArrayBuffer> {
  const larger = new Uint8Array(list.byteLength * 2);
  larger.set(new Uint8Array(list.buffer));
  return new DataView(larger.buffer);
}

/** 0xRRGGBB as an opaque little-endian RGBA word. */
const toPixel = (colour: number): number =>
  (0xff000000 | ((colour & 255) << 16) | (colour & 0xff00) | (colour >> 16)) >>> 0;

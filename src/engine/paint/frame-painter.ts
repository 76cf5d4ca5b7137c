/**
 * Draws the frames that the page lists: fits pictures, writes the module's list, composes. It runs in the painter's worker;
 * the pictures and the canvas are the caller's. While the pictures of a new zoom or resolution are fitted, the last frame stays.
 */
import { countItems, emptyItem, type ListItem, readItem } from './draw-list.ts';
import { createFits, type PictureReader, type UsePiece, type Visible, type Wanted } from './fits.ts';
import type { FrameView, PaintModule, RunsEntry, Size } from './paint-module.ts';

export interface FrameRequest {
  /** Of the window, device pixels. */
  size: Size;
  /** Device pixels for each map pixel. */
  scale: number;
  /** Behind everything, 0xRRGGBB. */
  background: number;
  items: Float32Array<ArrayBuffer>;
}

export interface FrameReply {
  /** False while the frame of the last zoom is kept. */
  isDrawn: boolean;
  /** Items with pictures that are not fitted yet, and how many of them are shown by another view or size. */
  incomplete: number;
  standIns: number;
}

/** Time of one frame for fitting pictures. */
const SLICE_MS = 20;
/** How long the frame of the last zoom is kept while pictures are fitted to a new one. */
const HOLD_MS = 600;
/** Sizes are whole pixels, so that their ratio is not exactly that of the scales. */
const ROUNDING = 0.01;

export interface FramePainterDeps {
  module: PaintModule;
  reader: PictureReader;
  /** Milliseconds; only differences count. */
  now: () => number;
  /** Shows the changed parts. The view is valid during the call. */
  show: (view: FrameView, size: Size) => void;
}

export interface FramePainter {
  paint(request: FrameRequest): FrameReply;
  /** Releases the sprites of a picture. */
  forget(picture: number): void;
}

export function createFramePainter({ module, reader, now, show }: FramePainterDeps): FramePainter {
  const fits = createFits(module, reader);
  const item = emptyItem();
  // Reused for each item of each frame.
  const wanted: Wanted = {
    picture: 0,
    frame: 0,
    fitted: { widthPx: 0, heightPx: 0 },
    isFlipped: false,
    kind: 'runs',
    isTiled: false,
  };
  const visible: Visible = { left: 0, top: 0, right: 0, bottom: 0 };
  const runs: RunsEntry = {
    sprite: 0,
    tint: 0,
    alpha: 1,
    isScreen: false,
    x: 0,
    y: 0,
    size: { widthPx: 0, heightPx: 0 },
    shear: 0,
    stretch: 1,
    spread: 1,
    anchorPx: 0,
  };
  let size: Size = { widthPx: 0, heightPx: 0 };
  /** Of the shown frame; 0 before the first one. */
  let shownScale = 0;
  let waitingSinceMs: number | null = null;
  let endMs = 0;
  let standIns = 0;
  const hasTime = (): boolean => now() < endMs;

  function resize(next: Size): void {
    module.openFrame(next);
    size = { ...next };
  }

  /** Whether a frame of another size shows the same part of the map. */
  function isOtherResolution(next: Size, scale: number): boolean {
    if (shownScale === 0) return false;
    return Math.abs((next.widthPx * shownScale) / (size.widthPx * scale) - 1) < ROUNDING;
  }

  /** Whether the frame of the last zoom is still better than this one. */
  function isHeld(scale: number, incomplete: number): boolean {
    if (incomplete === 0 || scale === shownScale || shownScale === 0) return false;
    waitingSinceMs ??= now();
    return now() - waitingSinceMs < HOLD_MS;
  }

  return {
    paint({ size: next, scale, background, items }) {
      const isResized = next.widthPx !== size.widthPx || next.heightPx !== size.heightPx;
      fits.beginFrame();
      standIns = 0;
      endMs = now() + SLICE_MS;
      if (isResized && isOtherResolution(next, scale)) {
        module.beginFrame();
        const missing = addItems(items, next, false);
        if (isHeld(scale, missing)) return { isDrawn: false, incomplete: missing, standIns };
      }
      if (isResized) resize(next);
      module.beginFrame();
      module.fill(background);
      const incomplete = addItems(items, next, true);
      if (!isResized && isHeld(scale, incomplete)) return { isDrawn: false, incomplete, standIns };
      waitingSinceMs = null;
      shownScale = scale;
      show(module.compose(), size);
      return { isDrawn: true, incomplete, standIns };
    },
    forget: (picture) => fits.forget(picture),
  };

  /** Fits the pictures of all items and returns how many are incomplete; `isListed`: they are drawn as well. */
  function addItems(items: Float32Array, frame: Size, isListed: boolean): number {
    let incomplete = 0;
    for (let index = 0; index < countItems(items); index++) {
      readItem(items, index, item);
      if (!addItem(item, frame, isListed)) incomplete += 1;
    }
    return incomplete;
  }

  /** Returns whether all of its visible pieces are there. */
  function addItem(listed: ListItem, frame: Size, isListed: boolean): boolean {
    const { form, picture, x, y, widthPx, heightPx } = listed;
    if (form === 'turned') return addTurned(listed, isListed);
    wanted.picture = picture;
    wanted.frame = listed.frame;
    wanted.fitted.widthPx = widthPx;
    wanted.fitted.heightPx = heightPx;
    wanted.isFlipped = listed.isFlipped;
    wanted.isTiled = form === 'tile';
    visible.left = Math.max(0, listed.clipLeft) - x;
    visible.top = -y;
    visible.right = Math.min(frame.widthPx, listed.clipRight) - x;
    visible.bottom = frame.heightPx - y;
    const bounds = wanted.isTiled ? visible : EVERYTHING;
    const isComplete = fits.each(wanted, bounds, hasTime, isListed ? addPiece : NOTHING);
    if (!isComplete && isListed && form === 'figure') addStandIn(listed);
    return isComplete;
  }

  /** Of `item`. */
  function addPiece(sprite: number, left: number, top: number, size: Size): void {
    runs.sprite = sprite;
    runs.tint = item.tint;
    runs.alpha = item.alpha;
    runs.isScreen = item.isScreen;
    runs.x = item.x + left;
    runs.y = item.y + top;
    runs.size = size;
    runs.shear = item.lean;
    runs.stretch = item.stretch;
    runs.spread = item.spread;
    runs.anchorPx = item.anchorPx;
    runs.clipTop = item.clipTop;
    runs.clipBottom = item.clipBottom;
    runs.clipLeft = item.clipLeft;
    runs.clipRight = item.clipRight;
    module.addRuns(runs);
  }

  /** Nobody vanishes while a view is decoded again. */
  function addStandIn({ x, y, widthPx, heightPx, anchorPx, ...listed }: ListItem): void {
    const standIn = fits.standIn(wanted);
    if (standIn === null) return;
    standIns += 1;
    const { handle: sprite, size } = standIn;
    const { tint, alpha, isScreen, lean: shear, stretch, spread, clipTop, clipBottom } = listed;
    const anchor = Math.round((anchorPx * size.heightPx) / heightPx);
    module.addRuns({
      sprite,
      tint,
      alpha,
      isScreen,
      x: Math.round(x + (widthPx - size.widthPx) / 2),
      y: Math.round(y + (anchorPx - anchor) * stretch),
      size,
      shear,
      stretch,
      spread,
      anchorPx: anchor,
      clipTop,
      clipBottom,
    });
  }

  function addTurned(listed: ListItem, isListed: boolean): boolean {
    const { picture, frame, x, y, widthPx, heightPx, tint, alpha, isScreen, lean, isFlipped } = listed;
    const source = reader.sizeOf(picture);
    if (source === null) return false;
    const whole: Wanted = { picture, frame, fitted: source, isFlipped, kind: 'whole', isTiled: false };
    const scaleX = widthPx / source.widthPx;
    const scaleY = heightPx / source.heightPx;
    const use: UsePiece = (sprite, _left, _top, size) =>
      module.addWhole({ sprite, tint, alpha, isScreen, x, y, size, scaleX, scaleY, rotation: lean });
    return fits.each(whole, EVERYTHING, hasTime, isListed ? use : NOTHING);
  }
}

const NOTHING: UsePiece = () => undefined;
const EVERYTHING: Visible = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

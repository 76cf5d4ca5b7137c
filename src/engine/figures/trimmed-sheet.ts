/**
 * A sprite sheet without what is transparent in all of its frames: about half of an avatar's pixels. The worker cuts it, so that
 * textures take less memory and less time to upload.
 */

/** A part of each frame, pixels. */
export interface FrameBox {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

export interface TrimmedSheet {
  /** The part `box` of each frame, side by side. */
  bitmap: ImageBitmap;
  box: FrameBox;
  /** Of a frame before it was cut. */
  frameWidthPx: number;
  frameHeightPx: number;
}

/** What a filter reads beside a visible pixel. */
const BORDER_PX = 1;
const BYTES_PER_PIXEL = 4;
const ALPHA = 3;

/**
 * The smallest part of the frames that has all visible pixels and a border around them. `rgba`: `frameCount` frames of
 * `frameWidthPx` side by side. One pixel for a transparent sheet.
 */
export function visibleBox(rgba: Uint8ClampedArray, frameCount: number, frameWidthPx: number): FrameBox {
  const widthPx = frameCount * frameWidthPx;
  const heightPx = rgba.length / BYTES_PER_PIXEL / widthPx;
  let [left, top, right, bottom] = [frameWidthPx, heightPx, 0, 0];
  for (let y = 0, at = ALPHA; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at += BYTES_PER_PIXEL) {
      if (rgba[at] === 0) continue;
      const inFrame = x % frameWidthPx;
      left = Math.min(left, inFrame);
      right = Math.max(right, inFrame + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (bottom === 0) return { left: 0, top: 0, widthPx: 1, heightPx: 1 };
  left = Math.max(0, left - BORDER_PX);
  top = Math.max(0, top - BORDER_PX);
  right = Math.min(frameWidthPx, right + BORDER_PX);
  bottom = Math.min(heightPx, bottom + BORDER_PX);
  return { left, top, widthPx: right - left, heightPx: bottom - top };
}

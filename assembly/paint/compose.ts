/** Draws the dirty rectangles of a frame from its draw list, far to near, in bands of rows that stay in the cache. */
import { drawRuns } from './draw-runs';
import { drawWhole } from './draw-whole';
import { BOTTOM, CLIPPED, ENTRY_BYTES, FILL, FLAGS, LEFT, RIGHT, RUNS, SPRITE, TINT, TOP, WHOLE } from './entry';
import { findDirty, frameAddress, rectsAddress, strideBytes } from './frame';
import { spriteAddress } from './sprites';

const BAND = 64;

/**
 * Draws the `count` entries at `list`. Entries of evicted sprites are left out. Returns the number of rectangles that
 * changed, see `rectsAddress`.
 */
export function composeFrame(list: usize, count: i32): i32 {
  const end = list + <usize>count * ENTRY_BYTES;
  const changed = findDirty(list, end);
  for (let index = 0; index < changed; index++) {
    const rect = rectsAddress() + ((<usize>index) << 4);
    const bottom = load<i32>(rect, 12);
    for (let top = load<i32>(rect, 4); top < bottom; top += BAND) {
      drawRect(list, end, load<i32>(rect), top, load<i32>(rect, 8), min(bottom, top + BAND));
    }
  }
  return changed;
}

function drawRect(list: usize, end: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  const pixels = frameAddress();
  const stride = strideBytes();
  for (let entry = list; entry < end; entry += ENTRY_BYTES) {
    const isOutside =
      load<i32>(entry, LEFT) >= right ||
      load<i32>(entry, RIGHT) <= left ||
      load<i32>(entry, TOP) >= bottom ||
      load<i32>(entry, BOTTOM) <= top;
    if (isOutside) continue;
    const kind = load<u32>(entry);
    if (kind == FILL) {
      drawFill(entry, pixels, stride, left, top, right, bottom);
      continue;
    }
    const sprite = spriteAddress(load<u32>(entry, SPRITE));
    if (sprite == 0) continue;
    const first = max(top, load<i32>(entry, TOP));
    const last = min(bottom, load<i32>(entry, BOTTOM));
    const isClipped = kind == RUNS && (load<u32>(entry, FLAGS) & CLIPPED) != 0;
    const from = isClipped ? max(left, load<i32>(entry, LEFT)) : left;
    const to = isClipped ? min(right, load<i32>(entry, RIGHT)) : right;
    if (kind == RUNS) drawRuns(entry, sprite, pixels, stride, from, first, to, last);
    else if (kind == WHOLE) drawWhole(entry, sprite, pixels, stride, left, top, right, bottom);
  }
}

function drawFill(entry: usize, pixels: usize, stride: usize, left: i32, top: i32, right: i32, bottom: i32): void {
  const colour = load<u32>(entry, TINT);
  const firstX = max(left, load<i32>(entry, LEFT));
  const endX = min(right, load<i32>(entry, RIGHT));
  const endY = min(bottom, load<i32>(entry, BOTTOM));
  for (let y = max(top, load<i32>(entry, TOP)); y < endY; y++) {
    const row = pixels + <usize>y * stride;
    for (let x = firstX; x < endX; x++) store<u32>(row + ((<usize>x) << 2), colour);
  }
}

/** Draws a sprite of runs into a rectangle of the frame: opaque runs are copied, mixed ones blended. */
import { ALL_BITS, ALPHA_OF_BYTES, EVEN_BYTES, over4 } from '../raster/pixel';
import { factorsOf, lanesIn, screen4, tinted } from './blend';
import { ALPHA, ANCHOR, FLAGS, OPAQUE_ALPHA, SCREEN, SHEAR, STEP, TINT, WHITE, WIDER, X, Y } from './entry';

/** Longer runs are copied by `memory.copy`. */
const FEW_BLOCKS = 8;

/** Of the entry that is drawn. */
let isPlain: bool = false;
let isScreen: bool = false;
let isCopied: bool = false;

/**
 * `pixels` is the address of the frame's pixel (0, 0), rows are `stride` bytes. Up to three pixels left and right of the
 * frame are overwritten with their own values.
 */
export function drawRuns(
  entry: usize,
  sprite: usize,
  pixels: usize,
  stride: usize,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
): void {
  const x = load<i32>(entry, X);
  const y = load<i32>(entry, Y);
  const shear = load<f32>(entry, SHEAR);
  const step = <i64>load<i32>(entry, STEP);
  const anchor = load<i32>(entry, ANCHOR);
  const alpha = load<i32>(entry, ALPHA);
  const tint = load<u32>(entry, TINT);
  const rows = <i32>load<u16>(sprite, 2);
  const hiddenColumns = <i32>load<i16>(sprite, 4);
  const hidden = <i32>load<i16>(sprite, 6);
  const table = sprite + <usize>load<u32>(sprite, 8);
  isPlain = tint == WHITE && alpha == OPAQUE_ALPHA;
  isScreen = (load<u32>(entry, FLAGS) & SCREEN) != 0;
  isCopied = alpha == OPAQUE_ALPHA && !isScreen;
  const wider = load<i32>(entry, WIDER);
  const width = <i32>load<u32>(sprite, 16) + wider;
  const parts = abs(wider) + 1;
  const moves = wider < 0 ? -1 : 1;
  const factors = factorsOf(tint, alpha);
  for (let row = max(y, top); row < bottom; row++) {
    const whole = <i32>((<i64>(row - y) * step) >> 16);
    const own = whole - hidden;
    if (own < 0) continue;
    if (own >= rows) break;
    const moved = x + <i32>nearest<f32>(shear * <f32>(anchor - whole));
    const line = pixels + <usize>row * stride;
    const first = sprite + <usize>load<u32>(table + ((<usize>own) << 2));
    const end = sprite + <usize>load<u32>(table + ((<usize>own) << 2), 4);
    if (parts == 1) {
      drawRow(sprite, first, end, line, moved + hiddenColumns, factors, left, right);
      continue;
    }
    // Each part of a wider row begins with the last column of the one before it; that of a narrower row leaves one out.
    for (let part = 0; part < parts; part++) {
      const from = max(left, moved + (part * width) / parts);
      const to = min(right, moved + ((part + 1) * width) / parts);
      if (from < to) drawRow(sprite, first, end, line, moved + hiddenColumns + part * moves, factors, from, to);
    }
  }
}

function drawRow(
  sprite: usize,
  first: usize,
  end: usize,
  line: usize,
  x: i32,
  factors: v128,
  left: i32,
  right: i32,
): void {
  for (let run = first; run < end; run += 8) {
    const at = x + <i32>load<i16>(run);
    if (at >= right) break;
    const count = <i32>load<u16>(run, 2);
    if (at + (count << 2) <= left) continue;
    const word = load<u32>(run, 4);
    const isOpaque = (word & 1) != 0 && isCopied;
    drawRun(line, at, count, sprite + <usize>(word & ~15), isOpaque, factors, left, right);
  }
}

/** Blocks across the edges of the rectangle are drawn with a mask. */
function drawRun(
  line: usize,
  x: i32,
  count: i32,
  from: usize,
  isOpaque: bool,
  factors: v128,
  left: i32,
  right: i32,
): void {
  if (x < left) {
    const skipped = (left - x) >> 2;
    x += skipped << 2;
    from += (<usize>skipped) << 4;
    count -= skipped;
    if (x < left) {
      drawEdge(line, x, from, factors, left, right);
      x += 4;
      from += 16;
      count--;
    }
  }
  const inside = max(0, min(count, (right - x) >> 2));
  const to = line + ((<usize>x) << 2);
  drawBlocks(to, to + ((<usize>inside) << 4), from, isOpaque, factors);
  if (inside < count && x + (inside << 2) < right) {
    drawEdge(line, x + (inside << 2), from + ((<usize>inside) << 4), factors, left, right);
  }
}

function drawBlocks(to: usize, end: usize, from: usize, isOpaque: bool, factors: v128): void {
  const even = v128.load(EVEN_BYTES);
  const all = v128.load(ALL_BITS);
  const alphas = v128.load(ALPHA_OF_BYTES);
  if (isOpaque) {
    if (!isPlain) for (; to < end; to += 16, from += 16) v128.store(to, tinted(v128.load(from), factors));
    else if (end > to + ((<usize>FEW_BLOCKS) << 4)) memory.copy(to, from, end - to);
    else for (; to < end; to += 16, from += 16) v128.store(to, v128.load(from));
  } else if (isScreen) {
    for (; to < end; to += 16, from += 16) {
      v128.store(to, screen4(tinted(v128.load(from), factors), v128.load(to), even, all));
    }
  } else if (isPlain) {
    for (; to < end; to += 16, from += 16) v128.store(to, over4(v128.load(from), v128.load(to), even, all, alphas));
  } else {
    for (; to < end; to += 16, from += 16) {
      v128.store(to, over4(tinted(v128.load(from), factors), v128.load(to), even, all, alphas));
    }
  }
}

function drawEdge(line: usize, x: i32, from: usize, factors: v128, left: i32, right: i32): void {
  const to = line + ((<usize>x) << 2);
  const even = v128.load(EVEN_BYTES);
  const all = v128.load(ALL_BITS);
  const source = isPlain ? v128.load(from) : tinted(v128.load(from), factors);
  const below = v128.load(to);
  const drawn = isScreen
    ? screen4(source, below, even, all)
    : over4(source, below, even, all, v128.load(ALPHA_OF_BYTES));
  v128.store(to, v128.bitselect(drawn, below, lanesIn(x, left, right)));
}

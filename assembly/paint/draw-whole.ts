/** Draws a whole picture turned or scaled into a rectangle of the frame, bilinear, one pixel at a time. */
import { ALL_BITS, ALPHA_OF_BYTES, EVEN_BYTES, over4 } from '../raster/pixel';
import { factorsOf, screen4, tinted } from './blend';
import { ALPHA, BOTTOM, FLAGS, LEFT, MATRIX, OPAQUE_ALPHA, RIGHT, SCREEN, TINT, TOP, WHITE } from './entry';

/** Below it a matrix element counts as 0. */
const LEAST_PACE: f32 = 0.00001;
/** Keeps samples inside of the picture's border. */
const MARGIN: f32 = 0.01;

let from: f32 = 0;
let end: f32 = 0;

export function drawWhole(
  entry: usize,
  sprite: usize,
  pixels: usize,
  stride: usize,
  left: i32,
  top: i32,
  right: i32,
  bottom: i32,
): void {
  const width = <i32>load<u16>(sprite);
  const height = <i32>load<u16>(sprite, 2);
  const picture = sprite + 16;
  const pictureStride = (<usize>width) << 2;
  const tint = load<u32>(entry, TINT);
  const alpha = load<i32>(entry, ALPHA);
  const isScreen = (load<u32>(entry, FLAGS) & SCREEN) != 0;
  const isPlain = tint == WHITE && alpha == OPAQUE_ALPHA;
  const factors = factorsOf(tint, alpha);
  const a = load<f32>(entry, MATRIX);
  const b = load<f32>(entry, MATRIX + 4);
  const c = load<f32>(entry, MATRIX + 8);
  const d = load<f32>(entry, MATRIX + 12);
  const firstX = max(left, load<i32>(entry, LEFT));
  const endX = min(right, load<i32>(entry, RIGHT));
  const endY = min(bottom, load<i32>(entry, BOTTOM));
  const even = v128.load(EVEN_BYTES);
  const all = v128.load(ALL_BITS);
  const alphas = v128.load(ALPHA_OF_BYTES);
  const uEnd = (width - 1) << 16;
  const vEnd = (height - 1) << 16;
  const du = <i32>(a * 65536);
  const dv = <i32>(b * 65536);
  for (let y = max(top, load<i32>(entry, TOP)); y < endY; y++) {
    // Of the middle of the row's first pixel, from the middle of the picture's first pixel.
    const u = a * (<f32>firstX + 0.5) + c * (<f32>y + 0.5) + load<f32>(entry, MATRIX + 16) - 0.5;
    const v = b * (<f32>firstX + 0.5) + d * (<f32>y + 0.5) + load<f32>(entry, MATRIX + 20) - 0.5;
    from = 0;
    end = <f32>(endX - firstX);
    limit(u, a, <f32>(width - 1));
    limit(v, b, <f32>(height - 1));
    const first = <i32>ceil<f32>(from);
    const last = min(endX - firstX, <i32>floor<f32>(end) + 1);
    let fixedU = <i32>((u + a * <f32>first) * 65536);
    let fixedV = <i32>((v + b * <f32>first) * 65536);
    let to = pixels + <usize>y * stride + ((<usize>(firstX + first)) << 2);
    for (let k = first; k < last; k++, fixedU += du, fixedV += dv, to += 4) {
      if (<u32>fixedU >= <u32>uEnd || <u32>fixedV >= <u32>vEnd) continue;
      const at = picture + <usize>(fixedV >> 16) * pictureStride + ((<usize>(fixedU >> 16)) << 2);
      const pixel = sample(at, at + pictureStride, (fixedU >> 8) & 255, (fixedV >> 8) & 255);
      if (pixel == 0) continue;
      let source = i32x4.replace_lane(i32x4.splat(0), 0, <i32>pixel);
      if (!isPlain) source = tinted(source, factors);
      const below = v128.load32_zero(to);
      const drawn = isScreen ? screen4(source, below, even, all) : over4(source, below, even, all, alphas);
      v128.store32_lane(to, drawn, 0);
    }
  }
}

/** Narrows [from, end) to the steps k at which `start + k * pace` is inside of a side of length `size`. */
function limit(start: f32, pace: f32, size: f32): void {
  if (pace > LEAST_PACE) {
    from = max<f32>(from, (MARGIN - start) / pace);
    end = min<f32>(end, (size - MARGIN - start) / pace);
  } else if (pace < -LEAST_PACE) {
    from = max<f32>(from, (size - MARGIN - start) / pace);
    end = min<f32>(end, (MARGIN - start) / pace);
  } else if (start <= 0 || start >= size) {
    end = -1;
  }
}

/** The premultiplied pixel between two columns and two rows; shares 0 to 255 of the right column and lower row. */
function sample(upper: usize, lower: usize, right: i32, down: i32): u32 {
  const half = i16x8.splat(128);
  const above = i16x8.mul(i16x8.extend_low_i8x16_u(v128.load64_zero(upper)), i16x8.splat(<i16>(256 - down)));
  const below = i16x8.mul(i16x8.extend_low_i8x16_u(v128.load64_zero(lower)), i16x8.splat(<i16>down));
  const columns = i16x8.shr_u(i16x8.add(i16x8.add(above, below), half), 8);
  const second = i8x16.shuffle(columns, columns, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15);
  const first = i16x8.mul(columns, i16x8.splat(<i16>(256 - right)));
  const mixed = i16x8.shr_u(i16x8.add(i16x8.add(first, i16x8.mul(second, i16x8.splat(<i16>right))), half), 8);
  return <u32>i32x4.extract_lane(i8x16.narrow_i16x8_u(mixed, mixed), 0);
}

/** Blends of four premultiplied pixels at a time, besides the source-over of `raster/pixel.ts`. */

/** For `lanesIn`. */
const LANES = memory.data<u32>([0, 1, 2, 3], 16);

/**
 * Factors of `tinted` for a tint 0xRRGGBB and an alpha 0 to 256: eight u16 (two pixels), 256 for a channel that stays.
 */
export function factorsOf(tint: u32, alpha: i32): v128 {
  const a = <u32>alpha;
  const red = (factorOf((tint >> 16) & 255) * a) >> 8;
  const green = (factorOf((tint >> 8) & 255) * a) >> 8;
  const blue = (factorOf(tint & 255) * a) >> 8;
  return i64x2.splat(<u64>red | ((<u64>green) << 16) | ((<u64>blue) << 32) | ((<u64>a) << 48));
}

/** 0 to 255 as 0 to 256. */
function factorOf(channel: u32): u32 {
  return (channel * 257 + 128) >> 8;
}

/** Each byte times its factor / 256, rounded. */
export function tinted(source: v128, factors: v128): v128 {
  const half = i16x8.splat(128);
  const low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(source), factors), half);
  const high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(source), factors), half);
  return i8x16.narrow_i16x8_u(i16x8.shr_u(low, 8), i16x8.shr_u(high, 8));
}

/**
 * source + below * (1 - source) for each channel, alpha included. Like `over4`, with the share of each byte instead of the
 * pixel's alpha.
 */
export function screen4(source: v128, below: v128, even: v128, all: v128): v128 {
  const inverse = v128.xor(source, all);
  const evenBytes = v128.and(inverse, even);
  const evenShare = i16x8.shr_u(v128.or(evenBytes, i16x8.shl(evenBytes, 8)), 1);
  const oddBytes = i16x8.shr_u(inverse, 8);
  const oddShare = i16x8.shr_u(v128.or(oddBytes, i16x8.shl(oddBytes, 8)), 1);
  const low = i16x8.q15mulr_sat_s(v128.and(below, even), evenShare);
  const high = i16x8.q15mulr_sat_s(i16x8.shr_u(below, 8), oddShare);
  return i8x16.add_sat_u(source, v128.or(low, i16x8.shl(high, 8)));
}

/** All bits of the pixels x to x + 3 that are in [left, right). */
export function lanesIn(x: i32, left: i32, right: i32): v128 {
  const lanes = i32x4.add(v128.load(LANES), i32x4.splat(x));
  return v128.and(i32x4.ge_s(lanes, i32x4.splat(left)), i32x4.lt_s(lanes, i32x4.splat(right)));
}

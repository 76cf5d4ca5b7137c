/**
 * Four pixels at a time: conversion between straight and premultiplied alpha, and source-over. Pixels are RGBA bytes.
 * Products of bytes are divided by 255 with exact rounding: (x + 128 + ((x + 128) >> 8)) >> 8.
 */

/** Four straight pixels, premultiplied. */
function premultiply4(v: v128): v128 {
  const zero = i32x4.splat(0);
  const alphaLow = i8x16.shuffle(v, zero, 3, 16, 3, 16, 3, 16, 3, 16, 7, 16, 7, 16, 7, 16, 7, 16);
  const alphaHigh = i8x16.shuffle(v, zero, 11, 16, 11, 16, 11, 16, 11, 16, 15, 16, 15, 16, 15, 16, 15, 16);
  const half = i16x8.splat(128);
  let low = i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(v), alphaLow), half);
  let high = i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(v), alphaHigh), half);
  low = i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8);
  high = i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8);
  return v128.bitselect(v, i8x16.narrow_i16x8_u(low, high), i32x4.splat(0xff000000));
}

/** Premultiplied `source` over premultiplied `below`; saturates, so that bytes which are not premultiplied do no harm. */
export function over4(source: v128, below: v128): v128 {
  const inverse = v128.not(source);
  const cover = i8x16.shuffle(inverse, inverse, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
  const half = i16x8.splat(128);
  let low = i16x8.add(i16x8.extmul_low_i8x16_u(below, cover), half);
  let high = i16x8.add(i16x8.extmul_high_i8x16_u(below, cover), half);
  low = i16x8.shr_u(i16x8.add(low, i16x8.shr_u(low, 8)), 8);
  high = i16x8.shr_u(i16x8.add(high, i16x8.shr_u(high, 8)), 8);
  return i8x16.add_sat_u(source, i8x16.narrow_i16x8_u(low, high));
}

/** Premultiplies `count` pixels in place; `count` is rounded up to a multiple of four. */
export function premultiply(at: usize, count: i32): void {
  const end = at + ((<usize>count) << 2);
  for (; at < end; at += 16) v128.store(at, premultiply4(v128.load(at)));
}

/** One premultiplied pixel with straight alpha. */
function straighten(pixel: u32): u32 {
  const alpha = pixel >>> 24;
  if (alpha == 0) return 0;
  const half = alpha >> 1;
  const red = min<u32>(255, ((pixel & 255) * 255 + half) / alpha);
  const green = min<u32>(255, (((pixel >>> 8) & 255) * 255 + half) / alpha);
  const blue = min<u32>(255, (((pixel >>> 16) & 255) * 255 + half) / alpha);
  return red | (green << 8) | (blue << 16) | (alpha << 24);
}

/** Writes `count` premultiplied pixels at `from` with straight alpha to `to`; both may be the same place. */
export function unpremultiply(to: usize, from: usize, count: i32): void {
  const end = from + ((<usize>count) << 2);
  for (; from + 16 <= end; from += 16, to += 16) {
    const v = v128.load(from);
    const alpha = i32x4.shr_u(v, 24);
    const isPlain = v128.or(i32x4.eq(alpha, i32x4.splat(255)), i32x4.eq(v, i32x4.splat(0)));
    if (i32x4.all_true(isPlain)) {
      v128.store(to, v);
      continue;
    }
    store<u32>(to, straighten(i32x4.extract_lane(v, 0)));
    store<u32>(to, straighten(i32x4.extract_lane(v, 1)), 4);
    store<u32>(to, straighten(i32x4.extract_lane(v, 2)), 8);
    store<u32>(to, straighten(i32x4.extract_lane(v, 3)), 12);
  }
  for (; from < end; from += 4, to += 4) store<u32>(to, straighten(load<u32>(from)));
}

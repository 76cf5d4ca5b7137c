/**
 * Four pixels at a time: conversion between straight and premultiplied alpha, and source-over. Pixels are RGBA bytes.
 */

/**
 * Premultiplies four straight pixels. Products are divided by 255 with exact rounding: (x + 128 + ((x + 128) >> 8)) >>
 * 8.
 */
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

/**
 * Constants of `over4`, to be loaded before a loop: the compiler would otherwise rebuild each constant at every use, in
 * six instructions.
 */
export const EVEN_BYTES = memory.data<u16>([255, 255, 255, 255, 255, 255, 255, 255], 16);
export const ALL_BITS = memory.data<u32>([0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff], 16);
/** For `i8x16.swizzle`: copies the alpha of each pixel to its four bytes. */
export const ALPHA_OF_BYTES = memory.data<u8>([3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15], 16);

/**
 * Premultiplied `source` over premultiplied `below`. Saturates, so that bytes which are not premultiplied cannot
 * overflow. A byte repeated in 16 bits is 257 times its value; half of that is its share of 255 in 15 bits. The product
 * is rounded to the nearest value in all but 71 of 65,536 cases, where the error is at most 0.51. Even and odd bytes
 * are processed separately.
 */
export function over4(source: v128, below: v128, even: v128, all: v128, alphas: v128): v128 {
  const share = i16x8.shr_u(i8x16.swizzle(v128.xor(source, all), alphas), 1);
  const low = shareOf(v128.and(below, even), share);
  const high = shareOf(i16x8.shr_u(below, 8), share);
  return i8x16.add_sat_u(source, v128.or(low, i16x8.shl(high, 8)));
}

/**
 * One machine instruction with relaxed SIMD, else five. Both differ only for -1 times -1; bytes and shares are never
 * negative, so both builds give the same result.
 */
function shareOf(bytes: v128, share: v128): v128 {
  if (ASC_FEATURE_RELAXED_SIMD) return i16x8.relaxed_q15mulr_s(bytes, share);
  return i16x8.q15mulr_sat_s(bytes, share);
}

/** Premultiplies `count` pixels in place; `count` is rounded up to a multiple of four. */
export function premultiply(at: usize, count: i32): void {
  const end = at + ((<usize>count) << 2);
  for (; at < end; at += 16) v128.store(at, premultiply4(v128.load(at)));
}

/**
 * Four premultiplied pixels with straight alpha, exactly rounded: a quotient that is no tie differs from one by at
 * least 1/510, which is more than the f32 error plus the offset that rounds ties up.
 */
export function straight4(v: v128): v128 {
  const alpha = i32x4.shr_u(v, 24);
  const scale = f32x4.div(f32x4.splat(255.0005), f32x4.convert_i32x4_s(alpha));
  const low = i16x8.extend_low_i8x16_u(v);
  const high = i16x8.extend_high_i8x16_u(v);
  const one = scaled(i32x4.extend_low_i16x8_u(low), i32x4.shuffle(scale, scale, 0, 0, 0, 0));
  const two = scaled(i32x4.extend_high_i16x8_u(low), i32x4.shuffle(scale, scale, 1, 1, 1, 1));
  const three = scaled(i32x4.extend_low_i16x8_u(high), i32x4.shuffle(scale, scale, 2, 2, 2, 2));
  const four = scaled(i32x4.extend_high_i16x8_u(high), i32x4.shuffle(scale, scale, 3, 3, 3, 3));
  const bytes = i8x16.narrow_i16x8_u(i16x8.narrow_i32x4_s(one, two), i16x8.narrow_i32x4_s(three, four));
  const isClear = i32x4.eq(alpha, i32x4.splat(0));
  return v128.bitselect(v, v128.andnot(bytes, isClear), i32x4.splat(0xff000000));
}

/**
 * Rounds to integers by addition: from 2 ** 23 on consecutive f32 values are consecutive integers, and their lowest
 * bits count them.
 */
function scaled(channels: v128, scale: v128): v128 {
  const value = f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(channels), scale), f32x4.splat(8388608));
  return i32x4.sub(value, i32x4.splat(0x4b000000));
}

/** Writes `count` premultiplied pixels from `from` to `to` with straight alpha; both may be the same address. */
export function unpremultiply(to: usize, from: usize, count: i32): void {
  const end = from + ((<usize>count) << 2);
  const opaque = i32x4.splat(255);
  for (; from + 16 <= end; from += 16, to += 16) {
    const v = v128.load(from);
    const isPlain = v128.or(i32x4.eq(i32x4.shr_u(v, 24), opaque), i32x4.eq(v, i32x4.splat(0)));
    v128.store(to, i32x4.all_true(isPlain) ? v : straight4(v));
  }
  for (; from < end; from += 4, to += 4) v128.store32_lane(to, straight4(v128.load32_zero(from)), 0);
}

/**
 * On which side of a pixel walls are: the blocked pixels within 5 px, and the direction away from them. Pixels outside
 * the map are blocked.
 */
import { pixelRow } from './pixels';

const RADIUS: i32 = 5;
/** Bits of 11 pixels that are inside the circle, by distance of their row from its middle. */
const INSIDE = memory.data<u32>([0x7ff, 0x7ff, 0x7ff, 0x3fe, 0x1fc, 0xf8]);
/** Bit n of the mask k is set when bit k of the number n is: with them, counts of bits give the sum of bit numbers. */
const NUMBER_BIT_0: u32 = 0x2aa;
const NUMBER_BIT_1: u32 = 0x4cc;
const NUMBER_BIT_2: u32 = 0x0f0;
const NUMBER_BIT_3: u32 = 0x700;

let normalX: i32 = 0;
let normalY: i32 = 0;

/** Sum of the vectors from the blocked pixels to the middle: it points away from the wall. Not of unit length. */
export function wallNormalX(): i32 {
  return normalX;
}
export function wallNormalY(): i32 {
  return normalY;
}

/** Returns the count of blocked pixels in the circle around pixel (x, y), at most 97, and sets the wall's normal. */
export function lookAround(x: i32, y: i32): i32 {
  let blockedCount = 0;
  normalX = 0;
  normalY = 0;
  const left = x - RADIUS;
  const column = left >> 5;
  const shift = <u32>left & 31;
  for (let row = -RADIUS; row <= RADIUS; row++) {
    let free = pixelRow(column, y + row) >> shift;
    // The row continues in the next column of cells.
    if (shift > 21) free |= pixelRow(column + 1, y + row) << (32 - shift);
    const blocked = ~free & load<u32>(INSIDE + ((<usize>abs(row)) << 2));
    if (blocked == 0) continue;
    const count = <i32>popcnt(blocked);
    const sum =
      <i32>popcnt(blocked & NUMBER_BIT_0) +
      ((<i32>popcnt(blocked & NUMBER_BIT_1)) << 1) +
      ((<i32>popcnt(blocked & NUMBER_BIT_2)) << 2) +
      ((<i32>popcnt(blocked & NUMBER_BIT_3)) << 3);
    blockedCount += count;
    normalX += count * RADIUS - sum;
    normalY -= count * row;
  }
  return blockedCount;
}

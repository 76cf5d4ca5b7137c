/**
 * Match-three on bitboards in JavaScript, for the bench: the core's algorithm with its 48 bits in two halves of three
 * columns each, because JavaScript's bitwise operators work on 32 bits. Plays the same games as
 * `tests/support/oracles/match3.ts`.
 */
import { createGameRandom } from '../../tests/support/oracles/match3-random.ts';

const SIDE = 6;
const GEMS = 5;
const HALF_BITS = 24;
const HALF = 0xffffff;
const BOARD = 0x3f3f3f;
const FLOOR = 0x010101;
const RESHUFFLE = 255;
const SHAPES: readonly (readonly number[])[] = [
  [0, 8, 24],
  [0, 16, 24],
  [0, 8, 17],
  [1, 8, 16],
  [0, 9, 16],
  [1, 9, 16],
  [0, 9, 17],
  [1, 8, 17],
];

export interface BitboardGame {
  /** Plays a valid log; returns the score. */
  replay(seed: number, log: Uint8Array): number;
}

// Shifts of a pair of halves; each returns one half of the result.
const rightLow = (low: number, high: number, by: number): number =>
  by === HALF_BITS ? high : (low >>> by) | ((high << (HALF_BITS - by)) & HALF);
const rightHigh = (high: number, by: number): number => (by === HALF_BITS ? 0 : high >>> by);
const leftLow = (low: number, by: number): number => (low << by) & HALF;
const leftHigh = (low: number, high: number, by: number): number => ((high << by) | (low >>> (HALF_BITS - by))) & HALF;

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function createBitboardGame(): BitboardGame {
  let [low0, low1, low2, high0, high1, high2] = [0, 0, 0, 0, 0, 0];
  let [acrossLow, acrossHigh, upLow, upHigh] = [0, 0, 0, 0];
  let [sameLow, sameHigh] = [0, 0];
  let score = 0;
  const { seed: seedRandom, below } = createGameRandom();

  function putGem(bit: number, gem: number): void {
    const [b0, b1, b2] = [gem & 1, (gem >> 1) & 1, gem >> 2];
    if (bit < HALF_BITS) {
      low0 |= b0 << bit;
      low1 |= b1 << bit;
      low2 |= b2 << bit;
    } else {
      const at = bit - HALF_BITS;
      high0 |= b0 << at;
      high1 |= b1 << at;
      high2 |= b2 << at;
    }
  }

  function gemAt(bit: number): number {
    if (bit < HALF_BITS) return ((low0 >> bit) & 1) | (((low1 >> bit) & 1) << 1) | (((low2 >> bit) & 1) << 2);
    const at = bit - HALF_BITS;
    return ((high0 >> at) & 1) | (((high1 >> at) & 1) << 1) | (((high2 >> at) & 1) << 2);
  }

  function findSame(by: number): void {
    const low =
      (low0 ^ rightLow(low0, high0, by)) | (low1 ^ rightLow(low1, high1, by)) | (low2 ^ rightLow(low2, high2, by));
    const high = (high0 ^ rightHigh(high0, by)) | (high1 ^ rightHigh(high1, by)) | (high2 ^ rightHigh(high2, by));
    sameLow = ~low & BOARD & rightLow(BOARD, BOARD, by);
    sameHigh = ~high & BOARD & rightHigh(BOARD, by);
  }

  function findSwaps(): number {
    findSame(2);
    const [aL, aH] = [sameLow, sameHigh];
    findSame(3);
    const [bL, bH] = [sameLow, sameHigh];
    findSame(6);
    const [cL, cH] = [sameLow, sameHigh];
    findSame(7);
    const [dL, dH] = [sameLow, sameHigh];
    findSame(9);
    const [eL, eH] = [sameLow, sameHigh];
    findSame(10);
    const [fL, fH] = [sameLow, sameHigh];
    findSame(15);
    const [gL, gH] = [sameLow, sameHigh];
    findSame(16);
    const [hL, hH] = [sameLow, sameHigh];
    findSame(17);
    const [iL, iH] = [sameLow, sameHigh];
    findSame(HALF_BITS);
    const [jL, jH] = [sameLow, sameHigh];
    const [aboveL, aboveH, belowL, belowH] = [dL >>> 1, dH >>> 1, eL << 1, eH << 1];
    acrossLow =
      (eL & (fL | dL)) |
      (dL & cL) |
      (hL & jL) |
      (aboveL & ((cL >>> 2) | belowL)) |
      (belowL & (fL << 2)) |
      (leftLow(hL, 8) & leftLow(jL, 16));
    acrossHigh =
      (eH & (fH | dH)) |
      (dH & cH) |
      (hH & jH) |
      (aboveH & ((cH >>> 2) | belowH)) |
      (belowH & (fH << 2)) |
      (leftHigh(hL, hH, 8) & leftHigh(jL, jH, 16));
    const [upperL, upperH] = [leftLow(dL, 7), leftHigh(dL, dH, 7)];
    const [lowerL, lowerH] = [leftLow(eL, 8), leftHigh(eL, eH, 8)];
    upLow =
      (eL & (iL | upperL)) |
      (upperL & leftLow(gL, 15)) |
      (aL & bL) |
      (aboveL & ((gL >>> 1) | lowerL)) |
      (lowerL & leftLow(iL, 16)) |
      ((aL << 1) & (bL << 2));
    upHigh =
      (eH & (iH | upperH)) |
      (upperH & leftHigh(gL, gH, 15)) |
      (aH & bH) |
      (aboveH & ((gH >>> 1) | lowerH)) |
      (lowerH & leftHigh(iL, iH, 16)) |
      ((aH << 1) & (bH << 2));
    return countBits(acrossLow) + countBits(acrossHigh) + countBits(upLow) + countBits(upHigh);
  }

  function deal(): void {
    low0 = low1 = low2 = high0 = high1 = high2 = 0;
    const isDealt = new Uint8Array(64);
    const put = (bit: number, gem: number): void => {
      putGem(bit, gem);
      isDealt[bit] = 1;
    };
    for (const floor of [0, 3]) {
      const shape = below(SHAPES.length);
      const column = below(shape < 2 ? 3 : 4);
      const row = floor + below(shape < 2 ? 3 : 2);
      const gem = below(GEMS);
      for (const cell of SHAPES[shape] ?? []) put(column * 8 + row + cell, gem);
    }
    const pairAt = (one: number, other: number): number =>
      isDealt[one] === 1 && isDealt[other] === 1 && gemAt(one) === gemAt(other) ? 1 << gemAt(one) : 0;
    for (let bit = 0; bit < 48; bit++) {
      if ((bit & 7) >= SIDE || isDealt[bit] === 1) continue;
      let allowed = (1 << GEMS) - 1;
      for (const step of [1, 8]) {
        allowed &= ~pairAt(bit - 2 * step, bit - step);
        allowed &= ~pairAt(bit - step, bit + step);
        allowed &= ~pairAt(bit + step, bit + 2 * step);
      }
      for (let skip = below(countBits(allowed)); skip > 0; skip--) allowed &= allowed - 1;
      put(bit, 31 - Math.clz32(allowed & -allowed));
    }
  }

  function exchange(one: number, other: number): void {
    const differ = gemAt(one) ^ gemAt(other);
    for (const bit of [one, other]) {
      const [d0, d1, d2] = [differ & 1, (differ >> 1) & 1, differ >> 2];
      if (bit < HALF_BITS) {
        low0 ^= d0 << bit;
        low1 ^= d1 << bit;
        low2 ^= d2 << bit;
      } else {
        high0 ^= d0 << (bit - HALF_BITS);
        high1 ^= d1 << (bit - HALF_BITS);
        high2 ^= d2 << (bit - HALF_BITS);
      }
    }
  }

  function scoreRuns(low: number, high: number, step: number, combo: number): void {
    let firstsLow = low & ~leftLow(low, step);
    let firstsHigh = high & ~leftHigh(low, high, step);
    while ((firstsLow | firstsHigh) !== 0) {
      const half = firstsLow !== 0 ? firstsLow : firstsHigh;
      const place = 31 - Math.clz32(half & -half);
      const first = firstsLow !== 0 ? place : place + HALF_BITS;
      if (firstsLow !== 0) firstsLow &= firstsLow - 1;
      else firstsHigh &= firstsHigh - 1;
      let length = 3;
      for (let at = first + step; at < 48; at += step, length++) {
        if (((at < HALF_BITS ? low >> at : high >> (at - HALF_BITS)) & 1) === 0) break;
      }
      score += 10 * length * combo;
    }
  }

  function cascade(): void {
    for (let combo = 1; ; combo++) {
      findSame(1);
      const [columnsLow, columnsHigh] = [sameLow & (sameLow >>> 1), sameHigh & (sameHigh >>> 1)];
      findSame(8);
      const rowsLow = sameLow & rightLow(sameLow, sameHigh, 8);
      const rowsHigh = sameHigh & rightHigh(sameHigh, 8);
      if ((columnsLow | columnsHigh | rowsLow | rowsHigh) === 0) return;
      scoreRuns(columnsLow, columnsHigh, 1, combo);
      scoreRuns(rowsLow, rowsHigh, 8, combo);
      const clearedLow =
        columnsLow | (columnsLow << 1) | (columnsLow << 2) | rowsLow | leftLow(rowsLow, 8) | leftLow(rowsLow, 16);
      const clearedHigh =
        columnsHigh |
        (columnsHigh << 1) |
        (columnsHigh << 2) |
        rowsHigh |
        leftHigh(rowsLow, rowsHigh, 8) |
        leftHigh(rowsLow, rowsHigh, 16);
      drop(clearedLow, clearedHigh);
      for (let column = 0; column < SIDE; column++) {
        const half = column < 3 ? clearedLow >> (column * 8) : clearedHigh >> (column * 8 - HALF_BITS);
        for (let row = SIDE - countBits(half & 0x3f); row < SIDE; row++) putGem(column * 8 + row, below(GEMS));
      }
    }
  }

  function drop(clearedLow: number, clearedHigh: number): void {
    for (let row = SIDE - 1; row >= 0; row--) {
      const above = (0x3f >> row) << row;
      const movedLow = ((clearedLow >> row) & FLOOR) * above;
      const movedHigh = ((clearedHigh >> row) & FLOOR) * above;
      if (movedLow !== 0) {
        low0 = (low0 & ~movedLow) | ((low0 >> 1) & movedLow);
        low1 = (low1 & ~movedLow) | ((low1 >> 1) & movedLow);
        low2 = (low2 & ~movedLow) | ((low2 >> 1) & movedLow);
      }
      if (movedHigh !== 0) {
        high0 = (high0 & ~movedHigh) | ((high0 >> 1) & movedHigh);
        high1 = (high1 & ~movedHigh) | ((high1 >> 1) & movedHigh);
        high2 = (high2 & ~movedHigh) | ((high2 >> 1) & movedHigh);
      }
    }
  }

  const isSet = (low: number, high: number, bit: number): boolean =>
    ((bit < HALF_BITS ? low >> bit : high >> (bit - HALF_BITS)) & 1) !== 0;

  return {
    replay(seed, log) {
      seedRandom(seed);
      score = 0;
      deal();
      findSwaps();
      for (const entry of log) {
        if (entry === RESHUFFLE) continue;
        const cell = entry >> 1;
        const bit = (cell % SIDE) * 8 + SIDE - 1 - Math.floor(cell / SIDE);
        const isAcross = (entry & 1) === 0;
        const first = isAcross ? bit : bit - 1;
        if (!(isAcross ? isSet(acrossLow, acrossHigh, first) : isSet(upLow, upHigh, first))) continue;
        exchange(first, isAcross ? bit + 8 : bit);
        cascade();
        if (findSwaps() < 2) {
          deal();
          findSwaps();
        }
      }
      return score;
    },
  };
}

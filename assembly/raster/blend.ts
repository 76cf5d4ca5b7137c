/**
 * Copies and blends the blocks that a mask names from a packed row to a row of the canvas. A block's pixels stand in the
 * packed row after those of all occupied blocks before it.
 */
import { over4 } from './pixel';

/** Copies runs of blocks; long ones four blocks at a time, the last four overlapping those before. */
export function copyBlocks(blocks: u64, occupied: u64, to: usize, pixels: usize): void {
  while (blocks != 0) {
    const first = ctz(blocks);
    // Adding to the lowest one carries through its run: what is left of it starts at the run's end.
    const carried = blocks + ((<u64>1) << first);
    const length = (carried == 0 ? 64 : ctz(carried)) - first;
    blocks &= carried;
    let from = addressOf(first, occupied, pixels);
    let at = to + ((<usize>first) << 4);
    const end = at + ((<usize>length) << 4);
    if (length < 4) {
      for (; at < end; at += 16, from += 16) v128.store(at, v128.load(from));
      continue;
    }
    const lastFrom = from + ((<usize>(length - 4)) << 4);
    for (; at < end - 64; at += 64, from += 64) copyFour(at, from);
    copyFour(end - 64, lastFrom);
  }
}

function copyFour(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
  v128.store(to, v128.load(from, 32), 32);
  v128.store(to, v128.load(from, 48), 48);
}

/** Blends block by block: what is translucent is mostly edges, one or two blocks wide. */
export function blendBlocks(blocks: u64, occupied: u64, to: usize, pixels: usize): void {
  for (; blocks != 0; blocks &= blocks - 1) {
    const block = ctz(blocks);
    const at = to + ((<usize>block) << 4);
    v128.store(at, over4(v128.load(addressOf(block, occupied, pixels)), v128.load(at)));
  }
}

/** The same for a block of which the canvas has but the first pixel. */
export function blendPixel(block: u64, occupied: u64, to: usize, pixels: usize): void {
  const at = to + ((<usize>block) << 4);
  const from = addressOf(block, occupied, pixels);
  v128.store32_lane(at, over4(v128.load32_zero(from), v128.load32_zero(at)), 0);
}

function addressOf(block: u64, occupied: u64, pixels: usize): usize {
  return pixels + ((<usize>popcnt(occupied & (((<u64>1) << block) - 1))) << 4);
}

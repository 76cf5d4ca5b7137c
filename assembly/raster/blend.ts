/** Copies and blends the blocks that a mask names. The block of column c stands 16 * c bytes from `from` and from `to`. */
import { ALPHA_PAIRS, EVEN_BYTES, HALVES, over4 } from './pixel';

/** Copies runs of blocks; long ones four blocks at a time, the last four overlapping those before. */
export function copyBlocks(blocks: u64, to: usize, from: usize): void {
  while (blocks != 0) {
    const first = ctz(blocks);
    // Adding to the lowest one carries through its run: what is left of it starts at the run's end.
    const carried = blocks + ((<u64>1) << first);
    const last = carried == 0 ? 64 : ctz(carried);
    blocks &= carried;
    let at = (<usize>first) << 4;
    const end = (<usize>last) << 4;
    if (last - first < 4) {
      for (; at < end; at += 16) v128.store(to + at, v128.load(from + at));
      continue;
    }
    for (; at < end - 64; at += 64) copyFour(to + at, from + at);
    copyFour(to + end - 64, from + end - 64);
  }
}

function copyFour(to: usize, from: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
  v128.store(to, v128.load(from, 32), 32);
  v128.store(to, v128.load(from, 48), 48);
}

/** Blends block by block: what is translucent is mostly edges, one or two blocks wide. */
export function blendBlocks(blocks: u64, to: usize, from: usize): void {
  const even = v128.load(EVEN_BYTES);
  const half = v128.load(HALVES);
  const pairs = v128.load(ALPHA_PAIRS);
  for (; blocks != 0; blocks &= blocks - 1) {
    const at = (<usize>ctz(blocks)) << 4;
    v128.store(to + at, over4(v128.load(from + at), v128.load(to + at), even, half, pairs));
  }
}

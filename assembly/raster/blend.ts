/**
 * Copies and blends the tiles of a mask. The tile of column c is 64 * c bytes from `from`; its rows go to `to` + 16 * c
 * and to the three rows of `stride` bytes after that.
 */
import { ALL_BITS, ALPHA_OF_BYTES, EVEN_BYTES, over4 } from './pixel';

/** Copies runs of tiles. */
export function copyTiles(tiles: u64, to: usize, stride: usize, from: usize): void {
  while (tiles != 0) {
    const first = ctz(tiles);
    // Adding the lowest bit carries through its run of ones: the remaining bit is at the end of the run.
    const carried = tiles + ((<u64>1) << first);
    const last = carried == 0 ? 64 : ctz(carried);
    tiles &= carried;
    let tile = from + ((<usize>first) << 6);
    const end = to + ((<usize>last) << 4);
    for (let at = to + ((<usize>first) << 4); at < end; at += 16, tile += 64) {
      const second = at + stride;
      const third = second + stride;
      v128.store(at, v128.load(tile));
      v128.store(second, v128.load(tile, 16));
      v128.store(third, v128.load(tile, 32));
      v128.store(third + stride, v128.load(tile, 48));
    }
  }
}

/** Blends tile by tile: translucent areas are mostly edges, one or two tiles wide. */
export function blendTiles(tiles: u64, to: usize, stride: usize, from: usize): void {
  const even = v128.load(EVEN_BYTES);
  const all = v128.load(ALL_BITS);
  const alphas = v128.load(ALPHA_OF_BYTES);
  for (; tiles != 0; tiles &= tiles - 1) {
    const column = <usize>ctz(tiles);
    const tile = from + (column << 6);
    const at = to + (column << 4);
    const second = at + stride;
    const third = second + stride;
    const fourth = third + stride;
    v128.store(at, over4(v128.load(tile), v128.load(at), even, all, alphas));
    v128.store(second, over4(v128.load(tile, 16), v128.load(second), even, all, alphas));
    v128.store(third, over4(v128.load(tile, 32), v128.load(third), even, all, alphas));
    v128.store(fourth, over4(v128.load(tile, 48), v128.load(fourth), even, all, alphas));
  }
}

/**
 * Memory behind what the module starts with, claimed when it is needed. A segment is never released; the last one can grow
 * where it is. Growing memory detaches the caller's views on it, so the caller must create them again.
 */
const PAGE_BYTES: usize = 65536;

let end: usize = <usize>memory.size() * PAGE_BYTES;

/** Address of a new segment, a multiple of 64; 0 when memory cannot grow that far. */
export function claim(bytes: usize): usize {
  const at = (end + 63) & ~(<usize>63);
  return cover(at + bytes) ? at : 0;
}

/** Moves the end of the segment that ends at `from` to `to`; false when another one is behind it, or memory cannot grow. */
export function extend(from: usize, to: usize): bool {
  return from == end && cover(to);
}

function cover(to: usize): bool {
  const allocated = <usize>memory.size() * PAGE_BYTES;
  if (to > allocated && memory.grow(<i32>((to - allocated + PAGE_BYTES - 1) / PAGE_BYTES)) < 0) return false;
  end = to;
  return true;
}

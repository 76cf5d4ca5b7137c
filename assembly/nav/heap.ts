/** A binary min-heap of u64 in scratch memory that the caller provides. Only one search uses it at a time. */
let heapAt: usize = 0;
let heapSize: i32 = 0;

/** Empties the heap and moves it to `at`. The caller reserves the memory. */
export function beginHeap(at: usize): void {
  heapAt = at;
  heapSize = 0;
}

export function heapCount(): i32 {
  return heapSize;
}

export function push(value: u64): void {
  let at = heapSize++;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = load<u64>(heapAt + ((<usize>parent) << 3));
    if (above <= value) break;
    store<u64>(heapAt + ((<usize>at) << 3), above);
    at = parent;
  }
  store<u64>(heapAt + ((<usize>at) << 3), value);
}

export function pop(): u64 {
  const top = load<u64>(heapAt);
  const size = --heapSize;
  const value = load<u64>(heapAt + ((<usize>size) << 3));
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= size) break;
    let below = load<u64>(heapAt + ((<usize>child) << 3));
    if (child + 1 < size) {
      const other = load<u64>(heapAt + ((<usize>(child + 1)) << 3));
      if (other < below) {
        below = other;
        child++;
      }
    }
    if (below >= value) break;
    store<u64>(heapAt + ((<usize>at) << 3), below);
    at = child;
  }
  store<u64>(heapAt + ((<usize>at) << 3), value);
  return top;
}

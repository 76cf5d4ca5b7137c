/** Sorting of records by their keys. */

/** Sorts `count` records of 16 bytes in ascending order of their first u64, of which the lowest `bytes` bytes count. */
export function sortRecords(records: usize, count: u32, bytes: i32): void {
  const other = heap.alloc(<usize>count * 16 + 16);
  const starts = heap.alloc(256 * 4);
  let from = records;
  let to = other;
  for (let digit = 0; digit < bytes; digit++) {
    const shift = (<u64>digit) << 3;
    memory.fill(starts, 0, 256 * 4);
    for (let at = from; at < from + ((<usize>count) << 4); at += 16) {
      const place = starts + ((<usize>((load<u64>(at) >> shift) & 0xff)) << 2);
      store<u32>(place, load<u32>(place) + 1);
    }
    let start: u32 = 0;
    for (let place = starts; place < starts + 1024; place += 4) {
      const size = load<u32>(place);
      store<u32>(place, start);
      start += size;
    }
    for (let at = from; at < from + ((<usize>count) << 4); at += 16) {
      const place = starts + ((<usize>((load<u64>(at) >> shift) & 0xff)) << 2);
      const target = to + ((<usize>load<u32>(place)) << 4);
      store<u32>(place, load<u32>(place) + 1);
      v128.store(target, v128.load(at));
    }
    const swap = from;
    from = to;
    to = swap;
  }
  if (from != records) memory.copy(records, from, (<usize>count) << 4);
  heap.free(other);
  heap.free(starts);
}

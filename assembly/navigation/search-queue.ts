/** Queues of searches: binary heaps of numbers, the one with the least key first. */
import { grown, roomFor } from './growing';

// A queue: its entries' address, their room, their count. An entry, 16 bytes: f64 key, u32 number.
const ENTRIES: usize = 0;
const ROOM: usize = 4;
const COUNT: usize = 8;
const QUEUE_BYTES: usize = 12;

export function createQueue(): usize {
  const queue = heap.alloc(QUEUE_BYTES);
  memory.fill(queue, 0, QUEUE_BYTES);
  return queue;
}

export function clearQueue(queue: usize): void {
  store<u32>(queue + COUNT, 0);
}
export function isQueueEmpty(queue: usize): bool {
  return load<u32>(queue + COUNT) == 0;
}

export function enqueue(queue: usize, key: f64, number: u32): void {
  let at = load<u32>(queue + COUNT);
  store<u32>(queue + COUNT, at + 1);
  const wanted = (<usize>at + 1) << 4;
  if (wanted > load<usize>(queue + ROOM)) {
    store<usize>(queue + ENTRIES, grown(load<usize>(queue + ENTRIES), load<usize>(queue + ROOM), wanted));
    store<usize>(queue + ROOM, roomFor(wanted));
  }
  const entries = load<usize>(queue + ENTRIES);
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = entries + ((<usize>parent) << 4);
    if (load<f64>(above) <= key) break;
    v128.store(entries + ((<usize>at) << 4), v128.load(above));
    at = parent;
  }
  store<f64>(entries + ((<usize>at) << 4), key);
  store<u32>(entries + ((<usize>at) << 4), number, 8);
}

/** The least key; the queue must not be empty. */
export function leastKey(queue: usize): f64 {
  return load<f64>(load<usize>(queue + ENTRIES));
}

/** Removes the number with the least key; the queue must not be empty. */
export function dequeue(queue: usize): u32 {
  const entries = load<usize>(queue + ENTRIES);
  const number = load<u32>(entries, 8);
  const count = load<u32>(queue + COUNT) - 1;
  store<u32>(queue + COUNT, count);
  const last = entries + ((<usize>count) << 4);
  const key = load<f64>(last);
  let at: u32 = 0;
  for (;;) {
    let child: u32 = 2 * at + 1;
    if (child >= count) break;
    let below = entries + ((<usize>child) << 4);
    if (child + 1 < count && load<f64>(below, 16) < load<f64>(below)) {
      child++;
      below += 16;
    }
    if (load<f64>(below) >= key) break;
    v128.store(entries + ((<usize>at) << 4), v128.load(below));
    at = child;
  }
  v128.store(entries + ((<usize>at) << 4), v128.load(last));
  return number;
}

/** The queue of a search: a binary heap of nodes, the least estimate first. */
import { grown, roomFor } from './growing';

/** 16 bytes an entry: f64 estimate, u32 node. */
let entries: usize = 0;
let room: usize = 0;
let size: u32 = 0;

export function clearQueue(): void {
  size = 0;
}
export function queued(): u32 {
  return size;
}

export function enqueue(estimate: f64, node: u32): void {
  const wanted = (<usize>size + 1) << 4;
  if (wanted > room) {
    entries = grown(entries, room, wanted);
    room = roomFor(wanted);
  }
  let at = size++;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = entries + ((<usize>parent) << 4);
    if (load<f64>(above) <= estimate) break;
    v128.store(entries + ((<usize>at) << 4), v128.load(above));
    at = parent;
  }
  store<f64>(entries + ((<usize>at) << 4), estimate);
  store<u32>(entries + ((<usize>at) << 4), node, 8);
}

/** Removes the node with the least estimate; the queue must not be empty. */
export function dequeue(): u32 {
  const node = load<u32>(entries, 8);
  size--;
  const last = entries + ((<usize>size) << 4);
  const estimate = load<f64>(last);
  let at: u32 = 0;
  for (;;) {
    let child: u32 = 2 * at + 1;
    if (child >= size) break;
    let below = entries + ((<usize>child) << 4);
    if (child + 1 < size && load<f64>(below, 16) < load<f64>(below)) {
      child++;
      below += 16;
    }
    if (load<f64>(below) >= estimate) break;
    v128.store(entries + ((<usize>at) << 4), v128.load(below));
    at = child;
  }
  v128.store(entries + ((<usize>at) << 4), v128.load(last));
  return node;
}

/**
 * The distances between all corners. Only pairs that see each other along a tangent of both vertices are joined (reduced
 * visibility graph), and Dijkstra from every corner gives all distances with the next corner on the way.
 */
import { MAX_CORNERS, NAV_SCRATCH, NAV_SCRATCH_BYTES } from '../memory/layout';
import { distancesFrom, nextHopsFrom } from '../memory/location-room';
import { cellAt, CORNER_BITS, isCornerSeen, isSurelySeen, listAt, mayBeSeen } from './candidates';
import { corners, cornerX, cornerY, isTangent, UNREACHED } from './corners';
import { beginHeap, heapCount, pop, push } from './heap';
import { partAt } from './parts';

// Working space: u32 starts[MAX_CORNERS + 1], f32 reached[MAX_CORNERS], u16 hops[MAX_CORNERS], heap, then the joints as
// { u32 corner, f32 length }.
const STARTS: usize = NAV_SCRATCH;
const REACHED: usize = STARTS + <usize>MAX_CORNERS * 4 + 16;
const HOPS: usize = REACHED + <usize>MAX_CORNERS * 4;
const HEAP: usize = HOPS + <usize>MAX_CORNERS * 2;
/** Half of what is left; the other half holds the joints. */
const HEAP_BYTES: usize = ((NAV_SCRATCH + NAV_SCRATCH_BYTES - HEAP) / 2) & ~(<usize>7);
const JOINTS: usize = HEAP + HEAP_BYTES;
const MAX_JOINTS: u32 = <u32>((NAV_SCRATCH + NAV_SCRATCH_BYTES - JOINTS) / 8);

/** Joins the corners, whose cells are listed, and finds all distances and next hops; false when the joints do not fit. */
export function joinCorners(): bool {
  const count = corners();
  let joint: u32 = 0;
  for (let corner = 0; corner < count; corner++) {
    store<u32>(STARTS + ((<usize>corner) << 2), joint);
    const x = cornerX(corner);
    const y = cornerY(corner);
    const part = partAt(x, y);
    const end = listAt(cellAt(x, y) + 1);
    for (let list = listAt(cellAt(x, y)); list < end; list += 4) {
      const entry = load<u32>(list);
      const other = <i32>(entry & CORNER_BITS);
      if (!mayBeSeen(entry, part) || other == corner) continue;
      const dx = cornerX(other) - x;
      const dy = cornerY(other) - y;
      if (!isTangent(corner, dx, dy) || !isTangent(other, dx, dy)) continue;
      if (!isSurelySeen(entry, part) && !isCornerSeen(other, x, y)) continue;
      // Each joint may be pushed once a search, so the heap bounds them too.
      if (joint == MAX_JOINTS || (joint + 1) * 8 > <u32>HEAP_BYTES) return false;
      store<u32>(JOINTS + ((<usize>joint) << 3), other);
      store<f32>(JOINTS + ((<usize>joint) << 3), sqrt(dx * dx + dy * dy), 4);
      joint++;
    }
  }
  store<u32>(STARTS + ((<usize>count) << 2), joint);
  measureAll();
  return true;
}

/** Dijkstra from each corner. A heap entry is the distance's bits over the corner: positive floats sort as integers. */
function measureAll(): void {
  const count = corners();
  for (let source = 0; source < count; source++) {
    for (let i = 0; i < count; i++) store<f32>(REACHED + ((<usize>i) << 2), UNREACHED);
    store<f32>(REACHED + ((<usize>source) << 2), 0);
    store<u16>(HOPS + ((<usize>source) << 1), <u16>source);
    beginHeap(HEAP);
    push(<u64>source);
    while (heapCount() > 0) {
      const entry = pop();
      const corner = <i32>(entry & 0xffff);
      const distance = reinterpret<f32>(<u32>(entry >> 32));
      if (distance > load<f32>(REACHED + ((<usize>corner) << 2))) continue;
      const end = load<u32>(STARTS + ((<usize>corner) << 2), 4);
      for (let joint = load<u32>(STARTS + ((<usize>corner) << 2)); joint < end; joint++) {
        const other = load<u32>(JOINTS + ((<usize>joint) << 3));
        const through = distance + load<f32>(JOINTS + ((<usize>joint) << 3), 4);
        if (through >= load<f32>(REACHED + ((<usize>other) << 2))) continue;
        store<f32>(REACHED + ((<usize>other) << 2), through);
        const hop = corner == source ? <u16>other : load<u16>(HOPS + ((<usize>corner) << 1));
        store<u16>(HOPS + ((<usize>other) << 1), hop);
        push(((<u64>reinterpret<u32>(through)) << 32) | <u64>other);
      }
    }
    memory.copy(distancesFrom(source, count), REACHED, (<usize>count) << 2);
    memory.copy(nextHopsFrom(source, count), HOPS, (<usize>count) << 1);
  }
}

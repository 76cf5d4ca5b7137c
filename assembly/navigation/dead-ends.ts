/**
 * Dead ends: polygons from which there is only one way back, over one side, like a room with one door. No path enters one
 * unless it ends there. They form trees: each dead end has the polygon before it as its parent.
 */
import { firstSide, polygonCount, sidePolygon, sideTwin } from './polygons';
import { WALL } from './triangles';

/** Not a dead end. */
const OPEN: u32 = 0xffffffff;

/** 8 bytes a polygon: u32 the polygon before it or OPEN, u32 the last query whose goal is in it or behind it. */
let records: usize = 0;
let queries: u32 = 0;

/** Must be called when the mesh has changed. */
export function findDeadEnds(): void {
  const count = polygonCount();
  if (records != 0) heap.free(records);
  records = heap.alloc((<usize>count + 1) << 3);
  queries = 0;
  // u32 a polygon: its sides without a wall that do not lead to a dead end behind it.
  const ways = heap.alloc((<usize>count + 1) << 2);
  const stack = heap.alloc((<usize>count + 1) << 2);
  let size: usize = 0;
  for (let polygon: u32 = 0; polygon < count; polygon++) {
    store<u32>(records + ((<usize>polygon) << 3), OPEN);
    store<u32>(records + ((<usize>polygon) << 3), 0, 4);
    let open: u32 = 0;
    for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
      if (sideTwin(side) != WALL) open++;
    }
    store<u32>(ways + ((<usize>polygon) << 2), open);
    if (open != 1) continue;
    store<u32>(stack + (size << 2), polygon);
    size++;
  }
  while (size > 0) {
    size--;
    const polygon = load<u32>(stack + (size << 2));
    const before = wayBack(polygon);
    if (before == OPEN) continue;
    store<u32>(records + ((<usize>polygon) << 3), before);
    const at = ways + ((<usize>before) << 2);
    const open = load<u32>(at) - 1;
    store<u32>(at, open);
    if (open != 1) continue;
    store<u32>(stack + (size << 2), before);
    size++;
  }
  heap.free(stack);
  heap.free(ways);
}

/** The one neighbour that is not a dead end behind the polygon; OPEN when all are. */
function wayBack(polygon: u32): u32 {
  for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
    const other = sideTwin(side);
    if (other != WALL && before(sidePolygon(other)) != polygon) return sidePolygon(other);
  }
  return OPEN;
}

function before(polygon: u32): u32 {
  return load<u32>(records + ((<usize>polygon) << 3));
}

/** Begins a query. */
export function forgetGoals(): void {
  queries++;
}

/** The goal is in the polygon: the dead ends that lead to it are of use. */
export function markWayTo(polygon: u32): void {
  for (let at = polygon; at != OPEN; at = before(at)) {
    const record = records + ((<usize>at) << 3);
    if (load<u32>(record, 4) == queries) break;
    store<u32>(record, queries, 4);
  }
}

/** Whether a path may go on from a polygon to its neighbour: not into a dead end without the goal. */
export function leadsOn(polygon: u32, neighbour: u32): bool {
  const record = records + ((<usize>neighbour) << 3);
  return load<u32>(record) != polygon || load<u32>(record, 4) == queries;
}

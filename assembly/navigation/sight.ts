/** Whether the start sees the goal: the line between them is followed from polygon to polygon. Exact. */
import { hasGoal } from './ends';
import { foundAt, foundCount } from './locate';
import { firstSide, polygonCount, sideCount, sideEnd, sidePolygon, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { goalVertex, startVertex, vertexX, vertexY } from './vertices';

/**
 * 32 bytes a portal, which is a side that is no wall: i32 x of the vertex that it comes from, x of the one that it goes to, y of
 * both, then u32 polygon beyond, u32 address of the first portal of that polygon, u32 address after its last portal.
 */
let portals: usize = 0;
let portalTotal: u32 = 0;
const PORTAL_BYTES: usize = 32;
/** u32 a polygon + 1: address of its first portal. */
let firstPortals: usize = 0;

export function portalBytes(): u32 {
  return portalTotal * <u32>PORTAL_BYTES + polygonCount() * 4;
}
function firstPortal(polygon: u32): usize {
  return load<u32>(firstPortals + ((<usize>polygon) << 2));
}

/** Must be called when the mesh has changed. */
export function buildPortals(): void {
  if (portals != 0) heap.free(portals);
  if (firstPortals != 0) heap.free(firstPortals);
  portals = heap.alloc(<usize>sideCount() * PORTAL_BYTES + 16);
  firstPortals = heap.alloc((<usize>polygonCount() + 1) << 2);
  let to = portals;
  for (let polygon: u32 = 0; polygon < polygonCount(); polygon++) {
    store<u32>(firstPortals + ((<usize>polygon) << 2), <u32>to);
    for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
      if (sideTwin(side) == WALL) continue;
      store<i32>(to, vertexX(sideVertex(side)));
      store<i32>(to, vertexX(sideEnd(side)), 4);
      store<i32>(to, vertexY(sideVertex(side)), 8);
      store<i32>(to, vertexY(sideEnd(side)), 12);
      store<u32>(to, sidePolygon(sideTwin(side)), 16);
      rise(firstPortal(polygon), to);
      to += PORTAL_BYTES;
    }
  }
  store<u32>(firstPortals + ((<usize>polygonCount()) << 2), <u32>to);
  portalTotal = <u32>((to - portals) / PORTAL_BYTES);
  for (let at = portals; at < to; at += PORTAL_BYTES) {
    const polygon = load<u32>(at, 16);
    store<u32>(at, <u32>firstPortal(polygon), 20);
    store<u32>(at, <u32>firstPortal(polygon + 1), 24);
  }
}

/** Moves a portal before the shorter ones of its polygon: lines leave more often over long ones. */
function rise(first: usize, portal: usize): void {
  const length = lengthOf(portal);
  const front = v128.load(portal);
  const back = v128.load(portal, 16);
  let at = portal;
  for (; at > first && lengthOf(at - PORTAL_BYTES) < length; at -= PORTAL_BYTES) {
    v128.store(at, v128.load(at - PORTAL_BYTES));
    v128.store(at, v128.load(at - PORTAL_BYTES, 16), 16);
  }
  v128.store(at, front);
  v128.store(at, back, 16);
}

/** Squared. */
function lengthOf(portal: usize): i64 {
  const dx = <i64>(load<i32>(portal, 4) - load<i32>(portal));
  const dy = <i64>(load<i32>(portal, 12) - load<i32>(portal, 8));
  return dx * dx + dy * dy;
}

/** Whether the line followed last touched a vertex. */
let isTied: bool = false;

/**
 * Whether the straight line is a path. A line that touches walls on both sides is reported as none: the corners that it
 * touches make it a path of the same length.
 */
export function seesGoal(): bool {
  for (let place: u32 = 0; place < foundCount(); place++) {
    if (isOpen(foundAt(place), 0) || (isTied && isOpen(foundAt(place), 1))) return true;
  }
  return false;
}

/**
 * Follows the line from a polygon. Vertices on the line count as right of it when `tie` is 1, left of it when it is 0:
 * the line is moved aside by nothing at all.
 */
function isOpen(polygon: u32, tie: f64): bool {
  const startX = f64x2.splat(<f64>vertexX(startVertex()));
  const startY = f64x2.splat(<f64>vertexY(startVertex()));
  const dx = f64x2.splat(<f64>(vertexX(goalVertex()) - vertexX(startVertex())));
  const dy = f64x2.splat(<f64>(vertexY(goalVertex()) - vertexY(startVertex())));
  const ties = f64x2.splat(tie);
  let portal = firstPortal(polygon);
  let end = firstPortal(polygon + 1);
  let touched = i64x2.splat(0);
  isTied = false;
  for (let steps: u32 = 0; steps <= polygonCount(); steps++) {
    if (hasGoal(polygon)) return true;
    // The side over which the line leaves the polygon: it passes from the right of the line to its left.
    for (; portal < end; portal += PORTAL_BYTES) {
      const places = v128.load(portal);
      const x = f64x2.sub(f64x2.convert_low_i32x4_s(places), startX);
      const y = f64x2.sub(f64x2.convert_low_i32x4_s(i32x4.shuffle(places, places, 2, 3, 2, 3)), startY);
      // Areas as of `orient`. Differences have 25 bits and areas 51: they are exact in f64.
      const areas = f64x2.sub(f64x2.mul(dx, y), f64x2.mul(dy, x));
      touched = v128.or(touched, f64x2.eq(areas, f64x2.splat(0)));
      if (i64x2.bitmask(f64x2.lt(areas, ties)) == 1) break;
    }
    if (portal >= end) {
      isTied = v128.any_true(touched);
      return false;
    }
    polygon = load<u32>(portal, 16);
    end = load<u32>(portal, 24);
    portal = load<u32>(portal, 20);
  }
  return false;
}

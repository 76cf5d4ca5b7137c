/**
 * How far each corner sees in each direction. The directions around a corner are divided into bins. A wall that crosses
 * a bin from side to side hides everything behind it in that bin; where no edge is near up to some distance, everything
 * up to it is visible. This answers most lines of sight to a corner. Directions are measured on a diamond and distances
 * as |dx| + |dy|, which needs no square roots or arc functions.
 */
import { EDGES, EDGE_RINGS, NAV_SCRATCH } from '../memory/layout';
import { VIEW_BINS, viewAt } from '../memory/location-room';
import { edges } from './colliders';
import { cornerX, cornerY, tangentSides } from './corners';
import { GRAZE } from './sight';

export const BINS: i32 = VIEW_BINS;
export const QUARTER: f32 = <f32>(VIEW_BINS / 4);
const FAR: f32 = 1e30;
/** An edge that spans nearly half of all directions is so near to the corner that its bins are uncertain. */
const WIDE: f32 = <f32>(VIEW_BINS / 2 - 4);
/** Tolerance of distances in px, for rounding errors. */
export const SLACK: f32 = 2;
/** Tolerance of directions in bins; f32 resolves thousandths of a bin. */
export const TURN_SLACK: f32 = 0.05;
/** GRAZE as an angle in bins, times the distance; a distance on the diamond is at most sqrt(2) times as long. */
const END_SLACK: f32 = GRAZE * QUARTER * 1.5;
/** Views store distances in eighths of a pixel: the map's largest distance fits u16. */
export const VIEW_PARTS: f32 = 8;
const VIEW_MAX: f32 = 65535;
// Visibility of a point from a corner: not visible, uncertain, certainly visible.
const HIDDEN: i32 = 0;
export const UNCERTAIN: i32 = 1;
export const VISIBLE: i32 = 2;

// Scratch memory for the current corner, f32[BINS] each.
/** Distance beyond which nothing is visible. */
export const DEPTHS: usize = NAV_SCRATCH;
/** Distance up to which no edge is near. */
const CLEARINGS: usize = DEPTHS + <usize>BINS * 4;
const RAY_X: usize = CLEARINGS + <usize>BINS * 4;
const RAY_Y: usize = RAY_X + <usize>BINS * 4;
export const AFTER_VIEWS: usize = RAY_Y + <usize>BINS * 4;

/** Must be called once before `castView`. */
export function initialiseRays(): void {
  for (let bin = 0; bin < BINS; bin++) {
    const turn = <f32>bin / QUARTER - 1;
    const isRight = turn < 1;
    const y: f32 = isRight ? turn : 2 - turn;
    const x: f32 = 1 - abs(y);
    store<f32>(RAY_X + ((<usize>bin) << 2), isRight ? x : -x);
    store<f32>(RAY_Y + ((<usize>bin) << 2), y);
  }
}

/** Computes a corner's view, and fills DEPTHS. */
export function castView(corner: i32): void {
  computeDepths(cornerX(corner), cornerY(corner));
  const end = (<usize>BINS) << 2;
  const parts = f32x4.splat(VIEW_PARTS);
  const most = f32x4.splat(VIEW_MAX);
  const slack = f32x4.splat(SLACK);
  const view = viewAt(corner);
  for (let at: usize = 0; at < end; at += 16) {
    const sure = f32x4.pmin(most, f32x4.mul(f32x4.sub(v128.load(CLEARINGS + at), slack), parts));
    const some = f32x4.pmin(most, f32x4.ceil(f32x4.mul(f32x4.add(v128.load(DEPTHS + at), slack), parts)));
    // Both as u16, the first in the low half; negative values become 0.
    v128.store(view + at, v128.or(i32x4.trunc_sat_f32x4_u(sure), i32x4.shl(i32x4.trunc_sat_f32x4_u(some), 16)));
  }
  v128.store(view + end, v128.load(view));
}

/**
 * Visibility of (x, y) for a path that turns at the corner: HIDDEN also when the tangents forbid the turn (see
 * tangentSides).
 */
export function viewOf(corner: i32, x: f32, y: f32): i32 {
  const dx = x - cornerX(corner);
  const dy = y - cornerY(corner);
  if (tangentSides(corner, dx, dy) == 0) return HIDDEN;
  const distance = abs(dx) + abs(dy);
  if (distance < SLACK) return UNCERTAIN;
  const bin = <i32>binOf(dx, dy) & (BINS - 1);
  const view = viewAt(corner) + ((<usize>bin) << 2);
  const parts = <i32>(distance * VIEW_PARTS);
  if (parts < <i32>load<u16>(view)) return VISIBLE;
  return parts > <i32>load<u16>(view, 2) ? HIDDEN : UNCERTAIN;
}

/** Bin of a direction, 0 to 1024 with fraction. */
function binOf(dx: f32, dy: f32): f32 {
  const y = dy / (abs(dx) + abs(dy));
  return (dx >= 0 ? y + 1 : 3 - y) * QUARTER;
}

/** Traverses every ring as seen from (x, y) and records where it crosses the rays between bins. */
function computeDepths(x: f32, y: f32): void {
  for (let bin = 0; bin < BINS; bin++) {
    store<f32>(DEPTHS + ((<usize>bin) << 2), FAR);
    store<f32>(CLEARINGS + ((<usize>bin) << 2), FAR);
  }
  const count = edges();
  let first = 0;
  while (first < count) {
    let end = first;
    const ring = load<u16>(EDGE_RINGS + ((<usize>first) << 1));
    while (end < count && load<u16>(EDGE_RINGS + ((<usize>end) << 1)) == ring) end++;
    lastRay = -1;
    for (let edge = first; edge < end; edge++) processEdge(edge, x, y);
    // Continues to the first ray of the first pass, which closes the ring.
    for (let edge = first; edge < end && !processEdge(edge, x, y); edge++);
    first = end;
  }
}

/** The last ray that the ring crossed, -1 for none, and the largest distance since then. */
let lastRay: i32 = -1;
let farthest: f32 = 0;

/** Processes one edge; returns whether it crossed a ray. */
function processEdge(edge: i32, x: f32, y: f32): bool {
  const at = EDGES + ((<usize>edge) << 4);
  const x0 = load<f32>(at) - x;
  const y0 = load<f32>(at, 4) - y;
  const x1 = load<f32>(at, 8) - x;
  const y1 = load<f32>(at, 12) - y;
  const from = binOf(x0, y0);
  const to = binOf(x1, y1);
  let span = to - from;
  if (span > <f32>(BINS / 2)) span -= <f32>BINS;
  if (span < <f32>(-BINS / 2)) span += <f32>BINS;
  const distance1 = abs(x1) + abs(y1);
  // NaN when the corner is on a vertex.
  if (!(abs(span) < WIDE)) {
    for (let bin = 0; bin < BINS; bin++) store<f32>(CLEARINGS + ((<usize>bin) << 2), 0);
    lastRay = -1;
    return true;
  }
  const distance0 = abs(x0) + abs(y0);
  const reach = max(distance0, distance1);
  const alongX = x1 - x0;
  const alongY = y1 - y0;
  // For an edge that is nearly in line with the corner, the distance is a quotient of small numbers: hence f64.
  const cross = <f64>x0 * alongY - <f64>y0 * alongX;
  limitAround(from, distance0);
  limitAround(to, distance1);
  let hasCrossed = false;
  const isForward = span > 0;
  // Rays after `from`, up to and including `to`, so that each is crossed once along the ring.
  let ray = isForward ? <i32>floor(from) + 1 : <i32>ceil(from) - 1;
  const last = isForward ? <i32>floor(from + span) : <i32>ceil(from + span);
  for (; isForward ? ray <= last : ray >= last; ray += isForward ? 1 : -1) {
    const bin = ray & (BINS - 1);
    const slot = (<usize>bin) << 2;
    const through = cross / (<f64>load<f32>(RAY_X + slot) * alongY - <f64>load<f32>(RAY_Y + slot) * alongX);
    const distance: f32 = through >= 0 && through < reach ? <f32>through : reach;
    const clearing: f32 = through >= 0 ? distance : 0;
    limitClearing(bin - 1, clearing);
    limitClearing(bin, clearing);
    farthest = max(farthest, distance);
    const passed = isForward ? (bin - 1) & (BINS - 1) : bin;
    const expected = isForward ? passed : (bin + 1) & (BINS - 1);
    if (lastRay == expected) {
      const depth = DEPTHS + ((<usize>passed) << 2);
      store<f32>(depth, min(load<f32>(depth), farthest));
    }
    lastRay = bin;
    farthest = distance;
    hasCrossed = true;
  }
  farthest = max(farthest, distance1);
  return hasCrossed;
}

/** An edge's end limits all bins whose lines of sight pass it closer than GRAZE. */
function limitAround(turn: f32, distance: f32): void {
  const slack = min<f32>(<f32>(BINS / 2 - 1), TURN_SLACK + END_SLACK / distance);
  const last = <i32>floor(turn + slack);
  for (let bin = <i32>floor(turn - slack); bin <= last; bin++) limitClearing(bin, distance);
}

/** Within a bin the distance of an edge is monotonic, so the distances at both border rays suffice. */
function limitClearing(bin: i32, distance: f32): void {
  const slot = CLEARINGS + ((<usize>(bin & (BINS - 1))) << 2);
  store<f32>(slot, min(load<f32>(slot), distance));
}

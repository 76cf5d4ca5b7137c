/**
 * Polyanya: the shortest path on the mesh, without precomputation (Cui, Harabor, Grastien: Compromise-free Pathfinding on
 * a Navigation Mesh, IJCAI 2017). A node is an interval of a polygon's side and the root that sees all of it; its
 * successors are intervals of the other sides of the polygon behind: observable ones, which the root sees too, and others
 * behind a corner at an end of the interval, which becomes their root.
 *
 * An interval is not kept as two points but as two rays through vertices, so that all decisions are exact; points are
 * only computed for estimates.
 */
import { isTouched, turnsLeft, turnsRight } from './corners';
import { grown, roomFor } from './growing';
import { leadsOn } from './dead-ends';
import { hasGoal } from './ends';
import { foundAt, foundCount } from './locate';
import { addTurn, beginPath, endPath } from './path';
import { firstSide, nextOpenSide, sideEnd, sidePolygon, sideTwin, sideVertex } from './polygons';
import { clearQueue, createQueue, dequeue, enqueue, isQueueEmpty } from './search-queue';
import { OK, UNREACHABLE } from './status';
import { WALL } from './triangles';
import { goalVertex, orient, startVertex, vertexX, vertexY, vertices } from './vertices';

/**
 * 48 bytes a node. u32 root; the rays at the right and the left of the interval, seen from the root, each from one vertex
 * through another: u32 right from, right through, left from, left through; i32 the side, of the polygon to go on to, or
 * FINAL; i32 the node at whose interval the previous root ends; u32 unused; f64 length from the start to the root; f64
 * estimate of the whole path.
 */
const NODE_BYTES: usize = 48;
const FINAL: i32 = -2;
const NO_NODE: i32 = -1;

let queue: usize = 0;
let nodes: usize = 0;
let nodeRoom: usize = 0;
let nodeTotal: i32 = 0;

/**
 * 16 bytes a vertex: f64 least length from the start at which it has become a root, u32 the search it belongs to, u32 the
 * root before it.
 */
let roots: usize = 0;
let searches: u32 = 0;

/** Lengths that differ by less, relatively, count as equal. */
const ROUNDING: f64 = 1e-13;

/** Must be called when the mesh has changed. */
export function prepareSearch(): void {
  if (roots != 0) heap.free(roots);
  roots = heap.alloc((<usize>vertices() + 2) << 4);
  memory.fill(roots, 0, (<usize>vertices() + 2) << 4);
  searches = 0;
}

/** Finds the shortest path between the ends. OK or UNREACHABLE. */
export function searchPath(): i32 {
  searches++;
  if (queue == 0) queue = createQueue();
  clearQueue(queue);
  nodeTotal = 0;
  for (let place: u32 = 0; place < foundCount(); place++) leaveStart(foundAt(place));
  queueNodes(0);
  while (!isQueueEmpty(queue)) {
    let node = <i32>dequeue(queue);
    while (node != NO_NODE) {
      if (sideOfNode(node) == FINAL) return writePath(node);
      node = expand(node);
    }
  }
  return UNREACHABLE;
}

function nodeAt(node: i32): usize {
  return nodes + <usize>node * NODE_BYTES;
}
function sideOfNode(node: i32): i32 {
  return load<i32>(nodeAt(node), 20);
}

/** Makes room for the successors of a node, at most `count`. */
function reserve(count: i32): void {
  const wanted = <usize>(nodeTotal + count) * NODE_BYTES;
  if (wanted <= nodeRoom) return;
  nodes = grown(nodes, nodeRoom, wanted);
  nodeRoom = roomFor(wanted);
}

/** Adds a node behind the others; `side` is that of the polygon behind the interval. */
function addNode(
  root: u32,
  rightFrom: u32,
  rightThrough: u32,
  leftFrom: u32,
  leftThrough: u32,
  side: i32,
  parent: i32,
  length: f64,
  estimate: f64,
): void {
  const at = nodeAt(nodeTotal++);
  store<u32>(at, root);
  store<u32>(at, rightFrom, 4);
  store<u32>(at, rightThrough, 8);
  store<u32>(at, leftFrom, 12);
  store<u32>(at, leftThrough, 16);
  store<i32>(at, side, 20);
  store<i32>(at, parent, 24);
  store<f64>(at, length, 32);
  store<f64>(at, estimate, 40);
}

function queueNodes(from: i32): void {
  for (let node = from; node < nodeTotal; node++) enqueue(queue, load<f64>(nodeAt(node), 40), <u32>node);
}

/** Adds the sides of a polygon that contains the start. */
function leaveStart(polygon: u32): void {
  const start = startVertex();
  const end = firstSide(polygon + 1);
  const first = firstSide(polygon);
  reserve(end - first);
  for (let side = first; side < end; side++) {
    const other = sideTwin(side);
    if (other == WALL || !leadsOn(polygon, sidePolygon(other))) continue;
    const right = sideVertex(side);
    const left = sideEnd(side);
    // The polygons on both sides of a side with the start on it are left already.
    if (orient(start, right, left) == 0 && isBetween(start, right, left)) continue;
    const estimate = estimateFrom(start, right, left, 0, 1);
    addNode(start, start, right, start, left, other, NO_NODE, 0, estimate);
  }
}

/** Whether a vertex on the line through two others is not beyond them. */
function isBetween(vertex: u32, a: u32, b: u32): bool {
  const x = vertexX(vertex);
  const y = vertexY(vertex);
  return <i64>(x - vertexX(a)) * <i64>(x - vertexX(b)) <= 0 && <i64>(y - vertexY(a)) * <i64>(y - vertexY(b)) <= 0;
}

/**
 * Adds the successors of a node. Queues them unless there is only one: that is returned, to be expanded at once; else
 * NO_NODE.
 */
function expand(node: i32): i32 {
  const at = nodeAt(node);
  const root = load<u32>(at);
  const length = load<f64>(at, 32);
  if (!isBestRoot(root, length, load<i32>(at, 24))) return NO_NODE;
  const rightFrom = load<u32>(at, 4);
  const rightThrough = load<u32>(at, 8);
  const leftFrom = load<u32>(at, 12);
  const leftThrough = load<u32>(at, 16);
  const entry = load<i32>(at, 20);
  const parent = load<i32>(at, 24);
  const polygon = sidePolygon(entry);
  const leftEnd = sideVertex(entry);
  const rightEnd = sideEnd(entry);
  const isRootLeft = root == leftEnd;
  const isRootRight = root == rightEnd;
  const before = nodeTotal;
  reserve(3 * (firstSide(polygon + 1) - firstSide(polygon)) + 3);

  // The corners at the ends of the interval, if paths can turn there.
  let rightLength: f64 = -1;
  let leftLength: f64 = -1;
  if (rightThrough == rightEnd && !isRootRight && turnsRight(root, rightEnd)) {
    rightLength = length + distance(root, rightEnd);
    if (!becomesRoot(rightEnd, rightLength, root)) rightLength = -1;
  }
  if (leftThrough == leftEnd && !isRootLeft && turnsLeft(root, leftEnd)) {
    leftLength = length + distance(root, leftEnd);
    if (!becomesRoot(leftEnd, leftLength, root)) leftLength = -1;
  }

  if (hasGoal(polygon)) {
    const goal = goalVertex();
    if (!isRootRight && orient(rightFrom, rightThrough, goal) < 0) {
      if (rightLength >= 0) addFinal(rightEnd, node, rightLength);
    } else if (!isRootLeft && orient(leftFrom, leftThrough, goal) > 0) {
      if (leftLength >= 0) addFinal(leftEnd, node, leftLength);
    } else {
      addFinal(root, parent, length);
    }
  }

  for (let side = nextOpenSide(entry); side != entry; side = nextOpenSide(side)) {
    const other = sideTwin(side);
    if (!leadsOn(polygon, sidePolygon(other))) continue;
    const right = sideVertex(side);
    const left = sideEnd(side);
    // Signs: positive to the left of the ray at the interval's right end, negative to the right of that at its left end.
    // A root at an end of the entry sees everything on that side.
    const rightOfRight = isRootRight ? 1 : orient(rightFrom, rightThrough, right);
    const leftOfRight = isRootRight || (isRootLeft && left == leftEnd) ? 1 : orient(rightFrom, rightThrough, left);
    const rightOfLeft = isRootLeft || (isRootRight && right == rightEnd) ? -1 : orient(leftFrom, leftThrough, right);
    const leftOfLeft = isRootLeft ? -1 : orient(leftFrom, leftThrough, left);
    if (rightLength >= 0 && (rightOfRight < 0 || leftOfRight < 0)) {
      const isWhole = leftOfRight <= 0;
      const share = isWhole ? 1 : share64(rightOfRight, leftOfRight);
      const estimate = rightLength + estimateFrom(rightEnd, right, left, 0, share);
      addNode(
        rightEnd,
        rightEnd,
        right,
        isWhole ? rightEnd : rightFrom,
        isWhole ? left : rightThrough,
        other,
        node,
        rightLength,
        estimate,
      );
    }
    // A side that lies on a ray is seen edge on: a path along a wall may turn at its near end.
    const isEdgeOn = (rightOfRight == 0 && leftOfRight == 0) || (rightOfLeft == 0 && leftOfLeft == 0);
    if (isEdgeOn || (leftOfRight > 0 && rightOfLeft < 0)) {
      const isRightWhole = rightOfRight >= 0;
      const isLeftWhole = leftOfLeft <= 0;
      const from = isRightWhole ? 0 : share64(rightOfRight, leftOfRight);
      const to = isLeftWhole ? 1 : share64(rightOfLeft, leftOfLeft);
      const estimate = length + estimateFrom(root, right, left, from, to);
      addNode(
        root,
        isRightWhole ? root : rightFrom,
        isRightWhole ? right : rightThrough,
        isLeftWhole ? root : leftFrom,
        isLeftWhole ? left : leftThrough,
        other,
        parent,
        length,
        estimate,
      );
    }
    if (leftLength >= 0 && (leftOfLeft > 0 || rightOfLeft > 0)) {
      const isWhole = rightOfLeft >= 0;
      const share = isWhole ? 0 : share64(rightOfLeft, leftOfLeft);
      const estimate = leftLength + estimateFrom(leftEnd, right, left, share, 1);
      addNode(
        leftEnd,
        isWhole ? leftEnd : leftFrom,
        isWhole ? right : leftThrough,
        leftEnd,
        left,
        other,
        node,
        leftLength,
        estimate,
      );
    }
  }
  if (nodeTotal == before + 1 && sideOfNode(before) != FINAL) return before;
  queueNodes(before);
  return NO_NODE;
}

/** Where a line crosses a side on whose ends these two areas are: 0 at the right end, 1 at the left one. */
function share64(atRight: i64, atLeft: i64): f64 {
  return <f64>atRight / (<f64>atRight - <f64>atLeft);
}

function addFinal(root: u32, parent: i32, length: f64): void {
  const total = length + distance(root, goalVertex());
  addNode(root, 0, 0, 0, 0, FINAL, parent, total, total);
}

/** On the grid. */
function distance(a: u32, b: u32): f64 {
  const dx = <f64>(vertexX(a) - vertexX(b));
  const dy = <f64>(vertexY(a) - vertexY(b));
  return sqrt(dx * dx + dy * dy);
}

/**
 * Whether the way to the root, by the root of the node `parent`, is the best that is known: the first of equal ones. A path
 * that turns at the root and is only as short as others through it is longer than a straighter one, if it does not turn for
 * all of them. Ways to a vertex where walls touch may end in different places.
 */
function isBestRoot(root: u32, length: f64, parent: i32): bool {
  if (root == startVertex() || isTouched(root)) return true;
  const at = roots + ((<usize>root) << 4);
  if (load<u32>(at, 8) != searches) return true;
  return length <= load<f64>(at) * (1 + ROUNDING) && isOneWay(load<u32>(nodeAt(parent)), load<u32>(at, 12), root);
}

/** Whether the straight ways from two vertices to a third one are parts of one: each may turn to another side. */
function isOneWay(a: u32, b: u32, to: u32): bool {
  return a == b || orient(a, b, to) == 0;
}

/** The same for a way by the root `before`, and keeps it. */
function becomesRoot(root: u32, length: f64, before: u32): bool {
  if (isTouched(root)) return true;
  const at = roots + ((<usize>root) << 4);
  if (load<u32>(at, 8) == searches && length >= load<f64>(at) * (1 - ROUNDING)) {
    return length <= load<f64>(at) * (1 + ROUNDING) && isOneWay(before, load<u32>(at, 12), root);
  }
  store<f64>(at, length);
  store<u32>(at, searches, 8);
  store<u32>(at, before, 12);
  return true;
}

/**
 * Least length from the root through the part `from` to `to` (0 to 1) of the way from the vertex `right` to `left`, then
 * to the goal, as if there were no walls. On the grid.
 */
function estimateFrom(root: u32, right: u32, left: u32, from: f64, to: f64): f64 {
  const goal = goalVertex();
  // Relative to the side's right end.
  const sideX = <f64>(vertexX(left) - vertexX(right));
  const sideY = <f64>(vertexY(left) - vertexY(right));
  const rootX = <f64>(vertexX(root) - vertexX(right));
  const rootY = <f64>(vertexY(root) - vertexY(right));
  let goalX = <f64>(vertexX(goal) - vertexX(right));
  let goalY = <f64>(vertexY(goal) - vertexY(right));
  const squared = sideX * sideX + sideY * sideY;
  const goalAway = sideX * goalY - sideY * goalX;
  if (goalAway > 0) {
    // The goal is on the root's side of the line, or the root is on the line: the goal's mirror image is as far.
    const mirror = (2 * goalAway) / squared;
    goalX += sideY * mirror;
    goalY -= sideX * mirror;
  }
  const rightX = sideX * from - rootX;
  const rightY = sideY * from - rootY;
  const leftX = sideX * to - rootX;
  const leftY = sideY * to - rootY;
  const wayX = goalX - rootX;
  const wayY = goalY - rootY;
  if (rightX * wayY - rightY * wayX < 0) return lengthOf(rightX, rightY) + lengthOf(wayX - rightX, wayY - rightY);
  if (leftX * wayY - leftY * wayX > 0) return lengthOf(leftX, leftY) + lengthOf(wayX - leftX, wayY - leftY);
  return lengthOf(wayX, wayY);
}

function lengthOf(x: f64, y: f64): f64 {
  return sqrt(x * x + y * y);
}

function writePath(node: i32): i32 {
  beginPath();
  for (let at = node; at != NO_NODE; at = load<i32>(nodeAt(at), 24)) addTurn(load<u32>(nodeAt(at)));
  endPath();
  return OK;
}

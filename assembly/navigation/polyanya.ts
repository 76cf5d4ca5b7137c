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
import { leadsOn } from './dead-ends';
import { hasGoal } from './ends';
import { grown, roomFor } from './growing';
import { foundAt, foundCount } from './locate';
import { addTurn, beginPath, endPath } from './path';
import { firstSide, nextOpenSide, sideCount, sideEnd, sidePolygon, sideTwin, sideVertex } from './polygons';
import {
  clearNodes,
  FINAL,
  freeNode,
  newNode,
  newTurn,
  nextNode,
  NO_NODE,
  NO_TURN,
  nodeAt,
  queueNode,
  sideOfNode,
  turnBefore,
  turnCount,
  turnLength,
  turnOfNode,
  turnVertex,
} from './search-nodes';
import { forgetReaches, isOvertaken } from './search-reaches';
import { OK, UNREACHABLE } from './status';
import { WALL } from './triangles';
import { distance, goalVertex, orient, startVertex, vertexX, vertexY, vertices } from './vertices';

/** The first turn of a search is its start. */
const START: i32 = 0;

/** Successors of a node so far, and the first of them, which waits only if there is another. */
let addedCount: u32 = 0;
let firstAdded: i32 = NO_NODE;
let firstEstimate: f64 = 0;
/** The shortest path to the goal that waits: nodes that lead to none as short need not wait. */
let shortest: f64 = 0;

/**
 * 16 bytes a vertex: f64 least length from the start at which it has become a root, u32 the search it belongs to, u32 the
 * root before it.
 */
let roots: usize = 0;
let searches: u32 = 0;

/**
 * 8 bytes a side of a polygon: u32 the turn at its right end, and that at its left end, to go on behind it. Turns are numbered
 * through all searches: `firstNumber` is the first of this one. A corner is reached from each of those before it on a line:
 * if each way turned there, all subsets of these corners would be ways.
 */
let turned: usize = 0;
let turnedRoom: usize = 0;
let firstNumber: u32 = 1;
const MOST_NUMBERS: u32 = 0x80000000;
const RIGHT: usize = 0;
const LEFT: usize = 4;

/** Lengths that differ by less, relatively, count as equal. */
const ROUNDING: f64 = 1e-13;

/** Whether the search is a long one, after so many nodes: it skips sides that other paths have overtaken. */
let isLong: bool = false;
const LONG: u32 = 1000;

/** Must be called when the mesh has changed. */
export function prepareSearch(): void {
  if (roots != 0) heap.free(roots);
  roots = heap.alloc((<usize>vertices() + 2) << 4);
  memory.fill(roots, 0, (<usize>vertices() + 2) << 4);
  searches = 0;
  forgetReaches();
  const turnedBytes = (<usize>sideCount() + 1) << 3;
  turned = grown(turned, turnedRoom, turnedBytes);
  turnedRoom = max(turnedRoom, roomFor(turnedBytes));
  forgetTurned();
}

function forgetTurned(): void {
  memory.fill(turned, 0, (<usize>sideCount()) << 3);
  firstNumber = 1;
}

/** Finds the shortest path between the ends. OK or UNREACHABLE. */
export function searchPath(): i32 {
  searches++;
  firstNumber += turnCount();
  if (firstNumber > MOST_NUMBERS) forgetTurned();
  clearNodes();
  shortest = Infinity;
  isLong = false;
  let expanded: u32 = 0;
  newTurn(startVertex(), NO_TURN, 0);
  for (let place: u32 = 0; place < foundCount(); place++) leaveStart(foundAt(place));
  for (let node = nextNode(); node != NO_NODE; node = nextNode()) {
    isLong = ++expanded > LONG;
    do {
      if (sideOfNode(node) == FINAL) return writePath(turnOfNode(node));
      node = expand(node);
    } while (node != NO_NODE);
  }
  return UNREACHABLE;
}

/** Adds a successor; `side` is that of the polygon behind the interval. */
function addNode(
  turn: i32,
  rightFrom: u32,
  rightThrough: u32,
  leftFrom: u32,
  leftThrough: u32,
  side: i32,
  estimate: f64,
): void {
  if (estimate > shortest * (1 + ROUNDING)) return;
  if (isLong && side != FINAL && isOvertaken(searches, turn, rightThrough, leftThrough, side)) return;
  const node = newNode(turn, rightFrom, rightThrough, leftFrom, leftThrough, side);
  if (addedCount++ == 0) {
    firstAdded = node;
    firstEstimate = estimate;
    return;
  }
  queueFirst();
  queueNode(node, estimate);
}

function queueFirst(): void {
  if (firstAdded != NO_NODE) queueNode(firstAdded, firstEstimate);
  firstAdded = NO_NODE;
}

/** Adds the sides of a polygon that contains the start. */
function leaveStart(polygon: u32): void {
  const start = startVertex();
  addedCount = 0;
  for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
    const other = sideTwin(side);
    if (other == WALL || !leadsOn(polygon, sidePolygon(other))) continue;
    const right = sideVertex(side);
    const left = sideEnd(side);
    // The polygons on both sides of a side with the start on it are left already.
    if (orient(start, right, left) == 0 && isBetween(start, right, left)) continue;
    addNode(START, start, right, start, left, other, estimateFrom(start, right, left, 0, 1));
  }
  queueFirst();
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
  const turn = turnOfNode(node);
  const rightFrom = load<u32>(at, 4);
  const rightThrough = load<u32>(at, 8);
  const leftFrom = load<u32>(at, 12);
  const leftThrough = load<u32>(at, 16);
  const entry = load<i32>(at, 20);
  freeNode(node);
  const root = turnVertex(turn);
  const length = turnLength(turn);
  if (!isBestRoot(turn) || (isLong && isOvertaken(searches, turn, rightThrough, leftThrough, entry))) return NO_NODE;
  const polygon = sidePolygon(entry);
  const leftEnd = sideVertex(entry);
  const rightEnd = sideEnd(entry);
  const isRootLeft = root == leftEnd;
  const isRootRight = root == rightEnd;
  addedCount = 0;

  // Turns at the ends of the interval, if paths can turn there.
  let rightTurn = NO_TURN;
  let leftTurn = NO_TURN;
  if (rightThrough == rightEnd && !isRootRight && turnsRight(root, rightEnd))
    rightTurn = turnAt(entry, RIGHT, rightEnd, turn, length + distance(root, rightEnd));
  if (leftThrough == leftEnd && !isRootLeft && turnsLeft(root, leftEnd))
    leftTurn = turnAt(entry, LEFT, leftEnd, turn, length + distance(root, leftEnd));

  if (hasGoal(polygon)) {
    const goal = goalVertex();
    if (!isRootRight && orient(rightFrom, rightThrough, goal) < 0) {
      if (rightTurn != NO_TURN) addFinal(rightTurn);
    } else if (!isRootLeft && orient(leftFrom, leftThrough, goal) > 0) {
      if (leftTurn != NO_TURN) addFinal(leftTurn);
    } else {
      addFinal(turn);
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
    if (rightTurn != NO_TURN && (rightOfRight < 0 || leftOfRight < 0)) {
      const isWhole = leftOfRight <= 0;
      const share = isWhole ? 1 : share64(rightOfRight, leftOfRight);
      const estimate = turnLength(rightTurn) + estimateFrom(rightEnd, right, left, 0, share);
      addNode(
        rightTurn,
        rightEnd,
        right,
        isWhole ? rightEnd : rightFrom,
        isWhole ? left : rightThrough,
        other,
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
        turn,
        isRightWhole ? root : rightFrom,
        isRightWhole ? right : rightThrough,
        isLeftWhole ? root : leftFrom,
        isLeftWhole ? left : leftThrough,
        other,
        estimate,
      );
    }
    if (leftTurn != NO_TURN && (leftOfLeft > 0 || rightOfLeft > 0)) {
      const isWhole = rightOfLeft >= 0;
      const share = isWhole ? 0 : share64(rightOfLeft, leftOfLeft);
      const estimate = turnLength(leftTurn) + estimateFrom(leftEnd, right, left, share, 1);
      addNode(leftTurn, isWhole ? leftEnd : leftFrom, isWhole ? right : leftThrough, leftEnd, left, other, estimate);
    }
  }
  const only = firstAdded;
  if (addedCount == 1 && sideOfNode(only) != FINAL) {
    firstAdded = NO_NODE;
    return only;
  }
  queueFirst();
  return NO_NODE;
}

/** Where a line crosses a side on whose ends these two areas are: 0 at the right end, 1 at the left one. */
function share64(atRight: i64, atLeft: i64): f64 {
  return <f64>atRight / (<f64>atRight - <f64>atLeft);
}

function addFinal(turn: i32): void {
  const total = turnLength(turn) + distance(turnVertex(turn), goalVertex());
  addNode(turn, 0, 0, 0, 0, FINAL, total);
  shortest = min(shortest, total);
}

/**
 * Whether the way to the turn is the best that is known to its vertex: the first of equal ones. A path that turns there and is
 * only as short as others through it is longer than a straighter one, if it does not turn for all of them. Ways to a vertex
 * where walls touch may end in different places.
 */
function isBestRoot(turn: i32): bool {
  const root = turnVertex(turn);
  if (turn == START || root == startVertex() || isTouched(root)) return true;
  const at = roots + ((<usize>root) << 4);
  if (load<u32>(at, 8) != searches) return true;
  return (
    turnLength(turn) <= load<f64>(at) * (1 + ROUNDING) &&
    isOneWay(turnVertex(turnBefore(turn)), load<u32>(at, 12), root)
  );
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
 * A turn at an end of the side, to go on behind it, after the turn `before`; NO_TURN when another path to the same place is as
 * good.
 */
function turnAt(side: i32, end: usize, vertex: u32, before: i32, length: f64): i32 {
  if (!becomesRoot(vertex, length, turnVertex(before))) return NO_TURN;
  const at = turned + ((<usize>side) << 3) + end;
  const other = load<u32>(at) - firstNumber;
  if (other < turnCount() && turnLength(<i32>other) <= length * (1 + ROUNDING)) return NO_TURN;
  const turn = newTurn(vertex, before, length);
  store<u32>(at, firstNumber + <u32>turn);
  return turn;
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

function writePath(last: i32): i32 {
  beginPath();
  for (let turn = last; turn != NO_TURN; turn = turnBefore(turn)) addTurn(turnVertex(turn));
  endPath();
  return OK;
}

/** How far a polygon reaches into cells: squares of 1 << shift grid steps. All sides are from `firstSide` to `end`. */
import { firstSide, nextSide, sideVertex } from './polygons';
import { vertexX, vertexY } from './vertices';

let firstSpanned: u32 = 0;
let lastSpanned: u32 = 0;

/** Where the polygon begins in the row that `findSpan` looked at last, and where it ends: x on the grid. */
export function spanFirst(): u32 {
  return firstSpanned;
}
export function spanLast(): u32 {
  return lastSpanned;
}

/**
 * Finds what of a row of cells the polygon spans, and one more step on either side for rounding: of long polygons that are not
 * level, most cells of a box around them are far away.
 */
export function findSpan(polygon: u32, end: i32, row: u32, shift: u32): void {
  const top = <f64>((<i64>row) << (<i64>shift)) - 1;
  const bottom = <f64>((<i64>(row + 1)) << (<i64>shift)) + 1;
  let left = Infinity;
  let right = -Infinity;
  for (let side = firstSide(polygon); side < end; side++) {
    const a = sideVertex(side);
    const b = sideVertex(nextSide(side));
    const ay = <f64>vertexY(a);
    const by = <f64>vertexY(b);
    if (max(ay, by) < top || min(ay, by) > bottom) continue;
    const ax = <f64>vertexX(a);
    const slope = ay == by ? 0 : (<f64>vertexX(b) - ax) / (by - ay);
    const fromX = ax + (max(top, min(bottom, ay)) - ay) * slope;
    const toX = ay == by ? <f64>vertexX(b) : ax + (max(top, min(bottom, by)) - ay) * slope;
    left = min(left, min(fromX, toX));
    right = max(right, max(fromX, toX));
  }
  firstSpanned = <u32>max(0, left - 2);
  lastSpanned = <u32>max(0, right + 2);
}

/** Whether no side of the polygon has the whole cell on its right. */
export function reaches(polygon: u32, end: i32, column: u32, row: u32, shift: u32): bool {
  return isOnLeft(polygon, end, column, row, shift, true);
}

/** Whether no side of the polygon has a point of the cell on its right. */
export function covers(polygon: u32, end: i32, column: u32, row: u32, shift: u32): bool {
  return isOnLeft(polygon, end, column, row, shift, false);
}

/** Whether the corner of the cell that is farthest to the left of each side, or farthest to the right, is not on its right. */
function isOnLeft(polygon: u32, end: i32, column: u32, row: u32, shift: u32, isLeftmost: bool): bool {
  const left = (<i64>column) << (<i64>shift);
  const top = (<i64>row) << (<i64>shift);
  const size = (<i64>1) << (<i64>shift);
  for (let side = firstSide(polygon); side < end; side++) {
    const a = sideVertex(side);
    const b = sideVertex(nextSide(side));
    const dx = <i64>(vertexX(b) - vertexX(a));
    const dy = <i64>(vertexY(b) - vertexY(a));
    const x = left + (dy < 0 == isLeftmost ? size : 0) - <i64>vertexX(a);
    const y = top + (dx > 0 == isLeftmost ? size : 0) - <i64>vertexY(a);
    if (dx * y - dy * x < 0) return false;
  }
  return true;
}

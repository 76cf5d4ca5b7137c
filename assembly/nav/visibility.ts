/**
 * The corners that may be visible from each cell. Never too few; rarely many too many. A cell counts as visible when
 * the corner's view (see views.ts) reaches it in one of its directions. Cells from which no path can turn at the corner
 * are left out.
 */
import { CELL, CELLS, CELL_CLASSES, CELL_CORNERS, COLUMNS, ROWS } from '../memory/layout';
import { cornerAt, corners, cornerSetBytes, cornerX, cornerY, TANGENT_ANGLE, TANGENT_DISTANCE } from './corners';
import { BLOCKED } from './ground';
import { AFTER_VIEWS, BINS, castView, DEPTHS, initialiseRays, QUARTER, SLACK } from './views';

// Scratch memory for the points where cells meet, rows padded to whole vectors: f32 bin; i32 side, 0 when a path may
// turn at the corner, else the side of each arm.
const LATTICE: usize = AFTER_VIEWS;
const LATTICE_STRIDE: i32 = 164;
const SIDES: usize = LATTICE + <usize>LATTICE_STRIDE * (<usize>ROWS + 1) * 4;

/** Computes all views, and CELL_CORNERS unless a bake already filled it. */
export function buildVisibility(areCellsKnown: bool): void {
  initialiseRays();
  if (!areCellsKnown) memory.fill(CELL_CORNERS, 0, <usize>CELLS * cornerSetBytes());
  for (let corner = 0; corner < corners(); corner++) {
    castView(corner);
    if (areCellsKnown) continue;
    placeLattice(corner);
    markCells(corner);
  }
}

/** Bins and sides of the points where cells meet, four at a time. */
function placeLattice(corner: i32): void {
  const x = cornerX(corner);
  const y = cornerY(corner);
  const arms = cornerAt(corner) + 8;
  const arm0X = v128.load32_splat(arms);
  const arm0Y = v128.load32_splat(arms, 4);
  const arm1X = v128.load32_splat(arms, 8);
  const arm1Y = v128.load32_splat(arms, 12);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const three = f32x4.splat(3);
  const quarter = f32x4.splat(QUARTER);
  const columns = f32x4.mul(f32x4(0, 1, 2, 3), f32x4.splat(<f32>CELL));
  for (let row = 0; row <= ROWS; row++) {
    const dy = f32x4.splat(<f32>(row * CELL) - y);
    const height = f32x4.abs(dy);
    let at = (<usize>(row * LATTICE_STRIDE)) << 2;
    for (let column = 0; column <= COLUMNS; column += 4, at += 16) {
      const dx = f32x4.add(columns, f32x4.splat(<f32>(column * CELL) - x));
      const distance = f32x4.add(f32x4.abs(dx), height);
      const slope = f32x4.div(dy, distance);
      const turn = v128.bitselect(f32x4.add(slope, one), f32x4.sub(three, slope), f32x4.ge(dx, zero));
      v128.store(LATTICE + at, f32x4.mul(turn, quarter));
      // Same test as `tangentSides`: the directions that it refuses form two wedges, and a cell is in a wedge when its four
      // points are.
      const side0 = f32x4.sub(f32x4.mul(dx, arm0Y), f32x4.mul(dy, arm0X));
      const side1 = f32x4.sub(f32x4.mul(dx, arm1Y), f32x4.mul(dy, arm1X));
      const slack = f32x4.add(f32x4.mul(distance, f32x4.splat(TANGENT_ANGLE)), f32x4.splat(TANGENT_DISTANCE));
      const below = f32x4.neg(slack);
      const isLeft = v128.and(f32x4.lt(side0, below), f32x4.gt(side1, slack));
      const isRight = v128.and(f32x4.gt(side0, slack), f32x4.lt(side1, below));
      v128.store(SIDES + at, v128.or(v128.and(isLeft, i32x4.splat(1)), v128.and(isRight, i32x4.splat(2))));
    }
  }
}

function markCells(corner: i32): void {
  const setBytes = cornerSetBytes();
  const x = cornerX(corner);
  const y = cornerY(corner);
  const column = <i32>x / CELL;
  const row = <i32>y / CELL;
  const bit: i32 = 1 << (corner & 7);
  for (let cellRow = 0; cellRow < ROWS; cellRow++) {
    const top = <f32>(cellRow * CELL);
    const away = max<f32>(0, max<f32>(top - y, y - top - <f32>CELL));
    for (let cellColumn = 0; cellColumn < COLUMNS; cellColumn++) {
      const cell = <usize>(cellRow * COLUMNS + cellColumn);
      if (load<u8>(CELL_CLASSES + cell) == BLOCKED || !isTouchable(cellRow, cellColumn)) continue;
      const isNear = abs(cellColumn - column) <= 1 && abs(cellRow - row) <= 1;
      const at = cell * setBytes + (<usize>corner >> 3);
      if (!isNear) {
        const left = <f32>(cellColumn * CELL);
        const aside = max<f32>(0, max<f32>(left - x, x - left - <f32>CELL));
        if (!isSeen(cellRow, cellColumn, away + aside)) continue;
      }
      store<u8>(CELL_CORNERS + at, <u8>(<i32>load<u8>(CELL_CORNERS + at) | bit));
    }
  }
}

/** Whether a path from some point of the cell may turn at the corner. */
function isTouchable(row: i32, column: i32): bool {
  const at = SIDES + ((<usize>(row * LATTICE_STRIDE + column)) << 2);
  const below = at + ((<usize>LATTICE_STRIDE) << 2);
  const side = load<i32>(at);
  return side == 0 || side != load<i32>(at, 4) || side != load<i32>(below) || side != load<i32>(below, 4);
}

/**
 * Whether a cell at `distance` may be visible: one of its bins is open that far. One bin is added on either side for
 * rounding errors.
 */
function isSeen(row: i32, column: i32, distance: f32): bool {
  const at = LATTICE + ((<usize>(row * LATTICE_STRIDE + column)) << 2);
  const below = at + ((<usize>LATTICE_STRIDE) << 2);
  const base = load<f32>(at);
  const one = unwrap(load<f32>(at, 4) - base);
  const two = unwrap(load<f32>(below) - base);
  const three = unwrap(load<f32>(below, 4) - base);
  const low = min<f32>(min<f32>(0, one), min<f32>(two, three));
  const high = max<f32>(max<f32>(0, one), max<f32>(two, three));
  const last = <i32>floor(base + high) + 1;
  for (let bin = <i32>floor(base + low) - 1; bin <= last; bin++) {
    if (load<f32>(DEPTHS + ((<usize>(bin & (BINS - 1))) << 2)) >= distance - SLACK) return true;
  }
  return false;
}

function unwrap(span: f32): f32 {
  if (span > <f32>(BINS / 2)) return span - <f32>BINS;
  return span < <f32>(-BINS / 2) ? span + <f32>BINS : span;
}

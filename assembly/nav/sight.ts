/**
 * Line of sight: iterates over the cell rows that a segment crosses, visits the crossed cells that have edges, and
 * tests the segment against four edges at once. The test is conservative: a segment that passes an edge's end closer
 * than GRAZE px is blocked. GRAZE exceeds the clearance of walkable points, so every point of a clear segment is
 * walkable. Corners are 0.02 px off their vertices, further than GRAZE, so shortest paths are not affected.
 */
import { BLOCKS, CELL, CELL_BLOCKS, CELL_EDGED, COLUMNS, MAP_HEIGHT, MAP_WIDTH } from '../memory/layout';
import { isWalkable } from './ground';

export const GRAZE: f32 = 0.006;

/**
 * Whether the segment from a to b is clear. Both ends must be walkable points of the map; false for points outside it.
 */
export function isClear(ax: f32, ay: f32, bx: f32, by: f32): bool {
  if (!isOnMap(ax, ay) || !isOnMap(bx, by)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const length = sqrt(dx * dx + dy * dy);
  if (length == 0) return true;
  const unitX = f32x4.splat(dx / length);
  const unitY = f32x4.splat(dy / length);
  const fromX = f32x4.splat(ax);
  const fromY = f32x4.splat(ay);
  const toX = f32x4.splat(bx);
  const toY = f32x4.splat(by);
  const graze = f32x4.splat(GRAZE);
  const negative = f32x4.splat(-GRAZE);

  let row = <i32>ay / CELL;
  const lastRow = <i32>by / CELL;
  const stepRow = dy > 0 ? 1 : -1;
  const slope = dx / dy;
  // Where the segment leaves the current row, counted from its start.
  let down = <f32>((row + (dy > 0 ? 1 : 0)) * CELL) - ay;
  let x = ax;
  for (;;) {
    const nextX = row == lastRow ? bx : ax + down * slope;
    const last = <i32>max(x, nextX) / CELL;
    for (let column = <i32>min(x, nextX) / CELL; column <= last; column += 64) {
      // The cells with edges among the 64 that start at `column`.
      const words = CELL_EDGED + ((<usize>(row * 4 + (column >> 6))) << 3);
      const shift = <u64>(column & 63);
      let cells = (load<u64>(words) >> shift) | ((load<u64>(words, 8) << 1) << (63 - shift));
      const spare = 63 - (last - column);
      if (spare > 0) cells = (cells << (<u64>spare)) >> <u64>spare;
      for (; cells != 0; cells &= cells - 1) {
        const cell = CELL_BLOCKS + ((<usize>(row * COLUMNS + column + <i32>ctz(cells))) << 2);
        const end = BLOCKS + ((<usize>load<u32>(cell, 4)) << 6);
        for (let at = BLOCKS + ((<usize>load<u32>(cell)) << 6); at < end; at += 64) {
          const x0 = v128.load(at);
          const y0 = v128.load(at, 16);
          const x1 = v128.load(at, 32);
          const y1 = v128.load(at, 48);
          const offX = f32x4.sub(x0, fromX);
          const offY = f32x4.sub(y0, fromY);
          // Signed distances of the edge's ends from the line of sight.
          const side0 = f32x4.sub(f32x4.mul(unitX, offY), f32x4.mul(unitY, offX));
          const side1 = f32x4.sub(f32x4.mul(unitX, f32x4.sub(y1, fromY)), f32x4.mul(unitY, f32x4.sub(x1, fromX)));
          const isBeside = v128.or(
            f32x4.gt(f32x4.pmin(side0, side1), graze),
            f32x4.lt(f32x4.pmax(side0, side1), negative),
          );
          // The sides of the edge's line on which the segment's ends are.
          const alongX = f32x4.sub(x1, x0);
          const alongY = f32x4.sub(y1, y0);
          const sideA = f32x4.sub(f32x4.mul(alongY, offX), f32x4.mul(alongX, offY));
          const sideB = f32x4.sub(f32x4.mul(alongX, f32x4.sub(toY, y0)), f32x4.mul(alongY, f32x4.sub(toX, x0)));
          if (i32x4.bitmask(v128.andnot(v128.xor(sideA, sideB), isBeside)) != 0) return false;
        }
      }
    }
    if (row == lastRow) break;
    row += stepRow;
    down += <f32>(stepRow * CELL);
    x = nextX;
  }
  return true;
}

function isOnMap(x: f32, y: f32): bool {
  return x >= 0 && y >= 0 && x < <f32>MAP_WIDTH && y < <f32>MAP_HEIGHT;
}

/** Line of sight between any two points: false unless both are walkable. */
export function hasSight(ax: f32, ay: f32, bx: f32, by: f32): bool {
  return isWalkable(ax, ay) && isWalkable(bx, by) && isClear(ax, ay, bx, by);
}

/**
 * Walkability of many points. Points in cells without edges are answered without a branch; points in crossed cells are
 * collected and tested afterwards, which avoids branch mispredictions.
 */
import { CELL_CLASSES, COLUMNS, MAP_HEIGHT, MAP_WIDTH, MAX_POINTS, NAV_SCRATCH, POINTS } from '../memory/layout';
import { CROSSED, FREE, isWalkable } from './ground';

/** u8 a point. */
const ANSWERS: usize = NAV_SCRATCH;
/** u32 a point in a crossed cell: its index. */
const CROSSED_POINTS: usize = ANSWERS + <usize>MAX_POINTS;
const CELL_SHIFT: i32 = 5;

/** Tests `count` points at POINTS and overwrites them from the start with one byte each: 1 walkable, 0 not. */
export function testPoints(count: i32): void {
  let crossed = CROSSED_POINTS;
  for (let index: usize = 0; index < <usize>count; index++) {
    const x = load<f32>(POINTS + (index << 3));
    const y = load<f32>(POINTS + (index << 3), 4);
    const isOnMap = <i32>(x >= 0) & <i32>(y >= 0) & <i32>(x < <f32>MAP_WIDTH) & <i32>(y < <f32>MAP_HEIGHT);
    const cell = ((<i32>y >> CELL_SHIFT) * COLUMNS + (<i32>x >> CELL_SHIFT)) & -isOnMap;
    const kind = <i32>load<u8>(CELL_CLASSES + <usize>cell);
    store<u8>(ANSWERS + index, <u8>(<i32>(kind == <i32>FREE) & isOnMap));
    store<u32>(crossed, <u32>index);
    crossed += (<usize>(<i32>(kind >= <i32>CROSSED) & isOnMap)) << 2;
  }
  for (let at = CROSSED_POINTS; at < crossed; at += 4) {
    const index = <usize>load<u32>(at);
    const point = POINTS + (index << 3);
    store<u8>(ANSWERS + index, isWalkable(load<f32>(point), load<f32>(point, 4)) ? 1 : 0);
  }
  memory.copy(POINTS, ANSWERS, <usize>count);
}

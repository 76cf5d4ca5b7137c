/**
 * Walkability of many points. Points in cells without walls are answered without a branch; the others are collected and
 * tested afterwards, which avoids branch mispredictions.
 */
import { grown, roomFor } from '../navigation/growing';
import { CROSSED, FREE, isCrossedWalkable, isGround, kindOf } from './ground';
import { CELL_SHIFT, mapCells, mapColumns, mapHeight, mapWidth } from './map';

/** f32 x, y a point, then room for u8 a point and u32 a point. */
let points: usize = 0;
let room: usize = 0;

/** Address of room for so many points, f32 x, y each, in map pixels. */
export function allotPoints(count: u32): usize {
  const wanted = <usize>count * 13 + 16;
  points = grown(points, room, wanted);
  room = max(room, roomFor(wanted));
  return points;
}

/** Tests `count` points in their room and returns the address of one byte each: 1 walkable, 0 not. */
export function testPoints(count: u32): usize {
  const end = points + ((<usize>count) << 3);
  // u32 a point that must be looked at: its index.
  const crossedFrom = end;
  const answers = end + ((<usize>count) << 2) + 4;
  if (mapCells() == 0) memory.fill(answers, 0, <usize>count);
  else testAll(count, answers, crossedFrom);
  return answers;
}

function testAll(count: u32, answers: usize, crossedFrom: usize): void {
  const width = <f32>mapWidth();
  const height = <f32>mapHeight();
  const columns = mapColumns();
  let crossed = crossedFrom;
  for (let index: usize = 0; index < <usize>count; index++) {
    const x = load<f32>(points + (index << 3));
    const y = load<f32>(points + (index << 3), 4);
    const isInside = <i32>(x >= 0) & <i32>(y >= 0) & <i32>(x < width) & <i32>(y < height);
    const cell = ((<i32>y >> CELL_SHIFT) * columns + (<i32>x >> CELL_SHIFT)) & -isInside;
    const kind = <i32>kindOf(<usize>cell);
    store<u8>(answers + index, <u8>(<i32>(kind == <i32>FREE) & isInside));
    store<u32>(crossed, <u32>index);
    crossed += (<usize>(<i32>(kind >= <i32>CROSSED) | (isInside ^ 1))) << 2;
  }
  for (let at = crossedFrom; at < crossed; at += 4) {
    const index = <usize>load<u32>(at);
    const x = load<f32>(points + (index << 3));
    const y = load<f32>(points + (index << 3), 4);
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    const cell = <usize>((<i32>y >> CELL_SHIFT) * columns + (<i32>x >> CELL_SHIFT));
    store<u8>(answers + index, isInside ? isCrossedWalkable(cell, x, y) : isGround(x, y));
  }
}

/** The corners that see each other so that a path can turn at both, and how far they are apart. */
import { corners } from './corners';
import { grown, roomFor } from './growing';
import { vertexX, vertexY } from './vertices';

/** 8 bytes a neighbour: u32 corner, f32 distance on the grid. */
let neighbours: usize = 0;
let room: usize = 0;
let total: u32 = 0;
/** u32 a corner + 1: where its neighbours begin. */
let starts: usize = 0;
/** u32 a corner: the last corner, plus one, whose neighbour it has become. */
let marks: usize = 0;
let current: u32 = 0;

export function clearGraph(): void {
  freeGraph();
  const bytes = (<usize>corners() + 2) << 2;
  starts = heap.alloc(bytes);
  marks = heap.alloc(bytes);
  memory.fill(marks, 0, bytes);
  memory.fill(starts, 0, bytes);
}

export function freeGraph(): void {
  if (neighbours != 0) heap.free(neighbours);
  if (starts != 0) heap.free(starts);
  if (marks != 0) heap.free(marks);
  neighbours = 0;
  starts = 0;
  marks = 0;
  room = 0;
  total = 0;
}

/** Must be called for each corner in ascending order, before its neighbours are added. */
export function beginNeighbours(corner: u32): void {
  current = corner;
  store<u32>(starts + ((<usize>corner) << 2), total);
  store<u32>(starts + ((<usize>corner) << 2), total, 4);
}

/** Adds a neighbour to the current corner, at most once. */
export function addNeighbour(from: u32, vertex: u32, corner: u32): void {
  const mark = marks + ((<usize>corner) << 2);
  if (load<u32>(mark) == current + 1) return;
  store<u32>(mark, current + 1);
  const wanted = (<usize>total + 1) << 3;
  if (wanted > room) {
    neighbours = grown(neighbours, room, wanted);
    room = roomFor(wanted);
  }
  const dx = <f64>(vertexX(vertex) - vertexX(from));
  const dy = <f64>(vertexY(vertex) - vertexY(from));
  const at = neighbours + ((<usize>total) << 3);
  store<u32>(at, corner);
  store<f32>(at, <f32>sqrt(dx * dx + dy * dy), 4);
  total++;
  store<u32>(starts + ((<usize>current) << 2), total, 4);
}

export function neighbourStart(corner: u32): usize {
  return neighbours + ((<usize>load<u32>(starts + ((<usize>corner) << 2))) << 3);
}
export function neighbourEnd(corner: u32): usize {
  return neighbours + ((<usize>load<u32>(starts + ((<usize>corner) << 2), 4)) << 3);
}

/**
 * Triangles of the walkable ground and their half edges. Half edge 3t + i goes from corner i of triangle t to the next
 * one, with the triangle on its left (y upwards). Its twin is the half edge on the other side, WALL where there is none.
 */
import { grown, roomFor } from './growing';

export const WALL: i32 = -1;
/** In place of a twin in a mesh that is not divided here. */
export const GATE: i32 = -2;

/** 8 bytes a half edge: u32 vertex that it comes from, i32 twin. */
let halves: usize = 0;
let room: usize = 0;
let count: i32 = 0;

export function clearTriangles(): void {
  count = 0;
}
export function freeTriangles(): void {
  if (halves != 0) heap.free(halves);
  halves = 0;
  room = 0;
  count = 0;
}
/** Number of half edges: three for each triangle. */
export function halfCount(): i32 {
  return count;
}

/** Adds a triangle; all its half edges are walls. Returns its first half edge, a to b. */
export function addTriangle(a: u32, b: u32, c: u32): i32 {
  const wanted = (<usize>count + 3) << 3;
  if (wanted > room) {
    halves = grown(halves, room, wanted);
    room = roomFor(wanted);
  }
  setHalf(count, a);
  setHalf(count + 1, b);
  setHalf(count + 2, c);
  count += 3;
  return count - 3;
}

function setHalf(half: i32, vertex: u32): void {
  store<u32>(halves + ((<usize>half) << 3), vertex);
  store<i32>(halves + ((<usize>half) << 3), WALL, 4);
}

export function origin(half: i32): u32 {
  return load<u32>(halves + ((<usize>half) << 3));
}
export function twin(half: i32): i32 {
  return load<i32>(halves + ((<usize>half) << 3), 4);
}
export function setGate(half: i32): void {
  store<i32>(halves + ((<usize>half) << 3), GATE, 4);
}
export function setOrigin(half: i32, vertex: u32): void {
  store<u32>(halves + ((<usize>half) << 3), vertex);
}
export function after(half: i32): i32 {
  return half % 3 == 2 ? half - 2 : half + 1;
}
export function before(half: i32): i32 {
  return half % 3 == 0 ? half + 2 : half - 1;
}

/** Makes two half edges twins; either may be WALL. */
export function pair(a: i32, b: i32): void {
  if (a != WALL) store<i32>(halves + ((<usize>a) << 3), b, 4);
  if (b != WALL) store<i32>(halves + ((<usize>b) << 3), a, 4);
}

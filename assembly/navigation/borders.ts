/**
 * The borders of a part of the mesh: its walls, and gates, which are the sides that lead to polygons around it. Walls that go
 * on straight are one border: a vertex between them is kept only where something else needs it.
 */
import { wallAfter, wallInto } from './corners';
import { NONE } from './edges';
import { grown, roomFor } from './growing';
import { firstSide, polygonCount, previousSide, sideEnd, sidePolygon, sideTwin, sideVertex } from './polygons';
import { WALL } from './triangles';
import { orient } from './vertices';

/**
 * 16 bytes a border, with the part on its left: u32 from, to, which are vertices of the mesh at first, then the part's; i32
 * the side behind a gate, WALL for none; u32 next gate from the same vertex.
 */
let borders: usize = 0;
let room: usize = 0;
let total: u32 = 0;
let gates: u32 = 0;
/** u32 a vertex of the part: the first gate from there, or NONE. */
let heads: usize = 0;

export function borderCount(): u32 {
  return total;
}
export function gateCount(): u32 {
  return gates;
}
/** Address of the two ends of the border, u32 each. */
export function borderEnds(border: u32): usize {
  return borders + ((<usize>border) << 4);
}

/** Lists the borders of the polygons whose u8 at `marks` is not 0. */
export function listBorders(marks: usize): void {
  total = 0;
  gates = 0;
  for (let polygon: u32 = 0; polygon < polygonCount(); polygon++) {
    if (load<u8>(marks + <usize>polygon) == 0) continue;
    for (let side = firstSide(polygon); side < firstSide(polygon + 1); side++) {
      const other = sideTwin(side);
      if (other == WALL) addWall(side, marks);
      else if (load<u8>(marks + <usize>sidePolygon(other)) == 0) {
        addBorder(sideVertex(side), sideEnd(side), other);
        gates++;
      }
    }
  }
}

/** Adds the wall with those that go on straight, unless it goes on from another one. */
function addWall(side: i32, marks: usize): void {
  if (isAroundMarked(side, marks) && isStraight(wallInto(side), side)) return;
  let last = side;
  for (let next = wallAfter(last); isAroundMarked(next, marks) && isStraight(last, next); next = wallAfter(last))
    last = next;
  addBorder(sideVertex(side), sideEnd(last), WALL);
}

/** Whether all polygons at the angle of ground that the wall's side leaves are marked. */
function isAroundMarked(wall: i32, marks: usize): bool {
  let side = wall;
  while (load<u8>(marks + <usize>sidePolygon(side)) != 0) {
    side = sideTwin(previousSide(side));
    if (side == WALL) return true;
  }
  return false;
}

/** Whether a wall's side goes on straight in the next one. */
function isStraight(wall: i32, next: i32): bool {
  const from = sideVertex(wall);
  const middle = sideVertex(next);
  const to = sideEnd(next);
  // Walls do not turn back: two that lie on each other are none.
  return orient(from, middle, to) == 0;
}

function addBorder(from: u32, to: u32, gate: i32): void {
  const wanted = (<usize>total + 1) << 4;
  borders = grown(borders, room, wanted);
  room = max(room, roomFor(wanted));
  const at = borderEnds(total++);
  store<u32>(at, from);
  store<u32>(at, to, 4);
  store<i32>(at, gate, 8);
}

/** Numbers the ends as those of the part, of which there are `vertices`. `numbers`: u32 an end. */
export function renumberBorders(numbers: usize, vertices: u32): void {
  const bytes = (<usize>vertices + 1) << 2;
  if (heads != 0) heap.free(heads);
  heads = heap.alloc(bytes);
  memory.fill(heads, 0xff, bytes);
  for (let border: u32 = 0; border < total; border++) {
    const at = borderEnds(border);
    store<u64>(at, load<u64>(numbers + ((<usize>border) << 3)));
    if (load<i32>(at, 8) == WALL) continue;
    const head = heads + ((<usize>load<u32>(at)) << 2);
    store<u32>(at, load<u32>(head), 12);
    store<u32>(head, border);
  }
}

/** The side behind the gate between two vertices of the part; WALL when there is none. */
export function sideBehind(from: u32, to: u32): i32 {
  for (
    let border = load<u32>(heads + ((<usize>from) << 2));
    border != NONE;
    border = load<u32>(borderEnds(border), 12)
  ) {
    if (load<u32>(borderEnds(border), 4) == to) return load<i32>(borderEnds(border), 8);
  }
  return WALL;
}

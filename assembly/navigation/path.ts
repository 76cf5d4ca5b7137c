/** The path found last: its vertices from the goal to the start. */
import { grown, roomFor } from './growing';
import { callerX, callerY, goalVertex } from './vertices';

/** u32 a vertex. */
let turns: usize = 0;
let room: usize = 0;
let count: u32 = 0;

/** Begins a path at the goal. */
export function beginPath(): void {
  count = 0;
  addTurn(goalVertex());
}

export function addTurn(vertex: u32): void {
  const wanted = (<usize>count + 1) << 2;
  if (wanted > room) {
    turns = grown(turns, room, wanted);
    room = roomFor(wanted);
  }
  store<u32>(turns + ((<usize>count) << 2), vertex);
  count++;
}

export function turnCount(): u32 {
  return count;
}
/** Vertex of the path, counted from the start. */
export function turnAt(place: u32): u32 {
  return load<u32>(turns + ((<usize>(count - 1 - place)) << 2));
}

/** Length of the path, in the caller's units. */
export function pathLength(): f64 {
  let length: f64 = 0;
  for (let place: u32 = 0; place + 1 < count; place++) {
    const from = load<u32>(turns + ((<usize>place) << 2));
    const to = load<u32>(turns + ((<usize>place) << 2), 4);
    const dx = callerX(from) - callerX(to);
    const dy = callerY(from) - callerY(to);
    length += sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** The path found last: its vertices from the goal to the start. */
import { grown, roomFor } from './growing';
import { callerX, callerY, goalVertex } from './vertices';

/** u32 a vertex. */
let turns: usize = 0;
let room: usize = 0;
let count: u32 = 0;
const RESULT = memory.data(8, 4);
/** f64 x, y a vertex, from the start to the goal. */
let places: usize = 0;
let placesRoom: usize = 0;

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

/** Address of the path found last: u32 count of its vertices, u32 address of f64 x, y of each, in the caller's units. */
export function pathAddress(): usize {
  return RESULT;
}

/** Count of the path's vertices. */
export function pathCount(): u32 {
  return count;
}
/** Address of x, y of a vertex of the path, counted from the start. */
export function pathPlace(place: u32): usize {
  return places + ((<usize>place) << 4);
}

/** Ends a path whose last turn is the start, and writes it for the caller in the order from there. */
export function endPath(): void {
  const wanted = (<usize>count) << 4;
  places = grown(places, placesRoom, wanted);
  placesRoom = max(placesRoom, roomFor(wanted));
  store<u32>(RESULT, count);
  store<u32>(RESULT, <u32>places, 4);
  let to = places;
  for (let turn = turns + ((<usize>count) << 2) - 4; turn >= turns; turn -= 4, to += 16) {
    const vertex = load<u32>(turn);
    store<f64>(to, callerX(vertex));
    store<f64>(to, callerY(vertex), 8);
  }
}

/** Length of the path, in the caller's units; 0 when there has been none. */
export function pathLength(): f64 {
  let length: f64 = 0;
  if (places == 0) return length;
  const last = places + ((<usize>count) << 4) - 16;
  for (let at = places; at < last; at += 16) {
    const dx = load<f64>(at, 16) - load<f64>(at);
    const dy = load<f64>(at, 24) - load<f64>(at, 8);
    length += sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** The result of a search: its waypoints, their total length, and the points at walking steps between them. */
import { MAX_POINTS, MAX_WAYPOINTS, POINTS, WAYPOINTS } from '../memory/layout';

let waypointCount: i32 = 0;

export function waypoints(): i32 {
  return waypointCount;
}

export function beginWaypoints(x: f32, y: f32): void {
  waypointCount = 0;
  addWaypoint(x, y);
}

/** Appends a waypoint unless it repeats the last one; false when the buffer is full. */
export function addWaypoint(x: f32, y: f32): bool {
  const at = WAYPOINTS + ((<usize>waypointCount) << 3);
  if (waypointCount > 1 && load<f32>(at - 8) == x && load<f32>(at - 4) == y) return true;
  if (waypointCount == MAX_WAYPOINTS) return false;
  store<f32>(at, x);
  store<f32>(at, y, 4);
  waypointCount++;
  return true;
}

/** Length of the path in px, summed in f64. */
export function wayLength(): f64 {
  let length: f64 = 0;
  for (let index = 1; index < waypointCount; index++) {
    const at = WAYPOINTS + ((<usize>index) << 3);
    const dx = <f64>load<f32>(at) - <f64>load<f32>(at - 8);
    const dy = <f64>load<f32>(at, 4) - <f64>load<f32>(at - 4);
    length += sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** Splits every leg into equal parts of at most `step` px. Returns the count of POINTS, 0 when they do not fit. */
export function resampleWay(step: f32): i32 {
  let count = 0;
  for (let index = 0; index < waypointCount; index++) {
    const at = WAYPOINTS + ((<usize>index) << 3);
    const x = load<f32>(at);
    const y = load<f32>(at, 4);
    let parts = 1;
    let dx: f32 = 0;
    let dy: f32 = 0;
    if (index > 0) {
      dx = x - load<f32>(at - 8);
      dy = y - load<f32>(at - 4);
      parts = max(1, <i32>ceil(sqrt(dx * dx + dy * dy) / step));
    }
    if (count + parts > MAX_POINTS) return 0;
    for (let part = parts - 1; part >= 0; part--, count++) {
      const back = <f32>part / <f32>parts;
      store<f32>(POINTS + ((<usize>count) << 3), x - dx * back);
      store<f32>(POINTS + ((<usize>count) << 3), y - dy * back, 4);
    }
  }
  return count;
}

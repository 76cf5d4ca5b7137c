/** Lengths of many paths. */
import { findPath } from '../navigation/index';
import { grown, roomFor } from '../navigation/growing';
import { pathLength } from '../navigation/path';
import { OK } from '../navigation/status';

/** f32 startX startY goalX goalY a query. */
let queries: usize = 0;
let room: usize = 0;

/** Address of room for so many queries: f32 startX, startY, goalX, goalY each, in map pixels. */
export function allotQueries(count: u32): usize {
  const wanted = ((<usize>count) << 4) + 16;
  queries = grown(queries, room, wanted);
  room = max(room, roomFor(wanted));
  return queries;
}

/** Overwrites the queries from the start with f64 lengths of the shortest paths, infinity where there is none. */
export function measurePaths(count: u32): void {
  for (let index: usize = 0; index < <usize>count; index++) {
    const at = queries + (index << 4);
    const status = findPath(load<f32>(at), load<f32>(at, 4), load<f32>(at, 8), load<f32>(at, 12), 0);
    store<f64>(queries + (index << 3), status == OK ? pathLength() : Infinity);
  }
}

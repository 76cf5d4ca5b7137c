/** The corners at which a path from or to an end of a query may turn first: those that see it. */
import { cornerVertex } from './corners';
import { foundCount, foundPiece } from './locate';
import { entryEnd, entryStart, LEFT_IS_BEHIND, RIGHT_IS_BEHIND, UNBOUNDED } from './pieces';
import { orient, vertexX, vertexY } from './vertices';

// A candidate, 16 bytes: u32 corner, f32 distance from the end, f32 least length of a path over it.
export const DISTANCE: usize = 4;
export const BOUND: usize = 8;
const CANDIDATE_BYTES: usize = 16;

/** Candidates of both ends. Pieces list a corner at most three times, for its angles and openings. */
let starts: usize = 0;
let goals: usize = 0;
let room: u32 = 0;
let startTotal: u32 = 0;
let goalTotal: u32 = 0;

/** Must be called when the corners have changed. `most`: entries of all pieces of a point. */
export function allotCandidates(most: u32): void {
  if (most <= room) return;
  if (starts != 0) heap.free(starts);
  if (goals != 0) heap.free(goals);
  starts = heap.alloc(<usize>most * CANDIDATE_BYTES);
  goals = heap.alloc(<usize>most * CANDIDATE_BYTES);
  room = most;
}

export function startCandidates(): usize {
  return starts;
}
export function startCandidatesEnd(): usize {
  return starts + <usize>startTotal * CANDIDATE_BYTES;
}
export function goalCandidates(): usize {
  return goals;
}
export function goalCandidatesEnd(): usize {
  return goals + <usize>goalTotal * CANDIDATE_BYTES;
}

export function gatherStarts(start: u32, goal: u32): void {
  startTotal = <u32>((gather(starts, start, goal) - starts) / CANDIDATE_BYTES);
}
export function gatherGoals(goal: u32, start: u32): void {
  goalTotal = <u32>((gather(goals, goal, start) - goals) / CANDIDATE_BYTES);
}

/** Writes the corners that see the vertex `end`, whose polygons are found; returns where they end. */
function gather(to: usize, end: u32, other: u32): usize {
  const limit = to + <usize>room * CANDIDATE_BYTES;
  const x = vertexX(end);
  const y = vertexY(end);
  const otherX = vertexX(other);
  const otherY = vertexY(other);
  for (let place: u32 = 0; place < foundCount(); place++) {
    const piece = foundPiece(place);
    const last = entryEnd(piece);
    for (let entry = entryStart(piece); entry < last && to < limit; entry += 8) {
      const corner = <u32>load<u16>(entry);
      const vertex = cornerVertex(corner);
      const flags = <u32>load<u16>(entry, 6);
      const right = <u32>load<u16>(entry, 2);
      if (right != UNBOUNDED) {
        const side = orient(vertex, right, end);
        if ((flags & RIGHT_IS_BEHIND) != 0 ? side > 0 : side < 0) continue;
      }
      const left = <u32>load<u16>(entry, 4);
      if (left != UNBOUNDED) {
        const side = orient(vertex, left, end);
        if ((flags & LEFT_IS_BEHIND) != 0 ? side < 0 : side > 0) continue;
      }
      const cornerX = vertexX(vertex);
      const cornerY = vertexY(vertex);
      const dx = <f32>(cornerX - x);
      const dy = <f32>(cornerY - y);
      const farX = <f32>(cornerX - otherX);
      const farY = <f32>(cornerY - otherY);
      const distance = sqrt(dx * dx + dy * dy);
      store<u32>(to, corner);
      store<f32>(to, distance, DISTANCE);
      store<f32>(to, distance + sqrt(farX * farX + farY * farY), BOUND);
      to += CANDIDATE_BYTES;
    }
  }
  return to;
}

/** The candidate from `from` to `end` with the least bound; 0 when there is none. */
export function leastBound(from: usize, end: usize): usize {
  let best: usize = 0;
  let least: f32 = f32.MAX_VALUE;
  for (let at = from; at < end; at += CANDIDATE_BYTES) {
    const bound = load<f32>(at, BOUND);
    if (bound >= least) continue;
    least = bound;
    best = at;
  }
  return best;
}

/** Keeps the candidates of both ends whose bound is at most `limit`. */
export function dropAbove(limit: f32): void {
  startTotal = <u32>((keep(starts, startCandidatesEnd(), limit) - starts) / CANDIDATE_BYTES);
  goalTotal = <u32>((keep(goals, goalCandidatesEnd(), limit) - goals) / CANDIDATE_BYTES);
}

function keep(from: usize, end: usize, limit: f32): usize {
  let to = from;
  for (let at = from; at < end; at += CANDIDATE_BYTES) {
    if (load<f32>(at, BOUND) > limit) continue;
    v128.store(to, v128.load(at));
    to += CANDIDATE_BYTES;
  }
  return to;
}

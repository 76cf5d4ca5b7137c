/** The points of the path found last at walking steps. */
import { grown, roomFor } from '../navigation/growing';
import { isInPolygon } from '../navigation/locate';
import { findNearestGround, nearestGroundX, nearestGroundY } from '../navigation/nearest-ground';
import { pathCount, pathPlace } from '../navigation/path';
import { fromGridX, fromGridY, toGridX, toGridY } from '../navigation/vertices';
import { isWalkable } from './ground';

/** How far a point between two turns may be moved, in grid steps: rounding leads it off the ground at most this far. */
const SLACK: f64 = 4;

/** f64 x, y a point. */
let points: usize = 0;
let room: usize = 0;
let count: u32 = 0;

/** Address of the points that `takeSteps` wrote: f64 x, y each. */
export function stepsAddress(): usize {
  return points;
}

/** Splits every leg of the path into equal parts of at most `step` px and returns the count of points. All are walkable. */
export function takeSteps(step: f64): u32 {
  let x = load<f64>(pathPlace(0));
  let y = load<f64>(pathPlace(0), 8);
  count = 0;
  makeRoom(1);
  addPoint(x, y);
  for (let turn: u32 = 1; turn < pathCount(); turn++) {
    const toX = load<f64>(pathPlace(turn));
    const toY = load<f64>(pathPlace(turn), 8);
    const dx = toX - x;
    const dy = toY - y;
    const parts = max(1, ceil(sqrt(dx * dx + dy * dy) / step));
    const stepX = dx / parts;
    const stepY = dy / parts;
    makeRoom(<u32>parts);
    for (let part: f64 = 1; part < parts; part++) addBetween(x + stepX * part, y + stepY * part);
    x = toX;
    y = toY;
    addPoint(x, y);
  }
  return count;
}

function makeRoom(more: u32): void {
  const wanted = (<usize>(count + more)) << 4;
  if (wanted <= room) return;
  points = grown(points, room, wanted);
  room = roomFor(wanted);
}

function addPoint(x: f64, y: f64): void {
  const at = points + ((<usize>count) << 4);
  store<f64>(at, x);
  store<f64>(at, y, 8);
  count++;
}

/** A point of a leg along a wall may be rounded into the wall: then one beside it is taken. */
function addBetween(x: f64, y: f64): void {
  if (isWalkable(x, y)) {
    addPoint(x, y);
    return;
  }
  const gridX = <i32>nearest(toGridX(x));
  const gridY = <i32>nearest(toGridY(y));
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (!isInPolygon(gridX + dx, gridY + dy)) continue;
      addPoint(fromGridX(<f64>(gridX + dx)), fromGridY(<f64>(gridY + dy)));
      return;
    }
  }
  if (findNearestGround(<f64>gridX, <f64>gridY, SLACK)) {
    addPoint(fromGridX(<f64>nearestGroundX()), fromGridY(<f64>nearestGroundY()));
  } else {
    addPoint(x, y);
  }
}

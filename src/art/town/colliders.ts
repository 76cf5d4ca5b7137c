/** The walkable area: the outline of the promenade minus the feet of its objects, derived from the layout. */
import { type LocationData, COLLIDER_SCALE_PX } from '../../shared/rules/town.ts';
import { NEWCOMER_POINTS } from '../../shared/rules/first-walk.ts';
import type { Pt } from '../kit/path.ts';
import { circlePts } from '../kit/shapes.ts';
import { declareDoors } from '../locations/door-parts.ts';
import { DOORS, PLATES } from './doors.ts';
import { type Placement, SPAWNS, SPRITES, WALK } from './layout.ts';
import { PLACES } from './places.ts';
import { SEATS } from './seats.ts';

/** Vertical offset of collider centres from the foot line, in px. */
const FOOT_LIFT_PX = 2;
const CORNERS = 12;
const LARGE_FOOT_PX = 200;

function holesOf(thing: Placement): Pt[][] {
  const k = thing.scale ?? 1;
  return (thing.feet ?? []).map(({ dx = 0, dy = -FOOT_LIFT_PX, rx, ry }) =>
    circlePts(thing.x + dx * k, thing.y + dy, rx * k, ry * k, rx > LARGE_FOOT_PX ? CORNERS * 2 : CORNERS),
  );
}

/** Outline first, then holes, in map pixels. */
export const walkPaths = (): Pt[][] => [WALK, ...SPRITES.flatMap(holesOf)];

const inUnits = ([x, y]: Pt): { x: number; y: number } => ({
  x: Number((x / COLLIDER_SCALE_PX).toFixed(3)),
  y: Number((y / COLLIDER_SCALE_PX).toFixed(3)),
});

/** `location.json` (specification: world, section 3), with the doors, places and seats beside the colliders. */
export const locationData = (): LocationData => ({
  Colliders: {
    Position: { x: 0, y: 0 },
    Scale: { x: 1, y: 1 },
    Paths: walkPaths().map((path) => path.map(inUnits)),
  },
  SpawnPoints: SPAWNS.map(inUnits),
  NewcomerPoints: NEWCOMER_POINTS,
  Doors: declareDoors(DOORS),
  Plates: PLATES,
  Places: PLACES,
  Seats: SEATS,
});

/** Constants of locations and of walking. Distances are map pixels, times milliseconds. */
import type { Door, NamePlate, Place, Seat } from './places.ts';

/** The town: where new players begin, and what a client gets that names no other location. */
export const LOCATION_SLUG = 'lantern-bay';
/** Path of a location's colliders (`LocationData`). */
export const locationPathOf = (slug: string): string => `/game-assets/locations/${slug}/location.json`;
/** Path of the precomputed navigation data (`Core.bakeLocation`); the file is empty when there are none. */
export const navigationPathOf = (slug: string): string => `/game-assets/locations/${slug}/navigation.bin`;
export const LOCATION_PATH = locationPathOf(LOCATION_SLUG);
export const LOCATION_NAME = 'Lantern Bay';
/** Of the town, which is the largest map: no position in any location is outside of it. */
export const MAP_WIDTH_PX = 5164;
export const MAP_HEIGHT_PX = 1000;
/** px = (Position + Scale x point) x COLLIDER_SCALE_PX */
export const COLLIDER_SCALE_PX = 57.25;
export const WALK_SPEED_PX_PER_S = 210;
export const VIEW_COUNT = 6;
/** Distance between the points of a walking path. */
export const PATH_STEP_PX = 16;
/** Number of headings to which a step is snapped for the choice of a view. */
export const PATH_DIRECTIONS = 12;
export const NEAREST_WALKABLE_RADIUS_PX = 50;
/** Maximum distance to walkable ground at which a point counts as walkable. */
export const WALKABLE_SNAP_PX = 2;
export const MOVE_THROTTLE_MS = 175;
export const FORCED_MOVE_MS = 3000;
export const FORCED_MOVE_OPTIMIZED_MS = 5000;
/** Maximum credit of walking time; the server rejects positions beyond it. */
export const WALK_ALLOWANCE_MS = 2000;

/** Points of a collider file; y grows downwards. */
export interface LocationPoint {
  x: number;
  y: number;
}

/** What players read about a location, in one language. */
export interface LocationTexts {
  name: string;
  doors: Readonly<Record<string, { label: string; hint: string }>>;
  /** A sentence says what is there, for players who do not see it. */
  places: Readonly<Record<string, { name: string; sentence: string }>>;
  /** Of the seats of one kind at one place: key `{kind} {place}`. */
  seats: Readonly<Record<string, { name: string; sentence: string }>>;
}

/** `location.json`: the first path is the walkable outline, the others are holes in it. */
export interface LocationData {
  Colliders: { Position: LocationPoint; Scale: LocationPoint; Paths: LocationPoint[][] };
  SpawnPoints: LocationPoint[];
  /** Map pixels; absent for the town. */
  Size?: { widthPx: number; heightPx: number };
  /** What players read about it, by language; absent for the town, whose texts are in the catalogues. */
  Texts?: Readonly<Record<string, LocationTexts>>;
  /** Where accounts enter that never were in the town, map pixels; by default the spawn points. */
  NewcomerPoints?: readonly LocationPoint[];
  /** In map pixels; read them by `readTownPlaces`. */
  Doors?: readonly Door[];
  Plates?: readonly NamePlate[];
  Places?: readonly Place[];
  Seats?: readonly Seat[];
}

/** The inside of the boutique: a small room behind a door of the town. */
import { COLLIDER_SCALE_PX, type LocationData } from '../../../shared/rules/town.ts';
import type { Pt } from '../../kit/path.ts';
import { circlePts } from '../../kit/shapes.ts';
import { at } from '../../town/piece.ts';
import type { LocationDesign } from '../design.ts';
import { declareDoors, doorLight } from '../door-parts.ts';
import { ENTRANCE } from './entrance.ts';
import { SPRITES } from './furniture.ts';
import { DOORS, FURNITURE, H, PLACES, SEATS, SPAWNS, W, WALK } from './layout.ts';
import { drawRoom } from './room.ts';
import { TEXTS } from './texts.ts';

const CORNERS = 14;

const inUnits = ([x, y]: Pt): { x: number; y: number } => ({
  x: Number((x / COLLIDER_SCALE_PX).toFixed(3)),
  y: Number((y / COLLIDER_SCALE_PX).toFixed(3)),
});

const feet = (): Pt[][] => FURNITURE.map(({ x, y, foot }) => circlePts(x, y - 4, foot.rx, foot.ry, CORNERS));

const data = (): LocationData => ({
  Colliders: {
    Position: { x: 0, y: 0 },
    Scale: { x: 1, y: 1 },
    Paths: [WALK, ...feet()].map((path) => path.map(inUnits)),
  },
  SpawnPoints: SPAWNS.map(inUnits),
  Size: { widthPx: W, heightPx: H },
  Doors: declareDoors(DOORS),
  Places: PLACES,
  Seats: SEATS,
  Texts: TEXTS,
});

export const LOCATION: LocationDesign = {
  slug: 'boutique-inside',
  widthPx: W,
  heightPx: H,
  skyHeightPx: 0,
  sky: () => '',
  background: drawRoom,
  foreground: () => [],
  foregroundStrips: [],
  sprites: SPRITES,
  placements: FURNITURE,
  lights: () => [
    ...drawRoom('evening').lights,
    ...FURNITURE.flatMap(({ kind, x, y }) => at(SPRITES[kind](), x, y).lights),
  ],
  motionArt: {},
  motions: () => [],
  doorParts: DOORS.map(doorLight),
  data,
  sources: {
    pictures: 'locations/boutique-inside/location.ts',
    doors: 'locations/boutique-inside/layout.ts',
    data: 'locations/boutique-inside/location.ts',
  },
  surround: { day: 0x6b4a86, evening: 0x2c2350 },
  entrance: ENTRANCE,
};

/**
 * What a location is made of: its size, its drawing, and the data that the server and the client read. Each folder beside this file has
 * one design in its `location.ts`, and `registry.ts` lists them. Types only.
 */
import type { Language } from '../../shared/rules/languages.ts';
import type { LocationData } from '../../shared/rules/town.ts';
import type { Box } from '../kit/path.ts';
import type { MoodName } from '../town/backdrop/sky.ts';
import type { DoorDesign, DoorPart } from './door-parts.ts';
import type { Motion, MotionArt } from '../town/motions.ts';
import type { Light, Piece } from '../town/piece.ts';

/** Something that is drawn at its foot, sorted by depth with the players. */
export interface PlacedSprite {
  kind: string;
  x: number;
  y: number;
  scale?: number | undefined;
  flip?: boolean | undefined;
}

/** A door of another location. Its place, its picture and its texts belong to the location that it leads to. */
export interface LocationEntrance {
  /** Slug of the location that the door is in. */
  from: string;
  door: DoorDesign;
  parts: readonly DoorPart[];
  /** Name and hint at the door. */
  texts: Readonly<Record<Language, { label: string; hint: string }>>;
  /** The file of `src/art` that it is in. */
  source: string;
}

export interface LocationDesign {
  /** Name in addresses and on the wire: lower case and hyphens. Never changed after a release. */
  slug: string;
  /** At most the size of the town. */
  widthPx: number;
  heightPx: number;
  /** Height of the sky's picture, from the upper edge; 0 indoors. */
  skyHeightPx: number;
  sky(mood: MoodName): string;
  background(mood: MoodName): Piece;
  /** In front of all players. */
  foreground(): Piece[];
  /** The areas of the foreground that are not empty. */
  foregroundStrips: readonly Box[];
  /** Around a foot at 0,0. */
  sprites: Readonly<Record<string, () => Piece>>;
  placements: readonly PlacedSprite[];
  /** All lights on the map. */
  lights(): Light[];
  motionArt: Readonly<Record<string, MotionArt>>;
  motions(lights: Light[]): Motion[];
  doorParts: readonly DoorPart[];
  /** `location.json`: colliders, spawn points, doors, places, seats, and the texts of what the catalogues do not have. */
  data(): LocationData;
  /** Files of `src/art` that the pictures depend on. */
  sources: {
    pictures: string;
    doors: string;
    data: string;
    /** Those of entrances of other locations. */
    entrances?: readonly string[];
  };
  /** Colour around the map, 0xRRGGBB; absent where sky and hedges are around it. */
  surround?: { day: number; evening: number };
  /** How one gets in; absent for the town. */
  entrance?: LocationEntrance;
}

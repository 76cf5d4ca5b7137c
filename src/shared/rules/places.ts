/**
 * Doors, named places and seats of a location, as its file declares them beside the colliders. Distances are map pixels. What
 * players read about them is in `door-text.ts` and in the panel of surroundings.
 */
import * as z from 'zod/mini';

const point = z.object({ x: z.number(), y: z.number() });
/** Left, top, right, bottom. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const door = z.object({
  key: z.string(),
  /** Where a click counts: the door or the thing itself first, then its signs. */
  hits: z.array(box).check(z.minLength(1)),
  /** Foot line of what is clicked; 0 for houses, which are behind all furniture. */
  depth: z.number(),
  /** Walkable: where players stand when the screen opens. */
  stand: point,
  /** The view (0 to 5) that they turn to there. */
  view: z.number(),
  /** Public name of the dialog that it opens, or `radio`; '' for a door to another location. */
  screen: z.string(),
  /** Slug of the location that it leads to. */
  to: z.optional(z.string()),
});
export type Door = z.infer<typeof door>;

const place = z.object({
  key: z.string(),
  /** Corners. */
  area: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(3)),
  /** Walkable: where players go who choose the place. */
  go: point,
});
export type Place = z.infer<typeof place>;

const seat = z.object({
  key: z.string(),
  /** Key of the named place that it belongs to. */
  place: z.string(),
  /** Where the soles of the player who sits are drawn, and the depth. */
  at: point,
  /** Walkable: where the player is for all rules. */
  stand: point,
  /** The view (0 to 5) of the player who sits. */
  view: z.number(),
  /** Its height: what it is. */
  kind: z.enum(['bench', 'chair', 'rim', 'ledge', 'ground']),
});
export type Seat = z.infer<typeof seat>;

const namePlate = z.object({
  key: z.string(),
  /** Where a click counts. */
  hit: box,
  /** Walkable: where the player goes. */
  stand: point,
});
/** A thing without a screen: a click names it. */
export type NamePlate = z.infer<typeof namePlate>;

const townPlaces = z.object({
  Doors: z.optional(z.array(door)),
  Places: z.optional(z.array(place)),
  Seats: z.optional(z.array(seat)),
  Plates: z.optional(z.array(namePlate)),
});

export interface TownPlaces {
  doors: readonly Door[];
  places: readonly Place[];
  seats: readonly Seat[];
  plates: readonly NamePlate[];
}

/** From the parsed location file. One that declares them wrongly has none. */
export function readTownPlaces(location: unknown): TownPlaces {
  const parsed = townPlaces.safeParse(location);
  if (parsed.success) {
    const { Doors: doors = [], Places: places = [], Seats: seats = [], Plates: plates = [] } = parsed.data;
    return { doors, places, seats, plates };
  }
  console.warn('the location declares no readable doors, places and seats:', parsed.error);
  return { doors: [], places: [], seats: [], plates: [] };
}

/** The door of the bandshell opens a panel, not a dialog. */
export const RADIO_DOOR_SCREEN = 'radio';
/** Key of the door of the boutique's window, which opens the look of the day. */
export const SHOP_WINDOW = 'window';
/** Players this near to a door's `stand` can enter it by a key. */
export const DOOR_REACH_PX = 44;
/** The server lets players this near go through a door to another location: those who come out of it are not all at one point. */
export const AT_DOOR_PX = 64;

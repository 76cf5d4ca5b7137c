/** The table of visits behind the doors of the town. Column types as in `schema.ts`. */

/** What the player saw at the last visit. A player has no row for a door before the first one. Deleted with the player. */
export interface DoorVisitTable {
  playerId: string;
  door: 'store' | 'board';
  /** `store`: the highest `number` of a listed item; `board`: JSON of `BoardSeen`. */
  seen: string;
}

/** Tables of the lantern album. Column types as in `schema.ts`. */

/** A lantern that a player found. Five of one day are a stamp. */
export interface AlbumLanternTable {
  playerId: string;
  /** Days since 1970-01-01 in UTC. */
  day: number;
  /** 1 to 40, see `rules/lanterns/spots`. */
  spot: number;
  foundAt: number;
}

/** A player has no row before the first change. */
export interface AlbumTable {
  playerId: string;
  /** 1: the profile shows the album. */
  isShown: number;
}

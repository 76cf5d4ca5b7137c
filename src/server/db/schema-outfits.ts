/** Tables of saved looks. Column types as in `schema.ts`. */
/** A saved look; its id is the code that players share. */
export interface OutfitTable {
  id: string;
  playerId: string;
  name: string;
  /** JSON of `Customization` */
  look: string;
  createdAt: number;
  /** In the player's order, from 0; null for an outfit that was saved since. */
  position?: number | null;
  /** When its owner last wore or saved it; null for one of an older version that was not worn since. */
  usedAt?: number | null;
}

/** The outfit that the player's profile shows. A player without one has no row. */
export interface FavouriteOutfitTable {
  playerId: string;
  outfitId: string;
}

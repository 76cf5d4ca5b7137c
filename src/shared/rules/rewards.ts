/** Limits of what others see of a player's good news. */

/** Who is nearer to a player sees and hears that the player reached a level, map px. */
export const LEVEL_SEEN_PX = 900;

/** The games' tables: saves of the cookie game, games of FLOW and what each player reached in them. Columns as in `schema.ts`. */
import type { Generated } from 'kysely';

/** The newest saves of each player's cookie game. */
export interface CookieSaveTable {
  id: Generated<number>;
  playerId: string;
  /** The save that stood before it; 0 for the first. */
  previousId: number;
  /** JSON of `CookieSave` */
  state: string;
  /** By the player's clock */
  lastSave: number;
  createdAt: number;
}

export interface FlowGameTable {
  id: string;
  playerId: string;
  /** 32-bit */
  seed: number;
  /** Base64 of the core's log */
  log: string;
  /** JSON of `MultiplierWindow[]`: which swaps counted for how much. */
  windows: string;
  /** Swaps in the log */
  applied: number;
  /** With multipliers */
  score: number;
  combo: number;
  grantedHonor: number;
  /** Playing time not used up yet, ms; negative while the last turn can still be running. */
  creditMs: number;
  playedAt: number;
  startedAt: number;
  endedAt: number | null;
  /** 'open', or the game's own id once it has ended. */
  openKey: string;
}

export interface FlowPlayerTable {
  playerId: string;
  highScore: number;
  largestCombo: number;
  /** Counts while `multiplierUntil` has not passed. */
  multiplier: number;
  multiplierUntil: number;
  /** What players say of themselves; a row comes with the first of it. */
}

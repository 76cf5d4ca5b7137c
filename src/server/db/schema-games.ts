/**
 * Tables of the games: saves of the cookie game, games of FLOW and players' results. Column types as in `schema.ts`.
 */
import type { Generated } from 'kysely';
import type { WalkState } from '../../shared/rules/first-walk.ts';

/** The newest saves of each player's cookie game. */
export interface CookieSaveTable {
  id: Generated<number>;
  playerId: string;
  /** The preceding save; 0 for the first. */
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
  /** JSON of `MultiplierWindow[]`: the multiplier of each range of swaps. */
  windows: string;
  /** Swaps in the log */
  applied: number;
  /** With multipliers */
  score: number;
  combo: number;
  grantedHonor: number;
  startedAt: number;
  endedAt: number | null;
  /** 'open', or the game's id after its end. */
  openKey: string;
}

export interface FlowPlayerTable {
  playerId: string;
  highScore: number;
  largestCombo: number;
  /** Valid until `multiplierUntil`. */
  multiplier: number;
  multiplierUntil: number;
  /** Unused playing time of all games, ms, at `playedAt`; negative while the last turn may still be running. */
  creditMs: number;
  /** Time of the last play, epoch ms; 0 for none. */
  playedAt: number;
}

/** The deal of a day, drawn when its first try is started. */
export interface DailyBoardTable {
  day: number;
  /** 32-bit */
  seed: number;
}

export interface DailyTryTable {
  id: string;
  playerId: string;
  day: number;
  /** 1 to 3 */
  number: number;
  /** Base64 of the core's log */
  log: string;
  /** Swaps in the log */
  applied: number;
  score: number;
  combo: number;
  /** Lanterns that are not lit; 0: the board is finished. */
  lanternsLeft: number;
  startedAt: number;
  endedAt: number | null;
}

/** The first finished board of a player on a day. */
export interface DailyLanternTable {
  playerId: string;
  day: number;
  litAt: number;
}

/** The first walk of a newcomer; accounts from before have none. */
export interface FirstWalkTable {
  playerId: string;
  /** Sum of 1 << index in `WALK_BITS`. */
  bits: number;
  status: Exclude<WalkState['status'], 'none'>;
  /** What was worn when the walk began; null before. */
  wornAtStart: string | null;
}

/** Texts of FLOW (specification: avatar and commerce, section 2.8). */
import type { Multiplier } from '../../shared/rules/flow.ts';

export const SCORE = 'Score';
export const HIGH_SCORE = 'High score';
export const LARGEST_COMBO = 'Largest combo';
export const POSSIBLE_MOVES = 'Possible moves';
export const HINT = 'Hint';
export const NEW_GAME = 'New game';
export const NEW_GAME_QUESTION = 'End this game?';
export const NEW_GAME_TEXT = 'Its score counts for your high score, and a new board is dealt.';
export const KEEP_PLAYING = 'Keep playing';
export const COOKIE_GAME = 'Cookie game';
export const SOUND = 'FLOW sound';
export const MULTIPLIERS_TITLE = 'Score multipliers';
export const MULTIPLIERS_TEXT = 'Each lasts 5 minutes.';
export const RETRY = 'Retry';
export const RESYNCED = 'The board was set back to what the server knows.';
export const GEM_NAMES = ['ruby', 'amber', 'emerald', 'sapphire', 'amethyst'] as const;
export const BOARD = 'FLOW board';
export const BOARD_HELP =
  'Arrow keys move, Enter takes a gem up, then an arrow key swaps it with its neighbour. Escape puts it down.';

export const honor = (hundredths: string): string => `Honor ${hundredths}`;
export const moreToLevel = (missing: number, level: number): string => `${missing} more to level ${level}`;
export const buy = (factor: Multiplier, gems: number): string => `×${factor} for ${gems}`;
export const buyLabel = (factor: Multiplier, gems: number): string =>
  `×${factor} for ${gems} gems: scores count ${factor} times for 5 minutes`;
export const active = (factor: number): string => `×${factor} active`;
export const oneAtATime = (clock: string): string => `One multiplier at a time. Ready in ${clock}.`;
export const gemsShort = (missing: number): string => `${missing} ${missing === 1 ? 'gem' : 'gems'} short`;
export const combo = (rounds: number): string => `COMBO ×${rounds}`;
export const plus = (points: number): string => `+${points}`;
export const turnSaid = (points: number, rounds: number): string =>
  rounds > 1 ? `${points} points, combo of ${rounds}.` : `${points} points.`;
export const cellName = (cell: number, gem: string, isTaken: boolean): string =>
  `Row ${Math.floor(cell / 6) + 1}, column ${(cell % 6) + 1}: ${gem}${isTaken ? ', taken up' : ''}`;
/** 222000 ms is '3:42'. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

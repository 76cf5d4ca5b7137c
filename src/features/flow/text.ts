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
export const HOW_TITLE = 'How to play';
export const HOW_LINES = [
  'Swap two neighbours so that three or more of a kind stand in a line.',
  'A longer line scores more, and every further round of a cascade counts once more.',
  '100 points are 0.01 honor.',
] as const;
export const COOKIE_GAME = 'Cookie game';
export const SOUND = 'FLOW sound';
export const MULTIPLIERS_TITLE = 'Score multipliers';
export const MULTIPLIERS_TEXT = 'Each lasts 5 minutes.';
export const RETRY = 'Retry';
export const NOT_DEALT = 'The board could not be dealt.';
export const NO_MATCH = 'No match';
export const NO_MATCH_SAID = 'These two make no match.';
export const RECONNECTING = 'Reconnecting. Play on: your moves are kept.';
export const MOVES_FIRST = 'Your waiting moves are sent first.';
export const TAKEN_OVER_TITLE = 'You play in another tab';
export const TAKEN_OVER = 'This board has stopped. Moves that were waiting go on there.';
export const GEM_NAMES = ['ruby', 'amber', 'emerald', 'sapphire', 'amethyst'] as const;
export const BOARD = 'FLOW board';
export const BOARD_HELP =
  'Arrow keys move, Enter takes a gem up, then an arrow key swaps it with its neighbour. Escape puts it down.';

export const honor = (hundredths: string): string => `Honor ${hundredths}`;
export const moreToLevel = (hundredths: string, level: number): string => `${hundredths} to level ${level}`;
const movesWaiting = (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'} waiting`;
export const reconnecting = (count: number): string => `Reconnecting, ${movesWaiting(count)}`;
export const sending = (count: number): string => `Sending, ${movesWaiting(count)}`;
/** What the waiting moves are going to score. Null: some of them arrive after the multiplier has ended. */
export const waitingPoints = (points: number, factor: number | null): string =>
  factor === null ? `+${points}` : `+${points} at ×${factor}`;
export const kept = (count: number): string => `${movesWaiting(count)}. They are sent when the server answers.`;
export const full = (count: number): string => `${count} moves wait. The board goes on when the server has taken some.`;
/** `lost` moves could not be added to the server's game. */
export const resynced = (lost: number): string =>
  lost === 0
    ? 'The board was set back to what the server knows.'
    : `The game went on elsewhere: ${lost} waiting ${lost === 1 ? 'move was' : 'moves were'} not added.`;
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

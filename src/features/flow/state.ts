/** What FLOW shows: the board, the animation of a turn, totals and waiting moves. `game.ts` writes it. */
import { proxy, ref } from 'valtio';
import type { Match3Swap } from '../../engine/core/types.ts';
import { runtime } from '../../shared/runtime/client.ts';
import type { Phase } from './phases.ts';

export interface Film {
  phases: Phase[];
  /** By `runtime.monotonic()` */
  startedAt: number;
  /** Length of a phase */
  stepMs: number;
  /** The multiplier of the turn's points. */
  factor: number;
}

/** The outcome of the last swap, for screen readers. `count` tells two equal ones apart. */
export type Said =
  | { kind: 'points'; points: number; rounds: number; count: number }
  | { kind: 'no-match'; count: number }
  /** `pieces` are those of the pair. */
  | { kind: 'hint'; pair: Match3Swap; pieces: number[]; count: number }
  /** A swap waits for the end of the running turn. */
  | { kind: 'waits'; count: number };

/** How a try of the daily board ended. */
export interface DailyEnd {
  score: number;
  lanternsLeft: number;
  /** The try gave the lantern of the day. */
  isLanternNew: boolean;
  /** Id of the item that the lantern gave. */
  prize: string | null;
}

/** The try of the daily board that is on the screen. */
export interface DailyTry {
  number: number;
  movesLeft: number;
  lanternsLeft: number;
  /** After the last move: null until the server has replayed it. */
  end: DailyEnd | null;
}

export interface FlowState {
  mode: 'endless' | 'daily';
  /** Null while no try is on the screen. */
  daily: DailyTry | null;
  /** `ended`: another tab plays, or the server refused this one. */
  status: 'loading' | 'ready' | 'failed' | 'ended';
  /** Why it failed or ended, as a text for the player. */
  failure: string;
  /** The board between turns: gems, or the pieces of the daily board. */
  gems: Uint8Array;
  film: Film | null;
  /** Totals with the points that waiting moves are going to have. */
  score: number;
  highScore: number;
  largestCombo: number;
  possibleSwaps: Match3Swap[];
  multiplier: number;
  /** Epoch ms; 0 when none is active. */
  multiplierEndsAt: number;
  /** The selected cell. */
  taken: number | null;
  /** Two cells that make a match, while the hint is shown. */
  hint: Match3Swap | null;
  /** A swap that is played after the running turn. */
  next: Match3Swap | null;
  said: Said | null;
  /** Moves that the server has not acknowledged. */
  waiting: number;
  waitingPoints: number;
  /** The factor of all waiting moves; null when they differ. */
  waitingFactor: number | null;
  /** The server is behind the board by more than a normal delay. */
  isBehind: boolean;
  /** No further move is kept until the server has taken some. */
  isFull: boolean;
}

export const nothing: FlowState = {
  mode: 'endless',
  daily: null,
  status: 'loading',
  failure: '',
  gems: ref(new Uint8Array(0)),
  film: null,
  score: 0,
  highScore: 0,
  largestCombo: 0,
  possibleSwaps: [],
  multiplier: 1,
  multiplierEndsAt: 0,
  taken: null,
  hint: null,
  next: null,
  said: null,
  waiting: 0,
  waitingPoints: 0,
  waitingFactor: null,
  isBehind: false,
  isFull: false,
};

export const flow = proxy<FlowState>({ ...nothing });

export const activeFactor = (): number => (flow.multiplierEndsAt > runtime.now() ? flow.multiplier : 1);

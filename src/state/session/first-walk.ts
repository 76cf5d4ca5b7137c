/**
 * The own player's first walk: what the server says of it, and what the guide of the walk wants the town to show. The interface of
 * the walk writes the guide; the town draws it.
 */
import { proxy } from 'valtio';
import type { WalkAct, WalkState } from '../../shared/rules/first-walk.ts';

interface Place {
  x: number;
  y: number;
}

export interface WalkGuide {
  /** Where the cat leads; null while it lives as everybody sees it. */
  cat: {
    goal: Place;
    /** Where it comes from when it appears; else from where it is. */
    from: Place | null;
    /** It waits for a player who is farther behind than this, map pixels. */
    waitPx: number;
    isLying: boolean;
    /** Done once when it begins: a turn on the spot, or a circle around the player. */
    trick: 'turn' | 'circle' | null;
    /** She fades when the player is this far away, map pixels, and is then as everybody sees her; null: never. */
    fadesAfterPx: number | null;
  } | null;
  /** The musician waits at her place. */
  hasMusician: boolean;
  /** Where the player should go: marked on the ground, and in the list of places by its name; on these seats the player sits. */
  target: (Place & { name: string; seats?: readonly string[] }) | null;
  /** Shows how to get to a point with the device, for a moment; `sinceMs` is of the monotonic clock. */
  hand: (Place & { device: WalkDevice; sinceMs: number }) | null;
  /** The part of the interface that the task is about. */
  part: 'message' | 'wardrobe' | null;
  /** No townsfolk live in the town: anybody's card counts, also the own one. */
  isAlone: boolean;
  /** A click on the own figure opens its card, because nobody else may be there. */
  hasOwnCard: boolean;
}

/** The device of the last input. */
export type WalkDevice = 'mouse' | 'keys' | 'touch';

export const NO_GUIDE: WalkGuide = {
  cat: null,
  hasMusician: false,
  target: null,
  hand: null,
  part: null,
  isAlone: false,
  hasOwnCard: false,
};

export const firstWalk = proxy<{ walk: WalkState | null; guide: WalkGuide; isRepeated: boolean }>({
  /** Null until the server has sent it. */
  walk: null,
  guide: NO_GUIDE,
  /** It is walked again for fun: nothing is sent. */
  isRepeated: false,
});

let sender: ((act: WalkAct) => void) | null = null;

export function takeFirstWalk(walk: WalkState): void {
  firstWalk.walk = walk;
}

/** The connection sends acts. */
export function connectFirstWalk(send: (act: WalkAct) => void): void {
  sender = send;
}

export const sendWalkAct = (act: WalkAct): void => sender?.(act);

/** Resumes the walk, or repeats it without a reward when it is done. */
export function walkWithCat(): void {
  if (firstWalk.walk?.status === 'done') firstWalk.isRepeated = true;
  else sendWalkAct(firstWalk.walk?.status === 'new' ? 'begin' : 'resume');
}

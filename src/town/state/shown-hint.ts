/** A walk hint while it is shown. Pure. */
import type { WalkHint } from './walk-intent.ts';

export interface ShownHint extends WalkHint {
  /** When it was shown, milliseconds. */
  readonly sinceMs: number;
}

const SHOWN_MS = { going: 600, unreachable: 1600 } as const;
/** The mark grows from this share of its size. */
const FIRST_SCALE = 0.4;
/** The words fade after this share of their time. */
const WORDS_STAY = 0.7;

/** Share of its time that is over, 0 to 1; at 1 it is gone. */
export const hintShare = ({ kind, sinceMs }: ShownHint, nowMs: number): number =>
  Math.max(0, Math.min(1, (nowMs - sinceMs) / SHOWN_MS[kind]));

export interface HintLook {
  scale: number;
  markAlpha: number;
  wordsAlpha: number;
}

/** Writes how a hint looks; `isStill`: the mark does not move. */
export function writeHintLook(share: number, isStill: boolean, out: HintLook): void {
  const eased = 1 - (1 - share) ** 2;
  out.scale = isStill ? 1 : FIRST_SCALE + (1 - FIRST_SCALE) * eased;
  out.markAlpha = isStill ? 1 : 1 - eased;
  out.wordsAlpha = share <= WORDS_STAY ? 1 : (1 - share) / (1 - WORDS_STAY);
}

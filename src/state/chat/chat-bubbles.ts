/**
 * Speech bubbles: at most three lines per speaker. A new line is added to the bubble when it is short and there is room;
 * otherwise it replaces the bubble (specification: world, sections 4, 5 and 9). Pure rules over plain arrays; `chat.ts` owns
 * the bubbles.
 */
import { withoutOutfitCodes } from '../../shared/rules/text/outfit-code.ts';
import { REDACTION_MARKER } from '../../shared/rules/limits.ts';
import { text as words } from '../text.ts';

export const BUBBLE_LIFE_MS = 10_000;
export const BUBBLE_FADE_MS = 200;

export interface BubbleLine {
  id: number;
  text: string;
  saidAtMs: number;
}

/** Lines that are not expired at `nowMs`, oldest first. */
export const livingLines = (lines: readonly BubbleLine[], nowMs: number): BubbleLine[] =>
  lines.filter((line) => nowMs - line.saidAtMs < BUBBLE_LIFE_MS);

const BUBBLE_LINES_MAX = 3;
const BUBBLE_JOIN_LENGTH_MAX = 100;

/** The bubble with a new line. */
export function sayInto(lines: readonly BubbleLine[], line: BubbleLine): BubbleLine[] {
  const living = livingLines(lines, line.saidAtMs);
  const joins = line.text.length <= BUBBLE_JOIN_LENGTH_MAX && living.length < BUBBLE_LINES_MAX;
  return joins ? [...living, line] : [line];
}

/** The text that a bubble shows: without redacted words, and with a word for an outfit, whose card it cannot show; may be empty. */
export const bubbleText = (text: string): string =>
  withoutOutfitCodes(text, words.outfitWord).replaceAll(REDACTION_MARKER, '').replace(/\s+/g, ' ').trim();

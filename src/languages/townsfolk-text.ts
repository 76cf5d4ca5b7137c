/** What the townsfolk say, by character. */
import messages from './en/townsfolk-lines.ts';
import { texts } from './texts.ts';

/** Uses one of both. */
type Line = (values: { name: string; event: string }) => string;

export interface TownsfolkLines {
  /** Where the character usually is, after 'at'. */
  place: string;
  /** To a player who never met the character; also the sentence of the card. */
  first: string;
  known: Line;
  morning: string;
  evening: string;
  rain: string;
  event: Line;
}

export const TOWNSFOLK_LINES: Readonly<Record<string, TownsfolkLines>> = texts(messages);

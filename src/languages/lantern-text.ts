/** Where the lanterns of the town are, and names of the pages of their album. */
import messages from './en/lanterns.ts';
import { texts } from './texts.ts';

const { spots, pages } = texts(messages);
const HINTS: Readonly<Record<string, string>> = spots;
const PAGES: Readonly<Record<string, string>> = pages;

/** `n`: number of the lantern's place, 1 to 40. Empty for an unknown one. */
export const lanternHint = (n: number): string => HINTS[n] ?? '';

/** `motif`: 0 to 12. Empty for an unknown one. */
export const albumPageName = (motif: number): string => PAGES[motif] ?? '';

/** Texts that store and outlet share, word for word where the specification gives them (avatar, sections 2.6, 2.7 and 8). */
import messages from '../languages/en/store-parts.ts';
import { COMMA, serialListOf, texts } from '../languages/texts.ts';

import { isolate } from '../shared/rules/text/isolate.ts';

export const text = texts(messages);

/** The name of a button of one item among many: its visible words, then the item. */
export const ofItem = (words: string, name: string): string => words + COMMA + isolate(name);

/** Of a limited item. */
export const leftOf = (quantity: number): string => (quantity === 0 ? text.soldOut : text.left({ quantity }));
export const boughtBefore = (names: readonly string[]): string =>
  text.boughtBefore({ names: listed(names), count: names.length });
export const notSold = (names: readonly string[]): string =>
  text.notSold({ names: listed(names), count: names.length });
const listed = (names: readonly string[]): string => serialListOf(names.map(isolate));

export function missing({ coins, gems }: { coins: number; gems: number }): string {
  if (gems === 0) return text.coinsMissing({ coins });
  return coins === 0 ? text.gemsMissing({ gems }) : text.bothMissing({ coins, gems });
}

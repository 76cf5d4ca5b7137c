/** Texts of the membership page, word for word where the specification gives them (avatar, sections 2.10 and 8). */
import messages from '../../languages/en/membership.ts';
import { texts } from '../../languages/texts.ts';

import { BOOST_PRICE } from '../../shared/rules/membership.ts';

export const text = texts(messages);

export const BOOST = text.boost({ price: BOOST_PRICE });

/** Prices are US dollars in every language, written as the offers of the payment provider are. */
export const dollars = (amount: number): string =>
  `$${Number.isInteger(amount) ? amount.toLocaleString('en-US') : amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** `plans` in ascending order. */
export function benefits(plans: readonly { name: string; coins: number; gems: number }[]): string[] {
  const [first, last] = [plans[0], plans.at(-1)];
  const grants =
    first === undefined || last === undefined
      ? []
      : [text.grants({ coinsFrom: first.coins, coinsTo: last.coins, gemsFrom: first.gems, gemsTo: last.gems })];
  return [text.crown, text.ownText, ...grants];
}

/** Texts of the membership page, word for word where the specification gives them (avatar, sections 2.10 and 8). */
import messages from '../../languages/en/membership.ts';
import { direction, locale, texts } from '../../languages/texts.ts';

import { BOOST_PRICE } from '../../shared/rules/membership.ts';

export const text = texts(messages);

const usDollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Keeps the sign of the dollar beside its letters among words from right to left. */
const AFTER_CURRENCY = direction === 'rtl' ? '\u200e' : '';

/** An amount of US dollars, in which all prices are: '$4.99', '$10'. */
export const dollars = (amount: number): string => usDollars.format(amount) + AFTER_CURRENCY;

export const BOOST = text.boost({ price: dollars(BOOST_PRICE) });

/** `plans` in ascending order. */
export function benefits(plans: readonly { name: string; coins: number; gems: number }[]): string[] {
  const [first, last] = [plans[0], plans.at(-1)];
  const grants =
    first === undefined || last === undefined
      ? []
      : [text.grants({ coinsFrom: first.coins, coinsTo: last.coins, gemsFrom: first.gems, gemsTo: last.gems })];
  return [text.crown, text.ownText, ...grants];
}

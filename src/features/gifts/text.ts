/** Texts of gifts. */
import messages from '../../languages/en/gifts.ts';
import { texts } from '../../languages/texts.ts';
import type { Gift } from '../../shared/contract/gifts.ts';

export const text = texts(messages);

export const priceText = ({ currency, amount }: { currency: 'coins' | 'gems'; amount: number }): string =>
  text.price({ currency, amount });

/** The name of the other side. */
export const nameOf = ({ username }: Gift): string => username ?? text.former;
